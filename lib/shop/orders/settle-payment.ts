import { and, eq } from 'drizzle-orm'
import { currentMs, currentTime } from '@/lib/platform/clock'
import type { Database, Transaction } from '@/lib/platform/db'
import { logError } from '@/lib/platform/log'
import { count } from '@/lib/platform/metrics'
import { enqueue } from '@/lib/platform/outbox'
import { type PaymentProvider, type PaymentState, paymentLifetime } from '@/lib/platform/payments'
import type { OrderCause } from '@/schemas/shop'
import { lockOrder } from './lock-order'
import { type Order, openPaymentOf, type Payment } from './order'
import { orderPaybackMessage } from './payment-messages'
import { recordEvent } from './record-event'
import { mayPaymentBecome } from './states'
import { orders, payments } from './tables'

type Settled = { cause: OrderCause; at: Date }

/**
 * Takes over what a payment service says about a payment. Repeated and late answers change nothing twice: the payment
 * takes each step once, under the lock of its order.
 */
export async function settlePayment(
  db: Database,
  { provider, reference }: { provider: string; reference: string },
  state: PaymentState,
  how: Settled,
): Promise<void> {
  const settled = await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ id: payments.id, orderId: payments.orderId })
      .from(payments)
      .where(and(eq(payments.provider, provider), eq(payments.reference, reference)))
    const order = found && (await lockOrder(tx, found.orderId))
    const payment = order?.payments.find(({ id }) => id === found?.id)
    if (!order || !payment) return
    const { status } = state
    if (status === 'open' || status === payment.status || !mayPaymentBecome(payment.status, status)) return
    const { method } = payment
    if (status === 'paid') {
      const result = await takeMoney(tx, order, payment, state, how)
      return result && { method, payment_result: result }
    }
    await tx.update(payments).set({ status, settledAt: how.at }).where(eq(payments.id, payment.id))
    await recordEvent(tx, order, { type: 'paymentFailed', ...how, details: { method } })
    return { method, payment_result: status }
  })
  if (settled) count('shop_payments_total', settled)
}

/** Money has come. It confirms the order that waits for exactly this amount; otherwise it is paid back. */
async function takeMoney(
  tx: Transaction,
  order: Order,
  payment: Payment,
  { amount, currency }: PaymentState,
  { cause, at }: Settled,
): Promise<'paid' | 'wrong' | undefined> {
  const { id, method } = payment
  // One that is not what was asked for stays failed, and is announced again like any other.
  if (order.events.some(({ type, details }) => type === 'paid' && details.payment === id)) return undefined
  const isRight = amount === payment.amount && currency === order.currency
  const isAwaited = payment.status === 'open' && order.status === 'awaitingPayment'
  if (!isRight) logError('A payment is not what was asked for, and is paid back', new Error(`payment ${id}`))
  if (isRight) await tx.update(payments).set({ status: 'paid', settledAt: at }).where(eq(payments.id, id))
  else await tx.update(payments).set({ status: 'failed', settledAt: at }).where(eq(payments.id, id))
  await recordEvent(tx, order, {
    type: 'paid',
    cause,
    at,
    details: { payment: id, method, amount, currency },
  })
  const result = isRight ? 'paid' : 'wrong'
  if (!isRight || !isAwaited) {
    await enqueue(tx, orderPaybackMessage, [{ payment: id, amount }])
    return result
  }
  await tx.update(orders).set({ heldUntil: null }).where(eq(orders.id, order.id))
  await recordEvent(tx, order, { type: 'confirmed', cause, at, to: 'placed', details: { method } })
  return result
}

/** Asks the payment service about a payment, and takes over what it says. Rejects with a `PaymentError`. */
export async function askAboutPayment(
  db: Database,
  provider: PaymentProvider,
  reference: string,
  cause: OrderCause,
): Promise<PaymentState> {
  const state = await provider.find(reference)
  await settlePayment(db, { provider: provider.name, reference }, state, { cause, at: currentTime() })
  return state
}

/** Ends a payment at the payment service, and takes over what has become of it. It may have been paid meanwhile. */
export async function endPayment(
  db: Database,
  provider: PaymentProvider,
  reference: string,
  cause: OrderCause,
): Promise<PaymentState> {
  const state = await provider.cancel(reference)
  await settlePayment(db, { provider: provider.name, reference }, state, { cause, at: currentTime() })
  return state
}

/**
 * Ends the payment of an order that is open at the payment service, if there is one. False while the service still waits
 * for money that is on its way. One of a service that is not configured any more is left to run out there, which takes
 * a day at most.
 */
export async function endOpenPayment(
  db: Database,
  provider: PaymentProvider,
  order: Order,
  cause: OrderCause,
): Promise<boolean> {
  const open = openPaymentOf(order)
  if (!open || open.reference === null) return true
  if (open.provider === provider.name)
    return (await endPayment(db, provider, open.reference, cause)).status !== 'open'
  if (currentMs() - open.createdAt.getTime() < paymentLifetime.most) return false
  const where = `payment ${open.id} of order ${order.number} at ${open.provider}`
  logError('A payment of another service ran out; look there whether it was paid', new Error(where))
  return true
}
