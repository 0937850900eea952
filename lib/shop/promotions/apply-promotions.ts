import type { Currency } from '@/schemas/markets'
import type { PromotionEffect } from '@/schemas/shop'
import { freeGroups } from './buy-x-get-y'
import { comboBundles } from './combo-deal'
import { isMet } from './conditions'
import { percentOff, piecesSharing, reducedPieces } from './percentage'
import {
  type Bundle,
  type Given,
  givenBy,
  type Piece,
  type PromotedLine,
  savedBy,
  savedByLine,
  sumOf,
  type Taken,
  without,
} from './pieces'

export type Applicable = { id: string; effect: PromotionEffect }

/** The reduction by a promotion, in minor units: the total, and the amount for each line. */
export type Reduction = { id: string; amount: number; lines: ReadonlyMap<string, number> }

/** Up to this many promotions are tried in every order: 120 orders for five. A basket seldom has more than two. */
const triedInEveryOrder = 5

/** The bundles that a promotion can make of pieces; none for what reduces no price. */
function bundlesOf({ effect }: Applicable, given: Given): Bundle[] {
  switch (effect.type) {
    case 'combo_deal':
      return comboBundles(effect, given)
    case 'buy_x_get_y':
      return freeGroups(effect, given)
    case 'percentage':
      return [reducedPieces(effect, given)]
    case 'amount':
      return [piecesSharing(effect, given)]
    case 'gift':
    case 'free_shipping':
      return []
  }
}

/** What the best of some promotions' percentages takes off a piece. A capped one may have been used up by others. */
const percentageOf = (
  piece: Piece,
  promotions: readonly Applicable[],
  { isAmong, currency }: Given,
): number =>
  Math.max(
    0,
    ...promotions.map(({ effect }) =>
      effect.type === 'percentage' && !effect.maxAmount && isAmong(piece, effect.goods)
        ? percentOff(effect, piece, currency)
        : 0,
    ),
  )

/** The bundles that save at least as much as a later promotion's percentage takes off the same pieces. */
function take(promotion: Applicable, later: readonly Applicable[], given: Given): Taken {
  const bundles = bundlesOf(promotion, given).filter(
    (bundle) => savedBy(bundle) >= sumOf(bundle.map(({ piece }) => percentageOf(piece, later, given))),
  )
  return { bundles, rest: without(given.pieces, bundles) }
}

const total = (bundles: readonly Bundle[]) => sumOf(bundles.map(savedBy))

type Applied = { id: string; amount: number; bundles: Bundle[] }
type Outcome = { amount: number; applied: Applied[] }

/**
 * Applies promotions one after another, each to the pieces that the previous ones left. Tries the candidates in every
 * order and keeps the first of those with the highest reduction; the others follow in their given order.
 */
function inBestOrder(tried: readonly Applicable[], others: readonly Applicable[], given: Given): Outcome {
  const [next] = others
  const candidates = tried.length > 0 ? tried : next ? [next] : []
  let best: Outcome = { amount: 0, applied: [] }
  for (const candidate of candidates) {
    const left = tried.filter((other) => other !== candidate)
    const following = tried.length > 0 ? others : others.slice(1)
    const { bundles, rest } = take(candidate, [...left, ...following], given)
    const amount = total(bundles)
    const later = inBestOrder(left, following, { ...given, pieces: rest })
    if (amount + later.amount <= best.amount) continue
    const own = amount > 0 ? [{ id: candidate.id, amount, bundles }] : []
    best = { amount: amount + later.amount, applied: [...own, ...later.applied] }
  }
  return best
}

/**
 * What promotions take off the lines of a basket. A piece belongs to at most one promotion, so their order matters: it
 * is the one with the highest total reduction, ties decided by the promotions' ids. The five with the highest
 * individual reductions are tried in every order; the others follow by their reductions.
 */
export function applyPromotions(
  lines: readonly PromotedLine[],
  promotions: readonly Applicable[],
  currency: Currency,
): Reduction[] {
  const given = givenBy(lines, currency)
  const byThemselves = promotions
    .filter(({ effect }) => isMet(effect, given))
    .map((promotion) => ({ promotion, amount: total(bundlesOf(promotion, given)) }))
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => b.amount - a.amount || (a.promotion.id < b.promotion.id ? -1 : 1))
    .map(({ promotion }) => promotion)
  const tried = byThemselves.slice(0, triedInEveryOrder).sort((a, b) => (a.id < b.id ? -1 : 1))
  const others = byThemselves.slice(triedInEveryOrder)
  return inBestOrder(tried, others, given).applied.map(({ id, amount, bundles }) => ({
    id,
    amount,
    lines: savedByLine(bundles),
  }))
}
