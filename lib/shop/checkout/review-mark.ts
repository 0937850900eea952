import { createHash } from 'node:crypto'
import type { Market } from '@/lib/platform/markets'
import type { PricedBasket } from '@/lib/shop/basket'
import type { GuestForm } from '@/schemas/api/checkout'
import type { Address, PaymentMethod } from '@/schemas/shop'

type Reviewed = {
  market: Market
  priced: PricedBasket
  guest: GuestForm
  deliveryAddress: Address | undefined
  invoiceAddress: Address
  paymentMethod: PaymentMethod | undefined
}

/**
 * The mark of everything that a review shows and an order takes over. An order is placed only with the mark of what it
 * would be, so that a price, a piece, an address or a day of arrival that has changed since is shown again first.
 */
export function reviewMark({ market, priced, guest, ...rest }: Reviewed): string {
  const { lines, basket, voucher, giftCard } = priced
  const shown = [
    market.code,
    lines.map(({ item, total, reduction, voucher: byVoucher, vat }) => [
      ...[item.variant.referenceKey, item.quantity, item.inscription, item.isGift],
      ...[item.variant.price?.withTax, total, reduction, byVoucher, vat],
      ...[item.variant.arrival, item.variant.arrivalDays?.from, item.variant.arrivalDays?.to],
    ]),
    basket.cost,
    ...[voucher?.code, giftCard?.code],
    ...[guest.gender, guest.first_name, guest.last_name, guest.email],
    ...[rest.deliveryAddress, rest.invoiceAddress, rest.paymentMethod],
  ]
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 32)
}
