/** The fields of an address, by the rules of its country. */
export { AddressFields } from './address-fields'
export type { PlaceNote } from './place-words'
export { stationFault } from './station-fault'
