import type { SourceRedirect } from '@/schemas/shop'
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
