const mostPlaces = 1_000_000

/**
 * The place of an attribute's value among others, in filters and among siblings: the one that it was given, and else
 * that of the number with which it begins.
 */
export const valuePlace = (value: string, given: number | null | undefined): number =>
  given ?? Math.min(Math.trunc(Number.parseFloat(value)) || 0, mostPlaces)
