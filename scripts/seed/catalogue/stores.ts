import { countryOf, marketsOf } from '@/lib/platform/markets'
import { defaultLooks } from '@/lib/platform/shop-configuration'
import type { Store } from '@/lib/shop/stores'
import type { Brand } from '@/schemas'
import type { Country } from '@/schemas/shop'
import type { Tables } from './schema'
import { tables } from './tables'

/**
 * Stores in real towns, with invented streets and numbers. The telephone numbers are from the ranges that the
 * Bundesnetzagentur (030 23125 and those of the other towns) and the Arcep (01 99 00, 03 53 01, 04 65 71, 05 36 49)
 * reserve for fiction.
 */
function storeOf({ phone, ...place }: Tables['stores']['first'][number], shop: string) {
  const { country, key, city, street, postcode, latitude, longitude } = place
  const { weekdays, saturday } = tables().stores.hours[country]
  const hours = [...Array.from({ length: 5 }, () => weekdays), saturday, null]
  const name = `${shop} ${city}`
  return {
    ...{ key, country, name, street, postcode, city, latitude, longitude },
    ...(phone && { phone }),
    hours,
  } satisfies Store
}

export const allStores = (brand: Brand = 'baby') =>
  [...tables().stores.first, ...tables().stores.later].map((place) =>
    storeOf(place, defaultLooks[brand].name),
  )

export const firstStoreKeys = (): string[] => tables().stores.first.map(({ key }) => key)

/** The stores of a country that opened after the first ones. */
export const laterStoreKeys = (country: Country): string[] =>
  tables()
    .stores.later.filter((store) => store.country === country)
    .map(({ key }) => key)

/** The stores in the countries of a brand. */
export const storesOf = (brand: Brand) => {
  const countries = new Set(marketsOf(brand).map(countryOf))
  return allStores(brand).filter(({ country }) => countries.has(country))
}
