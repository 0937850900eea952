/** Addresses: their rules by country, and how they are written. */
export { addressLines, billedLines, countryName, shownLines } from './address-lines'
export { checkAddress, phoneOf } from './check-address'
export { isPlaceOfPostcode } from './check-place'
export {
  lacksPhone,
  type Packed,
  type PickupGoods,
  packedOf,
  pickupError,
  pickupFault,
  pickupFaultOf,
  pickupFaults,
} from './pickup-goods'
export { pickupsOf, takesCash } from './pickups'
export {
  placesOfPostcode,
  postcodeKey,
  suggestPlaces,
  tableFile,
} from './postcode-table'
export { samePlace } from './same-place'
export { shownPhone } from './shown-phone'
