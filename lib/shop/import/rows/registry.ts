import type { SourceRedirect } from '@/schemas/shop'
import type { Run } from '../run'
import { attributeValueRows } from './attribute-values'
import { categoryRows } from './categories'
import { colourRows } from './colours'
import { promotionRows } from './promotions'
import { recommendationFallbackRows } from './recommendation-fallback'
import { type AnyRowType, type RowType, rowType } from './row-type'
import { searchOccasionRows } from './search-occasions'
import { searchRedirectRows } from './search-redirects'
import { searchSynonymRows } from './search-synonyms'
import { shopConfigurationRows } from './shop-configurations'
import { storeRows } from './stores'
import { giftCardRows, voucherRows } from './vouchers'

/** The types of rows besides products, by the `type` of their lines, in the order in which they are written. */
export type RowTypes = Readonly<Record<string, AnyRowType>>

/** `redirects` comes from the caller: redirects belong to the content, which the shop does not know. */
export const rowTypes = (redirects: RowType<SourceRedirect>): RowTypes => ({
  shop_configuration: rowType(shopConfigurationRows),
  category: rowType(categoryRows),
  store: rowType(storeRows),
  attribute_value: rowType(attributeValueRows),
  colour: rowType(colourRows),
  promotion: rowType(promotionRows),
  voucher: rowType(voucherRows),
  gift_card: rowType(giftCardRows),
  recommendation_fallback: rowType(recommendationFallbackRows),
  search_redirect: rowType(searchRedirectRows),
  search_synonym: rowType(searchSynonymRows),
  search_occasion: rowType(searchOccasionRows),
  redirect: rowType(redirects),
})

/** What speaks for the catalogue alone: nothing that is money, names a seller, or leads to other addresses. */
const ofCatalogue = [
  'category',
  'store',
  'attribute_value',
  'colour',
  'recommendation_fallback',
  'search_synonym',
  'search_occasion',
]

/** The types that a run may import. */
export function typesOf({ redirects, isFetched = false }: Pick<Run, 'redirects' | 'isFetched'>): RowTypes {
  const all = rowTypes(redirects)
  if (!isFetched) return all
  return Object.fromEntries(Object.entries(all).filter(([name]) => ofCatalogue.includes(name)))
}
