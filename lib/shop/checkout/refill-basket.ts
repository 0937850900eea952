import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { Transaction } from '@/lib/platform/db'
import { baskets, refillLines } from '@/lib/shop/basket'
import { type Order, orders } from '@/lib/shop/orders'
import { lockList } from '@/lib/shop/visitor-lists'
import { checkouts } from './tables'

type Ordered = Pick<Order, 'checkoutId'>

/** Locks the basket that an order was placed from; undefined when it is no more. */
export async function lockBasketOf(tx: Transaction, { checkoutId }: Ordered): Promise<string | undefined> {
  const [row] = await tx
    .select({ basket: checkouts.basketId })
    .from(checkouts)
    .where(eq(checkouts.id, checkoutId))
  return row && lockList(tx, baskets, row.basket)
}

/** Whether the visitor has ordered since: what was not paid may have been bought in another way. */
async function hasOrderedSince(tx: Transaction, basket: string, { id }: Order): Promise<boolean> {
  const later = await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(checkouts, eq(checkouts.id, orders.checkoutId))
    .where(and(eq(checkouts.basketId, basket), gt(orders.id, id), ne(orders.status, 'cancelled')))
    .limit(1)
  return later.length > 0
}

/**
 * Puts what was ordered back into the visitor's basket, with the codes, and opens a checkout with what was entered, so
 * that an order that was not paid costs nobody anything. Lines that the basket has again meanwhile stay as they are, and
 * nothing is put back for a visitor who has ordered since. The caller has locked the basket.
 */
export async function refillBasket(tx: Transaction, basket: string, order: Order): Promise<void> {
  const [row] = await tx.select().from(checkouts).where(eq(checkouts.id, order.checkoutId))
  if (!row || (await hasOrderedSince(tx, basket, order))) return
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
