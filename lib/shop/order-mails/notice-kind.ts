import type { Order, OrderEvent } from '@/lib/shop/orders'
import type { OrderEventType } from '@/schemas/shop'
import { isCancelledByShopper } from './cancel-notice'
import { mailKindOf } from './mail-kind'
import { isTransferOf } from './order-notice'

/** What a mail to the merchant is about. */
type NoticeKind = 'ordered' | 'paid' | 'cancelled' | 'receipt' | 'return'

type Event = Pick<OrderEvent, 'type' | 'from' | 'to' | 'cause' | 'details'>
type Choice = (event: Event, order: Order) => NoticeKind | undefined

const never: Choice = () => undefined
const whenConfirmed: Choice = (event) => (mailKindOf(event) === 'confirmation' ? 'ordered' : undefined)
const byShopper: Choice = (event) => (isCancelledByShopper(event) ? 'cancelled' : undefined)

/** What shoppers do that the merchant has to act on. What the merchant has done, and what the clock does, is told to nobody there. */
const choices: Record<OrderEventType, Choice> = {
  ordered: whenConfirmed,
  confirmed: whenConfirmed,
  paymentBegun: never,
  paymentFailed: never,
  paid: (event, order) => (isTransferOf(order, event) ? 'paid' : undefined),
  shipped: never,
  trackingCorrected: never,
  delivered: never,
  cancelled: byShopper,
  linesCancelled: byShopper,
  refunded: never,
  refundAgreed: never,
  // The list of what is owed has it.
  refundAccount: never,
  // The papers go to the bookkeeper.
  invoiced: never,
  credited: never,
  // Its declaration has a mail of its own, also where no order is found.
  withdrawn: never,
  returnRequested: () => 'return',
  receiptSent: () => 'receipt',
  // Nothing is to be done for it.
  returnCancelled: never,
  returnArrived: never,
  returnLapsed: never,
  returned: never,
}

/** What the merchant is told by mail because of an event; undefined where that is nothing, or of a newer release. */
export const noticeKindOf = (order: Order, event: Event): NoticeKind | undefined =>
  Object.hasOwn(choices, event.type) ? choices[event.type](event, order) : undefined
