import { and, eq } from 'drizzle-orm'
import type { Transaction } from '@/lib/platform/db'
import { enqueue } from '@/lib/platform/outbox'
import { isGiftCard } from '@/lib/platform/payment-methods'
import type { OrderCause } from '@/schemas/shop'
import { creditGiftCard, giveBackVoucher } from './codes'
import type { Order, Payment } from './order'
import { orderPaybackMessage, paymentEndMessage } from './payment-messages'
import { recordEvent } from './record-event'
import { agreeTransfer, isTransferredBack, refundableOf } from './refunds'
import { isLive } from './sending'
import { giveBackStock } from './stock'
import { payments } from './tables'

export const cancelReasons = ['notPaid', 'byShopper', 'byMerchant'] as const
export type CancelReason = (typeof cancelReasons)[number]

type Cancelled = { cause: OrderCause; at: Date; reason: CancelReason; note?: string }

/**
 * Cancels an order of which nothing was sent: its goods go back into the stock, its voucher may be used again, its gift
 * card gets its money back, and other payments are ended or paid back by the outbox. The caller has locked the order.
 * Returns what the gift card got back, in minor units: less than it has paid if it was paid back itself meanwhile.
 */
export async function cancelOrder(
  tx: Transaction,
  order: Order,
  { cause, at, reason, note }: Cancelled,
): Promise<number> {
  await giveBackStock(
    tx,
    order.lines.filter((line) => line.isFromStock && isLive(line)),
  )
  if (order.voucherCode !== null) await giveBackVoucher(tx, order.id, order.voucherCode)
  // What is being refunded already is not paid back again.
  let [credited, kept] = [0, 0]
  for (const { payment, left } of await refundableOf(tx, order)) {
    const back = await payBack(tx, order, payment, { left, cause, at })
    credited += back
    if (isGiftCard(payment.method)) kept += left - back
  }
  for (const payment of order.payments) if (payment.status === 'open') await endPayment(tx, payment, at)
  await recordEvent(tx, order, {
    ...{ type: 'cancelled', cause, at, to: 'cancelled' },
    details: { reason, ...(note && { note }), ...(kept > 0 && { kept }) },
  })
  return credited
}

async function payBack(
  tx: Transaction,
  order: Order,
  payment: Payment,
  { left, cause, at }: { left: number; cause: OrderCause; at: Date },
): Promise<number> {
  const { id, method, provider, amount } = payment
  const { giftCardCode } = order
  if (!isGiftCard(method)) {
    if (isTransferredBack(payment, order))
      await agreeTransfer(tx, { orderId: order.id, paymentId: id, amount: left, cause, at })
    if (provider !== 'shop') await enqueue(tx, orderPaybackMessage, [{ payment: id, amount: left }])
    return 0
  }
  if (giftCardCode === null) return 0
  const credited = await creditGiftCard(tx, { code: giftCardCode, amount: left })
  await tx.update(payments).set({ status: 'refunded', refunded: amount }).where(eq(payments.id, id))
  return credited
}

async function endPayment(tx: Transaction, { id, reference }: Payment, at: Date): Promise<void> {
  await tx
    .update(payments)
    .set({ status: 'cancelled', settledAt: at })
    .where(and(eq(payments.id, id), eq(payments.status, 'open')))
  if (reference !== null) await enqueue(tx, paymentEndMessage, [{ payment: id }])
}
