import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { type Executor, textArray } from '@/lib/platform/db'
import { configuredPayments, methods } from '@/lib/platform/payment-methods'
import { payments, type RefundStatus, refunds } from '@/lib/shop/orders'
import { giftCard, type PaymentMethod } from '@/schemas/shop'
import { refundAccounts } from './tables'

/** Where a transfer goes. */
export type RefundAccount = { holder: string; iban: string }

/** A transfer of money back, agreed or made. */
export type RefundTransfer = {
  id: string
  status: RefundStatus
  method: PaymentMethod
  /** In minor units. */
  amount: number
  createdAt: Date
  /** When it was made. */
  settledAt: Date | null
  /** When it was put into a file for the bank. */
  exportedAt: Date | null
}

export async function findRefundAccount(db: Executor, orderId: number): Promise<RefundAccount | undefined> {
  const [account] = await db
    .select({ holder: refundAccounts.holder, iban: refundAccounts.iban })
    .from(refundAccounts)
    .where(eq(refundAccounts.orderId, orderId))
  return account
}

/** The transfers of an order that are to be made, the oldest first. */
const findDueTransfers = (db: Executor, orderId: number): Promise<RefundTransfer[]> =>
  db
    .select({
      id: refunds.id,
      status: refunds.status,
      method: payments.method,
      amount: refunds.amount,
      createdAt: refunds.createdAt,
      settledAt: refunds.settledAt,
      exportedAt: refunds.exportedAt,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.orderId, orderId), eq(refunds.status, 'toTransfer')))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))

const invoiceMethods = configuredPayments.filter((code) => methods[code].settlement === 'invoice')

/**
 * Whether the postage of a return is to be transferred by itself: its receipt is there, and of a bill that nobody has paid no
 * price goes back with which the postage could come.
 */
async function findsPostage(db: Executor, orderId: number): Promise<boolean> {
  const [row] = await db.execute<{ owed: boolean }>(sql`
    select exists (
      select from return_receipts f join order_returns r on r.id = f.return_id
      where r.order_id = ${orderId} and r.cancelled_at is null
    ) and exists (
      select from payments p where p.order_id = ${orderId} and p.method = any(${textArray(invoiceMethods)})
    ) and not exists (
      select from payments p
      where p.order_id = ${orderId} and p.method <> ${giftCard} and p.status in ('paid', 'refunded')
    ) as owed`)
  return row?.owed ?? false
}

/** How money of an order goes back by transfer. */
export type RefundTransfers = {
  due: readonly RefundTransfer[]
  /** In minor units, of those that are due. */
  amount: number
  account: RefundAccount | undefined
  /** The postage of a return is to be transferred, too, although none of its price. */
  hasPostage?: boolean
  /** Whether the bank has the account already, so that it cannot be changed. */
  isLocked: boolean
}

export async function findTransfers(db: Executor, orderId: number): Promise<RefundTransfers> {
  const due = await findDueTransfers(db, orderId)
  return {
    due,
    amount: due.reduce((sum, { amount }) => sum + amount, 0),
    account: await findRefundAccount(db, orderId),
    hasPostage: await findsPostage(db, orderId),
    isLocked: due.some(({ exportedAt }) => exportedAt !== null),
  }
}

export const accountDays = 30
const dayMs = 24 * 60 * 60 * 1_000

/** Whether nothing of the order of an account is to be transferred, or may have to be in a moment. */
const isSettled = sql`not exists (
  select from refunds r where r.order_id = ${refundAccounts.orderId} and r.status in ('open', 'toTransfer'))`

/** Deletes accounts some time after the last transfer to them, in which a bank may send it back. */
export async function pruneRefundAccounts(db: Executor, now: Date): Promise<void> {
  const before = new Date(now.getTime() - accountDays * dayMs)
  await db.execute(sql`
    delete from ${refundAccounts} where ${refundAccounts.givenAt} < ${before} and ${isSettled}
      and not exists (select from refunds r where r.order_id = ${refundAccounts.orderId} and r.settled_at >= ${before})`)
}

/** Deletes the accounts of orders to which nothing is to be transferred any more. */
export async function forgetRefundAccounts(db: Executor, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length === 0) return
  await db.delete(refundAccounts).where(and(inArray(refundAccounts.orderId, [...orderIds]), isSettled))
}
