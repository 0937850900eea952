/** The shop's entities, as used by feeds, tables and pages. */
export { type Country, countryCodes } from '../markets'
export {
  type AdvancedAttributes,
  type Attributes,
  type AttributeValue,
  advancedAttributes,
  attributes,
  attributeValue,
  type LocalisedText,
  localisedText,
} from './attributes'
export { type ProductCard, productCard } from './card'
export { type AppliedReduction, appliedReduction, type Price, price } from './price'
export {
  country,
  type Logistics,
  logistics,
  type ProductDocument,
  type ProductImage,
  productDocument,
  productImage,
  type SafetyInformation,
  type SourceProduct,
  type SourceVariant,
  safetyInformation,
  sourceProduct,
  sourceReview,
  sourceVariant,
} from './product'
export {
  type ComboDeal,
  type PromotionEffect,
  promotionEffect,
  type SourcePromotion,
  sourcePromotion,
} from './promotion'
