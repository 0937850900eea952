import 'server-only'
import { database } from '@/lib/platform/db'
import type { Renewal } from '@/lib/platform/freshness'
import type { Market } from '@/lib/platform/markets'
import { findPromotion, promotionBoundary, promotionTimes, type ShownPromotion } from '@/lib/shop/promotions'
import { voucherTimes } from '@/lib/shop/vouchers'
import { part } from './part'

/** Promotions and vouchers. Instants of which something begins or ends are milliseconds since the epoch. */
export type Promotions = {
  /** A bundle that is valid in a market at a time; undefined otherwise, and for promotions of another kind. */
  bundle: (market: Market, id: string, now: Date) => Promise<ShownPromotion | undefined>
  /** The next start or end of a promotion after `now`; undefined if there is none. */
  boundary: (id: string, now: number) => Promise<number | undefined>
  /** The next start or end after a time of each promotion, with the cache tags to invalidate then. */
  times: (since: number) => Promise<Renewal[]>
  /** The same of the vouchers that are offered. */
  voucherTimes: (since: number) => Promise<Renewal[]>
}

const own: Promotions = {
  bundle: (market, id, now) => findPromotion(database(), market, id, now),
  boundary: (id, now) => promotionBoundary(database(), id, now),
  times: (since) => promotionTimes(database(), since),
  voucherTimes: (since) => voucherTimes(database(), since),
}

export const promotions = part('promotions', own)
