export { AddressFields } from './address-fields'
export type { PlaceNote } from './place-words'
export { stationFault } from './station-fault'
