import { mainPayment } from '@/lib/shop/order-papers'
import type { Order, OrderEvent } from '@/lib/shop/orders'
import { settlementOf } from '@/lib/shop/payments'
import { type OrderEventType, paymentMethods } from '@/schemas/shop'

export const mailKinds = [
  'waiting',
  'confirmation',
  'paid',
  'shipped',
  'tracking',
  'delivered',
  'downloads',
  'cancelled',
  'linesCancelled',
  'refunded',
  'refundAgreed',
  'refundAccount',
  'reduced',
  'returnRequested',
  'returnArrived',
  'returnLapsed',
  'returned',
  'link',
] as const
export type MailKind = (typeof mailKinds)[number]

type Event = Pick<OrderEvent, 'type' | 'from' | 'to' | 'details'>
type Choice = (event: Event) => MailKind | undefined

const always =
  (kind: MailKind): Choice =>
  () =>
    kind
const never: Choice = () => undefined

/** Methods whose money comes some time after the order: the shopper hears that it came. */
const comesLater: readonly unknown[] = paymentMethods.filter((method) => {
  const settlement = settlementOf(method)
  return settlement === 'transferFirst' || settlement === 'invoice'
})

const choices: Record<OrderEventType, Choice> = {
  // An order that awaits its payment is confirmed when that has come; until then its shopper is led back to it.
  ordered: ({ to }) => {
    if (to === 'awaitingPayment') return 'waiting'
    return to === 'placed' ? 'confirmation' : undefined
  },
  confirmed: always('confirmation'),
  paymentBegun: never,
  // The shopper sees it at once, where the payment was made.
  paymentFailed: never,
  // Of money for an order that is cancelled the shopper hears when it is paid back.
  paid: ({ details, to }) => (comesLater.includes(details.method) && to !== 'cancelled' ? 'paid' : undefined),
  shipped: always('shipped'),
  trackingCorrected: ({ details }) => (details.withoutMail === undefined ? 'tracking' : undefined),
  // Without an end it was the merchant, who has written to the shopper.
  delivered: ({ details: { until, downloads } }) => {
    if (until === undefined) return undefined
    return downloads === undefined ? 'delivered' : 'downloads'
  },
  // Where its payment was given up, the goods are back in the basket, where that is told.
  cancelled: ({ from }) => (from === 'awaitingPayment' ? undefined : 'cancelled'),
  linesCancelled: always('linesCancelled'),
  // Of a bill that is not paid a part is taken off, and no money moves.
  refunded: ({ details }) => (details.stillToPay === undefined ? 'refunded' : 'reduced'),
  refundAgreed: always('refundAgreed'),
  refundAccount: always('refundAccount'),
  // The mail of what is sent or credited brings it.
  invoiced: never,
  credited: never,
  // Its receipt goes to who has declared it, also where no order is found.
  withdrawn: never,
  returnRequested: always('returnRequested'),
  // The shopper sees both at once.
  receiptSent: never,
  returnCancelled: never,
  // What is paid back for it has a mail of its own.
  returnArrived: always('returnArrived'),
  returnLapsed: always('returnLapsed'),
  returned: always('returned'),
}

/** The mail that an event asks for; undefined where it asks for none. An unknown type is one of a newer release. */
export const mailKindOf = (event: Event): MailKind | undefined =>
  Object.hasOwn(choices, event.type) ? choices[event.type](event) : undefined

export const isKnownEvent = ({ type }: Pick<OrderEvent, 'type'>): boolean => Object.hasOwn(choices, type)

const isDigital = ({ lines }: Pick<Order, 'lines'>) => lines.every((line) => line.isDigital)

/** The confirmation of an order that is paid in advance asks for the money, which another mail says has come. */
const toldPaid = (order: Pick<Order, 'payments'>): MailKind =>
  settlementOf(mainPayment(order)?.method) === 'transferFirst' ? 'paid' : 'confirmation'

/**
 * Whether the invoice goes with an event's mail: the first that sends something or, where nothing is sent by post, the
 * one that tells that the order is paid. The mail of gift cards is passed on with them, so it has none, and none goes
 * with a mail that waits for a payment. A test has none.
 */
export function carriesInvoice(
  order: Pick<Order, 'lines' | 'events' | 'payments' | 'isTest'>,
  event: Event & Pick<OrderEvent, 'id'>,
) {
  if (order.isTest) return false
  if (isDigital(order)) return mailKindOf(event) === toldPaid(order)
  // What the merchant has delivered has no mail that could carry it.
  const first = order.events.find((each) => ['shipped', 'downloads'].includes(mailKindOf(each) ?? ''))
  return first?.id === event.id
}
