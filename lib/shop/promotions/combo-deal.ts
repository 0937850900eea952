import type { ComboDeal } from '@/schemas/shop'
import { shareOut } from './share-out'

/** A piece of a line: pieces are told apart, for each belongs to one promotion at most. */
export type Piece = {
  /** Of the line. */
  key: string
  number: string
  /** With tax, in minor units. */
  price: number
}

/** One piece of each set, and what they cost less together, in minor units. */
export type Bundle = { pieces: Piece[]; saved: number }

export type Taken = {
  bundles: Bundle[]
  /** The pieces that are left for other promotions. */
  rest: Piece[]
}

/**
 * Makes as many bundles as there are pieces of every set: the first piece of each set in the first, the next ones in the
 * second; pieces come the dearest first. A bundle costs less by the fraction of its own price, rounded to the minor unit
 * (half up), so that two equal bundles save twice what one does.
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

/** What each line has of what bundles save: their pieces share it by their prices. */
export function savedByLine(bundles: readonly Bundle[]): ReadonlyMap<string, number> {
  const lines = new Map<string, number>()
  for (const { pieces, saved } of bundles) {
    const shares = shareOut(
      saved,
      pieces.map(({ price }) => price),
    )
    for (const [index, { key }] of pieces.entries())
      lines.set(key, (lines.get(key) ?? 0) + (shares[index] ?? 0))
  }
  return lines
}
