import type { Market } from '@/lib/platform/markets'
import type { ProductView } from '@/lib/shop/catalogue'
import { choosableOf, inscriptionRule, mostPieces } from '@/lib/shop/product'
import { basketShop } from '@/lib/storefront/screens/basket'
import type { Orderable } from './use-order'

/** The order options of a product in a market. */
export const orderableOf = (
  {
    number,
    variants,
    choice,
    personalised,
  }: Pick<ProductView, 'number' | 'variants' | 'choice' | 'personalised'>,
  market: Market,
): Orderable => ({
  number,
  shop: basketShop(market),
  variants: variants.map((variant) => choosableOf(variant, choice, market)),
  most: Object.fromEntries(variants.map((variant) => [variant.referenceKey, mostPieces(variant)])),
  inscription: personalised ? { rule: inscriptionRule, fieldId: `inscription-${number}` } : undefined,
})
