import { isUnsent, type Order, sumOfShares } from '@/lib/shop/orders'
import { type OrderReturn, withdrawnShares } from '@/lib/shop/returns'
import { endedUnsent, withdrawnPieces } from '@/lib/shop/withdrawals'
import { sumIn } from './money'

/** What was withdrawn from and is not booked yet: what is not to be sent, and what becomes of its money. */
export function withdrawnWords(order: Order, returns: readonly OrderReturn[]): string[] {
  const { number, currency, events, lines, status } = order
  const isGoingOn = status === 'placed' || status === 'partlyShipped' || status === 'shipped'
  if (!isGoingOn || !events.some(({ type }) => type === 'withdrawn')) return []
  const shares = withdrawnShares(order, returns)
  if (sumOfShares(shares) === 0) return []
  const { unpaid, money, card, payment } = shares
  const parts = [
    ...(unpaid > 0 ? [`${sumIn(currency, unpaid)} is not demanded any more`] : []),
    ...(money > 0 ? [`${sumIn(currency, money)} (${payment?.method}) goes back`] : []),
    ...(card > 0 ? [`${sumIn(currency, card)} goes back to the gift card`] : []),
  ]
  const pieces = withdrawnPieces(order)
  const unsent = lines.flatMap((line, index) =>
    isUnsent(line) && pieces.get(line.id) === line.quantity ? [index + 1] : [],
  )
  const done = endedUnsent(order)
    ? ` Send nothing, and book it: cancel ${number} --reason withdrawn`
    : unsent.length > 0
      ? ` Do not send line ${unsent.join(', ')}, and book it: cancel ${number} --lines ${unsent.join(',')} --reason withdrawn`
      : ''
  return [`Withdrawn by the shopper: ${parts.join(', ')}.${done}`]
}
