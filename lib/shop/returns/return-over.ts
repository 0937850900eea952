import { isOfCancelled, type Order } from '@/lib/shop/orders'
import { arrivedAt } from './arrival'
import type { OrderReturn } from './order-return'
import { sumOfReturn } from './return-sum'

/** What was paid back since a time, in minor units, apart from what was cancelled; a transfer was agreed on before it is made. */
const paidBackSince = ({ events }: Pick<Order, 'events'>, since: Date): number =>
  events
    .filter(
      (event) =>
        (event.type === 'refundAgreed' || (event.type === 'refunded' && event.details.how !== 'transfer')) &&
        event.at >= since &&
        !isOfCancelled(event, events),
    )
    .reduce((sum, { details }) => sum + Number(details.amount), 0)

/**
 * Whether a return has ended, so that its label must not be used any more: it was taken back, its goods are here, or its
 * money was paid back after that of the returns before it.
 */
export function isReturnOver(order: Order, announced: OrderReturn, returns: readonly OrderReturn[]): boolean {
  const isHere = order.status === 'returned' || arrivedAt(order, announced.number) !== undefined
  if (announced.cancelledAt || isHere) return true
  const owing = returns.filter(({ id, cancelledAt }) => id <= announced.id && !cancelledAt)
  const owed = owing.reduce((sum, each) => sum + sumOfReturn(order, each, returns).total, 0)
  const [first = announced] = owing
  return owed > 0 && paidBackSince(order, first.requestedAt) >= owed
}
