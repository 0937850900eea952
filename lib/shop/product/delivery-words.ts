import { marketText } from '@/lib/i18n'
import type { Market } from '@/lib/markets'
import type { DeliveryMessage } from '../rules'

/** When a variant arrives, in a few words: `Lieferbar in 3 Wochen`. */
export function deliveryWords({ delivery }: { delivery: DeliveryMessage }, market: Market): string {
  const t = marketText(market)
  return delivery.kind === 'late'
    ? t('product.delivery.late', { weeks: delivery.weeks })
    : t(`product.delivery.${delivery.kind}`)
}
