import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { DeliveryMessage } from '@/lib/shop/rules'

/** When a variant arrives, in a few words: `Lieferbar in 3 Wochen`. */
export function deliveryWords({ delivery }: { delivery: DeliveryMessage }, market: Market): string {
  const t = marketText(market)
  return delivery.kind === 'late'
    ? t('product.delivery.late', { weeks: delivery.weeks })
    : t(`product.delivery.${delivery.kind}`)
}
