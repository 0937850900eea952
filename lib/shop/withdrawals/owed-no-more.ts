import { isVoluntaryWithdrawal } from '@/lib/platform/shop-configuration'
import { isLive, isUnsent, type Order, type OrderLine } from '@/lib/shop/orders'
import { withdrawnPieces } from './withdrawn-goods'

type Declared = Pick<Order, 'lines' | 'events' | 'locale' | 'returnTerms'>

/** Whether the law of the order's market grants the withdrawal. */
export const isByLaw = ({ locale }: Pick<Order, 'locale'>) =>
  !isVoluntaryWithdrawal({ iso: locale.toUpperCase() })

/**
 * The pieces for which no price is owed any more, by the ids of their lines: a withdrawal ends the duty to pay (Directive
 * 2011/83/EU, article 12), and what is not sent needs no payment anywhere. What was made to the shopper's wishes is exempt.
 */
export function piecesOwedNoMore(order: Declared): Map<number, number> {
  const { returnTerms } = order
  const isFreed = (line: OrderLine) =>
    isByLaw(order) ? isUnsent(line) || !line.isDigital : isUnsent(line) && returnTerms?.days !== 0
  const isExempt = ({ inscription }: OrderLine) => inscription !== null && !returnTerms?.takesMade
  const pieces = withdrawnPieces(order)
  return new Map(
    order.lines
      .filter((line) => isLive(line) && isFreed(line) && !isExempt(line))
      .map(({ id }) => [id, pieces.get(id) ?? 0] as const)
      .filter(([, count]) => count > 0),
  )
}

/** Whether its shopper has withdrawn from all of an order, so that nothing of it is owed any more. */
export function isOwedNoMore(order: Declared): boolean {
  const pieces = piecesOwedNoMore(order)
  const live = order.lines.filter(isLive)
  return live.length > 0 && live.every(({ id, quantity }) => pieces.get(id) === quantity)
}

/** Whether that was before anything of it was sent: the order has ended, whoever still has to book it. */
export const endedUnsent = (order: Declared): boolean =>
  isOwedNoMore(order) && order.lines.filter(isLive).every(isUnsent)

/**
 * Whether goods come back after a withdrawal by law, so that their price cannot fall due again; without goods, whether
 * any of the order do. A declaration in the shopper's own words may mean all of them.
 */
export function isAfterWithdrawal(
  order: Pick<Order, 'lines' | 'events' | 'locale'>,
  back: readonly { lineId: number }[],
): boolean {
  if (!isByLaw(order) || !order.events.some(({ type }) => type === 'withdrawn')) return false
  const pieces = withdrawnPieces(order)
  return pieces.size === 0 || back.length === 0 || back.some(({ lineId }) => pieces.has(lineId))
}
