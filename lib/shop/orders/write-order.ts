import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import type { PricedBasket, PricedLine } from '@/lib/shop/basket'
import type { Brand } from '@/schemas'
import type { Address, OrderStatus, PaymentMethod } from '@/schemas/shop'
import type { OrderCustomer } from './order'
import { orderNumber } from './order-number'
import { recordEvent } from './record-event'
import { orderLines, orderNumberKeys, orders, payments } from './tables'

export type NewOrder = {
  checkoutId: string
  brand: Brand
  market: Market
  customer: OrderCustomer
  /** Unset for a guest. */
  customerId?: number | undefined
  deliveryAddress: Address | undefined
  invoiceAddress: Address
  priced: PricedBasket
  /** For what the gift card does not pay; unset if nothing is left to pay. */
  payment: { method: PaymentMethod; provider: string } | undefined
  status: Extract<OrderStatus, 'awaitingPayment' | 'placed'>
  placedAt: Date
  /** The shopper has agreed that files are delivered at once, which ends the right to withdraw from them. */
  isImmediate: boolean
  /** For an order whose payment, or prepayment, is awaited. */
  heldUntil?: Date
}

/** The id that the next order has. Numbers that an order did not get, because it was not placed, are left out. */
export async function nextOrderId(tx: Transaction): Promise<number> {
  const [row] = await tx.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence('orders', 'id')) as id`,
  )
  if (!row) throw new Error('The sequence of orders gave no number')
  return Number(row.id)
}

const theKey = 1

/** The key of the numbers. It never changes. */
async function numberKey(tx: Transaction): Promise<string> {
  const find = () =>
    tx.select({ key: orderNumberKeys.key }).from(orderNumberKeys).where(eq(orderNumberKeys.id, theKey))
  const [known] = await find()
  if (known) return known.key
  const drawn = { id: theKey, key: randomBytes(32).toString('base64url') }
  await tx.insert(orderNumberKeys).values(drawn).onConflictDoNothing()
  // Another order may have drawn it at the same time.
  const [kept] = await find()
  if (!kept) throw new Error('The key of the numbers was not kept')
  return kept.key
}

const rowOf = ({ item, ...line }: PricedLine, orderId: number, position: number) => ({
  ...{ orderId, position },
  variant: item.variant.referenceKey,
  product: item.product,
  choice: item.variant.choice,
  quantity: item.quantity,
  price: line.isGift ? 0 : (item.variant.price?.withTax ?? 0),
  total: line.total,
  reduction: line.reduction,
  voucherReduction: line.voucher,
  vat: line.vat,
  inscription: item.inscription ?? null,
  customData: item.customData,
  promotion: item.promotion ?? null,
  isGift: line.isGift,
  isDigital: line.isDigital,
  isVoucher: line.isVoucher,
  isFromStock: line.isFromStock,
  download: line.download,
})

/** Writes an order with its lines, its payments and its first event. */
export async function writeOrder(tx: Transaction, id: number, order: NewOrder): Promise<{ number: string }> {
  const { priced, customer, market, placedAt, status, payment } = order
  const { cost } = priced.basket
  const number = orderNumber(id, await numberKey(tx))
  await tx.insert(orders).values({
    ...{ id, number, status, customer, cost, placedAt },
    checkoutId: order.checkoutId,
    brand: order.brand,
    locale: market.shopLocale,
    email: customer.email,
    customerId: order.customerId ?? null,
    deliveryAddress: order.deliveryAddress ?? null,
    invoiceAddress: order.invoiceAddress,
    currency: market.currency,
    total: cost.withTax,
    toPay: cost.toPay,
    voucherId: priced.voucher?.id ?? null,
    voucherCode: priced.voucher?.code ?? null,
    giftCardCode: priced.giftCard?.code ?? null,
    heldUntil: order.heldUntil ?? null,
  })
  await tx.insert(orderLines).values(priced.lines.map((line, index) => rowOf(line, id, index + 1)))
  const made = [
    ...(priced.giftCard
      ? [
          {
            ...{ orderId: id, method: 'G' as const, provider: 'shop', status: 'paid' as const },
            ...{ amount: priced.giftCard.amount, createdAt: placedAt, settledAt: placedAt },
          },
        ]
      : []),
    ...(payment
      ? [{ orderId: id, ...payment, status: 'open' as const, amount: cost.toPay, createdAt: placedAt }]
      : []),
  ]
  if (made.length > 0) await tx.insert(payments).values(made)
  await recordEvent(
    tx,
    { id, status },
    {
      ...{ type: 'ordered', cause: 'shopper', at: placedAt },
      details: {
        ...{ total: cost.withTax, toPay: cost.toPay },
        ...(payment && { method: payment.method }),
        ...(order.isImmediate && { immediate: 'yes' }),
      },
    },
  )
  return { number }
}
