import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { enqueue } from '@/lib/platform/outbox'
import { type GiftCardMessage, giftCardMessage } from './message'
import { type GiftCardStop, giftCardMails } from './tables'

const isOpen = (id: number) =>
  and(eq(giftCardMails.id, id), isNull(giftCardMails.sentAt), isNull(giftCardMails.stoppedAt))

/** Records that a mail was sent. */
export async function recordGiftCardSent(db: Database, id: number, now: Date): Promise<void> {
  await db.update(giftCardMails).set({ sentAt: now }).where(isOpen(id))
}

/** Leaves a mail planned that was put into the outbox before its time. */
export async function planGiftCardMailAgain(db: Database, id: number): Promise<void> {
  await db.update(giftCardMails).set({ queuedAt: null }).where(isOpen(id))
}

type Stopped = { id: number; stop: Exclude<GiftCardStop, 'takenBack'>; now: Date }

/** Records that a mail will not be sent, and has its giver told so, once. */
export const stopGiftCardMail = (db: Database, { id, stop, now }: Stopped): Promise<void> =>
  db.transaction(async (tx) => {
    const stopped = await tx
      .update(giftCardMails)
      .set({ stoppedAt: now, stop })
      .where(isOpen(id))
      .returning({ id: giftCardMails.id })
    if (stopped.length > 0)
      await enqueue(tx, giftCardMessage, [{ mail: id, to: 'giver' } satisfies GiftCardMessage])
  })

/** `kept`: its giver has taken it back. `stopped`: it was stopped before. `gone`: it is on its way, or there is none. */
export type TakenBack = 'kept' | 'stopped' | 'gone'

/** Takes a planned mail back for its giver. Said again, it answers the same. */
export async function takeGiftCardMailBack(
  db: Database,
  { orderId, id, now }: { orderId: number; id: number; now: Date },
): Promise<TakenBack> {
  const isOfOrder = and(eq(giftCardMails.id, id), eq(giftCardMails.orderId, orderId))
  const taken = await db
    .update(giftCardMails)
    .set({ stoppedAt: now, stop: 'takenBack' })
    .where(and(isOfOrder, isNull(giftCardMails.queuedAt), isNull(giftCardMails.stoppedAt)))
    .returning({ id: giftCardMails.id })
  if (taken.length > 0) return 'kept'
  const [mail] = await db.select({ stop: giftCardMails.stop }).from(giftCardMails).where(isOfOrder)
  if (!mail?.stop) return 'gone'
  return mail.stop === 'takenBack' ? 'kept' : 'stopped'
}
