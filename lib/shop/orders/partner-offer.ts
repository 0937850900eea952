import { voucherPartnerOf } from '@/lib/platform/shop-configuration'
import type { ShopConfiguration } from '@/schemas/shop'
import type { Order } from './order'

type Shop = Pick<ShopConfiguration, 'options' | 'voucherPartner'>
type Told = Pick<Order, 'number' | 'placedAt' | 'cost' | 'currency' | 'voucherCode' | 'isTest'>

/**
 * Where the voucher partner has offers for an order, with the partner's parameters. It tells nothing about the shopper;
 * `orderValue` is in major units without tax. Undefined where the shop has no partner.
 */
export function partnerOffer(
  { number, placedAt, cost, currency, voucherCode, isTest }: Told,
  shop: Shop,
): string | undefined {
  const partner = voucherPartnerOf(shop)
  if (isTest || !partner) return undefined
  const { address, trafficSourceNumber, trafficMediumNumber } = partner
  const url = new URL(address)
  const told = {
    ...{ trafficSourceNumber, trafficMediumNumber },
    timestamp: String(Math.floor(placedAt.getTime() / 1000)),
    orderId: number,
    orderValue: (cost.withoutTax / 100).toFixed(2),
    orderCurrency: currency,
    ...(voucherCode !== null && { usedCouponCode: voucherCode }),
  }
  for (const [name, value] of Object.entries(told)) url.searchParams.set(name, value)
  return url.href
}

/** The offer in the mail that confirms an order, which the shopper has allowed there. */
export function mailedOffer(order: Told & Pick<Order, 'partnerOffers'>, shop: Shop) {
  const partner = voucherPartnerOf(shop)?.name
  const href = order.partnerOffers ? partnerOffer(order, shop) : undefined
  return partner === undefined || href === undefined ? undefined : { partner, href }
}
