import { and, asc, eq, lt, ne } from 'drizzle-orm'
import { type Database, withRetries } from '@/lib/platform/db'
import { logError } from '@/lib/platform/log'
import { settlementOf } from '@/lib/platform/payment-methods'
import type { PaymentProvider } from '@/lib/platform/payments'
import {
  type CancelReason,
  cancelOrder,
  endOpenPayment,
  findOrderById,
  lockOrder,
  openPaymentOf,
  orders,
} from '@/lib/shop/orders'
import type { OrderCause } from '@/schemas/shop'
import { lockBasketOf, refillBasket } from './refill-basket'

type Given = { orderId: number; cause: OrderCause; reason: CancelReason; now: Date }

/**
 * Gives up an order whose payment is awaited: ends its payment at the payment service first, so that nobody can pay it
 * any more, then cancels it and fills the basket again. False if it was paid meanwhile, or if the service still waits
 * for money that is on its way.
 */
export async function giveUpOrder(
  db: Database,
  provider: PaymentProvider,
  { orderId, cause, reason, now }: Given,
): Promise<boolean> {
  const order = await findOrderById(db, orderId)
  if (order?.status !== 'awaitingPayment') return false
  if (!(await endOpenPayment(db, provider, order, cause))) return false
  const ended = openPaymentOf(order)
  return withRetries(() =>
    db.transaction(async (tx) => {
      // In the order in which an order is placed: the basket, then the goods.
      const basket = await lockBasketOf(tx, order)
      const current = await lockOrder(tx, orderId)
      const open = current && openPaymentOf(current)
      // Another attempt may have begun since.
      const isAnother = open && (open.id !== ended?.id || open.reference !== ended.reference)
      if (current?.status !== 'awaitingPayment' || isAnother) return false
      await cancelOrder(tx, current, { cause, at: now, reason })
      if (basket !== undefined) await refillBasket(tx, basket, current)
      return true
    }),
  )
}

/** Cancels an order whose prepayment has not come in time; its mail says so. */
const giveUpPrepaid = (db: Database, orderId: number, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const isUnpaid = order?.payments.some(
      ({ method, status }) => settlementOf(method) === 'transferFirst' && status === 'open',
    )
    if (order?.status === 'placed' && isUnpaid)
      await cancelOrder(tx, order, { cause: 'clock', at: now, reason: 'notPaid' })
    await tx.update(orders).set({ heldUntil: null }).where(eq(orders.id, orderId))
  })

/** When an order is looked at again that could not be given up, so that it stands in nobody's way. */
const postponedMs = 10 * 60 * 1_000

const postpone = async (db: Database, orderId: number, now: Date): Promise<void> => {
  await db
    .update(orders)
    .set({ heldUntil: new Date(now.getTime() + postponedMs) })
    .where(and(eq(orders.id, orderId), lt(orders.heldUntil, now)))
}

const batchSize = 100

/** Gives up the orders whose payment has not come in time. One that cannot be given up now is looked at again later. */
export async function expireOrders(
  db: Database,
  provider: PaymentProvider,
  now: Date,
  ending?: AbortSignal,
): Promise<void> {
  const due = await db
    .select({ id: orders.id, status: orders.status })
    .from(orders)
    .where(and(ne(orders.status, 'cancelled'), lt(orders.heldUntil, now)))
    .orderBy(asc(orders.heldUntil))
    .limit(batchSize)
  for (const { id: orderId, status } of due) {
    if (ending?.aborted) return
    const given = { orderId, cause: 'clock', reason: 'notPaid', now } as const
    try {
      if (status !== 'awaitingPayment') await giveUpPrepaid(db, orderId, now)
      else if (!(await giveUpOrder(db, provider, given))) await postpone(db, orderId, now)
    } catch (error) {
      logError('An order whose payment has not come could not be given up yet', error)
      await postpone(db, orderId, now)
    }
  }
}
