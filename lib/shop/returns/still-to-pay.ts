import type { Order, Payment } from '@/lib/shop/orders'
import { type OrderReturn, paidForReturn } from './order-return'

type Bill = Pick<Order, 'lines' | 'events'>
type Announced = Pick<OrderReturn, 'lines' | 'requestedAt' | 'cancelledAt'>

/** Whether all pieces of an order are announced to come back: nothing is demanded of such an order once it is here. */
const isWhole = (
  { lines }: Pick<Order, 'lines'>,
  returns: readonly Pick<OrderReturn, 'lines'>[],
): boolean => {
  const back = returns.flatMap((each) => each.lines)
  return lines.every(
    ({ id, quantity }) =>
      back.reduce((sum, each) => sum + (each.lineId === id ? each.quantity : 0), 0) >= quantity,
  )
}

/**
 * What is still to be paid of an open bill, without what is announced to come back, in minor units. What was taken off the
 * bill since the first of it was announced counts as taken off for that.
 */
export function stillToPay(
  order: Bill,
  { amount }: Pick<Payment, 'amount'>,
  returns: readonly Announced[],
): number {
  const live = returns.filter(({ cancelledAt }) => !cancelledAt)
  if (live.length === 0) return amount
  const since = Math.min(...live.map(({ requestedAt }) => requestedAt.getTime()))
  const announced = live.reduce((sum, { lines }) => sum + paidForReturn(order, lines), 0)
  const taken = order.events
    .filter(({ at, details }) => details.stillToPay !== undefined && at.getTime() >= since)
    .reduce((sum, { details }) => sum + Number(details.amount), 0)
  const toCome = Math.max(0, announced - taken)
  if (toCome > 0 && isWhole(order, live)) return 0
  return Math.max(0, amount - toCome)
}
