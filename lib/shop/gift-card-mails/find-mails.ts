import { and, asc, eq, isNull, lt, or } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { giftCardMails } from './tables'

export type GiftCardMail = typeof giftCardMails.$inferSelect

/** The mails with gift cards of an order, as they were asked for. */
export const findGiftCardMails = (db: Executor, orderId: number): Promise<GiftCardMail[]> =>
  db.select().from(giftCardMails).where(eq(giftCardMails.orderId, orderId)).orderBy(asc(giftCardMails.id))

export async function findGiftCardMail(db: Executor, id: number): Promise<GiftCardMail | undefined> {
  const [mail] = await db.select().from(giftCardMails).where(eq(giftCardMails.id, id))
  return mail
}

/** How long the link of a mail leads to the paper, and to whom it went is kept. */
export const giftCardMailDays = 90

const dayMs = 24 * 60 * 60 * 1_000

/**
 * Forgets who has got a gift card, or was to get it, some time after: also where nothing could be sent or said, as the
 * market of the order had closed.
 */
export async function pruneGiftCardMails(db: Executor, now: Date): Promise<void> {
  const before = new Date(now.getTime() - giftCardMailDays * dayMs)
  const { sentAt, stoppedAt, queuedAt } = giftCardMails
  const isLeft = and(isNull(sentAt), isNull(stoppedAt), lt(queuedAt, before))
  await db.delete(giftCardMails).where(or(lt(sentAt, before), lt(stoppedAt, before), isLeft))
}
