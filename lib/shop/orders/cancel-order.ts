import { and, eq } from 'drizzle-orm'
import type { Transaction } from '@/lib/platform/db'
import { enqueue } from '@/lib/platform/outbox'
import type { OrderCause } from '@/schemas/shop'
import { creditGiftCard, giveBackVoucher } from './codes'
import type { Order } from './order'
import { orderPaybackMessage, paymentEndMessage } from './payment-messages'
import { recordEvent } from './record-event'
import { giveBackStock } from './stock'
import { payments } from './tables'

export const cancelReasons = ['notPaid', 'byShopper', 'byMerchant'] as const
export type CancelReason = (typeof cancelReasons)[number]

type Cancelled = { cause: OrderCause; at: Date; reason: CancelReason; note?: string }

/**
 * Cancels an order of which nothing was sent: its goods go back into the stock, its voucher may be used again, its gift
 * card gets its money back, and other payments are ended or paid back by the outbox. The caller has locked the order.
 */
export async function cancelOrder(
  tx: Transaction,
  order: Order,
  { cause, at, reason, note }: Cancelled,
): Promise<void> {
  await recordEvent(tx, order, {
    ...{ type: 'cancelled', cause, at, to: 'cancelled' },
    details: { reason, ...(note && { note }) },
  })
  await giveBackStock(
    tx,
    order.lines.filter(({ isFromStock }) => isFromStock),
  )
  if (order.voucherCode !== null) await giveBackVoucher(tx, order.id, order.voucherCode)
  for (const payment of order.payments) await endPayment(tx, order, payment, at)
}

async function endPayment(
  tx: Transaction,
  order: Order,
  { id, method, provider, status, amount, refunded, reference }: Order['payments'][number],
  at: Date,
): Promise<void> {
  const rest = amount - refunded
  if (status === 'paid' && method === 'G' && order.giftCardCode !== null) {
    await creditGiftCard(tx, { code: order.giftCardCode, amount: rest })
    await tx.update(payments).set({ status: 'refunded', refunded: amount }).where(eq(payments.id, id))
  } else if (status === 'paid' && provider !== 'shop')
    await enqueue(tx, orderPaybackMessage, [{ payment: id, amount: rest }])
  else if (status === 'open') {
    await tx
      .update(payments)
      .set({ status: 'cancelled', settledAt: at })
      .where(and(eq(payments.id, id), eq(payments.status, 'open')))
    if (reference !== null) await enqueue(tx, paymentEndMessage, [{ payment: id }])
  }
}
