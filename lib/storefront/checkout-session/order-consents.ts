import type { OrderConsents } from '@/lib/shop/orders'
import { partnerService, serviceOfRequest } from '@/lib/storefront/consent'
import { scridOf, scridService } from '@/lib/storefront/visitor'
import type { ShopOptions } from '@/schemas/shop'

/** What an order keeps because its shopper has allowed it, and nothing of it without a valid decision. */
export function orderConsents(
  { headers }: Pick<Request, 'headers'>,
  options: Pick<ShopOptions, 'payback' | 'voucherPartner'>,
  now: number,
): OrderConsents {
  const cookies = headers.get('cookie')
  const allows = (name: string) => serviceOfRequest(cookies, name, now)
  const scrid = options.payback && allows(scridService) ? scridOf(cookies) : undefined
  return {
    ...(scrid !== undefined && { scrid }),
    partnerOffers: options.voucherPartner && allows(partnerService),
  }
}
