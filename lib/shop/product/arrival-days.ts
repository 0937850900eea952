import { formatDays, marketText } from '@/lib/platform/i18n'
import { countryOf, type Market } from '@/lib/platform/markets'
import { dayText } from '@/lib/platform/time'
import { addWorkingDays, type DeliveryMessage } from '@/lib/shop/rules'
import type { Delivered } from './arrival'

/** The first and the last day on which something is expected, such as `2026-12-02`, and both in words. */
export type ArrivalDays = { from: string; to: string; words: string }

/**
 * The working days on which a variant arrives that is ordered and paid now, where the market is. They are the days of
 * which `arrivalText` speaks. Undefined for what cannot be ordered or is not sent, and for a preorder, whose last day its
 * words name.
 */
export function arrivalDays(
  { delivery, availability: { daysFrom, daysTo } }: Delivered,
  market: Market,
  now: Date,
): ArrivalDays | undefined {
  const kinds: DeliveryMessage['kind'][] = ['instant', 'soon', 'available', 'late']
  if (!kinds.includes(delivery.kind)) return undefined
  const [today, country] = [dayText(now.getTime(), market.timezone), countryOf(market)]
  const after = (days: number) => addWorkingDays(today, days, country)
  const hasBoth = daysFrom > 0 && daysFrom < daysTo
  const to = after(daysTo)
  const from = hasBoth ? after(daysFrom) : to
  return { from, to, words: formatDays({ from, to }, market) }
}

/** When something arrives, in words and days: `In 1 bis 3 Werktagen bei Ihnen (Mi., 2. – Fr., 4. Dezember)`. */
export const withDays = (arrival: string, days: string | undefined): string =>
  days === undefined ? arrival : `${arrival} (${days})`

/** When something arrives whose days count from a payment that is still to come. */
export const afterPayment = (arrival: string, market: Market): string =>
  marketText(market)('product.deliveryNote.afterPayment', { arrival })
