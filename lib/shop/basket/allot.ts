import { mostOfOne } from '@/schemas/api/basket'

type Line = { key: string; variant: string; quantity: number }

export type Allotted = {
  /** How many of its pieces can be ordered. */
  counted: number
  /** How many it could hold, beside the pieces that the other lines count. */
  most: number
}

/**
 * Shares what is left of each variant among the lines that want it, the oldest first. Lines come the newest first;
 * `left` of a variant that cannot be ordered is 0.
 */
export function allot(
  lines: readonly Line[],
  left: (variant: string) => number,
): ReadonlyMap<string, Allotted> {
  const taken = new Map<string, number>()
  const counted = new Map<string, number>()
  for (const { key, variant, quantity } of lines.toReversed()) {
    const before = taken.get(variant) ?? 0
    const pieces = Math.max(0, Math.min(quantity, mostOfOne, left(variant) - before))
    taken.set(variant, before + pieces)
    counted.set(key, pieces)
  }
  return new Map(
    lines.map(({ key, variant }) => {
      const own = counted.get(key) ?? 0
      const others = (taken.get(variant) ?? 0) - own
      return [key, { counted: own, most: Math.max(0, Math.min(mostOfOne, left(variant) - others)) }]
    }),
  )
}
