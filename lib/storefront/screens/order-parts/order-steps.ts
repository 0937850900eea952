import type { Market } from '@/lib/platform/markets'
import { dayText } from '@/lib/platform/time'
import { isLive, lineName, type Order } from '@/lib/shop/orders'
import { type Settlement, settlementOf } from '@/lib/shop/payments'
import { type ArrivalPlace, announcedDelivery, sincePayment } from '@/lib/shop/product'
import { lastPayment } from './order-payment'

/** A step of an order that is sent, as far as the shop knows it: a carrier does not report that a parcel has arrived. */
export type OrderStep = {
  name: 'placed' | 'paid' | 'shipped' | 'onTheWay' | 'arrives' | 'due'
  state: 'done' | 'now' | 'open'
  at?: Date
  /** Some goods are still to come. */
  isPartly?: true
}

type Known = Pick<Order, 'status' | 'placedAt' | 'payments' | 'shipments' | 'lines'> &
  Partial<Pick<Order, 'deliveryAddress'>>

/** These are paid after the goods have come. */
const paidLater: readonly (Settlement | undefined)[] = ['invoice', 'cash', 'partner']

type Owed<Payment = Pick<Order['payments'][number], 'method' | 'status'>> = {
  status: Order['status']
  payments: readonly Payment[]
  lines: readonly Pick<Order['lines'][number], 'isDigital' | 'cancelledAt'>[]
}

const isOnItsWay = ({ status, lines }: Owed<unknown>) =>
  (status === 'placed' || status === 'partlyShipped' || status === 'shipped') &&
  lines.some((line) => isLive(line) && !line.isDigital)

/** The payment that has to come before the goods leave. */
function paidFirst<Payment extends Owed['payments'][number]>({ payments }: Pick<Owed<Payment>, 'payments'>) {
  const payment = lastPayment({ payments }) ?? payments.at(-1)
  // Nothing is left to pay of one that was taken off as a whole.
  if (payment?.status === 'cancelled') return undefined
  return payment && !paidLater.includes(settlementOf(payment.method)) ? payment : undefined
}

/** Money that went back had come. */
const hasCome = ({ status }: Pick<Owed['payments'][number], 'status'>) =>
  status === 'paid' || status === 'refunded'

/** Whether goods are to be sent once their money has come, and it has not. */
export function awaitsTransfer(order: Owed): boolean {
  const payment = isOnItsWay(order) ? paidFirst(order) : undefined
  return payment !== undefined && !hasCome(payment)
}

const withoutCancelled = (order: Known): Known => ({ ...order, lines: order.lines.filter(isLive) })

/** How many days a parcel is expected that was sent late, or of which no days were named when it was ordered. */
const usualDays = 7

/** The lines of an order that are still expected, by the days that were said when they were ordered. */
function expectedLines({ status, shipments, lines }: Known, { timezone }: Market, now: Date) {
  const today = dayText(now.getTime(), timezone)
  const sentAt = (line: Known['lines'][number]) =>
    shipments.find(({ id }) => id === line.shipmentId)?.shippedAt ??
    (status === 'shipped' ? lastShipped({ shipments }) : undefined)
  return lines.filter((line) => {
    if (line.isDigital) return false
    const sent = sentAt(line)
    if (!sent) return true
    const sentDay = dayText(sent.getTime(), timezone)
    const named = line.arrivesTo !== null && line.arrivesTo >= sentDay ? line.arrivesTo : undefined
    return (named ?? dayText(sent.getTime() + usualDays * 86_400_000, timezone)) >= today
  })
}

const lastShipped = ({ shipments }: Pick<Known, 'shipments'>): Date | undefined =>
  shipments.map(({ shippedAt }) => shippedAt).sort((a, b) => b.getTime() - a.getTime())[0]

/**
 * The steps of an order; none of one that is cancelled, came back, waits for its first payment or is not sent. Those to come
 * end when nothing more is expected. The shop is not told whether it has arrived, so that it says then that it should have.
 */
export function orderSteps(whole: Known, market: Market, now: Date): OrderStep[] {
  const order = withoutCancelled(whole)
  const { status, placedAt, payments, shipments, lines } = order
  if (!isOnItsWay({ status, payments, lines })) return []
  const payment = paidFirst({ payments })
  const isPaid = payment !== undefined && hasCome(payment)
  const paid: OrderStep = { name: 'paid', state: isPaid ? 'done' : 'now' }
  const isSent = status === 'shipped'
  const last = lastShipped({ shipments })
  const waits = payment && !isPaid && status === 'placed'
  const isExpected = expectedLines(order, market, now).length > 0
  const left = last && { at: last }
  const sending: OrderStep = {
    name: 'shipped',
    state: isSent ? 'done' : waits ? 'open' : 'now',
    ...left,
    // What is only downloaded, such as a voucher, has left before any parcel.
    ...(status === 'partlyShipped' && shipments.length > 0 && { isPartly: true as const }),
  }
  const onTheWay: OrderStep = { name: 'onTheWay', state: 'open' }
  return [
    { name: 'placed', state: 'done', at: placedAt },
    ...(payment ? [isPaid && payment.settledAt ? { ...paid, at: payment.settledAt } : paid] : []),
    // What was sent is on its way: that is one step, with the day on which it left.
    ...(!isExpected
      ? [sending]
      : isSent
        ? [{ ...onTheWay, state: 'now' as const, ...left }]
        : [sending, onTheWay]),
    ...(isExpected ? [{ name: 'arrives', state: 'open' } as const] : []),
    ...(!isExpected && isSent ? [{ name: 'due', state: 'now' } as const] : []),
  ]
}

/**
 * What was said of the arrival when it was ordered, of what is still expected: once, or for each of the goods where it
 * differs or others are no longer expected.
 */
export function announcedArrivals(
  whole: Known,
  market: Market,
  now: Date,
): { name?: string; arrival: string }[] {
  const order = withoutCancelled(whole)
  const expected = expectedLines(order, market, now)
  const payment = paidFirst(order)
  const paidAt = payment && hasCome(payment) ? payment.settledAt : null
  const told = expected.flatMap((line) => {
    const arrival = announcedDelivery(line, market, placeOf(order))
    if (arrival === undefined) return []
    return [{ name: lineName(line), arrival: paidAt ? sincePayment(arrival, market, paidAt) : arrival }]
  })
  const different = new Set(told.map(({ arrival }) => arrival))
  const isAll = expected.length === order.lines.filter(({ isDigital }) => !isDigital).length
  return isAll && different.size < 2 ? [...different].map((arrival) => ({ arrival })) : told
}

/** Where the goods of an order come to. */
export const placeOf = ({ deliveryAddress }: Pick<Known, 'deliveryAddress'>): ArrivalPlace =>
  deliveryAddress?.pickup ? 'pickup' : 'home'

/** The message that names a step. */
export function stepName({ name, state, isPartly }: OrderStep) {
  if (name === 'paid') return state === 'done' ? 'paid' : 'payment'
  if (name !== 'shipped') return name
  if (isPartly) return 'partly'
  return ({ done: 'shipped', now: 'packing', open: 'shipping' } as const)[state]
}
