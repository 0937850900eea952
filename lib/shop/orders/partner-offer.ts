import type { ShopConfiguration } from '@/schemas/shop'
import type { Order } from './order'

type Told = Pick<Order, 'number' | 'placedAt' | 'cost' | 'currency' | 'voucherCode' | 'isTest'>

/**
 * Where the voucher partner has offers for an order, with the partner's parameters. It tells nothing about the shopper;
 * `orderValue` is in major units without tax. Undefined where the shop has no partner.
 */
export function partnerOffer(
  { number, placedAt, cost, currency, voucherCode, isTest }: Told,
  { options, voucherPartner }: Pick<ShopConfiguration, 'options' | 'voucherPartner'>,
): string | undefined {
  if (isTest || !options.voucherPartner || !voucherPartner?.address) return undefined
  const { address, trafficSourceNumber, trafficMediumNumber } = voucherPartner
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
