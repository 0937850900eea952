import type { VariantView } from '@/lib/shop/catalogue'
import { needsStock } from '@/lib/shop/rules'
import { mostOfOne } from '@/schemas/api/basket'

/** How many pieces of a variant can be put into the basket at once; none of what cannot be bought. */
export function mostPieces({
  availability,
  quantity,
}: Pick<VariantView, 'availability' | 'quantity'>): number {
  if (!availability.buyable) return 0
  return needsStock(availability) ? Math.min(quantity, mostOfOne) : mostOfOne
}
