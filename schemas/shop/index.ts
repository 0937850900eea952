/** The shop's entities, as used by feeds, tables and pages. */

export { type Country, countryCodes } from '../markets'
export { codeOf } from '../voucher-code'
export {
  type Address,
  type AddressError,
  type AddressField,
  addressErrors,
  addressFields,
  longestName,
  longestOf,
  type Pickup,
  type PickupKind,
  pickupKinds,
} from './address'
export { parseKnown } from './as-known'
export {
  type AdvancedAttributes,
  type Attributes,
  type AttributeValue,
  attributes,
  type LocalisedText,
  languageOfKeys,
  sourceAttributeValue,
} from './attributes'
export type { Bookkeeping, NumberPrefixes } from './bookkeeping'
export { type ProductCard, productCard } from './card'
export { type SourceCategory, sourceCategory } from './category'
export { type BaseColour, baseColours, type SourceColour, sourceColour } from './colour'
export { downloadFile } from './download-file'
export type { Guarantee } from './guarantee'
export { referenceKey } from './key'
export type {
  FontFace,
  OwnTypeface,
  SharingPicture,
  ShopFonts,
  ShopLogo,
  ShopMark,
  Typeface,
} from './look'
export {
  type CreditReason,
  creditReasons,
  giftCard,
  type OrderCause,
  type OrderEventType,
  type OrderStatus,
  orderCauses,
  orderEventTypes,
  orderStatuses,
  type PaymentMethod,
  type PaymentStatus,
  paymentMethod,
  paymentMethods,
  paymentStatuses,
  type ReturnReason,
  returnReasons,
} from './order'
export {
  colourProblems,
  contrast,
  type GivenColours,
  mixed,
  type Palette,
  type PaperColours,
  paletteOf,
  paperColoursOf,
  poorContrasts,
  readable,
  shopColours,
  withDefaultColours,
} from './palette'
export {
  type ConfiguredPayment,
  type PaymentSettings,
  type Payments,
  paymentBuyers,
} from './payments'
export { pictureSource } from './picture-source'
export {
  type AppliedReduction,
  type Price,
  price,
  reckonedPrice,
  type SourcePrice,
  sourcePrice,
} from './price'
export {
  country,
  type DeliveryDays,
  type Logistics,
  logistics,
  type ProductDocument,
  type ProductImage,
  type SafetyInformation,
  type SourceProduct,
  type SourceVariant,
  sourceProduct,
} from './product'
export {
  type AmountOff,
  type BuyXGetY,
  type ComboDeal,
  type FreeShipping,
  type Gift,
  type Percentage,
  type PromotedGoods,
  type PromotionEffect,
  promotionEffect,
  promotionTypes,
  type SourcePromotion,
  sourcePromotion,
} from './promotion'
export {
  type SourceRecommendationFallback,
  sourceRecommendationFallback,
} from './recommendation-fallback'
export {
  redirectStatuses,
  type SourceRedirect,
  type SourceSearchOccasion,
  type SourceSearchRedirect,
  type SourceSearchSynonym,
  sourceRedirect,
  sourceSearchOccasion,
  sourceSearchRedirect,
  sourceSearchSynonym,
} from './redirect'
export type { ResponsibleParty } from './responsible-party'
export {
  mostRefundDays,
  type Postage,
  type PromisedReturns,
  type ReturnTerms,
} from './return-terms'
export type { Seller } from './seller'
export { type ServicePromises, servicePromises } from './service-promises'
export {
  type Advisors,
  changedConfiguration,
  type RecommendationSlot,
  type RecommendationSlotSettings,
  recommendationSlots,
  type ShopConfiguration,
  type ShopOptions,
  type SourceShopConfiguration,
  shopConfiguration,
  sourceShopConfiguration,
} from './shop-configuration'
export {
  isFileName,
  type KeptKind,
  keptAddress,
  keptName,
  keptTypes,
} from './shop-file'
export { type SourceStore, sourceStore } from './store'
export {
  type SourceGiftCard,
  type SourceVoucher,
  sourceGiftCard,
  sourceVoucher,
  type VoucherEffect,
  voucherEffect,
  writtenCode,
} from './voucher'
