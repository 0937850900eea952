import { eq } from 'drizzle-orm'
import type { Database, Executor } from '@/lib/platform/db'
import type { PostService } from '@/lib/platform/mail'
import { type LookOf, writeMail } from '@/lib/platform/mail-body'
import { formAddress, type Market, marketOfPast } from '@/lib/platform/markets'
import { findShopConfiguration } from '@/lib/platform/shop-configuration'
import { unlinked } from '@/lib/platform/text'
import type { Brand } from '@/schemas'
import { type Salutation, salutationCodes } from '@/schemas/api/newsletter'
import type { Seller } from '@/schemas/shop'
import { longestName } from '@/schemas/shop/address'
import type { MessageKind } from './enqueue-message'
import { answersMail, confirmationMail } from './mails'
import { deleteFiles } from './submit'
import { confirmToken } from './subscribe'
import { formFiles, formSubmissions, newsletterSubscriptions } from './tables'

export type Sender = {
  db: Database
  service: PostService
  brand: Brand
  baseUrl: string
  look?: LookOf
  recipients: Readonly<Record<string, string>>
  /** Whether mails leave this machine: files that were sent with them are then kept no longer. */
  isRemote: boolean
}

/** `subject` is the id of the subscription or submission. */
type AboutSubject = { id: number; kind: Exclude<MessageKind, 'unsubscribe'>; subject: number }
export type Message = AboutSubject | { id: number; kind: 'unsubscribe'; email: string; locale: string }

const marketOf = (brand: Brand, locale: string): Market => {
  const market = marketOfPast(brand, locale)
  if (!market) throw new Error(`${locale} is not a market of this shop`)
  return market
}

async function findSubscription(db: Database, id: number) {
  const [row] = await db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.id, id))
  return row
}

async function sendConfirmation(
  { db, service, brand, baseUrl, look }: Sender,
  { id, subject }: AboutSubject,
) {
  const subscription = await findSubscription(db, subject)
  if (!subscription || subscription.confirmedAt) return
  const market = marketOf(brand, subscription.locale)
  const link = baseUrl + formAddress(market, 'confirm', { token: confirmToken(subscription) })
  const shop = await findShopConfiguration(db, brand, market)
  const { seller } = shop
  await service.sendMail(`confirm-${id}`, {
    to: subscription.email,
    ...(await writeMail(confirmationMail(market, seller, link), look?.(market, shop))),
    replyTo: seller.email,
  })
}

async function passSubscription({ db, service, brand }: Sender, { id, subject }: AboutSubject) {
  const subscription = await findSubscription(db, subject)
  if (!subscription) return
  const { email, source, locale, firstName, lastName, salutation } = subscription
  const { shopId } = await findShopConfiguration(db, brand, marketOf(brand, locale))
  await service.subscribe(`subscribe-${id}`, {
    name: 'newsletter',
    email,
    source,
    shopId,
    // The newsletter greets with them.
    firstName: unlinked(firstName ?? '', longestName),
    lastName: unlinked(lastName ?? '', longestName),
    salutation: salutationCodes[salutation as Salutation] ?? null,
  })
}

type Addressed = Pick<typeof formSubmissions.$inferSelect, 'recipient'>

/** The address of a recipient, or where none is named that of the seller, so that no question is lost. */
const addressOf = ({ recipients }: Sender, { recipient }: Addressed, seller: Seller): string =>
  (Object.hasOwn(recipients, recipient) ? recipients[recipient] : undefined) || seller.email

async function sendAnswers(sender: Sender, { id, subject }: AboutSubject) {
  const { db, service, brand } = sender
  const [submission] = await db.select().from(formSubmissions).where(eq(formSubmissions.id, subject))
  if (!submission) return
  const attachments = await db.select().from(formFiles).where(eq(formFiles.submissionId, subject))
  const { seller, name } = await findShopConfiguration(db, brand, marketOf(brand, submission.locale))
  await service.sendMail(`answers-${id}`, {
    to: addressOf(sender, submission, seller),
    ...answersMail(submission, name),
    replyTo: submission.replyTo ?? undefined,
    attachments,
  })
}

async function endSubscription(
  { db, service, brand }: Sender,
  { id, email, locale }: Extract<Message, { kind: 'unsubscribe' }>,
) {
  const { shopId } = await findShopConfiguration(db, brand, marketOf(brand, locale))
  await service.unsubscribe(`unsubscribe-${id}`, { name: 'newsletter', email, shopId })
}

const senders = {
  confirm: sendConfirmation,
  subscribe: passSubscription,
  answers: sendAnswers,
} satisfies Record<AboutSubject['kind'], unknown>

/** Composes a message of the outbox and sends it to its service. Throws if the service does not accept it. */
export const sendMessage = (sender: Sender, message: Message): Promise<void> =>
  message.kind === 'unsubscribe' ? endSubscription(sender, message) : senders[message.kind](sender, message)

/** Deletes what a message that was sent has carried away: the files of a form, once its mail has left this machine. */
export async function forgetSent(tx: Executor, { isRemote }: Sender, message: Message) {
  if (message.kind === 'answers' && isRemote) await deleteFiles(tx, message.subject)
}
