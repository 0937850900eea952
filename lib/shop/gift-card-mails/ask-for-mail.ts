import { and, eq, isNull, ne, or } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { isWithinSubject, subjectLimits } from '@/lib/platform/limits'
import { enqueue } from '@/lib/platform/outbox'
import { submissionKey } from '@/lib/platform/security'
import { lockOrder } from '@/lib/shop/orders'
import { type GiftCardMessage, giftCardMessage } from './message'
import { recipientsBefore } from './recipients-before'
import { giftCardMails } from './tables'

/** How often one gift card is sent and planned in all; what was taken back is no more. */
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
  /** The earlier recipients to whom another may be added, as `recipientsBefore` names them. */
  again?: string
}

/** `sentBefore`: another person has got it or will, and the giver has not said yes to that. */
export type GiftCardAnswer = 'asked' | 'tooMany' | 'sentBefore'

const isNotTakenBack = or(isNull(giftCardMails.stop), ne(giftCardMails.stop, 'takenBack'))

/**
 * Has a gift card sent at a time. The same form again changes nothing; one that was changed asks for another mail. One
 * code never goes to a second person without a yes that names the first.
 */
export const askForGiftCardMail = (db: Database, asked: AskedGiftCardMail): Promise<GiftCardAnswer> =>
  db.transaction(async (tx) => {
    const { orderId, present, sendAt, now } = asked
    const planned = sendAt > now && sendAt.getTime()
    const key = submissionKey(asked.key, present, planned)
    // Two at once would both be within the bound.
    const order = await lockOrder(tx, orderId)
    if (!order) throw new Error('The order has gone')
    const [known] = await tx.select().from(giftCardMails).where(eq(giftCardMails.key, key))
    if (known) return 'asked'
    const { code } = present
    const mails = await tx
      .select()
      .from(giftCardMails)
      .where(eq(giftCardMails.code, code))
      .orderBy(giftCardMails.id)
    if (recipientsBefore(mails, present).join(' ') !== (asked.again ?? '')) return 'sentBefore'
    const count = await tx.$count(giftCardMails, and(eq(giftCardMails.code, code), isNotTakenBack))
    if (count >= mostOfOneCard) return 'tooMany'
    if (!(await isWithinSubject(tx, subjectLimits.giftCardMails, code, { now: now.getTime() })))
      return 'tooMany'
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
    return 'asked'
  })
