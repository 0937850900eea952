import { afterEach, expect, it, vi } from 'vitest'
import { createContentClient } from '@/lib/content/client/create-client'
import { readConfig } from '@/lib/platform/config/env'
import { rawStory } from '../../../fixtures/faulty-content-service'
import { forgetClient } from '../../../integration/content/client/fresh-client'

afterEach(() => vi.unstubAllGlobals())

const content = { STORYBLOK_TOKEN: 'a-long-token', STORYBLOK_WEBHOOK_SECRET: 'sixteen-characters' }

it.each([
  [undefined, 'api.storyblok.com'],
  ['eu', 'api.storyblok.com'],
  ['us', 'api-us.storyblok.com'],
])('is asked at the host of the Union unless a region is set: %s', async (region, host) => {
  const read = readConfig({ ...content, ...(region && { STORYBLOK_REGION: region }) })
  if (!read.ok) throw new Error(read.problems.join())
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url).host)
    return Response.json({ story: rawStory(1, 'de-de/home') })
  })
  await forgetClient()
  const client = createContentClient({ storyblok: read.config.storyblok, embedded: { fetch } })
  await client.get('cdn/stories/de-de/home', { version: 'published' })
  expect(asked).toEqual([host])
})
