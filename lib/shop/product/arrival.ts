import { formatDay, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { Availability, DeliveryMessage } from '@/lib/shop/rules'

const daysOfWeek = 7

export type Delivered = {
  delivery: DeliveryMessage
  availability: Pick<Availability, 'daysFrom' | 'daysTo' | 'deliveryUntil'>
}

/**
 * When a variant arrives that is ordered now, with both ends: `In 4 bis 7 Werktagen bei Ihnen`; of a preorder, the last
 * day. Undefined for what cannot be ordered or is not sent, and for a preorder without a day.
 */
export function arrivalText({ delivery, availability }: Delivered, market: Market): string | undefined {
  const t = marketText(market)
  const { daysFrom, daysTo, deliveryUntil } = availability
  switch (delivery.kind) {
    case 'instant':
    case 'soon':
    case 'available':
      if ('isTimeUnset' in delivery) return undefined
      return daysFrom > 0 && daysFrom < daysTo
        ? t('product.deliveryNote.days', { from: String(daysFrom), to: String(daysTo) })
        : t('product.deliveryNote.day', { to: daysTo })
    case 'late': {
      // Its last week is the one that the message beside it names.
      const from = Math.floor(daysFrom / daysOfWeek)
      const to = Number(delivery.weeks) || Math.ceil(daysTo / daysOfWeek)
      return from > 0 && from < to
        ? t('product.deliveryNote.weeks', { from: String(from), to: String(to) })
        : t('product.deliveryNote.week', { to: String(to) })
    }
    case 'preorder':
      return deliveryUntil === undefined
        ? undefined
        : t('product.deliveryNote.until', {
            day: formatDay(new Date(deliveryUntil), { iso: market.iso, timezone: 'UTC' }),
          })
    default:
      return undefined
  }
}
