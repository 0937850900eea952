/** Choosing and ordering a product's variants. */

export { addressWithVariant, variantOfAddress } from './address'
export { type ArrivalPlace, arrivalText } from './arrival'
export {
  afterPayment,
  announcedDelivery,
  arrivalDays,
  hasArrivalDays,
  sincePayment,
} from './arrival-days'
export { type ArrivalRange, arrivalWindow, countedFrom } from './arrival-window'
export { type Choosable, choosableOf, unavailableNote, variantLabel, variantName } from './choosable'
export { deliveryPace, isSlow } from './delivery-pace'
export { type DeliveryTexts, deliveryText } from './delivery-texts'
export { deliveryTexts, deliveryWords } from './delivery-words'
export { expectedDelivery } from './expected-delivery'
export {
  guaranteeWords,
  legalNoticeWords,
} from './guarantee-words'
export { type InscriptionFault, inscriptionFault } from './inscription-fault'
export { type InscriptionRule, inscriptionRule } from './inscription-rule'
export { mostPieces } from './most-pieces'
export { attributeGroups, deliveryGroups, fewLeft, isLowestOfSeveral, priceGroups } from './variant-groups'
