import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@/lib/platform/db'
import { isGiftCard, settlementOf } from '@/lib/platform/payment-methods'
import {
  finishRefundsOf,
  lockOrder,
  mayPaymentBecome,
  type Order,
  orders,
  type Payment,
  payments,
  recordEvent,
  requestRefund,
} from '@/lib/shop/orders'
import { findRefundAccount } from '@/lib/shop/refund-transfers'
import { changeOrder, type Done, done, refused } from './change-order'
import { majorUnits, sumIn } from './money'
import { outcomesTold } from './refund'

type Late = { late: Order; told: string[] }

/**
 * A transfer that comes after its order was cancelled or has come back, such as a prepayment that was too late. The order
 * stays what it is. Where it is cancelled, all of the money is owed, and its refund is written down with it; of what has
 * come back, the merchant decides.
 */
async function takeLate(tx: Transaction, order: Order, payment: Payment, at: Date): Promise<Done | Late> {
  const { number, currency, status } = order
  const { id, method, amount } = payment
  await tx.update(payments).set({ status: 'paid', settledAt: at }).where(eq(payments.id, id))
  await recordEvent(tx, order, { type: 'paid', cause: 'merchant', at, details: { method, amount } })
  const recorded = `${sumIn(currency, amount)} recorded (${method}); order ${number} stays ${status}.`
  const late = status === 'cancelled' ? await lockOrder(tx, order.id) : undefined
  const asked = { amount, reason: undefined, cause: 'merchant', at } as const
  if (late && (await requestRefund(tx, late, asked)).ok) return { late, told: [recorded] }
  return done(recorded, `Pay it back, and record it: refund ${number} --amount ${majorUnits(amount)}`)
}

/** The number of the order that a transfer is for, whose reference may be the number of its invoice. */
export async function orderOfTransfer(db: Database, reference: string): Promise<string> {
  const [row] = await db.execute<{ number: string }>(
    sql`select o.number from invoices i join orders o on o.id = i.order_id where i.number = ${reference}`,
  )
  return row?.number ?? reference
}

/** Why what has come does not settle what is to be paid; undefined where it does, or where it is not said. */
function otherAmount(
  { number, currency }: Order,
  amount: number,
  came: number | undefined,
): string | undefined {
  if (came === undefined || came === amount) return undefined
  const difference = sumIn(currency, Math.abs(amount - came))
  const told = `${sumIn(currency, amount)} is to be paid for order ${number}, and ${sumIn(currency, came)} has come`
  const transfer = `paid ${number} --amount ${majorUnits(amount)}`
  return came < amount
    ? [
        `${told}: ${difference} is missing. Nothing is recorded. Ask the shopper for the rest,`,
        `or take it off with refund ${number} --amount ${majorUnits(amount - came)} and record the payment then.`,
      ].join(' ')
    : [
        `${told}: ${difference} too much. Nothing is recorded.`,
        `Record it with ${transfer}, and transfer the ${difference} back by yourself.`,
      ].join(' ')
}

/**
 * Records that the money of an order has come which the shop settles itself: prepayment, invoice, cash on delivery.
 * @param came in minor units; what is not the amount that is to be paid is refused
 */
export async function markPaid(db: Database, number: string, at: Date, came?: number): Promise<Done> {
  const taken = await changeOrder<Late>(db, number, async (tx, order) => {
    const own = order.payments.filter(({ provider, method }) => provider === 'shop' && !isGiftCard(method))
    const open = own.find(({ status }) => status === 'open')
    const late = own.findLast(
      ({ method, status }) => settlementOf(method) !== 'cash' && status === 'cancelled',
    )
    const isPaidOnce = own.some(({ status }) => status === 'paid' || status === 'refunded')
    const isEnded = order.status === 'cancelled' || order.status === 'returned'
    const other = otherAmount(order, (isEnded ? late : open)?.amount ?? came ?? 0, came)
    if (other && !isPaidOnce) return refused(other)
    if (isEnded && late && !isPaidOnce) return takeLate(tx, order, late, at)
    if (!open) {
      if (isPaidOnce) return refused(`Order ${number} is paid already.`)
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
  if (!('late' in taken)) return taken
  const { late, told } = taken
  const outcomes = await finishRefundsOf(db, late.id, undefined, at)
  const refunded = outcomesTold(late, outcomes, await findRefundAccount(db, late.id))
  return refunded.ok ? done(...told, ...refunded.told) : refused([...told, refunded.problem].join('\n'))
}
