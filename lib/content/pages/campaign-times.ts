import { campaignBoundaries } from '@/lib/content/campaigns'
import { allStories, ContentUnavailableError, contentClient } from '@/lib/content/client'
import type { Renewal } from '@/lib/platform/freshness'
import { storyTag } from './tags'

/** The next change of each published story after a time, for those that have one. Throws `ContentUnavailableError`. */
export async function campaignTimes(since: number): Promise<Renewal[]> {
  const times: Renewal[] = []
  const client = await contentClient().catch((error: unknown) => {
    throw new ContentUnavailableError('all stories', error)
  })
  for await (const stories of allStories(client, 'published')) {
    for (const story of stories) {
      const { full_slug: slug, content } = (story ?? {}) as { full_slug?: unknown; content?: unknown }
      const at = typeof slug === 'string' ? campaignBoundaries(content, since) : undefined
      if (at !== undefined) times.push({ tag: storyTag(String(slug)), at })
    }
  }
  return times
}
