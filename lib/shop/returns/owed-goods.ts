import { moneyLeft, type Order } from '@/lib/shop/orders'
import { type OrderReturn, paidFor, type ReturnLine } from './order-return'

export type Sold = Pick<Order, 'lines' | 'cost' | 'events'>
export type Announced = { lines: readonly Pick<ReturnLine, 'lineId' | 'quantity'>[] } & Partial<
  Pick<OrderReturn, 'number' | 'requestedAt' | 'cancelledAt'>
>

/** An order as it was when a return was announced; as it is now for one that is not announced yet. */
export function asAnnounced<Of extends Sold>(order: Of, { number, requestedAt }: Announced): Of {
  const own = order.events.find(
    ({ type, details }) => type === 'returnRequested' && number !== undefined && details.return === number,
  )
  if (!own && !requestedAt) return order
  const isBefore = ({ id, at }: Order['events'][number]) =>
    own ? id < own.id : requestedAt !== undefined && at < requestedAt
  return { ...order, events: order.events.filter(isBefore) }
}

/**
 * What is paid back for the goods of returns, for each of their lines, in minor units. What was paid back of a line before
 * a return was announced is not paid back again; what was paid back since an earlier return was for that one as far as it
 * reaches. All returns of a line together are never more than what was paid for it, to the cent.
 * @param returns the first first
 */
export function owedGoods(order: Sold, returns: readonly Announced[]): number[][] {
  // Of each line, by its place: what is paid back or promised, and of how many pieces.
  const promised = new Map<number, number>()
  const pieces = new Map<number, number>()
  return returns.map((each) => {
    if (each.cancelledAt) return each.lines.map(() => 0)
    const left = moneyLeft(asAnnounced(order, each)).goods
    return each.lines.map(({ lineId, quantity }) => {
      const place = order.lines.findIndex(({ id }) => id === lineId)
      const line = order.lines[place]
      if (!line) return 0
      const whole = paidFor(line, line.quantity)
      const before = pieces.get(place) ?? 0
      const taken = Math.max(promised.get(place) ?? 0, whole - (left[place] ?? 0))
      const price = paidFor(line, before + quantity) - paidFor(line, before)
      const owed = Math.max(0, Math.min(price, whole - taken))
      promised.set(place, taken + owed)
      pieces.set(place, before + quantity)
      return owed
    })
  })
}
