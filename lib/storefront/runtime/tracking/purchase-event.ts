import { createHash } from 'node:crypto'
import { isGiftCard } from '@/lib/platform/payment-methods'
import { type Order, type OrderLine, specialCouponOf } from '@/lib/shop/orders'
import { endOfCode } from '@/lib/shop/vouchers'
import type { Purchase, TrackedItem } from '@/schemas/tracking'
import { freePieces, itemOf, major, paidAndFree } from './items'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

const itemsOfLine = (line: OrderLine): TrackedItem[] =>
  paidAndFree(itemOf(line), line.quantity, freePieces(line))

/** How the order was paid: with several payments, not the gift card's. */
const paymentType = ({ payments }: Order): string | null =>
  payments.findLast(({ method }) => !isGiftCard(method))?.method ?? payments.at(-1)?.method ?? null

/** The purchase of an order. `userId` is that of the customer who has placed it with an account. */
export function purchaseEvent(order: Order, userId?: string): Purchase {
  const { cost, customer, lines, voucherId, voucherCode, giftCardCode } = order
  return {
    event: 'frontend_purchase',
    transaction_id: order.number,
    customer_id: userId ?? null,
    email_sha256: createHash('sha256').update(order.email.trim().toLowerCase()).digest('hex'),
    isGuestCustomer: customer.isGuestCustomer,
    currency: order.currency,
    value: major(order.total),
    sale_reduction_with_tax: major((cost.saleReduction ?? 0) + sum(lines.map(({ reduction }) => reduction))),
    coupon_reduction_with_tax: major(sum(lines.map(({ voucherReduction }) => voucherReduction))),
    tax: major(sum(cost.taxes.map(({ amount }) => amount))),
    shipping: major(cost.shipping),
    coupon: voucherId,
    coupon_code: voucherCode,
    payment_type: paymentType(order),
    giftcard: major(cost.covered),
    giftcard_code: giftCardCode && `…${endOfCode(giftCardCode)}`,
    items: lines.flatMap(itemsOfLine),
    specialCoupon: specialCouponOf(order),
  }
}
