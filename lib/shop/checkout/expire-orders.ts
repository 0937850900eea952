import { and, asc, eq, lt, ne } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { logError } from '@/lib/platform/log'
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
import { refillBasket } from './refill-basket'

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
  return db.transaction(async (tx) => {
    const current = await lockOrder(tx, orderId)
    // Another attempt may have begun since.
    if (current?.status !== 'awaitingPayment' || openPaymentOf(current)?.reference) return false
    await cancelOrder(tx, current, { cause, at: now, reason })
    await refillBasket(tx, current)
    return true
  })
}

/** Cancels an order whose prepayment has not come in time; its mail says so. */
const giveUpPrepaid = (db: Database, orderId: number, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const isUnpaid = order?.payments.some(({ method, status }) => method === 'V' && status === 'open')
    if (order?.status === 'placed' && isUnpaid)
      await cancelOrder(tx, order, { cause: 'clock', at: now, reason: 'notPaid' })
    await tx.update(orders).set({ heldUntil: null }).where(eq(orders.id, orderId))
  })

const batchSize = 100

/** Gives up the orders whose payment has not come in time. One that cannot be given up now waits for the next run. */
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
    const done =
      status === 'awaitingPayment' ? giveUpOrder(db, provider, given) : giveUpPrepaid(db, orderId, now)
    await done.catch((error: unknown) =>
      logError('An order whose payment has not come could not be given up yet', error),
    )
  }
}
