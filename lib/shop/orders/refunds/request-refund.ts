import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '@/lib/platform/db'
import { isGiftCard, type Settlement, settlementOf } from '@/lib/platform/payment-methods'
import type { OrderCause } from '@/schemas/shop'
import { type Order, openPaymentOf, type Payment } from '../order'
import { isReleased } from '../paid'
import { orderPaybackMessage } from '../payment-messages'
import { isSoldVoucher } from '../sending'
import { refunds, type TakenOff } from './tables'
import { takeOffCards } from './take-off-cards'

type Refundable = {
  payment: Payment
  /** In minor units, without what is being paid back. */
  left: number
}

/** What is being paid back: refunds that are open, and what is paid back by the outbox because an order is cancelled. */
async function pendingOf(db: Executor, orderId: number): Promise<ReadonlyMap<string, number>> {
  const rows = await db.execute<{ payment: string; amount: string }>(sql`
    select payment, sum(amount) as amount from (
      select payment_id::text as payment, amount from refunds where order_id = ${orderId} and status = 'open'
      union all
      select p.id::text, (o.payload ->> 'amount')::int
      from outbox o join payments p on p.id::text = o.payload ->> 'payment'
      where p.order_id = ${orderId} and o.kind = ${orderPaybackMessage}
        and o.delivered_at is null and o.failed_at is null
    ) pending group by payment`)
  return new Map(rows.map(({ payment, amount }) => [payment, Number(amount)]))
}

/**
 * What can be paid back of each payment of an order: money first, the gift card last, so that those who have paid with
 * money get money back.
 */
export async function refundableOf(
  db: Executor,
  { id, payments }: Pick<Order, 'id' | 'payments'>,
): Promise<Refundable[]> {
  const pending = await pendingOf(db, id)
  return payments
    .filter(({ status }) => status === 'paid')
    .toSorted((a, b) => Number(isGiftCard(a.method)) - Number(isGiftCard(b.method)))
    .map((payment) => ({
      payment,
      left: payment.amount - payment.refunded - (pending.get(payment.id) ?? 0),
    }))
    .filter(({ left }) => left > 0)
}

/** Methods of which a bill can be made smaller while it is not paid. What is collected at the door is what it was. */
const billed: readonly (Settlement | undefined)[] = ['invoice', 'transferFirst']

/** Whether what is still to be paid can be made less. */
export const isBilled = ({ provider, method }: Pick<Payment, 'provider' | 'method'>): boolean =>
  provider === 'shop' && billed.includes(settlementOf(method))

const mayStillBePaid = ({ status }: Pick<Order, 'status'>) => status !== 'cancelled' && status !== 'returned'

/** What an order still demands by a bill, without what is being taken off it; undefined where that is nothing. */
async function billOf(
  db: Executor,
  order: Pick<Order, 'id' | 'status' | 'payments'>,
): Promise<Refundable | undefined> {
  const payment = mayStillBePaid(order) ? openPaymentOf(order) : undefined
  if (!payment || !isBilled(payment)) return undefined
  const left = payment.amount - ((await pendingOf(db, order.id)).get(payment.id) ?? 0)
  return left > 0 ? { payment, left } : undefined
}

/**
 * What of an amount can be for other goods than the vouchers that are issued when the order is paid, as they would be for
 * the whole price.
 */
function besideVouchers(order: Order, left: number, named: readonly number[] = []): number {
  if (!mayStillBePaid(order) || isReleased(order)) return left
  const waiting = order.lines.filter(isSoldVoucher)
  if (waiting.some((line) => named.includes(order.lines.indexOf(line) + 1))) return 0
  const worth = waiting.reduce((sum, line) => sum + line.total - line.reduction - line.voucherReduction, 0)
  return Math.max(0, left - worth)
}

type Request = {
  /** In minor units. */
  amount: number
  reason: string | undefined
  /** The numbers of the lines that it is for. */
  lines?: readonly number[] | undefined
  cause: OrderCause
  at: Date
}

type Requested =
  | { ok: true /** In minor units, off gift cards that the order has bought. */; taken: number }
  | {
      ok: false
      /**
       * `spent`: with gift cards that it has bought; `notIssued`: those are issued in a moment; `issuedLater`: those are
       * issued when it is paid.
       */
      reason: 'notPaid' | 'spent' | 'notIssued' | 'issuedLater'
      /** What can be paid back, in minor units. */
      left: number
    }

/** Divides what is taken off gift cards among the shares, so that one that is given up gives its own back. */
function divide(taken: TakenOff, amounts: readonly number[]): TakenOff[] {
  const rest = Object.entries(taken)
  return amounts.map((amount, index) => {
    const part: TakenOff = {}
    let room = index === amounts.length - 1 ? Number.POSITIVE_INFINITY : amount
    for (let card = rest[0]; card && room > 0; card = rest[0]) {
      const [code, value] = card
      const own = Math.min(value, room)
      part[code] = own
      room -= own
      if (own === value) rest.shift()
      else rest[0] = [code, value - own]
    }
    return part
  })
}

/**
 * Writes down that an amount is to be paid back, after it is no longer demanded as far as it is not paid, and takes it off the gift cards that it was paid for; `finishRefundsOf`
 * carries it out after the transaction. The caller has locked the order. More than is left is refused with what is left.
 */
export async function requestRefund(
  tx: Transaction,
  order: Order,
  { amount, reason, lines, cause, at }: Request,
): Promise<Requested> {
  const bill = await billOf(tx, order)
  const refundable = [...(bill ? [bill] : []), ...(await refundableOf(tx, order))]
  const left = refundable.reduce((sum, each) => sum + each.left, 0)
  if (amount > left) return { ok: false, reason: 'notPaid', left }
  if (isReleased(order) && order.lines.some(isSoldVoucher)) return { ok: false, reason: 'notIssued', left }
  const most = besideVouchers(order, left, lines)
  if (amount > most) return { ok: false, reason: 'issuedLater', left: most }
  const off = await takeOffCards(tx, order, { amount, left, lines })
  if (!off.ok) return { ok: false, reason: 'spent', left: off.most }
  let rest = amount
  const shares = refundable.flatMap(({ payment, left }) => {
    const share = Math.min(left, rest)
    rest -= share
    return share > 0 ? [{ paymentId: payment.id, amount: share }] : []
  })
  const taken = divide(
    off.taken,
    shares.map((share) => share.amount),
  )
  const row = {
    orderId: order.id,
    reason: reason ?? null,
    lines: lines?.join(',') ?? null,
    cause,
    createdAt: at,
  }
  await tx
    .insert(refunds)
    .values(shares.map((share, index) => ({ ...share, ...row, taken: taken[index] ?? null })))
  return { ok: true, taken: Object.values(off.taken).reduce((sum, part) => sum + part, 0) }
}
