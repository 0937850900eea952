import { formatDays, marketText } from '@/lib/platform/i18n'
import { countryOf, type Market } from '@/lib/platform/markets'
import { dayText } from '@/lib/platform/time'
import type { DeliveryMessage } from '@/lib/shop/rules'
import type { Delivered } from './arrival'
import { arrivalWindow } from './arrival-window'

/** The first and the last day on which something is expected, such as `2026-12-02`, and both in words. */
export type ArrivalDays = { from: string; to: string; words: string }

const kindsWithDays: readonly DeliveryMessage['kind'][] = ['instant', 'soon', 'available', 'late']

/** Whether days can be named on which a variant arrives. */
export const hasArrivalDays = ({ delivery }: Pick<Delivered, 'delivery'>): boolean =>
  kindsWithDays.includes(delivery.kind)

/**
 * The working days on which a variant arrives that is ordered and paid now, where the market is. They are the days of
 * which `arrivalText` speaks. Undefined for what cannot be ordered or is not sent, and for a preorder, whose last day its
 * words name.
 */
export function arrivalDays(
  { delivery, availability }: Delivered,
  market: Market,
  now: Date,
): ArrivalDays | undefined {
  if (!hasArrivalDays({ delivery })) return undefined
  const today = dayText(now.getTime(), market.timezone)
  const days = arrivalWindow(availability, today, countryOf(market))
  return { ...days, words: formatDays(days, market) }
}

/** When something arrives, in words and days: `In 1 bis 3 Werktagen bei Ihnen (Mi., 2. – Fr., 4. Dezember)`. */
export const withDays = (arrival: string, days: string | undefined): string =>
  days === undefined ? arrival : `${arrival} (${days})`

/** When something arrives whose days count from a payment that is still to come. */
export const afterPayment = (arrival: string, market: Market): string =>
  marketText(market)('product.deliveryNote.afterPayment', { arrival })
