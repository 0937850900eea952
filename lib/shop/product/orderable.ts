import type { Market } from '@/lib/markets'
import { basketShop } from '@/lib/visitor/basket-words'
import type { ProductView } from '../catalogue/product-view'
import { inscriptionRule } from './inscription-rule'
import { mostPieces } from './most-pieces'
import type { Orderable } from './use-order'

/** How a product can be ordered in a market. */
export const orderableOf = (
  { number, variants, personalised }: Pick<ProductView, 'number' | 'variants' | 'personalised'>,
  market: Market,
): Orderable => ({
  number,
  shop: basketShop(market),
  most: Object.fromEntries(variants.map((variant) => [variant.referenceKey, mostPieces(variant)])),
  inscription: personalised ? { rule: inscriptionRule, fieldId: `inscription-${number}` } : undefined,
})
