import { apportion } from '@/lib/shop/promotions'
import type { Order, OrderEvent, OrderLine } from './order'
import { isHere, isLive } from './sending'

type Priced = { lines: readonly OrderLine[]; cost: Pick<Order['cost'], 'shipping' | 'fee'> }

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** What was paid for the goods of a line, after all reductions, in minor units. */
const paidFor = ({ total, reduction, voucherReduction }: OrderLine) => total - reduction - voucherReduction

/**
 * The part of each line in the delivery, in minor units. What is sent by post shares the delivery by its
 * price, whatever is sent with it in the end, so that all parts together are what the delivery has cost.
 */
function deliveryShares({ lines, cost }: Priced): number[] {
  const prices = lines.map((line) => (line.isDigital ? 0 : paidFor(line)))
  const weights = sum(prices) > 0 ? prices : lines.map(({ isDigital }) => (isDigital ? 0 : 1))
  return apportion(cost.shipping, weights)
}

/** What of the delivery is the part of some lines, in minor units. */
export function deliveryOfLines(order: Priced, chosen: readonly Pick<OrderLine, 'id'>[]): number {
  const shares = deliveryShares(order)
  const isChosen = ({ id }: OrderLine) => chosen.some((line) => line.id === id)
  return sum(order.lines.map((line, index) => (isChosen(line) ? (shares[index] ?? 0) : 0)))
}

/** Whether money comes back for lines that were cancelled before, and for nothing else. */
export const isOfCancelled = (
  { id, details }: Pick<OrderEvent, 'id' | 'details'>,
  events: Order['events'],
): boolean =>
  events.some(
    (each) => each.type === 'linesCancelled' && each.id < id && each.details.lines === details.lines,
  )

type Refund = { amount: number; lines: readonly number[] }

/** What was paid back of an order, each time once: a transfer when it was agreed. */
function refundsIn(events: readonly Pick<OrderEvent, 'type' | 'cause' | 'details'>[]): Refund[] {
  return events
    .filter(({ type, cause, details: { how } }) =>
      type === 'refunded' ? how !== 'transfer' && cause !== 'provider' : type === 'refundAgreed',
    )
    .map(({ details: { amount, lines } }) => ({
      amount: Number(amount),
      lines: String(lines ?? '')
        .split(',')
        .map((place) => Number(place) - 1),
    }))
}

/** The places of the lines of which pieces are announced to come back, `1 × 2, 3 × 1` in their events. */
function announcedPlaces(events: Order['events']): number[] {
  const taken = events.filter(({ type }) => type === 'returnCancelled').map(({ details }) => details.return)
  return events
    .filter(({ type, details }) => type === 'returnRequested' && !taken.includes(details.return))
    .flatMap(({ details }) => [...String(details.lines ?? '').matchAll(/(\d{1,6}) ×/g)])
    .map(([, place]) => Number(place) - 1)
}

/**
 * For what a refund counts that names no line: what was cancelled, then what is announced to come back, then what was sent,
 * then what is still here, and at last what is digital, so that it lowers the gift cards that were sold after all other goods.
 */
const turns: readonly ((line: OrderLine, isAnnounced: boolean) => boolean)[] = [
  (line) => !isLive(line),
  (_, isAnnounced) => isAnnounced,
  (line) => isLive(line) && !line.isDigital && !isHere(line),
  (line) => isHere(line) && !line.isDigital,
  () => true,
]

/** The places of the lines for which a refund counts that names none, those whose turn is first before the others. */
export function placesByTurn({ lines, events }: Pick<Priced, 'lines'> & Pick<Order, 'events'>): number[][] {
  const announced = announcedPlaces(events)
  return turns.map((belongs) =>
    lines.flatMap((line, place) => (belongs(line, announced.includes(place)) ? [place] : [])),
  )
}

/** What was paid and is not paid back yet, in minor units; a refund counts for the goods before the delivery. */
type MoneyLeft = {
  /** For the goods of each line. */
  goods: number[]
  /** For the part of each line in the delivery. */
  delivery: number[]
  /** For the method of payment. */
  fee: number
}

/** What is left of an order, by its lines. */
export function moneyLeft(order: Priced & Pick<Order, 'events'>): MoneyLeft {
  const shares = deliveryShares(order)
  const left = order.lines.map((line, place) => paidFor(line) + (shares[place] ?? 0))
  const take = (amount: number, places: readonly number[]): number => {
    const weights = left.map((each, place) => (places.includes(place) ? each : 0))
    const taken = Math.min(amount, sum(weights))
    for (const [place, part] of apportion(taken, weights).entries()) left[place] = (left[place] ?? 0) - part
    return amount - taken
  }
  const refunds = refundsIn(order.events)
  // Those that name lines count first, whenever they were made.
  const unnamed = sum(refunds.map(({ amount, lines }) => take(amount, lines)))
  const beyond = placesByTurn(order).reduce(take, unnamed)
  const delivery = left.map((each, place) => Math.min(each, shares[place] ?? 0))
  return {
    goods: left.map((each, place) => each - (delivery[place] ?? 0)),
    delivery,
    fee: Math.max(0, (order.cost.fee?.amount ?? 0) - beyond),
  }
}

/** What was paid for each line with its part of the delivery and is not paid back yet, in minor units. */
export function leftOfLines(order: Priced & Pick<Order, 'events'>): number[] {
  const { goods, delivery } = moneyLeft(order)
  return goods.map((each, place) => each + (delivery[place] ?? 0))
}

/**
 * What refunds that name lines have left: of the goods of each line, and of what was paid beside the goods, for which that
 * counts which exceeds them. In minor units.
 */
export function leftByName(order: Priced & Pick<Order, 'events'>): { goods: number[]; beside: number } {
  const goods = order.lines.map(paidFor)
  let beside = order.cost.shipping + (order.cost.fee?.amount ?? 0)
  for (const { amount, lines } of refundsIn(order.events)) {
    const weights = goods.map((each, place) => (lines.includes(place) ? each : 0))
    const taken = Math.min(amount, sum(weights))
    for (const [place, part] of apportion(taken, weights).entries()) goods[place] = (goods[place] ?? 0) - part
    if (lines.some((place) => place in goods)) beside = Math.max(0, beside - (amount - taken))
  }
  return { goods, beside }
}

/** What comes back when some lines of an order are cancelled, in minor units. */
export const moneyOfLines = (
  order: Priced & Pick<Order, 'events'>,
  chosen: readonly Pick<OrderLine, 'id'>[],
): number => {
  const left = leftOfLines(order)
  return sum(
    order.lines.map(({ id }, place) => (chosen.some((line) => line.id === id) ? (left[place] ?? 0) : 0)),
  )
}
