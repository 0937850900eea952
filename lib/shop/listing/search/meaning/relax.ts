import type { Part } from './understand'

/** As many ways are tried: each is a listing. */
const mostWays = 16

/**
 * The ways to leave out parts of a question, all kept first and all left out last: the fewest at a time, and of as many
 * the size before the colour, the reduction and the occasion.
 */
export function relaxations(parts: readonly Part[]): { kept: Part[]; left: Part[] }[] {
  const ways = Array.from({ length: 2 ** parts.length }, (_, number) => ({
    number,
    kept: parts.filter((_, place) => (number & (1 << place)) === 0),
    left: parts.filter((_, place) => (number & (1 << place)) !== 0),
  }))
  return ways
    .toSorted((a, b) => a.left.length - b.left.length || a.number - b.number)
    .slice(0, mostWays)
    .map(({ kept, left }) => ({ kept, left }))
}

/** A part for which the catalogue has no value narrows nothing down. */
export const canNarrow = ({ values, categories, price, weight }: Part): boolean =>
  values.length > 0 || categories.length > 0 || price !== undefined || weight !== undefined
