import { asc, eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '@/lib/platform/db'
import { giftCards } from '@/lib/shop/vouchers'
import { soldGiftCards } from './tables'

export type SoldGiftCard = {
  code: string
  /** In minor units of the order's currency. */
  issued: number
  balance: number
}

/** The gift cards that were issued for an order. */
export const findSoldGiftCards = (db: Executor, orderId: number): Promise<SoldGiftCard[]> =>
  db
    .select({ code: giftCards.code, issued: giftCards.issued, balance: giftCards.balance })
    .from(soldGiftCards)
    .innerJoin(giftCards, eq(giftCards.code, soldGiftCards.code))
    .where(eq(soldGiftCards.orderId, orderId))
    .orderBy(asc(soldGiftCards.lineId), asc(soldGiftCards.code))

/** Takes the rest off the gift cards of an order of which everything was paid back. */
export const endSoldGiftCards = (tx: Transaction, orderId: number) =>
  tx.execute(sql`
    update gift_cards set balance = 0 from sold_gift_cards s
    where s.code = gift_cards.code and s.order_id = ${orderId}
      and not exists (select from payments p where p.order_id = ${orderId} and p.status = 'paid')`)
