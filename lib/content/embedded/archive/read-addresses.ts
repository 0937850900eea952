import { readPath } from '@/lib/content/addresses'
import type { ArchivedStory } from './archive'

/** A full slug as the shop looks it up; the slash at the end of a folder's start page stays. */
function readFullSlug(fullSlug: string): string {
  const read = readPath(fullSlug)
  if (!read.ok) return fullSlug
  return fullSlug.endsWith('/') ? `${read.path}/` : read.path
}

const lastPart = (fullSlug: string) => fullSlug.replace(/\/$/, '').split('/').at(-1) ?? ''

const readTranslated = (path: string): string => {
  const read = readPath(path)
  return read.ok ? read.path : path
}

export type Readdressed = {
  from: string
  to: string /** It is a page that shoppers see. */
  isPublic: boolean
}

/**
 * Gives the stories of an archive the addresses by which the shop looks them up. Where two would meet, all keep the
 * addresses that they have: a backup can be restored whatever is in it, and the check of the content names such stories.
 */
export function readAddresses(stories: readonly ArchivedStory[]): {
  stories: ArchivedStory[]
  readdressed: Readdressed[]
} {
  const read = stories.map((story) => {
    const fullSlug = readFullSlug(story.full_slug)
    return {
      ...story,
      full_slug: fullSlug,
      slug: fullSlug === story.full_slug ? story.slug : lastPart(fullSlug),
      translated_slugs: story.translated_slugs.map((each) => ({ ...each, path: readTranslated(each.path) })),
    }
  })
  const addresses = new Set(read.map((story) => story.full_slug))
  if (addresses.size < new Set(stories.map((story) => story.full_slug)).size)
    return { stories: [...stories], readdressed: [] }
  const readdressed = read.flatMap(({ full_slug: to, published, is_folder: isFolder }, index) => {
    const from = stories[index]?.full_slug ?? to
    return from === to ? [] : [{ from, to, isPublic: published && !isFolder }]
  })
  return { stories: read, readdressed }
}
