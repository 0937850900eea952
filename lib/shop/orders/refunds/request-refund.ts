import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '@/lib/platform/db'
import type { OrderCause } from '@/schemas/shop'
import type { Order, Payment } from '../order'
import { orderPaybackMessage } from '../payment-messages'
import { refunds } from './tables'

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
    .toSorted((a, b) => Number(a.method === 'G') - Number(b.method === 'G'))
    .map((payment) => ({
      payment,
      left: payment.amount - payment.refunded - (pending.get(payment.id) ?? 0),
    }))
    .filter(({ left }) => left > 0)
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

type Requested = { ok: true } | { ok: false; left: number }

/**
 * Writes down that an amount is to be paid back; `finishRefundsOf` carries it out after the transaction. The caller has
 * locked the order. More than is left is refused with what is left.
 */
export async function requestRefund(
  tx: Transaction,
  order: Pick<Order, 'id' | 'payments'>,
  { amount, reason, lines, cause, at }: Request,
): Promise<Requested> {
  const refundable = await refundableOf(tx, order)
  const left = refundable.reduce((sum, each) => sum + each.left, 0)
  if (amount > left) return { ok: false, left }
  let rest = amount
  const shares = refundable.flatMap(({ payment, left }) => {
    const share = Math.min(left, rest)
    rest -= share
    return share > 0 ? [{ paymentId: payment.id, amount: share }] : []
  })
  const row = {
    orderId: order.id,
    reason: reason ?? null,
    lines: lines?.join(',') ?? null,
    cause,
    createdAt: at,
  }
  await tx.insert(refunds).values(shares.map((share) => ({ ...share, ...row })))
  return { ok: true }
}
