import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { DeliveryMessage } from '@/lib/shop/rules'
import { type DeliveryTexts, deliveryText } from './delivery-texts'

/** The words of each delivery message in a market. */
export function deliveryTexts(market: Market): DeliveryTexts {
  const t = marketText(market)
  return {
    preorder: t('product.delivery.preorder'),
    notAvailable: t('product.delivery.notAvailable'),
    sold: t('product.delivery.sold'),
    late: t.raw('product.delivery.late'),
    download: t('product.delivery.download'),
    downloadByEmail: t('product.delivery.downloadByEmail'),
    instant: t('product.delivery.instant'),
    soon: t('product.delivery.soon'),
    available: t('product.delivery.available'),
  }
}

/** When a variant arrives, in a few words: `Lieferbar in 3 Wochen`. */
export const deliveryWords = ({ delivery }: { delivery: DeliveryMessage }, market: Market): string =>
  deliveryText(delivery, deliveryTexts(market))
