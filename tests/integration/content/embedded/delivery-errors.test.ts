import { afterAll, beforeAll, expect, it } from 'vitest'
import { handleDelivery } from '@/lib/content/embedded/delivery/handle'
import { createRateLimiter, storyblokLimits } from '@/lib/content/embedded/delivery/rate-limit'
import { describeOnDatabases } from '../../../fixtures/databases'
import { type HttpServer, serve } from '../../../fixtures/http-server'
import { clientFor, openSpace, type TestSpace } from '../../../fixtures/space'

const stories = [
  { fullSlug: 'home', name: 'Home', content: { component: 'page' } },
  { fullSlug: 'secret', name: 'Secret', published: false, content: { component: 'page' } },
]

describeOnDatabases('errors of the delivery API', (getDb) => {
  let server: HttpServer
  let space: TestSpace
  const ask = async (path: string, parameters: Record<string, string> = {}) => {
    const query = new URLSearchParams({ token: space.tokens.public, ...parameters })
    const response = await fetch(`${server.origin}/cdn-api/v2/cdn/${path}?${query}`)
    return { status: response.status, body: await response.json() }
  }

  beforeAll(async () => {
    space = await openSpace(getDb(), { stories })
    const limiter = createRateLimiter({ ...storyblokLimits, small: 1000 })
    server = await serve((request) => handleDelivery(request, { db: getDb(), limiter }))
  })
  afterAll(() => server.close())

  it('refuses a missing, an unknown and a management token with 401', async () => {
    for (const token of ['', 'nobody', space.tokens.management])
      expect(await ask('stories', { token })).toEqual({ status: 401, body: { error: 'Unauthorized' } })
  })

  it('refuses drafts to the public token and gives them to the preview token', async () => {
    const draft = { version: 'draft' }
    expect(await ask('stories/secret', draft)).toEqual({ status: 401, body: { error: 'Unauthorized' } })
    const allowed = await ask('stories/secret', { ...draft, token: space.tokens.preview })
    expect(allowed.body.story.name).toBe('Secret')
  })

  it('answers 404 for a story that is missing or not published, and for an unknown address', async () => {
    for (const path of [
      'stories/nothing',
      'stories/secret',
      'stories/99999',
      'links/nothing',
      'nothing',
      '__proto__',
    ])
      expect(await ask(path)).toEqual({ status: 404, body: ['This record could not be found'] })
    expect((await ask('stories/not-a-uuid', { find_by: 'uuid' })).status).toBe(404)
    await expect(clientFor(server.origin, space.tokens.public).getStory('nothing')).rejects.toMatchObject({
      status: 404,
      message: 'This record could not be found',
    })
  })

  it('redirects a published request with no or another cv to the current one, and no draft', async () => {
    for (const cv of ['', '&cv=1', '&cv=undefined']) {
      const url = `${server.origin}/cdn-api/v2/cdn/stories/home/?token=${space.tokens.public}${cv}&x=1`
      const response = await fetch(url, { redirect: 'manual' })
      expect(response.status).toBe(301)
      expect(response.headers.get('cache-control')).toBe('no-store')
      const target = new URL(response.headers.get('location') ?? '', url)
      expect(Number(target.searchParams.get('cv'))).toBeGreaterThan(1)
      expect(target.searchParams.get('x')).toBe('1')
      expect((await fetch(target, { redirect: 'manual' })).status).toBe(200)
    }
    const draft = `${server.origin}/cdn-api/v2/cdn/stories/home?token=${space.tokens.preview}&version=draft`
    expect((await fetch(draft, { redirect: 'manual' })).status).toBe(200)
  })

  it.each<Record<string, string>>([
    { per_page: 'many' },
    { per_page: '0' },
    { per_page: '-1' },
    { page: '1.5' },
    { page: '99999999999999999999' },
    { version: 'newest' },
    { sort_by: 'content; drop table cms_stories' },
    { sort_by: 'password:asc' },
    { sort_by: 'name:sideways' },
    { resolve_level: '9' },
    { resolve_links: 'everything' },
    { is_startpage: 'perhaps' },
    { excluding_ids: '1,two' },
    { published_at_gt: 'yesterday' },
    { language: '../fr' },
    { 'filter_query[a][is]': 'maybe' },
    { 'filter_query[a][is]': 'toString' },
    { 'filter_query[a][equals]': 'x' },
    { 'filter_query[a]': 'x' },
    { 'filter_query[a][gt_int]': 'ten' },
    { 'filter_query[a][gt_date]': '2026-13-45' },
    { 'filter_query[a..b][in]': 'x' },
  ])('answers 422 to %o', async (parameters) => {
    const { status, body } = await ask('stories', parameters)
    expect(status).toBe(422)
    expect(body.error).toEqual(expect.any(String))
  })

  it('answers 4xx to broken encodings, NUL characters, long addresses and other methods', async () => {
    const raw = (path: string, method = 'GET') => fetch(`${server.origin}/cdn-api/v2/cdn/${path}`, { method })
    const token = `token=${space.tokens.public}`
    expect((await raw(`stories/%E0%A4%A?${token}`)).status).toBe(400)
    expect((await raw(`stories/%zz?${token}`)).status).toBe(400)
    expect((await raw(`stories/a%00b?${token}`)).status).toBe(400)
    expect((await raw(`stories?${token}&search_term=a%00b`)).status).toBe(400)
    expect((await raw(`stories?${token}&starts_with=${'a'.repeat(15_000)}`)).status).toBe(200)
    expect([414, 431]).toContain((await raw(`stories?${token}&starts_with=${'a'.repeat(17_000)}`)).status)
    expect((await raw(`stories?${token}`, 'POST')).status).toBe(405)
  })
})

describeOnDatabases('the rate limit of the delivery API', (getDb) => {
  it('answers 429 above the limit of a second, which the client waits out', async () => {
    const { tokens } = await openSpace(getDb(), { stories })
    let second = 1
    const limiter = createRateLimiter({ ...storyblokLimits, small: 3, veryLarge: 1 }, () => second * 1000)
    const server = await serve((request) => handleDelivery(request, { db: getDb(), limiter }))
    const address = `${server.origin}/cdn-api/v2/cdn/stories?version=draft&token=${tokens.preview}`
    const statuses = async (url: string, times: number) => {
      const seen: number[] = []
      for (let index = 0; index < times; index += 1) seen.push((await fetch(url)).status)
      return seen
    }
    expect(await statuses(address, 4)).toEqual([200, 200, 200, 429])
    expect(await statuses(`${address}&per_page=100`, 2)).toEqual([200, 429])
    expect(await (await fetch(address)).json()).toEqual({ error: 'Rate Limit Reached' })
    setTimeout(() => {
      second += 1
    }, 120)
    const { data } = await clientFor(server.origin, tokens.preview).getStory('secret', { version: 'draft' })
    expect(data.story.name).toBe('Secret')
    await server.close()
  })
})
