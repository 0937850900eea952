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

export type Taken = {
  /** What all bundles together cost less, in minor units. */
  amount: number
  /** What each line has of it. */
  lines: ReadonlyMap<string, number>
  /** The pieces that are left for other promotions. */
  rest: Piece[]
}

/**
 * Makes as many bundles as there are pieces of every set: the first piece of each set in the first, the next ones in the
 * second; pieces come the dearest first. A bundle costs less by the fraction of its own price, rounded to the minor unit
 * (half up), so that two equal bundles save twice what one does. Its pieces share that by their prices.
 */
export function takeBundles({ sets, relative }: ComboDeal, pieces: readonly Piece[]): Taken {
  const setOf = new Map(sets.flatMap((numbers, set) => numbers.map((number) => [number, set] as const)))
  const stacks: Piece[][] = sets.map(() => [])
  for (const piece of pieces) stacks[setOf.get(piece.number) ?? -1]?.push(piece)
  const bundles = Math.min(...stacks.map(({ length }) => length))
  const lines = new Map<string, number>()
  const used = new Set<Piece>()
  let amount = 0
  for (let index = 0; index < bundles; index += 1) {
    const bundle = stacks.flatMap((stack) => stack.slice(index, index + 1))
    const prices = bundle.map(({ price }) => price)
    const saved = Math.round(prices.reduce((sum, price) => sum + price, 0) * relative)
    const shares = shareOut(saved, prices)
    amount += saved
    for (const [place, piece] of bundle.entries()) {
      used.add(piece)
      lines.set(piece.key, (lines.get(piece.key) ?? 0) + (shares[place] ?? 0))
    }
  }
  return { amount, lines, rest: pieces.filter((piece) => !used.has(piece)) }
}
