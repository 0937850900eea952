/** Addresses: their rules by country, and how they are written. */
export { addressLines, billedLines, countryName, shownLines } from './address-lines'
export { checkAddress, phoneOf } from './check-address'
export { isPlaceOfPostcode } from './check-place'
export {
  goodsError,
  goodsFaults,
  lacksPhone,
  type Packed,
  type PickupGoods,
  packedOf,
  pickupFaultOf,
  postBoxFault,
  takesGoods,
} from './pickup-goods'
export { pickupsOf, takesCash } from './pickups'
export { postcodeRule } from './postcode-rule'
export {
  placesOfPostcode,
  postcodeKey,
  suggestPlaces,
  tableFile,
} from './postcode-table'
export { samePlace } from './same-place'
export { shownPhone } from './shown-phone'
