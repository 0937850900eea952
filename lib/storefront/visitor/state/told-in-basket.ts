import type { HeldNotice } from '@/schemas/api/visitor'

/** For so long the basket says that the goods of an order are back in it, however often it is opened. */
const returnedMs = 24 * 60 * 60 * 1_000

export const isReturnedLately = (until: string, now: number): boolean => Date.parse(until) + returnedMs >= now

/**
 * Whether a basket that stands without scripts tells of an order: always of one that waits, because no bar does; that goods
 * are back only where there are goods; that one was placed where there are none, because another tab may have had them.
 */
export function isToldInBasket({ kind, until }: HeldNotice, isEmpty: boolean, now: number): boolean {
  switch (kind) {
    case 'waiting':
      return true
    case 'returned':
      return !isEmpty && isReturnedLately(until, now)
    case 'placed':
      return isEmpty
  }
}
