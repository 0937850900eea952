import type { Market } from '@/lib/platform/markets'
import { usualReturnTerms } from '@/lib/platform/shop-configuration'
import type { Order } from '@/lib/shop/orders'
import { isOver, lastReturnDay } from '@/lib/shop/rules'
import type { ReturnTerms } from '@/schemas/shop'

type Sent = Pick<Order, 'placedAt' | 'shipments' | 'returnTerms'>

/** The terms of an order: those it was placed under. Older ones kept none, and have the better of the usual ones and today's. */
export function termsOfOrder({ returnTerms }: Pick<Order, 'returnTerms'>, today: ReturnTerms): ReturnTerms {
  if (returnTerms) return { days: returnTerms.days, longer: returnTerms.longer }
  return {
    days: Math.max(usualReturnTerms.days, today.days),
    longer: [...usualReturnTerms.longer, ...today.longer],
  }
}

const lastDayOf = (order: Sent, { timezone }: Market, today: ReturnTerms) =>
  lastReturnDay(order, { terms: termsOfOrder(order, today), timezone })

/** The last day on which what was sent can be returned without a fault, as a time in the middle of it. */
export function returnableUntil(order: Sent, market: Market, today: ReturnTerms): Date | undefined {
  const day = lastDayOf(order, market, today)
  return day === undefined ? undefined : new Date(`${day}T12:00:00Z`)
}

/** Whether the time for returns without a fault is over. */
export function isTooLate(order: Sent, market: Market, today: ReturnTerms, now: Date): boolean {
  const day = lastDayOf(order, market, today)
  return day !== undefined && isOver(day, now, market.timezone)
}
