import { eq } from 'drizzle-orm'
import { currentTime } from '@/lib/platform/clock'
import type { Database } from '@/lib/platform/db'
import { logWarning } from '@/lib/platform/log'
import type { Attachment } from '@/lib/platform/mail'
import { type MailSender, writeMail } from '@/lib/platform/mail-body'
import { type Market, marketOfOrder } from '@/lib/platform/markets'
import { findIssuer, inZone } from '@/lib/platform/shop-configuration'
import { findDownloads } from '@/lib/shop/downloads'
import { orderWords } from '@/lib/shop/order-papers'
import { findOrderById, mailedOffer, type Order, type OrderEvent, orderEvents } from '@/lib/shop/orders'
import { findTransfers } from '@/lib/shop/refund-transfers'
import { costsOfOrder, faultsOf, findReturns } from '@/lib/shop/returns'
import { findGiftCardBalance } from '@/lib/shop/vouchers'
import { attachedPapers } from './attached-papers'
import { compose } from './compose'
import { noteOfParcel } from './delivery-notes'
import { greetedBy } from './greeted-by'
import { isKnownEvent, mailKindOf } from './mail-kind'
import { noticeKindOf } from './notice-kind'
import { orderAddress } from './order-address'
import { enqueueNotice } from './order-notice'
import { pdf } from './pdf'
import { returnPapers } from './return-papers'
import { sendOrderNotice } from './send-order-notice'
import { isOfPaper, sendPaperMail } from './send-paper-mail'
import { withdrawalPaper } from './withdrawal-paper'

export type OrderSender = MailSender & {
  /** The page with the terms as PDF; undefined where there is no such page. Throws while it cannot be read. */
  openTerms: (market: Market, page: string) => Promise<Buffer | undefined>
  /** Is called after a few mails, with the milliseconds that they took; the next ones wait for it. */
  rest?: (tookMs: number, ending?: AbortSignal) => Promise<void>
}

type Message = { event: number; attempts: number }

/** So many attempts wait for terms that cannot be read; then the shopper gets the confirmation without them. */
const attemptsForTerms = 5

async function findEvent(db: Database, id: number): Promise<{ event: OrderEvent; order: Order } | undefined> {
  const [event] = await db.select().from(orderEvents).where(eq(orderEvents.id, id))
  const order = event && (await findOrderById(db, event.orderId))
  return event && order && { event, order }
}

async function termsOf(
  { openTerms }: OrderSender,
  market: Market,
  { page, attempts }: { page: string; attempts: number },
): Promise<Attachment | undefined> {
  const { t } = orderWords(market)
  try {
    const content = await openTerms(market, page)
    if (!content) logWarning(`There is no page ${page} of ${market.code} with the terms`)
    return content && pdf(`${t('orderMails.confirmation.termsFile')}.pdf`, content)
  } catch (error) {
    if (attempts < attemptsForTerms) throw error
    logWarning(`A confirmation was sent without the terms of ${market.code}`)
    return undefined
  }
}

/** Whether an order can still be paid, as far as the shop knows. */
const isHeld = ({ status, heldUntil }: Order, now: Date): boolean =>
  status === 'awaitingPayment' && heldUntil !== null && heldUntil > now

/** Tells the merchant of an order, by the event that it was placed, confirmed, paid in advance or cancelled. */
export async function sendNoticeMessage(sender: OrderSender, event: number): Promise<void> {
  const found = await findEvent(sender.db, event)
  if (found) await sendOrderNotice(sender, found)
}

/** Sends the mail that an event of an order asks for. Throws if the service does not accept it. */
export async function sendOrderMessage(sender: OrderSender, { event: id, attempts }: Message): Promise<void> {
  const { db, service, brand, baseUrl } = sender
  const found = await findEvent(db, id)
  if (!found) return logWarning(`There is no event ${id} of an order to write of`)
  const { event, order } = found
  if (!isKnownEvent(event)) return logWarning(`The event ${id} of an order is of an unknown type`)
  if (isOfPaper(event)) return sendPaperMail(sender, found)
  const kind = mailKindOf(event)
  const notice = noticeKindOf(order, event)
  if (!kind && !notice) return
  // Most orders are paid, or were given up, before it is time to remind of them.
  const now = sender.now?.() ?? currentTime()
  if (kind === 'waiting' && !isHeld(order, now)) return
  const own = marketOfOrder(brand, order)
  if (!own) return logWarning(`The order of event ${id} is of no market of this shop`)
  const shop = await findIssuer(db, brand, own)
  const market = inZone(own, shop)
  const { seller, payments, termsPage, bookkeeping } = shop
  // A return may be a withdrawal, of which the seller hears in every case.
  if (notice && (bookkeeping?.ordersTo || notice === 'return')) await enqueueNotice(db, id)
  if (!kind) return
  const address = orderAddress(baseUrl, market, order, event.at)
  const terms =
    kind === 'confirmation' ? await termsOf(sender, market, { page: termsPage, attempts }) : undefined
  const withdrawal =
    kind === 'confirmation' ? await withdrawalPaper({ baseUrl }, { order, shop, market }) : undefined
  const papers = await attachedPapers(
    { db, brand, prefixes: bookkeeping?.prefixes, payments, shop, now },
    { order, market, seller, event },
  )
  const notes = await noteOfParcel({ db, order, market, shop, event })
  const words = orderWords(market)
  const sentBack =
    kind === 'returnRequested'
      ? await returnPapers({ db, attempts }, { order, market, shop, event })
      : undefined
  // Its label is not to be used any more.
  if (sentBack === 'cancelled') return
  const returns = sentBack?.returns ?? (await findReturns(db, order.id))
  const composing = {
    ...{ order, event, market, seller, payments, terms: shop.returns, shopName: shop.name },
    ...{ words, baseUrl, address },
    announced: sentBack?.announced ?? returns.find(({ number }) => number === event.details.return),
    label: sentBack?.label,
    returns,
    costs: costsOfOrder(order, shop, market, faultsOf(order, sentBack?.announced.lines ?? [])),
    name: await greetedBy(db, order),
    creditNotes: papers.creditNotes,
    hasDeliveryNote: notes.length > 0,
    giftCardLeft:
      kind === 'confirmation' && order.giftCardCode !== null
        ? await findGiftCardBalance(db, order.giftCardCode)
        : undefined,
    partnerOffer: mailedOffer(order, shop),
    downloads: kind === 'downloads' ? await findDownloads(db, order) : undefined,
    transfers: await findTransfers(db, order.id),
    hasTerms: terms !== undefined,
    hasWithdrawal: withdrawal !== undefined,
  }
  const mail = await writeMail(compose(kind, composing, papers.hasInvoice), sender.look?.(market, shop))
  await service.sendMail(`order-${id}`, {
    to: order.email,
    ...mail,
    replyTo: seller.email,
    attachments: [
      ...[...mail.attachments, ...papers.files, ...notes],
      ...[terms, withdrawal, ...(sentBack?.files ?? [])].filter((file) => file !== undefined),
    ],
  })
}
