import { and, asc, count, eq } from 'drizzle-orm'
import type { Database, Executor } from '@/lib/platform/db'
import { giftCards } from '@/lib/shop/vouchers'
import { customerGiftCards } from './tables'

/** More than anybody collects. */
const mostCards = 50

export type CustomerGiftCard = Pick<
  typeof giftCards.$inferSelect,
  'code' | 'currency' | 'issued' | 'balance' | 'to'
>

/** The gift cards that a customer has added, the first first, with what is left on them. */
export const findGiftCardsOf = (db: Executor, customerId: number): Promise<CustomerGiftCard[]> =>
  db
    .select({
      code: giftCards.code,
      currency: giftCards.currency,
      issued: giftCards.issued,
      balance: giftCards.balance,
      to: giftCards.to,
    })
    .from(customerGiftCards)
    .innerJoin(giftCards, eq(giftCards.code, customerGiftCards.code))
    .where(eq(customerGiftCards.customerId, customerId))
    .orderBy(asc(customerGiftCards.addedAt), asc(giftCards.code))

/** Adds a gift card to an account. Whoever has its code owns its money, so that several customers can add one. */
export async function addGiftCard(
  db: Database,
  customerId: number,
  code: string,
  now: Date,
): Promise<'added' | 'unknown' | 'full'> {
  const [card] = await db.select({ code: giftCards.code }).from(giftCards).where(eq(giftCards.code, code))
  if (!card) return 'unknown'
  const [row] = await db
    .select({ count: count() })
    .from(customerGiftCards)
    .where(eq(customerGiftCards.customerId, customerId))
  if ((row?.count ?? 0) >= mostCards) return 'full'
  await db.insert(customerGiftCards).values({ customerId, code, addedAt: now }).onConflictDoNothing()
  return 'added'
}

export async function removeGiftCard(db: Database, customerId: number, code: string): Promise<void> {
  await db
    .delete(customerGiftCards)
    .where(and(eq(customerGiftCards.customerId, customerId), eq(customerGiftCards.code, code)))
}
