import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '@/lib/platform/db'
import { isGiftCard } from '@/lib/platform/payment-methods'
import type { OrderCause } from '@/schemas/shop'
import type { Order, Payment } from '../order'
import { recordEvent } from '../record-event'
import { payments } from '../tables'
import { refunds } from './tables'

/**
 * Whether what was paid so goes back by a transfer that the merchant makes: no payment service holds it. Money of a test
 * has never moved.
 */
export const isTransferredBack = (
  { provider, method }: Pick<Payment, 'provider' | 'method'>,
  { isTest }: Pick<Order, 'isTest'>,
): boolean => provider === 'shop' && !isGiftCard(method) && !isTest

/** Adds to what of a payment was paid back. */
export async function addPaidBack(tx: Transaction, payment: string, amount: number): Promise<void> {
  await tx
    .update(payments)
    .set({
      refunded: sql`${payments.refunded} + ${amount}::int`,
      status: sql`case when ${payments.refunded} + ${amount}::int = ${payments.amount} then 'refunded' else ${payments.status} end`,
    })
    .where(eq(payments.id, payment))
}

type Agreed = { orderId: number; paymentId: string; amount: number; cause: OrderCause; at: Date }

/** Writes down what is to be transferred back for an order that is cancelled, of which its own mail tells. */
export async function agreeTransfer(tx: Transaction, { at, ...agreed }: Agreed): Promise<void> {
  await tx.insert(refunds).values({ ...agreed, status: 'toTransfer', createdAt: at })
  await addPaidBack(tx, agreed.paymentId, agreed.amount)
}

type Sent = { refund: string; account: string | undefined; at: Date }

/** Records that a transfer was made. False if it is not to be made any more. The caller has locked the order. */
export async function recordTransfer(
  tx: Transaction,
  order: Order,
  { refund, account, at }: Sent,
): Promise<boolean> {
  const [sent] = await tx
    .update(refunds)
    .set({ status: 'done', settledAt: at })
    .where(and(eq(refunds.id, refund), eq(refunds.orderId, order.id), eq(refunds.status, 'toTransfer')))
    .returning()
  const payment = order.payments.find(({ id }) => id === sent?.paymentId)
  if (!sent || !payment) return false
  const { amount, lines, reason } = sent
  const details = {
    ...{ method: payment.method, amount, how: 'transfer' },
    ...(lines && { lines }),
    ...(reason && { note: reason }),
    ...(account && { account }),
  }
  await recordEvent(tx, order, { type: 'refunded', cause: 'merchant', at, details })
  return true
}
