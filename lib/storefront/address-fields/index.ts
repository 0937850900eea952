export { AddressFields } from './address-fields'
export type { PlaceNote } from './place-words'
