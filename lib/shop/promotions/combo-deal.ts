import type { ComboDeal } from '@/schemas/shop'
import { apportion } from './apportion'

/** One piece of a line. Each piece belongs to at most one promotion. */
export type Piece = {
  /** Of the line. */
  key: string
  number: string
  /** With tax, in minor units. */
  price: number
}

/** One piece of each set, and the reduction of their common price, in minor units. */
export type Bundle = { pieces: Piece[]; saved: number }

export type Taken = {
  bundles: Bundle[]
  /** The pieces left for other promotions. */
  rest: Piece[]
}

/**
 * Makes as many bundles as there are pieces of every set: the first pieces of all sets, then the second ones, the most
 * expensive first. A bundle is reduced by the fraction of its own price, rounded to the minor unit (half up), so that
 * two equal bundles save exactly twice as much as one.
 */
export function takeBundles({ sets, relative }: ComboDeal, pieces: readonly Piece[]): Taken {
  const setOf = new Map(sets.flatMap((numbers, set) => numbers.map((number) => [number, set] as const)))
  const stacks: Piece[][] = sets.map(() => [])
  for (const piece of pieces) stacks[setOf.get(piece.number) ?? -1]?.push(piece)
  const count = Math.min(...stacks.map(({ length }) => length))
  const bundles = Array.from({ length: count }, (_, index): Bundle => {
    const bundle = stacks.flatMap((stack) => stack[index] ?? [])
    return { pieces: bundle, saved: Math.round(bundle.reduce((sum, { price }) => sum + price, 0) * relative) }
  })
  const used = new Set(stacks.flatMap((stack) => stack.slice(0, count)))
  return { bundles, rest: pieces.filter((piece) => !used.has(piece)) }
}

/** The reduction of each line: the pieces of a bundle share its reduction in proportion to their prices. */
export function savedByLine(bundles: readonly Bundle[]): ReadonlyMap<string, number> {
  const lines = new Map<string, number>()
  for (const { pieces, saved } of bundles) {
    const shares = apportion(
      saved,
      pieces.map(({ price }) => price),
    )
    for (const [index, { key }] of pieces.entries())
      lines.set(key, (lines.get(key) ?? 0) + (shares[index] ?? 0))
  }
  return lines
}
