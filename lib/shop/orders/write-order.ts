import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import type { PricedBasket, PricedLine } from '@/lib/shop/basket'
import type { Brand } from '@/schemas'
import { knownOrigin } from '@/schemas/api/basket-entries'
import {
  type Address,
  giftCard,
  type OrderStatus,
  type PaymentMethod,
  type PromisedReturns,
} from '@/schemas/shop'
import type { OrderConsents, OrderCustomer } from './order'
import { orderNumber } from './order-number'
import { writeEvent } from './record-event'
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
  /** Whether an old device is to be taken back; undefined where nobody was asked. */
  givesOldDevice?: boolean | undefined
  isTest: boolean
  returnTerms: PromisedReturns
  consents?: OrderConsents | undefined
  /** For an order whose payment, or prepayment, is awaited. */
  heldUntil?: Date
  /** Of an order that is paid after the goods have come: whom its pieces count for. */
  holders?: readonly string[] | undefined
}

const theKey = 1

/** Draws the key of the numbers, which never changes. */
async function drawKey(tx: Transaction): Promise<string> {
  const drawn = { id: theKey, key: randomBytes(32).toString('base64url') }
  await tx.insert(orderNumberKeys).values(drawn).onConflictDoNothing()
  // Another order may have drawn it at the same time.
  const [kept] = await tx
    .select({ key: orderNumberKeys.key })
    .from(orderNumberKeys)
    .where(eq(orderNumberKeys.id, theKey))
  if (!kept) throw new Error('The key of the numbers was not kept')
  return kept.key
}

/** The id and the number of the next order. Those that an order did not get, because it was not placed, are left out. */
export async function nextOrder(tx: Transaction): Promise<{ id: number; number: string }> {
  const [row] = await tx.execute<{ id: string; key: string | null }>(sql`
    select nextval(pg_get_serial_sequence('orders', 'id')) as id,
      (select key from order_number_keys where id = ${theKey}) as key`)
  if (!row) throw new Error('The sequence of orders gave no number')
  const id = Number(row.id)
  return { id, number: orderNumber(id, row.key ?? (await drawKey(tx))) }
}

const rowOf = (
  { item, ...line }: PricedLine,
  { orderId, position }: { orderId: number; position: number },
) => ({
  ...{ orderId, position },
  variant: item.variant.referenceKey,
  product: {
    ...item.product,
    ...(line.group !== null && { group: line.group }),
    ...(line.priceReference && { priceReference: line.priceReference }),
    ...(line.isBulky && !line.isDigital && { isBulky: true }),
  },
  choice: item.variant.choice,
  arrival: item.variant.arrival ?? null,
  arrivesFrom: item.variant.arrivalDays?.from ?? null,
  arrivesTo: item.variant.arrivalDays?.to ?? item.variant.arrivesUntil ?? null,
  quantity: item.quantity,
  price: line.isGift ? 0 : (item.variant.price?.withTax ?? 0),
  total: line.total,
  reduction: line.reduction,
  voucherReduction: line.voucher,
  vat: line.vat,
  inscription: item.inscription ?? null,
  // A basket can hold names from before they were limited.
  customData: knownOrigin.parse(item.customData),
  promotion: item.promotion ?? null,
  isGift: line.isGift,
  isDigital: line.isDigital,
  isVoucher: line.isVoucher,
  isFromStock: line.isFromStock,
  download: line.download,
})

/** What the prices are below those before, of all pieces. A gift has no price that could be reduced. */
const saleReductionOf = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, { item: { variant, quantity }, isGift }) => {
    const { before, price } = variant
    return isGift || before === undefined || !price ? sum : sum + (before - price.withTax) * quantity
  }, 0)

/** Writes an order with its lines, its payments and its first event, in one statement. */
export async function writeOrder(
  tx: Transaction,
  { id, number }: { id: number; number: string },
  order: NewOrder,
): Promise<void> {
  const { priced, customer, market, placedAt, status, payment } = order
  const cost = { ...priced.basket.cost, saleReduction: saleReductionOf(priced.lines) }
  const placed = tx.insert(orders).values({
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
    holders: order.holders ? [...order.holders] : null,
    isTest: order.isTest,
    returnTerms: order.returnTerms,
    scrid: order.consents?.scrid ?? null,
    partnerOffers: order.consents?.partnerOffers ?? false,
  })
  const lines = tx
    .insert(orderLines)
    .values(priced.lines.map((line, index) => rowOf(line, { orderId: id, position: index + 1 })))
  const made = [
    ...(priced.giftCard
      ? [
          {
            ...{ orderId: id, method: giftCard, provider: 'shop', status: 'paid' as const },
            ...{ amount: priced.giftCard.amount, createdAt: placedAt, settledAt: placedAt },
          },
        ]
      : []),
    ...(payment
      ? [{ orderId: id, ...payment, status: 'open' as const, amount: cost.toPay, createdAt: placedAt }]
      : []),
  ]
  const event = {
    ...{ orderId: id, at: placedAt, type: 'ordered' as const, cause: 'shopper' as const },
    ...{ from: null, to: status },
    details: {
      ...{ total: cost.withTax, toPay: cost.toPay },
      ...(payment && { method: payment.method }),
      ...(order.isImmediate && { immediate: 'yes' }),
      ...(order.givesOldDevice !== undefined && { oldDevice: order.givesOldDevice ? 'yes' : 'no' }),
    },
  }
  await writeEvent(tx, event, [placed, lines, ...(made.length > 0 ? [tx.insert(payments).values(made)] : [])])
}
