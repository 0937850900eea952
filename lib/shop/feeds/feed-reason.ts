import type { BeyondBounds, FeedError } from '@/lib/shop/import'

/**
 * Why a feed is not in the shop, for the words of a mail: the way to its server, the file that came, or what it would do.
 * `npm run feeds` says the details.
 */
export type FeedReason =
  | { of: 'status'; host: string; status: number }
  | { of: 'slow' | 'unreachable' | 'redirects' | 'notPublic'; host: string }
  | { of: 'tooLarge'; megabytes: number }
  | { of: FeedError['fault'] | 'packed' | 'disk' | 'noneFits' | 'importTooLong' | 'notImported' }
  /** So many products or prices of a total, and so many within a day before it. */
  | { of: BeyondBounds['of'] | 'withdrawn'; count: number; total: number; before: number }
