import { mostOfOne } from '@/schemas/api/basket-entries'

type Line = { key: string; variant: string; quantity: number }

export type StockAllocation = {
  /** How many of its pieces can be ordered. */
  counted: number
  /** The highest quantity for this line, given the pieces that the other lines have. */
  most: number
}

/**
 * Shares the pieces left of each variant among the lines that hold it. The oldest line is served first; `lines` are
 * ordered newest first. `left` is 0 for a variant that cannot be ordered.
 */
export function allocateStock(
  lines: readonly Line[],
  left: (variant: string) => number,
): ReadonlyMap<string, StockAllocation> {
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
