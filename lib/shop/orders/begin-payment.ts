import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '@/lib/platform/db'
import { isProviderMethod, type PaymentProvider, paymentLifetime } from '@/lib/platform/payments'
import type { PaymentMethod } from '@/schemas/shop'
import { findOrderById } from './find-order'
import { lockOrder } from './lock-order'
import { type Order, openPaymentOf } from './order'
import { recordEvent } from './record-event'
import { orders, payments } from './tables'

/** How long a shopper has to pay at the payment service, and how long the goods are held after that. */
const payingMs = paymentLifetime.least + 60_000
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

type Links = { returnUrl: string; cancelUrl: string; description: string; locale: string }

/**
 * Begins the open payment of an order at the payment service, and returns the address where the shopper pays; undefined
 * if there is nothing to pay there. Called again, also after a crash, it returns the same payment: its id is the key by
 * which the service recognises it. Rejects with a `PaymentError` when the service does not answer; the order stays as it
 * is.
 */
export async function beginPayment(
  db: Database,
  provider: PaymentProvider,
  order: Order,
  links: Links,
): Promise<string | undefined> {
  const payment = openPaymentOf(order)
  if (!payment || !isProviderMethod(payment.method) || order.status !== 'awaitingPayment') return undefined
  if (payment.redirectUrl !== null) return payment.redirectUrl
  const { reference, redirectUrl } = await provider.create({
    paymentId: payment.id,
    orderNumber: order.number,
    method: payment.method,
    amount: payment.amount,
    currency: order.currency,
    email: order.email,
    expiresAt: new Date(payment.createdAt.getTime() + payingMs),
    ...links,
  })
  await db.transaction(async (tx) => {
    const current = await lockOrder(tx, order.id)
    const [begun] = await tx
      .update(payments)
      .set({ reference, redirectUrl })
      .where(and(eq(payments.id, payment.id), eq(payments.status, 'open'), isNull(payments.reference)))
      .returning({ id: payments.id })
    if (current && begun)
      await recordEvent(tx, current, {
        ...{ type: 'paymentBegun', cause: 'shopper', at: new Date() },
        details: { method: payment.method, amount: payment.amount },
      })
  })
  return redirectUrl
}

type Attempt = { method: PaymentMethod; provider: string; now: Date; prepaymentDays: number }
type Retried = { ok: true; order: Order } | { ok: false; error: 'notAwaited' | 'tooLate' | 'stillOpen' }

/**
 * Gives an order whose payment was declined, or shall be made in another way, a new payment. The one before must have
 * been ended at the payment service, so that never two of them can be paid.
 */
export async function retryPayment(db: Database, orderId: number, attempt: Attempt): Promise<Retried> {
  const { now } = attempt
  return db.transaction(async (tx): Promise<Retried> => {
    const order = await lockOrder(tx, orderId)
    if (order?.status !== 'awaitingPayment') return { ok: false, error: 'notAwaited' }
    if (openPaymentOf(order)) return { ok: false, error: 'stillOpen' }
    if (now.getTime() - order.placedAt.getTime() > longestHoldMs) return { ok: false, error: 'tooLate' }
    await addPayment(tx, order, attempt)
    const again = await findOrderById(tx, orderId)
    if (!again) throw new Error('The order has gone')
    return { ok: true, order: again }
  })
}

async function addPayment(
  tx: Transaction,
  order: Order,
  { method, provider, now, prepaymentDays }: Attempt,
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
  const until = method === 'V' ? heldForTransfer(now, prepaymentDays) : null
  await tx.update(orders).set({ heldUntil: until }).where(eq(orders.id, order.id))
  await recordEvent(tx, order, {
    ...{ type: 'confirmed', cause: 'shopper', at: now, to: 'placed' },
    details: { method },
  })
}
