import 'server-only'
import { findMentioning, type Mention, mentionMessage } from '@/lib/content/embedded'
import type { Database } from '@/lib/platform/db'
import { logError } from '@/lib/platform/log'
import { MessageRefused } from '@/lib/platform/mail'
import { type MailSender, writeMail } from '@/lib/platform/mail-body'
import { fallbackMarket } from '@/lib/platform/markets'
import { deliverDue, findOpen, noteDelivered } from '@/lib/platform/outbox'
import { findShopConfiguration, inZone } from '@/lib/platform/shop-configuration'
import { findPerson, type Person, wantsMentionMails } from '@/lib/studio/people'
import { type MentionTold, mentionMail } from './mention-mail'

/** Twelve attempts with the pauses between them take about a day. */
const mostAttempts = 12

type At = { db: Database; baseUrl: string }
type Told = MentionTold & { writer: Person | undefined }

/**
 * What one mention tells; nothing where it was read or is gone. Who has the page open is told too: the form may stand
 * before the comments.
 */
async function told({ db, baseUrl }: At, person: Person, comment: string): Promise<Told[]> {
  const found = await findMentioning(db, comment, person.id)
  if (!found || found.isRead || found.authorId === person.id) return []
  const writer = found.authorId === null ? undefined : await findPerson(db, found.authorId)
  return [
    {
      writer,
      by: writer?.name ?? found.authorName,
      ...{ page: found.storyName, title: found.title, message: found.message },
      href: new URL(`/studio/stories/${found.storyId}/?thread=${found.thread}`, baseUrl).href,
    },
  ]
}

/** Sends one mail for all mentions of a person that wait; returns their messages. */
async function send(sender: MailSender, id: number, personId: string): Promise<number[]> {
  const { db, service, brand, baseUrl, look } = sender
  const waiting = await findOpen(db, mentionMessage, 'person', personId)
  const ids = waiting.map((message) => message.id)
  const person = await findPerson(db, personId)
  if (!person || !(await wantsMentionMails(db, personId))) return ids
  const comments = [...new Set(waiting.map(({ payload }) => (payload as Mention).comment))]
  const mentions: Told[] = []
  for (const comment of comments) mentions.push(...(await told({ db, baseUrl }, person, comment)))
  if (mentions.length === 0) return ids
  const market = fallbackMarket(brand)
  const shop = await findShopConfiguration(db, brand, market)
  const body = mentionMail({
    ...{ language: person.language, seller: shop.seller, told: mentions },
    profile: new URL('/studio/profile/', baseUrl).href,
  })
  // Colleagues answer each other, and not the customers' service; of several who wrote none is answered.
  const [writer, ...others] = [...new Set(mentions.map((one) => one.writer?.address))]
  const replyTo = others.length === 0 ? writer : undefined
  await service.sendMail(`mention-${id}`, {
    to: person.address,
    ...(await writeMail(body, look?.(inZone(market, shop), shop))),
    ...(replyTo !== undefined && { replyTo }),
  })
  return ids
}

/** Sends the mails to people who were mentioned: one for all that has come together for a person since the first mention. */
export function sendDueMentions(
  sender: MailSender,
  ending?: AbortSignal,
): Promise<{ delivered: number; failed: number }> {
  const together = new Map<number, number[]>()
  return deliverDue(
    sender.db,
    {
      kinds: [mentionMessage],
      sequence: 'person',
      deliver: async ({ id, payload }) => {
        together.set(id, await send(sender, id, (payload as Mention).person))
      },
      afterDelivery: (tx, { id }) => noteDelivered(tx, together.get(id) ?? []),
      takenSeconds: 90,
      pauseSeconds: (attempts) => Math.min(30 * 2 ** (attempts - 1), 10_800),
      mostAttempts,
      isFinal: (error) => error instanceof MessageRefused,
      onFailure: ({ attempts }, error, isLast) =>
        logError(`mail about a mention, attempt ${attempts}${isLast ? ', given up' : ''}`, error),
    },
    ending,
  )
}
