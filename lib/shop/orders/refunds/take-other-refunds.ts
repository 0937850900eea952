import { and, eq } from 'drizzle-orm'
import { currentTime } from '@/lib/platform/clock'
import type { Database, Transaction } from '@/lib/platform/db'
import { logError } from '@/lib/platform/log'
import type { OtherRefund, PaymentProvider } from '@/lib/platform/payments'
import { lockOrder } from '../lock-order'
import type { Order, Payment } from '../order'
import { isReleased } from '../paid'
import { recordEvent } from '../record-event'
import { isSoldVoucher } from '../sending'
import { payments } from '../tables'
import { refundableOf } from './request-refund'
import { refunds, type TakenOff } from './tables'
import { takeOffCards } from './take-off-cards'

/**
 * Takes off the gift cards that an order has bought what was paid back for them. The money has gone, so that what of the
 * cards is spent is a loss, which is logged.
 */
async function takeOff(tx: Transaction, order: Order, amount: number): Promise<TakenOff> {
  const left = (await refundableOf(tx, order)).reduce((sum, each) => sum + each.left, 0)
  const wanted = Math.min(amount, left)
  const off = await takeOffCards(tx, order, { amount: wanted, left })
  if (off.ok) return off.taken
  logError(
    'More was paid back at the payment service than is left on the gift cards that were bought',
    new Error(`order ${order.number}: ${wanted - off.most} minor units`),
  )
  const rest = await takeOffCards(tx, order, { amount: off.most, left })
  return rest.ok ? rest.taken : {}
}

async function write(
  tx: Transaction,
  { order, payment }: { order: Order; payment: Payment },
  { reference, amount, at }: { reference: string; amount: number; at: Date },
): Promise<void> {
  const [written] = await tx
    .insert(refunds)
    .values({
      ...{ orderId: order.id, paymentId: payment.id, reference, amount },
      ...{ status: 'done', cause: 'merchant', createdAt: at, settledAt: at },
    })
    .onConflictDoNothing({ target: refunds.reference })
    .returning({ id: refunds.id })
  if (!written) return
  const taken = await takeOff(tx, order, amount)
  const refunded = Math.min(payment.amount, payment.refunded + amount)
  const isWhole = payment.status === 'paid' && refunded === payment.amount
  const status = isWhole ? 'refunded' : payment.status
  const isAwaited = isReleased({
    ...order,
    payments: order.payments.map((each) => (each.id === payment.id ? { ...each, status } : each)),
  })
  // Issued afterwards they would be worth their whole price. The service repeats its event.
  if (isAwaited && order.lines.some(isSoldVoucher))
    throw new Error(`A refund of order ${order.number} waits for the gift cards that it has bought`)
  await tx.update(payments).set({ refunded, status }).where(eq(payments.id, payment.id))
  await tx.update(refunds).set({ taken }).where(eq(refunds.id, written.id))
  const details = { method: payment.method, amount, reference }
  await recordEvent(tx, order, { type: 'refunded', cause: 'merchant', at, details })
}

const takeOne = (
  db: Database,
  { provider, reference }: { provider: string; reference: string },
  { id, amount }: OtherRefund,
): Promise<void> =>
  db.transaction(async (tx) => {
    const own = and(eq(payments.provider, provider), eq(payments.reference, reference))
    const [found] = await tx.select({ id: payments.id, orderId: payments.orderId }).from(payments).where(own)
    const order = found && (await lockOrder(tx, found.orderId))
    const payment = order?.payments.find((each) => each.id === found?.id)
    if (order && payment)
      await write(tx, { order, payment }, { reference: `${provider}:${id}`, amount, at: currentTime() })
  })

/**
 * Takes over what the merchant has paid back on the pages of the payment service, each refund once: as one of the order,
 * of which the service is not asked again.
 */
export async function takeOtherRefunds(
  db: Database,
  provider: PaymentProvider,
  reference: string,
): Promise<void> {
  for (const refund of await provider.findOtherRefunds(reference))
    await takeOne(db, { provider: provider.name, reference }, refund)
}
