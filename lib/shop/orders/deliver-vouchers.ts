import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '@/lib/platform/db'
import { logError } from '@/lib/platform/log'
import { generateCodes, giftCards } from '@/lib/shop/vouchers'
import { lockOrder } from './lock-order'
import type { Order, OrderLine } from './order'
import { isReleased, isReleasedOrder } from './paid'
import { recordDelivery } from './record-delivery'
import { isSoldVoucher } from './sending'
import { soldGiftCards } from './tables'

const batchSize = 100
/** How long the link in the mail leads to the gift cards. */
const linkDays = 30
const dayMs = 24 * 60 * 60 * 1_000

/** Issues the gift cards of a line, one for each piece, with what the piece costs without any reduction. */
async function issue(tx: Transaction, { currency, id: orderId }: Order, line: OrderLine): Promise<void> {
  const codes = generateCodes(line.quantity)
  const issued = { currency, issued: line.price, balance: line.price }
  await tx.insert(giftCards).values(codes.map((code) => ({ code, ...issued })))
  await tx.insert(soldGiftCards).values(codes.map((code) => ({ code, orderId, lineId: line.id })))
}

/** Issues what vouchers of an order were bought for, unless that has happened. */
export const deliverVouchersOf = (db: Database, orderId: number, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const due = order && isReleased(order) ? order.lines.filter(isSoldVoucher) : []
    if (!order || due.length === 0) return
    for (const line of due) await issue(tx, order, line)
    const until = new Date(now.getTime() + linkDays * dayMs).toISOString()
    await recordDelivery(tx, order, { lines: due, at: now, details: { until } })
  })

/** Issues the gift cards of all orders that are paid and have vouchers to be delivered without post. */
export async function deliverVouchers(db: Database, now: Date, ending?: AbortSignal): Promise<void> {
  const due = await db.execute<{ id: string }>(sql`
    select distinct l.order_id as id
    from order_lines l join orders o on o.id = l.order_id
    where l.is_digital and l.delivered_at is null and l.cancelled_at is null and l.is_voucher and not l.is_gift and ${isReleasedOrder}
    order by id limit ${batchSize}`)
  for (const { id } of due) {
    if (ending?.aborted) return
    try {
      await deliverVouchersOf(db, Number(id), now)
    } catch (error) {
      logError(`The gift cards of order ${id} could not be issued yet`, error)
    }
  }
}
