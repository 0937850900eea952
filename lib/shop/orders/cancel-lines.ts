import { inArray } from 'drizzle-orm'
import type { Transaction } from '@/lib/platform/db'
import type { OrderCause } from '@/schemas/shop'
import type { CancelReason } from './cancel-order'
import { moneyOfLines } from './money-of-lines'
import { type Order, type OrderLine, openPaymentOf } from './order'
import { recordEvent } from './record-event'
import { isBilled, requestRefund } from './refunds'
import { isHere, statusOfSending } from './sending'
import { giveBackStock } from './stock'
import { orderLines } from './tables'

/**
 * The lines of an order that can be cancelled while the rest goes on: those that nobody has yet. None where money is still
 * to come that cannot be made less, such as what is collected at the door.
 */
export function cancellableLines(order: Pick<Order, 'status' | 'lines' | 'payments'>): OrderLine[] {
  const open = openPaymentOf(order)
  const isGoingOn = order.status === 'placed' || order.status === 'partlyShipped'
  return isGoingOn && (!open || isBilled(open)) ? order.lines.filter(isHere) : []
}

type Chosen = {
  lines: readonly OrderLine[]
  cause: OrderCause
  at: Date
  reason: CancelReason
  note?: string
}

/**
 * Takes lines out of an order of which nobody has them yet: they go back into the stock, and what was paid for them and for
 * their part of the delivery is written down to be paid back; `finishRefundsOf` carries that out after the transaction. A
 * code stays used, as when something comes back. The caller has locked the order and finished its open refunds. Returns the
 * amount in minor units; undefined, with nothing changed, where its gift cards are being issued.
 */
export async function cancelLines(
  tx: Transaction,
  order: Order,
  { lines, cause, at, reason, note }: Chosen,
): Promise<number | undefined> {
  const ids = lines.map(({ id }) => id)
  const after = order.lines.map((line) => (ids.includes(line.id) ? { ...line, cancelledAt: at } : line))
  const places = order.lines.flatMap(({ id }, place) => (ids.includes(id) ? [place + 1] : []))
  // The note is for the merchant, and the reason of a refund for the shopper.
  const asked = { reason: undefined, lines: places, cause, at }
  const left = { ...order, lines: after }
  let amount = moneyOfLines(order, lines)
  let requested = amount > 0 ? await requestRefund(tx, left, { ...asked, amount }) : undefined
  if (requested && !requested.ok) {
    if (requested.reason === 'notIssued') return undefined
    // More was paid back meanwhile than its lines know.
    amount = requested.left
    requested = amount > 0 ? await requestRefund(tx, left, { ...asked, amount }) : undefined
    if (requested && !requested.ok) return undefined
  }
  await tx.update(orderLines).set({ cancelledAt: at }).where(inArray(orderLines.id, ids))
  await giveBackStock(
    tx,
    lines.filter(({ isFromStock }) => isFromStock),
  )
  await recordEvent(tx, order, {
    ...{ type: 'linesCancelled', cause, at },
    ...(order.status === 'partlyShipped' && { to: statusOfSending(after) }),
    details: { lines: places.join(','), amount, reason, ...(note && { note }) },
  })
  return amount
}
