/** A seeded random choice, so that every run sends the same requests. */
export function dice(seed: number): <T>(list: readonly T[]) => T | undefined {
  const draw = fractions(seed)
  return (list) => list[Math.floor(draw() * list.length)]
}

/** Seeded random numbers from 0 to below 1. */
export function fractions(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
