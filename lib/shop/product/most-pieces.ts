import type { VariantView } from '@/lib/shop/catalogue'
import { needsStock } from '@/lib/shop/rules'
import { mostOfOne } from '@/schemas/api/basket'

/** The highest quantity of a variant in one order; 0 if it cannot be bought. */
export function mostPieces({
  availability,
  quantity,
}: Pick<VariantView, 'availability' | 'quantity'>): number {
  if (!availability.buyable) return 0
  return needsStock(availability) ? Math.min(quantity, mostOfOne) : mostOfOne
}
