/** The fields of an address, by the rules of its country. */
export { AddressFields } from './address-fields'
export { addressErrorInWords, isAddressError } from './error-words'
export { goodsFault } from './goods-fault'
export type { PlaceNote } from './place-words'
