import { and, eq } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import type { PaymentProvider } from '@/lib/platform/payments'
import { giveUpOrder } from '@/lib/shop/checkout'
import { cancelOrder, lockOrder, mayBecome, type Order, refunds } from '@/lib/shop/orders'

type Cancellable = Pick<Order, 'status' | 'shipments' | 'events'>

/** Whether nothing of an order was sent or delivered yet, so that its shopper can cancel it. */
export const mayCancel = ({ status, shipments, events }: Cancellable): boolean =>
  mayBecome(status, 'cancelled') &&
  shipments.length === 0 &&
  !events.some(({ type }) => type === 'shipped' || type === 'delivered')

/** `tooLate`: something of it was sent. `busy`: money is on its way, to the shop or back; it is to be tried again. */
export type CancelOutcome = 'cancelled' | 'tooLate' | 'busy'

type Given = { orderId: number; provider: PaymentProvider; now: Date }

/**
 * Cancels an order for its shopper. What a payment service holds, and what a gift card has paid, is paid back. Said
 * again, it answers the same.
 */
export async function cancelByShopper(
  db: Database,
  { orderId, provider, now }: Given,
): Promise<CancelOutcome> {
  const awaited = { orderId, cause: 'shopper', reason: 'byShopper', now } as const
  if (await giveUpOrder(db, provider, awaited)) return 'cancelled'
  return db.transaction(async (tx): Promise<CancelOutcome> => {
    const order = await lockOrder(tx, orderId)
    if (!order) return 'tooLate'
    if (order.status === 'cancelled') return 'cancelled'
    // Its payment could not be ended: the money may come in a moment.
    if (order.status === 'awaitingPayment') return 'busy'
    if (!mayCancel(order)) return 'tooLate'
    const [open] = await tx
      .select({ id: refunds.id })
      .from(refunds)
      .where(and(eq(refunds.orderId, orderId), eq(refunds.status, 'open')))
      .limit(1)
    if (open) return 'busy'
    await cancelOrder(tx, order, { cause: 'shopper', at: now, reason: 'byShopper' })
    return 'cancelled'
  })
}
