import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { checkContent } from '@/lib/content/check/check-content'
import type { Finding } from '@/lib/content/check/finding'
import { allStories } from '@/lib/content/client/all-stories'
import type { StoryblokClient } from '@/lib/content/client/create-client'
import { ContentUnavailableError } from '@/lib/content/client/errors'
import type { ContentVersion } from '@/lib/content/client/source'
import { createContentFetch } from '@/lib/content/embedded/in-process-fetch'
import { stories } from '@/lib/content/embedded/tables'
import { definitions } from '@/schemas/definitions'
import { seedStories } from '@/scripts/seed/content'
import { describeOnDatabases } from '../../../fixtures/databases'
import { rawStory, startFaultyContentService } from '../../../fixtures/faulty-content-service'
import { openSpace, type TestSpace } from '../../../fixtures/space'
import { freshClient, freshEmbeddedClient } from '../client/fresh-client'

async function checkAll(client: StoryblokClient, version: ContentVersion = 'published') {
  const findings: Finding[] = []
  const result = await checkContent(allStories(client, version), definitions, (found) =>
    findings.push(...found),
  )
  return { result, findings }
}

describeOnDatabases('the check of the content', (getDb) => {
  let space: TestSpace
  let client: StoryblokClient
  const seeds = seedStories('bm')

  beforeAll(async () => {
    space = await openSpace(getDb(), { stories: seeds })
    client = await freshEmbeddedClient(createContentFetch(getDb))
  })

  it('reads every story, page by page, and finds nothing in the first content', async () => {
    expect(seeds.length).toBeGreaterThan(100)
    expect(await checkAll(client)).toEqual({
      result: { stories: seeds.length, findings: 0, broken: 0, withoutEffect: 0 },
      findings: [],
    })
    expect((await checkAll(client, 'draft')).findings).toEqual([])
  })

  it('finds what is broken in a draft, and in what is published once that is', async () => {
    const content = { component: 'page', body: [{ component: 'grid', body: [{ component: 'gone' }] }] }
    const { body } = await space.manage('POST', 'stories', { story: { name: 'Broken', content } })
    // Outside of all markets, which is found as well.
    const outside = expect.objectContaining({ story: 'broken', field: 'full_slug' })
    const before = await getDb().select().from(stories)
    const finding = {
      story: 'broken',
      path: 'body[0].body[0]',
      block: 'gone',
      field: '',
      reason: 'is an unknown block',
    }
    expect((await checkAll(client)).findings).toEqual([])
    expect((await checkAll(client, 'draft')).findings).toEqual([finding, outside])
    expect(await getDb().select().from(stories)).toEqual(before)
    await space.manage('GET', `stories/${body.story.id}/publish`)
    expect(await checkAll(client)).toEqual({
      result: { stories: seeds.length + 1, findings: 2, broken: 1, withoutEffect: 0 },
      findings: [finding, outside],
    })
  })
})

describe('the check of content from another host', () => {
  afterEach(() => vi.restoreAllMocks())

  const open = async () => {
    for (const name of ['log', 'warn'] as const) vi.spyOn(console, name).mockImplementation(() => {})
    const service = await startFaultyContentService()
    return { service, client: await freshClient(service.origin) }
  }

  it('asks for a hundred stories at a time, and again where the service asked it to wait', async () => {
    const { service, client } = await open()
    service.publish(Array.from({ length: 101 }, (_, index) => rawStory(index + 1, `de-de/page-${index}`)))
    service.failWith({ status: 429 }, 1)
    expect((await checkAll(client)).result).toEqual({
      stories: 101,
      findings: 0,
      broken: 0,
      withoutEffect: 0,
    })
    expect(service.asked.map(({ query }) => query.get('page'))).toEqual(['1', '1', '2'])
    await service.close()
  })

  it('tells a service that cannot be read from content that is broken', async () => {
    const { service, client } = await open()
    service.publish([rawStory(1, 'de-de/home', { content: 'none' })])
    expect((await checkAll(client)).findings).toMatchObject([{ story: 'de-de/home', field: 'content' }])
    for (const fault of [{ status: 401 }, { status: 500 }, { body: '{}' }, { body: 'oops' }]) {
      service.failWith(fault)
      await expect(checkAll(client), JSON.stringify(fault)).rejects.toThrow(ContentUnavailableError)
      service.heal()
    }
    await service.close()
  })
})
