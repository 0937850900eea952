import { marketsOf } from '@/lib/platform/markets'
import type { Brand, Language } from '@/schemas'
import { type Country, countryCodes } from '@/schemas/shop'

export type Reach = {
  brand: Brand
  languages: readonly Language[]
  countries: readonly Country[]
}

/** The languages and the countries that a brand sells in. */
export function reachOf(brand: Brand): Reach {
  const markets = marketsOf(brand)
  return {
    brand,
    languages: [...new Set(markets.map(({ language }) => language))].sort(),
    countries: countryCodes.filter((country) => markets.some(({ iso }) => iso.endsWith(`-${country}`))),
  }
}
