import { formatDay, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { Availability, DeliveryMessage } from '@/lib/shop/rules'

const daysOfWeek = 7

export type Delivered = {
  delivery: DeliveryMessage
  availability: Pick<Availability, 'daysFrom' | 'daysTo' | 'deliveryUntil'>
}

/** Where goods come to: a pick-up is not the shopper's home. */
export type ArrivalPlace = 'home' | 'pickup'

/**
 * When a variant arrives that is ordered now, with both ends: `In 4 bis 7 Werktagen bei Ihnen`; of a preorder, the last
 * day, and without one that no day is promised. Undefined for what cannot be ordered or is not sent.
 */
export function arrivalText(
  { delivery, availability }: Delivered,
  market: Market,
  place: ArrivalPlace = 'home',
): string | undefined {
  const t = marketText(market)
  const { daysFrom, daysTo, deliveryUntil } = availability
  switch (delivery.kind) {
    case 'instant':
    case 'soon':
    case 'available':
      if ('isTimeUnset' in delivery) return undefined
      return daysFrom > 0 && daysFrom < daysTo
        ? t('product.deliveryNote.days', { from: String(daysFrom), to: String(daysTo), place })
        : t('product.deliveryNote.day', { to: daysTo, place })
    case 'late': {
      // Its last week is the one that the message beside it names.
      const from = Math.floor(daysFrom / daysOfWeek)
      const to = Number(delivery.weeks) || Math.ceil(daysTo / daysOfWeek)
      return from > 0 && from < to
        ? t('product.deliveryNote.weeks', { from: String(from), to: String(to), place })
        : t('product.deliveryNote.week', { to: String(to), place })
    }
    case 'preorder':
      return deliveryUntil === undefined
        ? t('product.deliveryNote.preorder')
        : t('product.deliveryNote.until', {
            place,
            day: formatDay(new Date(deliveryUntil), { iso: market.iso, timezone: 'UTC' }),
          })
    default:
      return undefined
  }
}
