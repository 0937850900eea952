/** Addresses: their rules by country, and how they are written. */
export { addressLines, countryName } from './address-lines'
export { type AddressCheck, type AddressErrors, checkAddress } from './check-address'
export { pickupsOf } from './pickups'
