import type { Market } from '@/lib/platform/markets'
import type { Order } from '@/lib/shop/orders'
import { type Settlement, settlementOf } from '@/lib/shop/payments'
import { announcedDelivery } from '@/lib/shop/product'
import { lastPayment } from './order-payment'

/** A step of an order that is sent, as far as the shop knows it: a carrier does not report that a parcel has arrived. */
export type OrderStep = {
  name: 'placed' | 'paid' | 'shipped' | 'arrives'
  state: 'done' | 'now' | 'open'
  at?: Date
  /** Some goods are still to come. */
  isPartly?: true
}

type Known = Pick<Order, 'status' | 'placedAt' | 'payments' | 'shipments' | 'lines'>

/** These are paid after the goods have come. */
const paidLater: readonly (Settlement | undefined)[] = ['invoice', 'cash', 'partner']

type Owed<Payment = Pick<Order['payments'][number], 'method' | 'status'>> = {
  status: Order['status']
  payments: readonly Payment[]
  lines: readonly Pick<Order['lines'][number], 'isDigital'>[]
}

const isOnItsWay = ({ status, lines }: Owed<unknown>) =>
  (status === 'placed' || status === 'partlyShipped' || status === 'shipped') &&
  lines.some(({ isDigital }) => !isDigital)

/** The payment that has to come before the goods leave. */
function paidFirst<Payment extends Owed['payments'][number]>({ payments }: Pick<Owed<Payment>, 'payments'>) {
  const payment = lastPayment({ payments }) ?? payments.at(-1)
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

/** The steps of an order; none of one that is cancelled, came back, waits for its first payment or is not sent. */
export function orderSteps({ status, placedAt, payments, shipments, lines }: Known): OrderStep[] {
  if (!isOnItsWay({ status, payments, lines })) return []
  const payment = paidFirst({ payments })
  const isPaid = payment !== undefined && hasCome(payment)
  const paid: OrderStep = { name: 'paid', state: isPaid ? 'done' : 'now' }
  const isSent = status === 'shipped'
  const last = shipments.map(({ shippedAt }) => shippedAt).sort((a, b) => b.getTime() - a.getTime())[0]
  const waits = payment && !isPaid && status === 'placed'
  return [
    { name: 'placed', state: 'done', at: placedAt },
    ...(payment ? [isPaid && payment.settledAt ? { ...paid, at: payment.settledAt } : paid] : []),
    {
      name: 'shipped',
      state: isSent ? 'done' : waits ? 'open' : 'now',
      ...(last && { at: last }),
      ...(status === 'partlyShipped' && { isPartly: true as const }),
    },
    { name: 'arrives', state: isSent ? 'now' : 'open' },
  ]
}

/** What was said of the arrival when it was ordered: once, or for each of the goods where it differs. */
export function announcedArrivals(
  { lines }: Pick<Order, 'lines'>,
  market: Market,
): { name?: string; arrival: string }[] {
  const sent = lines.flatMap((line) => {
    const arrival = line.isDigital ? undefined : announcedDelivery(line, market)
    return arrival === undefined ? [] : [{ name: line.product.name, arrival }]
  })
  const different = new Set(sent.map(({ arrival }) => arrival))
  return different.size > 1 ? sent : [...different].map((arrival) => ({ arrival }))
}

/** The message that names a step. */
export function stepName({ name, state, isPartly }: OrderStep) {
  if (name === 'paid') return state === 'done' ? 'paid' : 'payment'
  if (name !== 'shipped') return name
  if (isPartly) return 'partly'
  return ({ done: 'shipped', now: 'packing', open: 'shipping' } as const)[state]
}
