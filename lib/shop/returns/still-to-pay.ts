import { settlementOf } from '@/lib/platform/payment-methods'
import { isLive, type Order, type Payment } from '@/lib/shop/orders'
import { endedUnsent, piecesOwedNoMore } from '@/lib/shop/withdrawals'
import { arrivedAt } from './arrival'
import { announcedOf, type OrderReturn } from './order-return'
import { owedGoods } from './owed-goods'
import { backBesideGoods } from './return-sum'

type Bill = Pick<Order, 'lines' | 'cost' | 'events' | 'locale' | 'returnTerms'>
type Announced = Pick<OrderReturn, 'number' | 'lines' | 'requestedAt' | 'cancelledAt'>

/** The lines that a reduction names, from 1 on: `1,3`. */
const linesNamed = (lines: unknown): number[] =>
  typeof lines === 'string' ? lines.split(',').map(Number) : []

/** The events that tell of announced goods that have not come in time, and not since. */
export const lapsesOf = ({ events }: Pick<Order, 'events'>) =>
  events.filter(
    ({ type, details }) => type === 'returnLapsed' && !arrivedAt({ events }, String(details.return)),
  )

/** What is still announced to come back: not what was cancelled, and not what has not come in time. */
function awaitedOf<Return extends Announced>(order: Bill, returns: readonly Return[]): Return[] {
  const isLapsed = (number: string, lineId: number) =>
    lapsesOf(order).some(
      ({ details }) =>
        details.return === number &&
        linesNamed(details.lines).some((place) => order.lines[place - 1]?.id === lineId),
    )
  return returns
    .filter(({ cancelledAt }) => !cancelledAt)
    .map((each) => ({ ...each, lines: each.lines.filter(({ lineId }) => !isLapsed(each.number, lineId)) }))
    .filter(({ lines }) => lines.length > 0)
}

/** What was withdrawn from and is not announced to come back, as if it were: nothing is to be paid for it any more. */
function withdrawnOf(order: Bill, awaited: readonly Announced[]): Announced[] {
  const declared = order.events.find(({ type }) => type === 'withdrawn')
  if (!declared) return []
  const lines = [...piecesOwedNoMore(order)]
    .map(([lineId, pieces]) => ({
      lineId,
      quantity: pieces - announcedOf(awaited, lineId),
      reason: 'none' as const,
    }))
    .filter(({ quantity }) => quantity > 0)
  return lines.length > 0 ? [{ number: '', lines, requestedAt: declared.at, cancelledAt: null }] : []
}

/**
 * What is still to be paid of an open bill, without what is announced to come back and can still
 * come in time, and without what was withdrawn from, in minor units. What was taken off the
 * bill since the first of it was announced counts as taken off for that: a reduction that names lines settles these, whatever
 * its amount. A prepayment is less by what was withdrawn from alone, and what is paid at the door stays what it is, unless
 * nothing is sent at all.
 */
export function stillToPay(
  order: Bill,
  { amount, method }: Pick<Payment, 'amount' | 'method'>,
  returns: readonly Announced[],
): number {
  if (endedUnsent(order)) return 0
  const settlement = settlementOf(method)
  if (settlement !== 'invoice' && settlement !== 'transferFirst') return amount
  const awaited = settlement === 'invoice' ? awaitedOf<Announced>(order, returns) : []
  const live = [...awaited, ...withdrawnOf(order, awaited)]
  if (live.length === 0) return amount
  const since = Math.min(...live.map(({ requestedAt }) => requestedAt.getTime()))
  const reductions = order.events.filter(
    ({ at, details }) => details.stillToPay !== undefined && at.getTime() >= since,
  )
  const named = reductions.flatMap(({ details }) => linesNamed(details.lines))
  const settled = new Set(named.map((place) => order.lines[place - 1]?.id))
  const owed = owedGoods(order, live)
  const goods = live
    .flatMap(({ lines }, index) =>
      lines.map(({ lineId }, at) => ({ lineId, amount: owed[index]?.[at] ?? 0 })),
    )
    .reduce((sum, { lineId, amount }) => sum + (settled.has(lineId) ? 0 : amount), 0)
  const before = order.events.filter(({ at }) => at.getTime() < since)
  const { delivery, fee } = backBesideGoods({ ...order, events: before }, live)
  const announced = goods > 0 ? goods + delivery + fee : 0
  const taken = reductions
    .filter(({ details }) => linesNamed(details.lines).length === 0)
    .reduce((sum, { details }) => sum + Number(details.amount), 0)
  const toCome = Math.max(0, announced - taken)
  // Nothing is demanded of an order of which all pieces come back, once it is here.
  const isWhole = order.lines.filter(isLive).every(({ id, quantity }) => announcedOf(live, id) >= quantity)
  if (toCome > 0 && isWhole) return 0
  return Math.max(0, amount - toCome)
}
