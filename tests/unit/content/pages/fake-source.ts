import { ContentUnavailableError } from '@/lib/content/client/errors'
import type { ContentSource } from '@/lib/content/client/source'
import { type Story, toStory } from '@/lib/content/client/story'

/** A story of the content service; a slug that ends in a slash is the start page of a folder. */
export function story(id: number, fullSlug: string, more: Record<string, unknown> = {}): Story {
  return toStory({
    id,
    uuid: `uuid-${id}`,
    name: `Name ${id}`,
    full_slug: fullSlug,
    content: { component: 'page' },
    ...more,
  })
}

export type FakeSource = ContentSource & { asked: string[] }

type Failing = {
  story?: boolean | ((slug: string) => boolean)
  stories?: (slugs: readonly string[]) => boolean
}

/**
 * A content service with these stories. Like the real one it answers a list in an order of its own, here backwards.
 * What fails, and what is a kept copy, is chosen.
 */
export function fakeSource(
  stories: readonly Story[],
  { fails = {}, stale = false }: { fails?: Failing; stale?: boolean } = {},
): FakeSource {
  const asked: string[] = []
  return {
    asked,
    async story(fullSlug, version) {
      asked.push(`${version} ${fullSlug}`)
      if (typeof fails.story === 'function' ? fails.story(fullSlug) : fails.story)
        throw new ContentUnavailableError(fullSlug, 'test')
      return { value: stories.find((candidate) => candidate.fullSlug === fullSlug), stale }
    },
    async stories(fullSlugs, version) {
      asked.push(`${version} ${fullSlugs.join(',')}`)
      if (fails.stories?.(fullSlugs)) throw new ContentUnavailableError(fullSlugs.join(), 'test')
      return { value: stories.filter(({ fullSlug }) => fullSlugs.includes(fullSlug)).reverse(), stale }
    },
    index: async () => ({ value: [...stories], stale }),
  }
}
