import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { currentTime } from '@/lib/platform/clock'
import type { Database, Executor, Transaction } from '@/lib/platform/db'
import { count } from '@/lib/platform/metrics'
import { enqueue } from '@/lib/platform/outbox'
import { isProviderMethod, settlementOf } from '@/lib/platform/payment-methods'
import { isRefusal, type PaymentProvider, paymentLifetime } from '@/lib/platform/payments'
import type { PaymentMethod } from '@/schemas/shop'
import { mayOweNext } from './credit'
import { findOrderById } from './find-order'
import { lockOrder } from './lock-order'
import { type Order, openPaymentOf, type Payment } from './order'
import { paymentEndMessage } from './payment-messages'
import { recordEvent } from './record-event'
import { lockVariants } from './stock'
import { orderLines, orders, payments } from './tables'
import { mayHoldUnpaid } from './unpaid-holds'

/** A request that was not answered is repeated within this time, after which its payment would end too soon. */
const repeatableMs = 60_000
/** How long a shopper has to pay at the payment service, and how long the goods are held after that. */
const payingMs = paymentLifetime.least + repeatableMs
const graceMs = 120_000
/** However often the shopper tries again, the goods go back on sale after this time. */
const longestHoldMs = 3 * 60 * 60 * 1_000

/** Until when the goods of an order that is placed now are held for its payment. */
export const heldUntil = (now: Date): Date => new Date(now.getTime() + payingMs + graceMs)

const dayMs = 24 * 60 * 60 * 1_000
/** A transfer that was made on the last day is on its way for a bank's working day, and over a weekend. */
const transferDays = 3

/** Until when the goods of an order are held that is paid by a transfer before they are sent. */
export const heldForTransfer = (now: Date, prepaymentDays: number): Date =>
  new Date(now.getTime() + (prepaymentDays + transferDays) * dayMs)

/** Where the payment service leads back to, and what it says. */
export type PaymentLinks = { returnUrl: string; cancelUrl: string; description: string; locale: string }

/**
 * Begins the open payment of an order at the payment service, and returns the address where the shopper pays; undefined
 * if there is nothing to pay there. Called again, also after a crash, it returns the same payment: its id is the key by
 * which the service recognises it. Rejects with a `PaymentError` when the service does not answer, and the order stays as it
 * is; or when it refuses the payment, which has failed then.
 */
export async function beginPayment(
  db: Database,
  provider: PaymentProvider,
  order: Order,
  links: PaymentLinks,
): Promise<string | undefined> {
  const payment = openPaymentOf(order)
  if (!payment || !isProviderMethod(payment.method) || order.status !== 'awaitingPayment') return undefined
  if (payment.redirectUrl !== null) return payment.redirectUrl
  const request = {
    paymentId: payment.id,
    orderNumber: order.number,
    method: payment.method,
    amount: payment.amount,
    currency: order.currency,
    email: order.email,
    expiresAt: new Date(payment.createdAt.getTime() + payingMs),
    ...links,
  }
  const created = await provider.create(request).catch(async (error: unknown) => {
    const isRefused = isRefusal(error)
    count('shop_payments_total', {
      method: payment.method,
      payment_result: isRefused ? 'failed' : 'unanswered',
    })
    if (isRefused) await endUnbegun(db, order, payment)
    throw error
  })
  return (await keepBegun(db, order, payment, created)) ? created.redirectUrl : undefined
}

/** Ends a payment that the payment service does not have. */
const endUnbegun = (db: Executor, { id }: Order, { id: paymentId, method }: Payment): Promise<void> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    const [ended] = await tx
      .update(payments)
      .set({ status: 'failed', settledAt: currentTime() })
      .where(and(eq(payments.id, paymentId), eq(payments.status, 'open'), isNull(payments.reference)))
      .returning({ id: payments.id })
    if (!order || !ended) return
    await recordEvent(tx, order, {
      ...{ type: 'paymentFailed', cause: 'provider', at: currentTime() },
      details: { method },
    })
  })

/**
 * Keeps what the payment service calls a payment. One that was given up while the service began it is ended there by the
 * outbox: nobody shall be able to pay for an order that is no more. Whether the payment is still to be made.
 */
const keepBegun = (
  db: Database,
  { id }: Order,
  { id: paymentId, method, amount }: Payment,
  created: { reference: string; redirectUrl: string },
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    const [begun] = await tx
      .update(payments)
      .set(created)
      .where(and(eq(payments.id, paymentId), isNull(payments.reference)))
      .returning({ status: payments.status })
    if (!order) return false
    // Without one, the same request has begun it a moment ago.
    const { status } = begun ?? order.payments.find((payment) => payment.id === paymentId) ?? {}
    if (begun && status === 'open')
      await recordEvent(tx, order, {
        ...{ type: 'paymentBegun', cause: 'shopper', at: currentTime() },
        details: { method, amount },
      })
    if (begun && status !== 'open') await enqueue(tx, paymentEndMessage, [{ payment: paymentId }])
    return status === 'open'
  })

/** Whether the shopper can go on with a payment: it was begun, or can be begun as it is. */
export const canGoOn = ({ redirectUrl, createdAt }: Payment, now: Date): boolean =>
  redirectUrl !== null || now.getTime() - createdAt.getTime() < repeatableMs / 2

export type PaymentAttempt = {
  method: PaymentMethod
  provider: string
  now: Date
  prepaymentDays: number
  /** Whether the shop is a test at a public address now. */
  isTest: boolean
  /**
   * Of a method by which the goods are paid after they have come: whom its pieces count for, unless the customer has paid
   * enough before.
   */
  holders?: readonly string[] | undefined
}
export type RetriedPayment =
  | { ok: true; order: Order }
  | { ok: false; error: 'notAwaited' | 'tooLate' | 'stillOpen' | 'heldUnpaid' }

/**
 * Gives an order whose payment was declined, or shall be made in another way, a new payment. The one before must have
 * been ended at the payment service, so that never two of them can be paid; one that was never begun there is ended here.
 */
export async function retryPayment(
  db: Database,
  orderId: number,
  attempt: PaymentAttempt,
): Promise<RetriedPayment> {
  const { now } = attempt
  return db.transaction(async (tx): Promise<RetriedPayment> => {
    const order = await lockOrder(tx, orderId)
    // Real money never pays for a test, nor the money of a test for real goods.
    if (order?.status !== 'awaitingPayment' || order.isTest !== attempt.isTest)
      return { ok: false, error: 'notAwaited' }
    const open = openPaymentOf(order)
    if (open && open.reference !== null) return { ok: false, error: 'stillOpen' }
    if (now.getTime() - order.placedAt.getTime() > longestHoldMs) return { ok: false, error: 'tooLate' }
    const holders = attempt.holders && ((await mayOweNext(tx, order)) ? undefined : attempt.holders)
    if ((settlementOf(attempt.method) === 'transferFirst' || holders) && !(await mayWait(tx, order, holders)))
      return { ok: false, error: 'heldUnpaid' }
    if (open) await endUnbegun(tx, order, open)
    await addPayment(tx, order, { ...attempt, holders })
    const again = await findOrderById(tx, orderId)
    if (!again) throw new Error('The order has gone')
    return { ok: true, order: again }
  })
}

/** Whether the pieces of an order, which it has taken, may be held for days. */
async function mayWait(
  tx: Transaction,
  { lines }: Order,
  holders: PaymentAttempt['holders'],
): Promise<boolean> {
  const pieces = lines.filter(({ isFromStock }) => isFromStock)
  await lockVariants(tx, pieces)
  return mayHoldUnpaid(tx, pieces, { taken: true, holders })
}

async function addPayment(
  tx: Transaction,
  order: Order,
  { method, provider, now, prepaymentDays, holders }: PaymentAttempt,
): Promise<void> {
  await tx.insert(payments).values({
    ...{ id: randomUUID(), orderId: order.id, method, provider, status: 'open' as const },
    ...{ amount: order.toPay, createdAt: now },
  })
  if (isProviderMethod(method)) {
    await tx
      .update(orders)
      .set({ heldUntil: heldUntil(now) })
      .where(eq(orders.id, order.id))
    return
  }
  // The shop settles it itself: nothing is awaited any more.
  const isTransfer = settlementOf(method) === 'transferFirst'
  const until = isTransfer ? heldForTransfer(now, prepaymentDays) : null
  if (isTransfer)
    await tx
      .update(orderLines)
      .set({ arrivesFrom: null, arrivesTo: null })
      // The day of a preorder counts from no payment.
      .where(and(eq(orderLines.orderId, order.id), isNotNull(orderLines.arrivesFrom)))
  await tx
    .update(orders)
    .set({ heldUntil: until, holders: holders ? [...holders] : null })
    .where(eq(orders.id, order.id))
  await recordEvent(tx, order, {
    ...{ type: 'confirmed', cause: 'shopper', at: now, to: 'placed' },
    details: { method },
  })
}
