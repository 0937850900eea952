type Choosable = {
  referenceKey: string
  availability: { buyable: boolean }
  /** Unset where the variant has no price in the market. */
  price?: { withTax: number } | undefined
}

const priceOf = ({ price }: Choosable) => price?.withTax ?? Number.POSITIVE_INFINITY

/**
 * The variant that a product page shows: the requested one, else the cheapest available one (the first of equal
 * prices), else the first one. Undefined only for a product without variants.
 */
export function currentVariant<V extends Choosable>(
  variants: readonly V[],
  requestedKey?: string,
): V | undefined {
  const requested = variants.find(({ referenceKey }) => referenceKey === requestedKey)
  if (requested) return requested
  const cheapest = variants
    .filter(({ availability }) => availability.buyable)
    .reduce<V | undefined>((best, next) => (best && priceOf(best) <= priceOf(next) ? best : next), undefined)
  return cheapest ?? variants[0]
}
