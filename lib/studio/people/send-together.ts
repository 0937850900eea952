import 'server-only'
import type { Executor } from '@/lib/platform/db'
import { logError } from '@/lib/platform/log'
import { MessageRefused } from '@/lib/platform/mail'
import { type MailBody, type MailSender, writeMail } from '@/lib/platform/mail-body'
import { fallbackMarket } from '@/lib/platform/markets'
import { deliverDue, findOpen, noteDelivered } from '@/lib/platform/outbox'
import { findShopConfiguration, inZone } from '@/lib/platform/shop-configuration'
import type { Seller } from '@/schemas/shop'
import { findPerson } from './manage-people'
import { wantsMentionMails } from './own-account'
import type { Person } from './person'

/** Twelve attempts with the pauses between them take about a day. */
const mostAttempts = 12

/** What a mail is written with. `profile`: where its reader turns it off. */
export type TellingMail = { db: Executor; baseUrl: string; person: Person; seller: Seller; profile: string }

/** `writers`: the addresses of those who have written what the mail tells. */
type ToldMail = { body: MailBody; writers: readonly (string | undefined)[] }

type Kind<P> = {
  /** The kind of the messages, whose payloads name the person. */
  kind: string
  /** Of which mail an attempt has failed, for the log. */
  about: string
  /** Writes what is still to be told of some messages; undefined: nothing is. */
  write: (payloads: readonly P[], told: TellingMail) => Promise<ToldMail | undefined>
}

/** Sends one mail for all messages of a person that wait; returns their ids. */
async function send<P>(
  sender: MailSender,
  { kind, write }: Kind<P>,
  id: number,
  personId: string,
): Promise<number[]> {
  const { db, service, brand, baseUrl, look } = sender
  const waiting = await findOpen(db, kind, 'person', personId)
  const ids = waiting.map((message) => message.id)
  const person = await findPerson(db, personId)
  if (!person || !(await wantsMentionMails(db, personId))) return ids
  const market = fallbackMarket(brand)
  const shop = await findShopConfiguration(db, brand, market)
  const profile = new URL('/studio/profile/', baseUrl).href
  const payloads = waiting.map(({ payload }) => payload as P)
  const mail = await write(payloads, { db, baseUrl, person, seller: shop.seller, profile })
  if (!mail) return ids
  // Colleagues answer each other, and not the customers' service; of several who wrote none is answered.
  const [writer, ...others] = [...new Set(mail.writers)]
  const replyTo = others.length === 0 ? writer : undefined
  await service.sendMail(`${kind}-${id}`, {
    to: person.address,
    ...(await writeMail(mail.body, look?.(inZone(market, shop), shop))),
    ...(replyTo !== undefined && { replyTo }),
  })
  return ids
}

/** Sends the mails of a kind to people of the Studio: one for all that has come together for a person since the first message. */
export function sendTogether<P extends { person: string }>(
  sender: MailSender,
  mails: Kind<P>,
  ending?: AbortSignal,
): Promise<{ delivered: number; failed: number }> {
  const together = new Map<number, number[]>()
  return deliverDue(
    sender.db,
    {
      kinds: [mails.kind],
      sequence: 'person',
      deliver: async ({ id, payload }) => {
        together.set(id, await send(sender, mails, id, (payload as P).person))
      },
      afterDelivery: (tx, { id }) => noteDelivered(tx, together.get(id) ?? []),
      takenSeconds: 90,
      pauseSeconds: (attempts) => Math.min(30 * 2 ** (attempts - 1), 10_800),
      mostAttempts,
      isFinal: (error) => error instanceof MessageRefused,
      onFailure: ({ attempts }, error, isLast) =>
        logError(`mail about ${mails.about}, attempt ${attempts}${isLast ? ', given up' : ''}`, error),
    },
    ending,
  )
}
