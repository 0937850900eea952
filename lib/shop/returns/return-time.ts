import type { Market } from '@/lib/platform/markets'
import type { Order } from '@/lib/shop/orders'
import { isOver, lastReturnDay } from '@/lib/shop/rules'
import type { ReturnTerms } from '@/schemas/shop'

type Sent = Pick<Order, 'placedAt' | 'shipments'>

/** The last day on which what was sent can be returned without a fault, as a time in the middle of it. */
export function returnableUntil(order: Sent, market: Market, terms: ReturnTerms): Date | undefined {
  const day = lastReturnDay(order, { terms, timezone: market.timezone })
  return day === undefined ? undefined : new Date(`${day}T12:00:00Z`)
}

/** Whether the time for returns without a fault is over. */
export function isTooLate(order: Sent, market: Market, terms: ReturnTerms, now: Date): boolean {
  const { timezone } = market
  const day = lastReturnDay(order, { terms, timezone })
  return day !== undefined && isOver(day, now, timezone)
}
