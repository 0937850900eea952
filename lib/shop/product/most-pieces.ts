import type { VariantView } from '@/lib/shop/catalogue'
import { mostOfOne } from '@/schemas/api/basket-entries'

/** The highest quantity of a variant in one order; 0 if it cannot be bought. */
export const mostPieces = ({ availability }: Pick<VariantView, 'availability'>): number =>
  Math.min(availability.left, mostOfOne)
