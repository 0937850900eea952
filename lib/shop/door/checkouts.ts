import 'server-only'
import { currentMs } from '@/lib/platform/clock'
import { database, type Executor } from '@/lib/platform/db'
import type { Client } from '@/lib/platform/http'
import { isWithinLimit, isWithinLimits, networkLimits } from '@/lib/platform/limits'
import {
  type Checkout,
  type CheckoutContext,
  type CheckoutEntries,
  findAwaited,
  findGuest,
  findHeldOrder,
  findLastMethod,
  findOwner,
  findPlaced,
  type HeldOrder,
  type HeldQuestion,
  isOfBasket,
  loadCheckout,
  methodsOfPending,
  type OrderingVisitor,
  type Placement,
  type PlacementOutcome,
  placeOrder,
  saveCheckout,
} from '@/lib/shop/checkout'
import type { Order } from '@/lib/shop/orders'
import type { OfferedMethod } from '@/lib/shop/payments'
import type { GuestForm } from '@/schemas/api/checkout'
import type { PaymentMethod } from '@/schemas/shop'
import { part } from './part'

/** The way of a basket to an order. */
export type Checkouts = {
  /** The checkout of a basket, as far as the visitor has come; undefined for one of which nothing can be ordered. */
  load: (context: CheckoutContext, basket: string | undefined) => Promise<Checkout | undefined>
  /** Keeps what a visitor has entered in the open checkout of the basket, which begins with it. False without a basket. */
  save: (basket: string | undefined, entries: CheckoutEntries) => Promise<boolean>
  /** Who has begun to order with a basket, without an account. */
  guest: (basket: string) => Promise<GuestForm | undefined>
  /** How a customer has paid the last order; undefined for one who has ordered nothing. */
  lastMethod: (customerId: number) => Promise<PaymentMethod | undefined>
  /**
   * Whose checkout the form of a step was made for, where the visitor who sends it has no basket any more: a customer's, or
   * a guest's, whose basket is named.
   */
  owner: (id: string, now: Date) => Promise<{ isCustomer: boolean; basket: string } | undefined>
  /** Whether a checkout is one of a basket, open or ordered. */
  isOfBasket: (id: string, basket: string) => Promise<boolean>
  /** The order that waits for its payment, of a checkout of a basket. */
  awaitedBy: (id: string, basket: string) => Promise<{ number: string } | undefined>
  /** Whether the client's networks may order yet another time within the hour. */
  mayOrder: (client: Client) => Promise<boolean>
  /**
   * Places the order of a checkout, all of it or nothing: stock is taken, the voucher's use is counted, the gift card is
   * debited, the order gets its number and the basket is emptied. The same checkout again is the same order, however often
   * and whenever it is asked for. What has changed since the review is refused as `changed`. `tooMany`: the client's networks
   * have ordered too much within the hour.
   */
  place: (
    context: CheckoutContext & { client: Client },
    basket: string | undefined,
    placement: Omit<Placement, 'countOrder' | 'mayAskForVoucher'>,
  ) => Promise<PlacementOutcome>
  /** Counts that a client was told `voucherUsed`, which says something about a mail address. */
  countVoucherAnswer: (client: Client) => Promise<void>
  /** The visitor's newest order whose payment is awaited, and until when its goods are held. */
  awaited: (visitor: OrderingVisitor, asked: HeldQuestion) => Promise<HeldOrder | undefined>
  /** What a visitor has to hear of an order that is not paid: it waits, or its goods are in the basket again. */
  held: (visitor: OrderingVisitor, asked: HeldQuestion) => Promise<HeldOrder | undefined>
  /**
   * The means of payment for an order whose payment is awaited; and for whom its pieces count where they are paid after they
   * have come, unless the customer may owe it.
   */
  methodsOfPending: (
    context: CheckoutContext,
    order: Order,
  ) => Promise<{ methods: OfferedMethod[]; holders: string[] }>
}

const isOrderWithin = (db: Executor, client: Client, amounts: { orders: number; pieces: number }) =>
  isWithinLimits(
    db,
    client,
    [
      { limit: networkLimits.orders, amount: amounts.orders },
      { limit: networkLimits.orderedPieces, amount: amounts.pieces },
    ],
    { now: currentMs() },
  )

const isVoucherAnswerWithin = (db: Executor, client: Client, amount: number) =>
  isWithinLimit(db, client, networkLimits.voucherQuestions, { now: currentMs(), amount })

const own: Checkouts = {
  load: (context, basket) => loadCheckout(database(), context, basket),
  save: (basket, entries) => saveCheckout(database(), basket, entries),
  guest: (basket) => findGuest(database(), basket),
  lastMethod: (customerId) => findLastMethod(database(), customerId),
  owner: (id, now) => findOwner(database(), id, now),
  isOfBasket: (id, basket) => isOfBasket(database(), id, basket),
  awaitedBy: async (id, basket) => {
    const order = (await isOfBasket(database(), id, basket)) ? await findPlaced(database(), id) : undefined
    return order?.status === 'awaitingPayment' ? order : undefined
  },
  mayOrder: (client) => isOrderWithin(database(), client, { orders: 0, pieces: 0 }),
  place: (context, basket, placement) =>
    placeOrder(database(), context, basket, {
      ...placement,
      // Only new orders are counted, and not the requests that ask for the same one again.
      countOrder: (tx, pieces) => isOrderWithin(tx, context.client, { orders: 1, pieces }),
      mayAskForVoucher: (tx) => isVoucherAnswerWithin(tx, context.client, 0),
    }),
  countVoucherAnswer: async (client) => void (await isVoucherAnswerWithin(database(), client, 1)),
  awaited: (visitor, asked) => findAwaited(database(), visitor, asked),
  held: (visitor, asked) => findHeldOrder(database(), visitor, asked),
  methodsOfPending: (context, order) => methodsOfPending(database(), context, order),
}

export const checkouts = part('checkouts', own)
