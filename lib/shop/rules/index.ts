/** The rules of the business as pure functions: no database, no clock, no language. */
export { type Availability, availabilityOf, type Bvc, needsStock, preorderDays } from './availability'
export { currentVariant } from './current-variant'
export { type DeliveryMessage, deliveryMessage, deliveryWeeks } from './delivery-message'
export { isBulky, isBundle, isOnlineOnly, isPersonalised, isVpp } from './online-only'
export { isOnSale, priceBefore, reductionPercent } from './price'
export { productTitle, type TitleParts, titleParts } from './product-title'
export { displayReferenceKey } from './reference-key'
export { productNumberOf, seoSlug, shortenedSlug } from './seo-slug'
export {
  missingForFree,
  type Shipping,
  type ShippingContent,
  shippingCost,
  shippingFallback,
  shippingOf,
} from './shipping'
export { isDownloadVoucher, isVoucher } from './voucher'
