import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '@/lib/platform/db'
import {
  isLive,
  mayBecome,
  moneyOfLines,
  type Order,
  openPaymentOf,
  payments,
  recordEvent,
  refundableOf,
} from '@/lib/shop/orders'
import { changeOrder, type Done, done, refused } from './change-order'
import { majorUnits, sumIn } from './money'

/** Ends what was never paid to the shop itself; returns how much that is, in minor units. */
async function endBill(tx: Transaction, order: Order, at: Date): Promise<number> {
  const open = openPaymentOf(order)
  if (open?.provider !== 'shop') return 0
  await tx.update(payments).set({ status: 'cancelled', settledAt: at }).where(eq(payments.id, open.id))
  return open.amount
}

/** What is paid back for what was sent: all, unless something digital of the order is kept. */
function owedFor(order: Order, all: number): number {
  const sent = order.lines.filter((line) => isLive(line) && !line.isDigital)
  return sent.length === order.lines.filter(isLive).length ? all : moneyOfLines(order, sent)
}

/**
 * Records that all that was sent has come back: what was not paid is not demanded any more. What is paid back is a command
 * of its own.
 */
export const markReturned = (db: Database, number: string, at: Date): Promise<Done> =>
  changeOrder(db, number, async (tx, order) => {
    if (!mayBecome(order.status, 'returned'))
      return refused(`Order ${number} is ${order.status}: nothing of it can come back.`)
    const unpaid = await endBill(tx, order, at)
    await recordEvent(tx, order, {
      ...{ type: 'returned', cause: 'merchant', at, to: 'returned' },
      ...(unpaid > 0 && { details: { unpaid } }),
    })
    const refundable = (await refundableOf(tx, order)).reduce((sum, each) => sum + each.left, 0)
    const left = Math.min(refundable, owedFor(order, refundable))
    const told = [`Order ${number} is returned.`]
    if (unpaid > 0)
      told.push(`${sumIn(order.currency, unpaid)} that was not paid is not to be paid any more.`)
    if (left > 0)
      told.push(
        `${sumIn(order.currency, left)} can be paid back: refund ${number} --amount ${majorUnits(left)}`,
      )
    return done(...told)
  })
