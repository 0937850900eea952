import { roundToCoin, smallestCoin } from '@/lib/shop/rules'
import type { ComboDeal } from '@/schemas/shop'
import { apportion } from './apportion'
import type { Bundle, Given, Piece } from './pieces'

/**
 * Makes as many bundles as there are pieces of every set: the first pieces of all sets, then the second ones, the most
 * expensive first. A bundle is reduced by the fraction of its own price, rounded to what can be paid (half up), so that
 * two equal bundles save exactly twice as much as one. Its pieces share the reduction in proportion to their prices.
 */
export function comboBundles({ sets, relative }: ComboDeal, { pieces, currency }: Given): Bundle[] {
  const setOf = new Map(sets.flatMap((numbers, set) => numbers.map((number) => [number, set] as const)))
  const stacks: Piece[][] = sets.map(() => [])
  for (const piece of pieces) stacks[setOf.get(piece.number) ?? -1]?.push(piece)
  const count = Math.min(...stacks.map(({ length }) => length))
  return Array.from({ length: count }, (_, index): Bundle => {
    const bundle = stacks.flatMap((stack) => stack[index] ?? [])
    const prices = bundle.map(({ price }) => price)
    const sum = prices.reduce((all, price) => all + price, 0)
    const saved = Math.min(Math.max(0, sum - smallestCoin[currency]), roundToCoin(sum * relative, currency))
    const shares = apportion(saved, prices, smallestCoin[currency])
    return bundle.map((piece, place) => ({ piece, saved: shares[place] ?? 0 }))
  })
}
