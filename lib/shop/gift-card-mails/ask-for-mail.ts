import { eq } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { isWithinSubject, subjectLimits } from '@/lib/platform/limits'
import { enqueue } from '@/lib/platform/outbox'
import { lockOrder } from '@/lib/shop/orders'
import { type GiftCardMessage, giftCardMessage } from './message'
import { giftCardMails } from './tables'

/** How often one gift card is sent and planned in all. */
const mostOfOneCard = 10

/** A gift card as a present. `from` and `message` are the giver's. */
type GiftCardPresent = { code: string; to: string; from: string; message: string }

export type AskedGiftCardMail = {
  orderId: number
  /** Of the form that was sent. */
  key: string
  present: GiftCardPresent
  sendAt: Date
  now: Date
}

/** Has a gift card sent at a time; false where that was asked for too often. The same form again changes nothing. */
export const askForGiftCardMail = (
  db: Database,
  { orderId, key, present, sendAt, now }: AskedGiftCardMail,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    // Two at once would both be within the bound.
    const order = await lockOrder(tx, orderId)
    if (!order) throw new Error('The order has gone')
    const [known] = await tx.select().from(giftCardMails).where(eq(giftCardMails.key, key))
    if (known) return true
    const { code } = present
    const asked = await tx.$count(giftCardMails, eq(giftCardMails.code, code))
    if (asked >= mostOfOneCard) return false
    if (!(await isWithinSubject(tx, subjectLimits.giftCardMails, code, { now: now.getTime() }))) return false
    const isNow = sendAt <= now
    const [mail] = await tx
      .insert(giftCardMails)
      .values({
        ...{ orderId, code, key, recipient: present.to, giver: present.from, message: present.message },
        ...{ dueAt: sendAt, askedAt: now, queuedAt: isNow ? now : null },
      })
      .returning({ id: giftCardMails.id })
    if (mail && isNow)
      await enqueue(tx, giftCardMessage, [{ mail: mail.id, to: 'receiver' } satisfies GiftCardMessage])
    return true
  })
