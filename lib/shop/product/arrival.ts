import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { Availability, DeliveryMessage } from '@/lib/shop/rules'

const daysOfWeek = 7

type Delivered = { delivery: DeliveryMessage; availability: Pick<Availability, 'daysFrom' | 'daysTo'> }

/**
 * When a variant arrives that is ordered now, with both ends: `In 4 bis 7 Werktagen bei Ihnen`. Undefined for what cannot
 * be ordered, is not sent, or has not appeared yet.
 */
export function arrivalText({ delivery, availability }: Delivered, market: Market): string | undefined {
  const t = marketText(market)
  const { daysFrom, daysTo } = availability
  switch (delivery.kind) {
    case 'instant':
    case 'soon':
    case 'available':
      return daysFrom > 0 && daysFrom < daysTo
        ? t('product.deliveryNote.days', { from: String(daysFrom), to: String(daysTo) })
        : t('product.deliveryNote.day', { to: daysTo })
    case 'late': {
      const [from, to] = [Math.floor(daysFrom / daysOfWeek), Math.ceil(daysTo / daysOfWeek)]
      return from > 0 && from < to
        ? t('product.deliveryNote.weeks', { from: String(from), to: String(to) })
        : t('product.deliveryNote.week', { to: String(to) })
    }
    default:
      return undefined
  }
}
