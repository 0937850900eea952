import { formatDay, formatDays, marketText } from '@/lib/platform/i18n'
import { countryOf, type Market } from '@/lib/platform/markets'
import type { DeliveryMessage } from '@/lib/shop/rules'
import type { ArrivalPlace, Delivered } from './arrival'
import { arrivalWindow, countedFrom } from './arrival-window'
import { expectedDelivery } from './expected-delivery'

/** The first and the last day on which something is expected, such as `2026-12-02`, and both in words. */
export type ArrivalDays = { from: string; to: string; words: string }

const kindsWithDays: readonly DeliveryMessage['kind'][] = ['instant', 'soon', 'available', 'late']

/** Whether days can be named on which a variant arrives. */
export const hasArrivalDays = ({ delivery }: Pick<Delivered, 'delivery'>): boolean =>
  kindsWithDays.includes(delivery.kind) && !('isTimeUnset' in delivery)

/**
 * The working days on which a variant arrives that is ordered and paid now, where the market is. They are the days of
 * which `arrivalText` speaks. Undefined for what cannot be ordered or is not sent, and for a preorder, whose last day its
 * words name.
 */
export function arrivalDays(
  { delivery, availability }: Delivered,
  market: Market,
  now: Date,
  place?: ArrivalPlace,
): ArrivalDays | undefined {
  if (!hasArrivalDays({ delivery })) return undefined
  const country = countryOf(market)
  const days = arrivalWindow(availability, countedFrom(now.getTime(), market, country), country)
  return { ...days, words: onDays(days, market, place) }
}

function onDays(days: { from: string; to: string }, market: Market, place: ArrivalPlace = 'home'): string {
  const day = (of: string) => formatDays({ from: of, to: of }, market)
  return marketText(market)('product.deliveryNote.on', {
    place,
    days: formatDays(days, market),
    span: days.from === days.to ? 'day' : 'days',
    from: day(days.from),
    to: day(days.to),
  })
}

type Ordered = { arrival: string | null; arrivesFrom: string | null; arrivesTo: string | null }

/** When a line of an order comes, as it was said of it when it was ordered: to the shopper, or to a pick-up. */
export const announcedDelivery = (
  { arrival, arrivesFrom: from, arrivesTo: to }: Ordered,
  market: Market,
  place?: ArrivalPlace,
): string | undefined =>
  arrival === null
    ? undefined
    : expectedDelivery({
        arrival,
        ...(from && to && { arrivalDays: { words: onDays({ from, to }, market, place) } }),
      })

/** When something arrives whose days count from a payment that is still to come. */
export const afterPayment = (arrival: string, market: Market): string =>
  marketText(market)('product.deliveryNote.afterPayment', { arrival })

/** The same once that payment has come: its day is known then. Other words stay as they are. */
export function sincePayment(arrival: string, market: Market, settledAt: Date): string {
  const [before = '', after = ''] = afterPayment('\n', market).split('\n')
  const isCounted =
    arrival.length > before.length + after.length && arrival.startsWith(before) && arrival.endsWith(after)
  if (!isCounted) return arrival
  return marketText(market)('product.deliveryNote.sincePayment', {
    arrival: arrival.slice(before.length, arrival.length - after.length),
    date: formatDay(settledAt, market),
  })
}
