/** Choosing and ordering a product's variants. */

export { addressWithVariant, variantOfAddress } from './address'
export { choosableOf, variantLabel } from './choosable'
export { deliveryWords } from './delivery-words'
export { type InscriptionFault, inscriptionFault } from './inscription-fault'
export { type InscriptionRule, inscriptionRule } from './inscription-rule'
export { mostPieces } from './most-pieces'
export { deliveryGroups, fewLeft, priceGroups } from './variant-groups'
