import 'server-only'
import { database } from '@/lib/platform/db'
import type { Tried } from '@/lib/platform/limits'
import { paymentProvider } from '@/lib/platform/payments'
import { type CancelOutcome, cancelByShopper } from '@/lib/shop/cancellations'
import {
  type AskedGiftCardMail,
  askForGiftCardMail,
  findGiftCardMail,
  findGiftCardMails,
  type GiftCardAnswer,
  type GiftCardMail,
  type TakenBack,
  takeGiftCardMailBack,
} from '@/lib/shop/gift-card-mails'
import {
  findGuestOrder,
  type OrderClaim,
  type OrderClaimAttempt,
  sendOrderLink,
  tryClaim,
} from '@/lib/shop/order-access'
import {
  type CardOfLine,
  findCardsOfLines,
  findOrder,
  findOrderById,
  findSoldGiftCards,
  forgetOriginsOf,
  isGiftCardWithdrawn,
  type Order,
  type OrderHead,
  type SoldGiftCard,
} from '@/lib/shop/orders'
import { findGiftCardBalance } from '@/lib/shop/vouchers'
import type { Brand } from '@/schemas'
import { part } from './part'

/** Orders by their numbers, which others may guess: who may see one is decided by who asks. */
export type Orders = {
  /**
   * An order with all that belongs to it. Whether who asks `maySee` it is decided by its head before the rest is read, so
   * that the time of the answer does not tell which numbers there are.
   */
  find: (
    number: string,
    maySee?: (order: OrderHead) => boolean | Promise<boolean>,
  ) => Promise<Order | undefined>
  findById: (id: number) => Promise<Order | undefined>
  /** Counts a mail address with which somebody asks for an order by its number, before it is looked at. */
  tryClaim: (claim: Omit<OrderClaimAttempt, 'isThere'> & { brand: Brand }) => Promise<Tried>
  /** The order of somebody who knows its number and its mail address; it does not tell which of them is wrong. */
  ofGuest: (brand: Brand, claim: OrderClaim) => Promise<Order | undefined>
  /** Has a new link to an order sent to its mail address. After a few of a day nothing is sent: each of them works. */
  sendLink: (order: Pick<Order, 'id' | 'number'>, now: Date) => Promise<void>
  /** Has a gift card of an order sent at a time to who gets it, or tells why not. */
  sendGiftCard: (asked: AskedGiftCardMail) => Promise<GiftCardAnswer>
  /** Takes a planned mail with a gift card back, and tells what has become of it. */
  keepGiftCard: (given: { orderId: number; id: number; now: Date }) => Promise<TakenBack>
  /** The mails with gift cards of an order that were asked for, the first first. */
  giftCardMails: (orderId: number) => Promise<GiftCardMail[]>
  /** The mail with a gift card that has this id. */
  giftCardMail: (id: number) => Promise<GiftCardMail | undefined>
  /** The gift cards that were issued for an order, without those of which everything was paid back. Amounts are minor units. */
  soldGiftCards: (orderId: number) => Promise<SoldGiftCard[]>
  /** What is on the gift cards of its lines, without their codes. */
  cardsOfLines: (orderId: number) => Promise<CardOfLine[]>
  /** Whether the buyer of a gift card has withdrawn from its purchase. */
  isGiftCardWithdrawn: (code: string) => Promise<boolean>
  /** What is left on the gift card that has paid for an order, in minor units; undefined without one. */
  giftCardLeft: (order: Pick<Order, 'giftCardCode'>) => Promise<number | undefined>
  /** Forgets where the shoppers of these orders came from, which they had allowed to keep. */
  forgetOrigins: (numbers: readonly string[]) => Promise<void>
  /**
   * Cancels an order for its shopper, or what of it is not out yet, if that was `asked`. What a payment service holds, and
   * what a gift card has paid, is paid back. Said again, it answers the same.
   */
  cancel: (order: { orderId: number; asked: string; now: Date }) => Promise<CancelOutcome>
}

const own: Orders = {
  find: (number, maySee) => findOrder(database(), number, maySee),
  findById: (id) => findOrderById(database(), id),
  tryClaim: ({ brand, ...claim }) =>
    tryClaim(database(), {
      ...claim,
      isThere: async () =>
        (await findOrder(database(), claim.number, (order) => order.brand === brand)) !== undefined,
    }),
  ofGuest: (brand, claim) => findGuestOrder(database(), brand, claim),
  sendLink: (order, now) => sendOrderLink(database(), order, now),
  sendGiftCard: (asked) => askForGiftCardMail(database(), asked),
  keepGiftCard: (given) => takeGiftCardMailBack(database(), given),
  giftCardMails: (orderId) => findGiftCardMails(database(), orderId),
  giftCardMail: (id) => findGiftCardMail(database(), id),
  soldGiftCards: (orderId) => findSoldGiftCards(database(), orderId),
  cardsOfLines: (orderId) => findCardsOfLines(database(), orderId),
  isGiftCardWithdrawn: (code) => isGiftCardWithdrawn(database(), code),
  giftCardLeft: async ({ giftCardCode }) =>
    giftCardCode === null ? undefined : findGiftCardBalance(database(), giftCardCode),
  forgetOrigins: (numbers) => forgetOriginsOf(database(), numbers),
  cancel: async (order) => cancelByShopper(database(), { ...order, provider: await paymentProvider() }),
}

export const orders = part('orders', own)
