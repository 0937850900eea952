import { eq } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { mayPaymentBecome, orders, payments, recordEvent } from '@/lib/shop/orders'
import { changeOrder, type Done, done, refused } from './change-order'
import { sumIn } from './money'

/** Records that the money of an order has come which the shop settles itself: prepayment, invoice, cash on delivery. */
export const markPaid = (db: Database, number: string, at: Date): Promise<Done> =>
  changeOrder(db, number, async (tx, order) => {
    const own = order.payments.filter(({ provider, method }) => provider === 'shop' && method !== 'G')
    const open = own.find(({ status }) => status === 'open')
    if (!open) {
      const isPaid = own.some(({ status }) => status === 'paid' || status === 'refunded')
      if (isPaid) return refused(`Order ${number} is paid already.`)
      return refused(`Order ${number} is ${order.status} and has no payment that the shop settles itself.`)
    }
    if (order.status === 'cancelled' || !mayPaymentBecome(open.status, 'paid'))
      return refused(`Order ${number} is ${order.status}: nothing is to be paid.`)
    const { method, amount } = open
    await tx.update(payments).set({ status: 'paid', settledAt: at }).where(eq(payments.id, open.id))
    await tx.update(orders).set({ heldUntil: null }).where(eq(orders.id, order.id))
    await recordEvent(tx, order, { type: 'paid', cause: 'merchant', at, details: { method, amount } })
    return done(`Order ${number}: ${sumIn(order.currency, amount)} paid (${method}).`)
  })
