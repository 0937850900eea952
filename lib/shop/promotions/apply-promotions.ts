import type { PromotionEffect } from '@/schemas/shop'
import { type Bundle, type Piece, savedByLine, type Taken, takeBundles } from './combo-deal'

/** A line of a basket as promotions see it: only pieces that can be ordered. */
export type PromotedLine = {
  key: string
  /** The product's number. */
  number: string
  /** Of one piece with tax, in minor units. */
  price: number
  quantity: number
}

export type Applicable = { id: string; effect: PromotionEffect }

/** What a promotion takes off, in minor units: together, and off each line that it takes something off. */
export type Reduction = { id: string; amount: number; lines: ReadonlyMap<string, number> }

/** So many promotions are tried in every order: 120 orders. A household's basket has hardly two. */
const triedInEveryOrder = 5

/** The dearest first; what costs the same in an order that the lines' own does not change. */
const dearestFirst = (a: Piece, b: Piece) =>
  b.price - a.price ||
  (a.number < b.number ? -1 : Number(a.number > b.number)) ||
  (a.key < b.key ? -1 : Number(a.key > b.key))

const piecesOf = (lines: readonly PromotedLine[]): Piece[] =>
  lines
    .flatMap(({ key, number, price, quantity }) =>
      Array.from({ length: quantity }, () => ({ key, number, price })),
    )
    .sort(dearestFirst)

function take(effect: PromotionEffect, pieces: readonly Piece[]): Taken {
  switch (effect.type) {
    case 'combo_deal':
      return takeBundles(effect, pieces)
  }
}

const sumOf = (bundles: readonly Bundle[]) => bundles.reduce((sum, { saved }) => sum + saved, 0)

type Applied = { id: string; amount: number; bundles: Bundle[] }
type Outcome = { amount: number; applied: Applied[] }

/**
 * Applies promotions one after another, each to the pieces that those before it have left: the tried ones in the order
 * that gives the most, of equal ones the first; then the others in theirs.
 */
function inBestOrder(
  tried: readonly Applicable[],
  others: readonly Applicable[],
  pieces: readonly Piece[],
): Outcome {
  const [next] = others
  const candidates = tried.length > 0 ? tried : next ? [next] : []
  let best: Outcome = { amount: 0, applied: [] }
  for (const candidate of candidates) {
    const { bundles, rest } = take(candidate.effect, pieces)
    const amount = sumOf(bundles)
    const later = inBestOrder(
      tried.filter((other) => other !== candidate),
      tried.length > 0 ? others : others.slice(1),
      rest,
    )
    if (amount + later.amount <= best.amount) continue
    const own = amount > 0 ? [{ id: candidate.id, amount, bundles }] : []
    best = { amount: amount + later.amount, applied: [...own, ...later.applied] }
  }
  return best
}

/**
 * What promotions take off the lines of a basket. A piece belongs to one promotion at most, so their order matters: it
 * is the one that gives the shopper the most, and of equal ones the first by the promotions' ids. The five that give
 * the most by themselves are tried in every order; any others follow, by what they give.
 */
export function applyPromotions(
  lines: readonly PromotedLine[],
  promotions: readonly Applicable[],
): Reduction[] {
  const pieces = piecesOf(lines)
  const byThemselves = promotions
    .map((promotion) => ({ promotion, amount: sumOf(take(promotion.effect, pieces).bundles) }))
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => b.amount - a.amount || (a.promotion.id < b.promotion.id ? -1 : 1))
    .map(({ promotion }) => promotion)
  const tried = byThemselves.slice(0, triedInEveryOrder).sort((a, b) => (a.id < b.id ? -1 : 1))
  const others = byThemselves.slice(triedInEveryOrder)
  return inBestOrder(tried, others, pieces).applied.map(({ id, amount, bundles }) => ({
    id,
    amount,
    lines: savedByLine(bundles),
  }))
}
