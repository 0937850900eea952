/** The distance after which a touch sideways pages on, in CSS pixels. */
const leastDistance = 40

/** How much further a touch goes sideways than up or down. */
const leastSlant = 1.5

/** By how many pictures a touch pages on: to the left to the next one, to the right to the one before, else none. */
export function sidewaysSwipe({ dx, dy }: { dx: number; dy: number }): -1 | 0 | 1 {
  if (Math.abs(dx) < leastDistance || Math.abs(dx) < Math.abs(dy) * leastSlant) return 0
  return dx < 0 ? 1 : -1
}
