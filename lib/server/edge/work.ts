import { choosesInListing, isSearch } from './at-request'
import type { RequestKind } from './request-kind'

/** Kinds of work that cost more than an answer from memory. Each has its own limits, so that none can starve the others. */
export type Work = 'search' | 'listing' | 'page' | 'picture' | 'photograph' | 'print' | 'share'

const calls: readonly [RegExp, Work][] = [
  [/^\/api\/shop\/(?:suggest|products|recommendations)\//, 'search'],
  [/^\/api\/shop\/listing\//, 'listing'],
  // These may wait for another shop's server, which must not hold up the shop's own pictures.
  [/^\/pictures\/from\//, 'photograph'],
  [/^\/pictures\//, 'picture'],
  [/^\/documents\//, 'print'],
  [/^\/[^/]+\/share\//, 'share'],
]

/** The work that a request costs when it is not answered from memory; undefined for what is always let through. */
export function workOf(kind: RequestKind, pathname: string, search: string): Work | undefined {
  const [, work] = calls.find(([pattern]) => pattern.test(pathname)) ?? []
  if (work) return work
  if (kind !== 'document' && kind !== 'navigation') return undefined
  if (isSearch(pathname)) return 'search'
  return choosesInListing(search) ? 'listing' : 'page'
}
