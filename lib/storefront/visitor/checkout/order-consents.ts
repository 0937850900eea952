import { voucherPartnerOf } from '@/lib/platform/shop-configuration'
import type { OrderConsents } from '@/lib/shop/orders'
import { serviceOfRequest } from '@/lib/storefront/runtime/consent'
import { scridOf, scridService } from '@/lib/storefront/runtime/origin'
import type { ShopConfiguration } from '@/schemas/shop'

type Shop = Pick<ShopConfiguration, 'options' | 'voucherPartner'>

/**
 * What an order keeps because its shopper has allowed it. The site of the bonus partner needs a valid decision of the dialog;
 * advertising by mail needs an answer of its own, which no decision about cookies stands for.
 */
export function orderConsents(
  { headers }: Pick<Request, 'headers'>,
  shop: Shop,
  { offers, now }: { offers: 'on' | '' | undefined; now: number },
): OrderConsents {
  const cookies = headers.get('cookie')
  const mayKeep = shop.options.payback && serviceOfRequest(cookies, scridService, now)
  const scrid = mayKeep ? scridOf(cookies) : undefined
  return {
    ...(scrid !== undefined && { scrid }),
    partnerOffers: offers === 'on' && voucherPartnerOf(shop) !== undefined,
  }
}
