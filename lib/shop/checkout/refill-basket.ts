import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '@/lib/platform/db'
import { baskets, refillLines } from '@/lib/shop/basket'
import type { Order } from '@/lib/shop/orders'
import { lockList } from '@/lib/shop/visitor-lists'
import { checkouts } from './tables'

/**
 * Puts what was ordered back into the visitor's basket, with the codes, and opens a checkout with what was entered, so
 * that an order that was not paid costs nobody anything. Lines that the basket has again meanwhile stay as they are.
 */
export async function refillBasket(tx: Transaction, order: Order): Promise<void> {
  const [row] = await tx.select().from(checkouts).where(eq(checkouts.id, order.checkoutId))
  const basket = row && (await lockList(tx, baskets, row.basketId))
  if (!row || basket === undefined) return
  await refillLines(tx, basket, {
    lines: order.lines.filter(({ isGift }) => !isGift),
    voucher: order.voucherCode ?? undefined,
    giftCard: order.giftCardCode ?? undefined,
  })
  const { guest, deliveryAddress, invoiceAddress, hasOwnInvoiceAddress, paymentMethod } = row
  await tx
    .insert(checkouts)
    .values({
      basketId: basket,
      ...{ guest, deliveryAddress, invoiceAddress, hasOwnInvoiceAddress, paymentMethod },
    })
    .onConflictDoNothing({ target: checkouts.basketId, where: sql`status = 'open'` })
}
