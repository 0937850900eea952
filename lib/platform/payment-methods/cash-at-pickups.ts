import type { Country } from '@/schemas/markets'
import type { PickupKind } from '@/schemas/shop'

/**
 * The pick-up stations of each country, and whether somebody stands there who takes the money of a parcel that is paid on
 * delivery. A machine takes no cash, and the shops and filling stations of PickPost are no counters of the post.
 */
const cashAtPickups: Partial<Record<Country, Partial<Record<PickupKind, boolean>>>> = {
  DE: { packstation: false, postfiliale: true },
  AT: { abholstation: false, postfiliale: true },
  CH: { mypost24: false, pickpost: false },
}

export const takesCashAt = (country: Country, kind: PickupKind): boolean =>
  cashAtPickups[country]?.[kind] === true

/** The kinds of stations to which a parcel can be addressed in a country. */
export const pickupKindsOf = (country: Country): PickupKind[] =>
  Object.keys(cashAtPickups[country] ?? {}) as PickupKind[]

/** The stations of a country that take no cash; `all` where none does. */
export function cashlessPickups(country: Country): readonly PickupKind[] | 'all' {
  const kinds = pickupKindsOf(country)
  const cashless = kinds.filter((kind) => !takesCashAt(country, kind))
  return cashless.length === kinds.length ? 'all' : cashless
}
