import type { PromotionEffect } from '@/schemas/shop'
import { type Bundle, type Piece, savedByLine, type Taken, takeBundles } from './combo-deal'

/** The orderable pieces of a basket line. */
export type PromotedLine = {
  key: string
  /** The product's number. */
  number: string
  /** Of one piece with tax, in minor units. */
  price: number
  quantity: number
}

export type Applicable = { id: string; effect: PromotionEffect }

/** The reduction by a promotion, in minor units: the total, and the amount for each line. */
export type Reduction = { id: string; amount: number; lines: ReadonlyMap<string, number> }

/** Up to this many promotions are tried in every order: 120 orders for five. A basket seldom has more than two. */
const triedInEveryOrder = 5

/** The most expensive first; ties in an order that does not depend on that of the lines. */
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
 * Applies promotions one after another, each to the pieces that the previous ones left. Tries the candidates in every
 * order and keeps the first of those with the highest reduction; the others follow in their given order.
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
 * What promotions take off the lines of a basket. A piece belongs to at most one promotion, so their order matters: it
 * is the one with the highest total reduction, ties decided by the promotions' ids. The five with the highest
 * individual reductions are tried in every order; the others follow by their reductions.
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
