import type { Market } from '@/lib/platform/markets'
import { usualReturnTerms } from '@/lib/platform/shop-configuration'
import { dayText } from '@/lib/platform/time'
import { isUnsent, type Order, type OrderLine } from '@/lib/shop/orders'
import { arrivalDay, isOver, lastReturnDay, type ReturnException, returnExceptionOf } from '@/lib/shop/rules'
import { isByLaw } from '@/lib/shop/withdrawals'
import type { ReturnTerms } from '@/schemas/shop'
import { isFault, type ReturnLine } from './order-return'

type Sent = Pick<Order, 'placedAt' | 'shipments' | 'returnTerms' | 'cost' | 'lines'> &
  Partial<Pick<Order, 'events'>>

/** For how many days after the declaration of a withdrawal the law lets goods be sent: Directive 2011/83/EU, article 14. */
export const daysToSend = 14

/**
 * The terms of an order: those it was placed under. Older ones kept none, or the days alone, and have the better of the
 * usual ones and today's.
 */
export function termsOfOrder({ returnTerms }: Pick<Order, 'returnTerms'>, today: ReturnTerms): ReturnTerms {
  const { payer, freightCost, refundDays } = usualReturnTerms
  const better = { payer, freightCost, refundDays, takesMade: today.takesMade }
  if (returnTerms) {
    const { postage: _, ...kept } = returnTerms
    return { ...better, ...kept }
  }
  return {
    ...better,
    days: Math.max(usualReturnTerms.days, today.days),
    longer: [...usualReturnTerms.longer, ...today.longer],
  }
}

/**
 * Whether any of what was sent of an order can be returned without a fault: not where all of it was made to the shopper's
 * wishes, and the shop does not take that back.
 */
export function returnsWithoutFault(
  order: Pick<Order, 'returnTerms'>,
  sent: readonly Pick<OrderLine, 'inscription'>[],
  today: ReturnTerms,
): boolean {
  return termsOfOrder(order, today).takesMade || sent.some(({ inscription }) => inscription === null)
}

/** What of some lines comes back only with a defect; `both` as messages say it. */
export type ReturnExceptions = ReturnException | 'both'

/** The exceptions among what an order has: what was made to the shopper's wishes, and what is sealed. */
export function returnExceptions(
  {
    returnTerms,
    lines,
  }: Pick<Order, 'returnTerms'> & { lines: readonly Pick<OrderLine, 'inscription' | 'product'>[] },
  today: ReturnTerms,
): ReturnExceptions | undefined {
  const terms = termsOfOrder({ returnTerms }, today)
  const [one, other] = new Set(lines.flatMap((line) => returnExceptionOf(line, terms) ?? []))
  return one && other ? 'both' : one
}

const lastDayOf = (order: Sent, { timezone }: Market, today: ReturnTerms) =>
  lastReturnDay(order, { terms: termsOfOrder(order, today), timezone })

/** The last day on which what was sent can be returned without a fault, as a time in the middle of it. */
export function returnableUntil(order: Sent, market: Market, today: ReturnTerms): Date | undefined {
  const day = lastDayOf(order, market, today)
  return day === undefined ? undefined : new Date(`${day}T12:00:00Z`)
}

/**
 * Whether nothing of what was sent can be returned without a fault, or not any more. Who has declared a withdrawal in time
 * has some days from then on.
 */
export function isTooLate(order: Sent, market: Market, today: ReturnTerms, now: Date): boolean {
  const day = lastDayOf(order, market, today)
  if (day === undefined) return order.shipments.length > 0
  if (!isOver(day, now, market.timezone)) return false
  const declared = order.events?.findLast(({ type }) => type === 'withdrawn')?.at
  if (!declared || isOver(day, declared, market.timezone)) return true
  return now.getTime() > declared.getTime() + daysToSend * 86_400_000
}

/** For how many days after the last goods have come the law lets a shopper withdraw: Directive 2011/83/EU, article 9. */
const daysToWithdraw = 14

/**
 * Whether a return is announced while the law still lets the shopper withdraw, so that announcing it declares that as
 * well. It counts from the last parcel, from the day on which that has arrived for certain. What comes back for a fault
 * alone declares nothing: its shopper may want it repaired or replaced.
 */
export function declaresWithdrawal(
  order: Pick<Order, 'placedAt' | 'shipments' | 'cost' | 'lines' | 'locale'>,
  { lines, requestedAt }: { lines: readonly Pick<ReturnLine, 'reason'>[]; requestedAt: Date },
  { timezone }: Pick<Market, 'timezone'>,
): boolean {
  if (!isByLaw(order) || (lines.length > 0 && lines.every(isFault))) return false
  const day = lastReturnDay(order, { terms: { days: daysToWithdraw, longer: [] }, timezone })
  return day !== undefined && (order.lines.some(isUnsent) || !isOver(day, requestedAt, timezone))
}

/** The last day on which the goods of a declaration may be sent: some days after it, or the end of the time for returns. */
export function sendBackUntil(
  order: Sent,
  { declaredAt }: { declaredAt: Date },
  market: Market,
  today: ReturnTerms,
): Date {
  const lawful = declaredAt.getTime() + daysToSend * 86_400_000
  return new Date(Math.max(lawful, returnableUntil(order, market, today)?.getTime() ?? 0))
}

/**
 * The last local day on which a parcel that was announced can arrive in time: it may be posted until the last day of
 * returns, and for some days after it was announced.
 */
export function expectedUntil(
  order: Sent,
  { requestedAt }: { requestedAt: Date },
  market: Market,
  today: ReturnTerms,
): string {
  const posted = dayText(requestedAt.getTime() + daysToSend * 86_400_000, market.timezone)
  const last = lastDayOf(order, market, today)
  return arrivalDay(last !== undefined && last > posted ? last : posted)
}
