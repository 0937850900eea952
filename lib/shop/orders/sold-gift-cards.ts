import { and, asc, eq, gt, not, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '@/lib/platform/db'
import { giftCards } from '@/lib/shop/vouchers'
import { orderEvents, soldGiftCards } from './tables'

export type SoldGiftCard = {
  code: string
  /** In minor units of the order's currency. */
  issued: number
  balance: number
}

/** Whether a card has ended because its buyer has withdrawn from the purchase: at that very moment. */
const isWithdrawn = sql<boolean>`exists (
  select from ${orderEvents} e where e.order_id = ${soldGiftCards.orderId} and e.type = 'withdrawn'
  and e.at = ${giftCards.to})`

/** The gift cards that were issued for an order, without those that were paid back or withdrawn from. */
export const findSoldGiftCards = (db: Executor, orderId: number): Promise<SoldGiftCard[]> =>
  db
    .select({ code: giftCards.code, issued: giftCards.issued, balance: giftCards.balance })
    .from(soldGiftCards)
    .innerJoin(giftCards, eq(giftCards.code, soldGiftCards.code))
    .where(and(eq(soldGiftCards.orderId, orderId), gt(giftCards.issued, 0), not(isWithdrawn)))
    .orderBy(asc(soldGiftCards.lineId), asc(soldGiftCards.code))

/** What is on a gift card that was issued for a line, without its code, in minor units. */
export type CardOfLine = Pick<SoldGiftCard, 'issued' | 'balance'> & {
  lineId: number
  /** It cannot be redeemed since its buyer has withdrawn from the purchase. */
  isWithdrawn?: boolean
}

const spendable = { issued: giftCards.issued, balance: giftCards.balance, to: giftCards.to }

/** The gift cards that were issued for the lines of an order. */
export const findCardsOfLines = (db: Executor, orderId: number): Promise<CardOfLine[]> =>
  db
    .select({
      ...{ lineId: soldGiftCards.lineId, issued: giftCards.issued, balance: giftCards.balance },
      isWithdrawn,
    })
    .from(soldGiftCards)
    .innerJoin(giftCards, eq(giftCards.code, soldGiftCards.code))
    .where(eq(soldGiftCards.orderId, orderId))
    .orderBy(asc(soldGiftCards.lineId), asc(soldGiftCards.code))

/** Whether the buyer of a gift card has withdrawn from its purchase, so that it cannot be redeemed. */
export async function isGiftCardWithdrawn(db: Executor, code: string): Promise<boolean> {
  const [card] = await db
    .select({ isWithdrawn })
    .from(soldGiftCards)
    .innerJoin(giftCards, eq(giftCards.code, soldGiftCards.code))
    .where(eq(soldGiftCards.code, code))
  return card?.isWithdrawn ?? false
}

type Withdrawn = {
  orderId: number
  /** How many cards of each line, by its id: those of all declarations. */
  pieces: ReadonlyMap<number, number>
  /** When it was declared, as the event of the order has it. */
  at: Date
  /** Where the shop takes back only cards of which nothing is spent. */
  isUnspentAlone: boolean
}

/**
 * Ends the gift cards from whose purchase the buyer withdraws, so that nobody can redeem what is to be paid back for them.
 * Those of which the least is spent are meant first, as a refund takes them.
 */
export async function endWithdrawnCards(
  tx: Transaction,
  { orderId, pieces, at, isUnspentAlone }: Withdrawn,
): Promise<void> {
  const cards = await tx
    .select({ code: giftCards.code, lineId: soldGiftCards.lineId, ...spendable, isWithdrawn })
    .from(soldGiftCards)
    .innerJoin(giftCards, eq(giftCards.code, soldGiftCards.code))
    .where(eq(soldGiftCards.orderId, orderId))
    .orderBy(asc(giftCards.code))
    .for('update', { of: giftCards })
  for (const [lineId, count] of pieces) {
    const meant = cards
      .filter((card) => card.lineId === lineId)
      .toSorted((a, b) => Number(b.isWithdrawn) - Number(a.isWithdrawn) || b.balance - a.balance)
      .slice(0, count)
    for (const { code, issued, balance, to } of meant) {
      if (balance === 0 || (to && to <= at) || (isUnspentAlone && balance < issued)) continue
      await tx.update(giftCards).set({ to: at }).where(eq(giftCards.code, code))
    }
  }
}

/** The codes that somebody can still redeem of gift cards for which the sandbox was paid, and no money. */
export async function findUnpaidGiftCards(db: Executor, now: Date): Promise<string[]> {
  const rows = await db.execute<{ code: string }>(sql`
    select g.code from gift_cards g join sold_gift_cards s on s.code = g.code
    where g.balance > 0 and (g.valid_to is null or g.valid_to > ${now.toISOString()})
      and exists (select from payments p where p.order_id = s.order_id and p.provider = 'sandbox')
    order by g.code`)
  return [...rows].map(({ code }) => code)
}
