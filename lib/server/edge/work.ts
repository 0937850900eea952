import { isPrivatePath } from '@/lib/platform/markets'
import { choosesInListing, isSearch } from './at-request'
import type { RequestKind } from './request-kind'

/** Kinds of work that cost more than an answer from memory. Each has its own limits, so that none can starve the others. */
export type Work =
  | 'search'
  | 'listing'
  | 'page'
  | 'private'
  | 'picture'
  | 'photograph'
  | 'print'
  | 'card'
  | 'draft'
  | 'content'
  | 'manage'
  | 'upload'
  | 'share'
  | 'icon'
  | 'sitemap'

const calls: readonly [RegExp, Work][] = [
  [/^\/api\/shop\/(?:suggest|products|recommendations)(?:\/|$)/, 'search'],
  [/^\/api\/shop\/listing(?:\/|$)/, 'listing'],
  // These may wait for another shop's server, which must not hold up the shop's own pictures.
  [/^\/pictures\/from\//, 'photograph'],
  [/^\/pictures\//, 'picture'],
  [/^\/(?:documents|api\/orders\/(?:invoice|credit-note|label))(?:\/|$)/, 'print'],
  [/^\/api\/merchant\/orders\/[^/]+\/(?:papers\/|delivery-note\/?$)/, 'print'],
  // The form for a card may come slowly, which must not hold up other papers.
  [/^\/api\/orders\/gift-cards(?:\/|$)/, 'card'],
  [/^\/cdn-api\/v2(?:\/|$)/, 'content'],
  // A file may come slowly, which must not hold up who edits.
  [/^\/cdn-api\/v1\/uploads(?:\/|$)/, 'upload'],
  [/^\/cdn-api\/v1(?:\/|$)/, 'manage'],
  // Strangers who ask for drafts must not hold up the pages of visitors.
  [/^\/preview\//, 'draft'],
  [/^\/[^/]+\/share\//, 'share'],
  [/^\/[^/]+\/icons\//, 'icon'],
  [/^(?:\/[^/]+)?\/sitemap(?:\/[^/]+)?\.xml$/, 'sitemap'],
]

const callOf = (pathname: string) => calls.find(([pattern]) => pattern.test(pathname))?.[1]

/** Whether a path is that of a sitemap, of which search engines keep what they get. */
export const isSitemap = (pathname: string): boolean => callOf(pathname) === 'sitemap'

/** The work that a request costs when it is not answered from memory; undefined for what is always let through. */
export function workOf(kind: RequestKind, pathname: string, search: string): Work | undefined {
  const work = callOf(pathname)
  if (work) return work
  if (kind !== 'document' && kind !== 'navigation') return undefined
  if (isSearch(pathname)) return 'search'
  // Pages that are made for the first time must not hold up who is about to buy.
  if (isPrivatePath(pathname)) return 'private'
  return choosesInListing(pathname, search) ? 'listing' : 'page'
}
