import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { giftCards } from '@/lib/shop/vouchers'
import { soldGiftCards } from './tables'

export type SoldGiftCard = {
  code: string
  /** In minor units of the order's currency. */
  issued: number
  balance: number
}

/** The gift cards that were issued for an order, without those of which everything was paid back. */
export const findSoldGiftCards = (db: Executor, orderId: number): Promise<SoldGiftCard[]> =>
  db
    .select({ code: giftCards.code, issued: giftCards.issued, balance: giftCards.balance })
    .from(soldGiftCards)
    .innerJoin(giftCards, eq(giftCards.code, soldGiftCards.code))
    .where(and(eq(soldGiftCards.orderId, orderId), gt(giftCards.issued, 0)))
    .orderBy(asc(soldGiftCards.lineId), asc(soldGiftCards.code))

/** What is on a gift card that was issued for a line, without its code, in minor units. */
export type CardOfLine = Pick<SoldGiftCard, 'issued' | 'balance'> & { lineId: number }

/** The gift cards that were issued for the lines of an order. */
export const findCardsOfLines = (db: Executor, orderId: number): Promise<CardOfLine[]> =>
  db
    .select({ lineId: soldGiftCards.lineId, issued: giftCards.issued, balance: giftCards.balance })
    .from(soldGiftCards)
    .innerJoin(giftCards, eq(giftCards.code, soldGiftCards.code))
    .where(eq(soldGiftCards.orderId, orderId))
    .orderBy(asc(soldGiftCards.lineId), asc(soldGiftCards.code))

/** The codes that somebody can still redeem of gift cards for which the sandbox was paid, and no money. */
export async function findUnpaidGiftCards(db: Executor, now: Date): Promise<string[]> {
  const rows = await db.execute<{ code: string }>(sql`
    select g.code from gift_cards g join sold_gift_cards s on s.code = g.code
    where g.balance > 0 and (g.valid_to is null or g.valid_to > ${now.toISOString()})
      and exists (select from payments p where p.order_id = s.order_id and p.provider = 'sandbox')
    order by g.code`)
  return [...rows].map(({ code }) => code)
}
