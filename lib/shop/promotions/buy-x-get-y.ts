import type { BuyXGetY } from '@/schemas/shop'
import type { Bundle, Given, Piece } from './pieces'

const groupsOf = (pieces: readonly Piece[], size: number): Piece[][] =>
  Array.from({ length: Math.floor(pieces.length / size) }, (_, index) =>
    pieces.slice(index * size, (index + 1) * size),
  )

const paid = (piece: Piece) => ({ piece, saved: 0 })
const free = (piece: Piece) => ({ piece, saved: piece.price })

/**
 * The groups of bought and free pieces, those that save the most first.
 *
 * Of the same goods, each group takes the most expensive pieces left and its cheapest ones are free. Of other goods, the
 * most expensive are free, and the cheapest bought ones belong to the group, so that the others are left for other
 * promotions.
 */
export function freeGroups(effect: BuyXGetY, { pieces, isAmong }: Given): Bundle[] {
  const { goods, getGoods, buyQuantity, getQuantity, maxTimes } = effect
  if (!getGoods) {
    const own = pieces.filter((piece) => isAmong(piece, goods))
    return groupsOf(own, buyQuantity + getQuantity)
      .slice(0, maxTimes)
      .map((group) => [...group.slice(0, buyQuantity).map(paid), ...group.slice(buyQuantity).map(free)])
  }
  const got = pieces.filter((piece) => isAmong(piece, getGoods))
  const bought = pieces.filter((piece) => isAmong(piece, goods) && !isAmong(piece, getGoods)).toReversed()
  const boughtGroups = groupsOf(bought, buyQuantity)
  return groupsOf(got, getQuantity)
    .slice(0, Math.min(boughtGroups.length, maxTimes ?? Number.POSITIVE_INFINITY))
    .map((group, index) => [...(boughtGroups[index] ?? []).map(paid), ...group.map(free)])
}
