import { isUnsent, type Order, openPaymentOf, type SharesBack, sharesOf } from '@/lib/shop/orders'
import { piecesOwedNoMore } from '@/lib/shop/withdrawals'
import type { OrderReturn } from './order-return'
import { returnSum } from './return-sum'
import { stillToPay } from './still-to-pay'

const nothing: SharesBack = { unpaid: 0, money: 0, card: 0 }

/** Only of these something is still owed, or still to be paid back because of a declaration. */
const goingOn: readonly Order['status'][] = ['placed', 'partlyShipped', 'shipped']

/**
 * What a withdrawal has changed and nobody has booked yet, in minor units: what of it is not demanded any more, and what
 * goes back for goods that were not sent. What goes back for goods that were sent is told with their return.
 */
export function withdrawnShares(order: Order, returns: readonly OrderReturn[]): SharesBack {
  const pieces = piecesOwedNoMore(order)
  if (!goingOn.includes(order.status) || pieces.size === 0) return nothing
  const lines = order.lines
    .filter((line) => isUnsent(line) && pieces.has(line.id))
    .map(({ id }) => ({ lineId: id, quantity: pieces.get(id) ?? 0 }))
  const shares = sharesOf(order, lines.length === 0 ? 0 : returnSum(order, { lines }, []).total)
  const open = openPaymentOf(order)
  if (!open) return shares
  const undeclared = { ...order, events: order.events.filter(({ type }) => type !== 'withdrawn') }
  return { ...shares, unpaid: stillToPay(undeclared, open, returns) - stillToPay(order, open, returns) }
}
