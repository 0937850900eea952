import type { Country, PickupKind } from '@/schemas/shop'

type PickupRule = { name: string; customerNumber: RegExp; stationNumber: RegExp }

/** DHL: the customer's Postnummer and the three digits of the station. */
const dhl = { customerNumber: /^\d{6,10}$/, stationNumber: /^\d{3}$/ }

/**
 * The pick-up stations of a country to which any sender may address a parcel. In France, Belgium and the Netherlands
 * the shopper's carrier redirects parcels instead.
 */
const pickups: Partial<Record<Country, Partial<Record<PickupKind, PickupRule>>>> = {
  DE: { packstation: { name: 'Packstation', ...dhl }, postfiliale: { name: 'Postfiliale', ...dhl } },
}

export const pickupRule = (country: Country, kind: PickupKind): PickupRule | undefined =>
  pickups[country]?.[kind]

/** The kinds of pick-up that a country offers. */
export const pickupsOf = (country: Country): PickupKind[] =>
  Object.keys(pickups[country] ?? {}) as PickupKind[]
