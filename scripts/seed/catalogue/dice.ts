import { seededRandom } from '@/lib/illustrations/kit/random'

/** Chance that falls the same way for the same seed, on every machine. */
export function dice(seed: string) {
  const next = seededRandom(seed)
  const below = (limit: number) => Math.floor(next() * limit)
  function pick<T>(list: readonly T[]): T {
    const found = list[below(list.length)]
    if (found === undefined) throw new Error(`Nothing to pick for ${seed}`)
    return found
  }
  return {
    pick,
    below,
    /** True in this share of cases. */
    chance: (share: number) => next() < share,
    /** A whole number within both ends. */
    between: (low: number, high: number) => low + below(high - low + 1),
    /** Some of a list, in its order. */
    some<T>(list: readonly T[], count: number): T[] {
      const left = list.map((_, index) => index)
      while (left.length > count) left.splice(below(left.length), 1)
      return left.flatMap((index) => list.slice(index, index + 1))
    },
  }
}

export type Dice = ReturnType<typeof dice>
