import { currentTime } from '@/lib/platform/clock'
import { logError, logWarning } from '@/lib/platform/log'
import { MessageRefused } from '@/lib/platform/mail'
import { type MailBody, writeMail } from '@/lib/platform/mail-body'
import { marketOfOrder } from '@/lib/platform/markets'
import { findIssuer, inZone } from '@/lib/platform/shop-configuration'
import {
  findGiftCardMail,
  type GiftCardMail,
  type GiftCardMessage,
  giftCardMailDays,
  planGiftCardMailAgain,
  recordGiftCardSent,
  stopGiftCardMail,
} from '@/lib/shop/gift-card-mails'
import { soldPicture } from '@/lib/shop/order-papers'
import { findOrderById, findSoldGiftCards, type SoldGiftCard } from '@/lib/shop/orders'
import { giftCardMail } from './gift-card-mail'
import { giftCardUnsent } from './gift-card-unsent'
import { orderAddress } from './order-address'
import type { OrderSender } from './send-order-message'

const linkMs = giftCardMailDays * 24 * 60 * 60 * 1_000

type Sender = Pick<OrderSender, 'db' | 'service' | 'brand' | 'baseUrl' | 'look' | 'now'>

/** The order of a mail as its market tells it; undefined where this shop has none of them. */
async function tellerOf({ db, brand }: Sender, mail: GiftCardMail) {
  const order = await findOrderById(db, mail.orderId)
  const found = order && marketOfOrder(brand, order)
  if (!order || !found) return undefined
  const shop = await findIssuer(db, brand, found)
  return { order, shop, market: inZone(found, shop) }
}

type Teller = NonNullable<Awaited<ReturnType<typeof tellerOf>>>

const written = ({ look }: Sender, { market, shop }: Teller, body: MailBody) =>
  writeMail(body, look?.(market, shop))

/** Why a card is not worth sending any more; undefined where it is. */
function worthless(card: SoldGiftCard | undefined): 'paidBack' | 'spent' | undefined {
  if (!card) return 'paidBack'
  return card.balance === 0 ? 'spent' : undefined
}

async function sendToReceiver(sender: Sender, mail: GiftCardMail, teller: Teller): Promise<void> {
  const { db, service, baseUrl } = sender
  const now = sender.now?.() ?? currentTime()
  const card = (await findSoldGiftCards(db, mail.orderId)).find(({ code }) => code === mail.code)
  const stop = worthless(card)
  // It was put into the outbox early, as its card seemed to be paid back.
  if (!stop && mail.dueAt > now) return planGiftCardMailAgain(db, mail.id)
  if (!card || stop) return stopGiftCardMail(db, { id: mail.id, stop: stop ?? 'paidBack', now })
  const { market, shop, order } = teller
  const { seller, name: shopName } = shop
  const until = new Date(mail.dueAt.getTime() + linkMs)
  const picture = soldPicture(order, card)
  const given = { present: mail, card, picture, market, seller, shopName, baseUrl, until }
  await service.sendMail(`gift-card-${mail.id}`, {
    to: mail.recipient,
    ...(await written(sender, teller, giftCardMail(given))),
    replyTo: seller.email,
  })
  await recordGiftCardSent(db, mail.id, now)
}

async function tellGiver(sender: Sender, mail: GiftCardMail, teller: Teller): Promise<void> {
  const { order, market, shop } = teller
  const { stop } = mail
  if (stop === null || stop === 'takenBack') return
  const { seller } = shop
  const at = mail.stoppedAt ?? mail.askedAt
  const address = orderAddress(sender.baseUrl, market, order, at)
  const body = giftCardUnsent({ number: order.number, stop, market, seller, address })
  await sender.service.sendMail(`gift-card-unsent-${mail.id}`, {
    to: order.email,
    ...(await written(sender, teller, body)),
    replyTo: seller.email,
  })
}

/**
 * Sends a gift card to who gets it, or tells its giver that it was not sent: it was paid back or spent meanwhile, or no
 * mail can be sent to the address. Throws if the service does not accept the mail and another attempt is to follow.
 */
export async function sendGiftCardMail(
  sender: Sender,
  { mail: id, to }: GiftCardMessage,
  isLast: boolean,
): Promise<void> {
  const mail = await findGiftCardMail(sender.db, id)
  const teller = mail && (await tellerOf(sender, mail))
  if (!mail || !teller) return logWarning(`There is no gift card to send as mail ${id} asks for`)
  if (to === 'giver') return tellGiver(sender, mail, teller)
  // It was sent, and the process died before the outbox had heard of it.
  if (mail.sentAt || mail.stoppedAt) return
  try {
    await sendToReceiver(sender, mail, teller)
  } catch (error) {
    if (!isLast && !(error instanceof MessageRefused)) throw error
    logError(`gift card mail ${id}, given up`, error)
    await stopGiftCardMail(sender.db, { id, stop: 'refused', now: sender.now?.() ?? currentTime() })
  }
}
