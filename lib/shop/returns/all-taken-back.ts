import { isLive, type Order } from '@/lib/shop/orders'
import { isByLaw, withdrawnPieces } from '@/lib/shop/withdrawals'
import { announcedOf, isFault, type OrderReturn } from './order-return'

/**
 * Whether nothing of an order is left to withdraw from: it is back, it was declared, or it is announced to come back, which
 * declares the same. What comes back for a fault alone declares nothing where a law grants the withdrawal, as its shopper may
 * want it repaired or replaced.
 */
export function isAllTakenBack(
  order: Pick<Order, 'status' | 'lines' | 'events' | 'locale'>,
  returns: readonly Pick<OrderReturn, 'lines' | 'cancelledAt'>[],
): boolean {
  const declared = withdrawnPieces(order)
  const declaring = returns.filter(({ lines }) => !isByLaw(order) || !lines.every(isFault))
  const live = order.lines.filter(isLive)
  return (
    live.length > 0 &&
    live.every(
      ({ id, quantity, isDigital }) =>
        (order.status === 'returned' && !isDigital) ||
        Math.max(declared.get(id) ?? 0, announcedOf(declaring, id)) >= quantity,
    )
  )
}
