/** Pseudo-random numbers from 0 to 1, determined by the seed (mulberry32 over an FNV-1a hash). */
function seededRandom(seed: string): () => number {
  let state = 0x811c9dc5
  for (let index = 0; index < seed.length; index += 1) {
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193)
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Random choices that are determined by the seed, on every machine. */
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
    /** True with this probability. */
    chance: (share: number) => next() < share,
    /** A whole number, both ends included. */
    between: (low: number, high: number) => low + below(high - low + 1),
    /** A random part of a list, in its order. */
    some<T>(list: readonly T[], count: number): T[] {
      const left = list.map((_, index) => index)
      while (left.length > count) left.splice(below(left.length), 1)
      return left.flatMap((index) => list.slice(index, index + 1))
    },
  }
}

export type Dice = ReturnType<typeof dice>
