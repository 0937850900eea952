import { contentPath, marketsOfStory } from '@/lib/platform/markets'

/**
 * What visitors of a published page's address get once it, or the folder with it, lies elsewhere: nothing new, a
 * redirect in the same market, one to the first market of the new folder, or not found, because no market has the page.
 */
export type MovedAddress = 'same' | 'redirect' | 'otherMarket' | 'noMarket'

type Place = { fullSlug: string; isFolder: boolean }

/** Without any page's address before, there is nothing that could lead on. */
export function movedAddress({ fullSlug, isFolder }: Place, next: string): MovedAddress {
  const before = marketsOfStory(fullSlug)
  const after = marketsOfStory(next)
  const page = isFolder ? '/page' : ''
  if (before.length === 0 || fullSlug === next) return 'same'
  if (after.length === 0) return 'noMarket'
  if (before.some((market) => !after.includes(market))) return 'otherMarket'
  const changes = before.some(
    (market) => contentPath(market, fullSlug + page) !== contentPath(market, next + page),
  )
  return changes ? 'redirect' : 'same'
}
