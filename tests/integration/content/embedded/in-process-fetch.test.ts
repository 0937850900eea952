import StoryblokClient from 'storyblok-js-client'
import { beforeAll, expect, it } from 'vitest'
import { createContentFetch } from '@/lib/content/embedded/in-process-fetch'
import { describeOnDatabases } from '../../../fixtures/databases'
import { openSpace, type TestSpace } from '../../../fixtures/space'

describeOnDatabases('the in-process fetch', (getDb) => {
  let space: TestSpace
  const contentFetch = createContentFetch(getDb)
  const address = () => `http://content.local/cdn-api/v2/cdn/stories/home?token=${space.tokens.public}`

  beforeAll(async () => {
    space = await openSpace(getDb(), {
      stories: [{ fullSlug: 'home', name: 'Home', content: { component: 'page' } }],
    })
  })

  it('serves the official client without a network and without a rate limit', async () => {
    const client = new StoryblokClient({
      accessToken: space.tokens.public,
      endpoint: 'http://content.local/cdn-api/v2',
      fetch: contentFetch,
      rateLimit: 1000,
    })
    const answers = await Promise.all(Array.from({ length: 120 }, () => client.getStory('home')))
    expect(new Set(answers.map(({ data }) => data.story.name))).toEqual(new Set(['Home']))
  })

  it('follows the redirect to the current cv, unless it is told not to', async () => {
    expect((await contentFetch(address())).status).toBe(200)
    expect((await contentFetch(address(), { redirect: 'manual' })).status).toBe(301)
  })

  it('honours a signal before and during the request', async () => {
    await expect(contentFetch(address(), { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i)
    const controller = new AbortController()
    const pending = contentFetch(address(), { signal: controller.signal })
    controller.abort()
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' })
    await expect(contentFetch(address(), { signal: AbortSignal.timeout(10_000) })).resolves.toBeDefined()
  })
})
