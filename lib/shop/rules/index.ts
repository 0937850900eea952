/** The rules of the business as pure functions: no database, no clock, no language. */
export { type Availability, availabilityOf, inMarket, preorderDays } from './availability'
export {
  baseMeasureIn,
  isLawfulMeasure,
  wholeMeasure,
  withLawfulMeasure,
} from './base-measure'
export { roundToCoin, smallestCoin } from './coins'
export { type Condition, conditionOf, conditions, readCondition } from './condition'
export { currentVariant } from './current-variant'
export { commonDeliveryMessage, type DeliveryMessage, deliveryMessage, lateDays } from './delivery-message'
export {
  asksOldDevice,
  collectedElectronics,
  electronicsOf,
  type RegulatedElectronics,
  regulatedElectronics,
} from './electronics'
export { announced, formerPrice, lowestToName, type PastPrice } from './former-price'
export { goodsSign, goodsSigns, isGoodsSign, signNamed } from './goods-sign'
export { isGuaranteedIn, remindsOfGuarantee } from './guarantee'
export {
  isBulky,
  isOnlineOnly,
  isPersonalised,
  isSealed,
  type ReturnException,
  returnExceptionOf,
} from './online-only'
export {
  askedPrice,
  formerAt,
  isOnSale,
  isUnderWay,
  type KeptPrice,
  nextPriceChange,
  priceAt,
  priceBefore,
  reductionPercent,
} from './price'
export { articleName, productTitle, titleParts, titleValues } from './product-title'
export {
  articleNumber,
  articleNumberOf,
  displayReferenceKey,
  shownArticleNumberOf,
  shownStockNumbersOf,
  stockNumbersOf,
} from './reference-key'
export { namesResponsible, type SafetyGap, safetyGaps } from './responsible'
export { arrivalDay, isOver, lastReturnDay, termsAt } from './return-terms'
export { productNumberOf, seoSlug, shortenedSlug } from './seo-slug'
export {
  missingForFree,
  type Shipping,
  shippingOf,
  shippingRate,
  shippingRates,
} from './shipping'
export { spelledLabel, spellingOf } from './spelling'
export { type Unit, unitOf } from './units'
export { valuePlace } from './value-place'
export { isVoucher, voucherGroup, voucherGroups } from './voucher'
export { addWorkingDays, isWorkingDay, workingDayAfter } from './working-days'
