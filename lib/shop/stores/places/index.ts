import { memoize } from '@/lib/platform/memory'
import { fold } from '@/lib/shop/listing'
import type { Language } from '@/schemas'
import type { Country } from '@/schemas/shop'
import type { Point } from '../store'
import austria from './austria.json'
import belgium from './belgium.json'
import france from './france.json'
import germany from './germany.json'
import netherlands from './netherlands.json'
import switzerland from './switzerland.json'

/** A town with all its names; the first is the local one. */
export type Town = Point & { names: readonly { name: string; language?: Language | undefined }[] }

export type Places = {
  /** The largest town of each region, by the first two digits of its postcodes. */
  regions: ReadonlyMap<string, Town>
  /** By name, normalised by `placeKey`. */
  towns: ReadonlyMap<string, Town>
}

/**
 * A row of a country's table. Postcode regions come first, by their two digits and with their largest town; then
 * further towns. The first name is the local one; `in` holds the names in other languages.
 */
type Row = Point & {
  region?: string | undefined
  names: readonly string[]
  in?: Partial<Record<Language, string>> | undefined
}

const tables: Record<Country, { table: readonly Row[]; digits: number }> = {
  DE: { table: germany, digits: 5 },
  AT: { table: austria, digits: 4 },
  CH: { table: switzerland, digits: 4 },
  BE: { table: belgium, digits: 4 },
  FR: { table: france, digits: 5 },
  NL: { table: netherlands, digits: 4 },
}

/** How many digits a postcode of a country has. */
export const postcodeDigits = (country: Country): number => tables[country].digits

/** A place name normalised for comparison: `St. Pölten` is `st polten`. */
export const placeKey = (name: string): string =>
  fold(name, 'de')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\b(?:sankt|saint|sint)\b/g, 'st')

function townOf({ latitude, longitude, names, in: foreign = {} }: Row): Town {
  const others = Object.entries(foreign).map(([language, name]) => ({ name, language: language as Language }))
  return { latitude, longitude, names: [...names.map((name) => ({ name })), ...others] }
}

function read(table: readonly Row[]): Places {
  const regions = new Map<string, Town>()
  const towns = new Map<string, Town>()
  for (const row of table) {
    const town = townOf(row)
    if (row.region) regions.set(row.region, town)
    for (const { name } of town.names) {
      const key = placeKey(name)
      if (!towns.has(key)) towns.set(key, town)
    }
  }
  return { regions, towns }
}

/** The places of a country, read from their table on first use. */
export const placesOf = memoize(
  (country: Country) => country,
  (country) => read(tables[country].table),
)

/** The name of a town in a language. */
export const nameIn = (language: Language, { names }: Town): string =>
  (names.find((name) => name.language === language) ?? names[0])?.name ?? ''

/** All the names of a town that is called so in some language; none when the table does not have it. */
export const namesOfTown = (country: Country, name: string): string[] =>
  placesOf(country)
    .towns.get(placeKey(name))
    ?.names.map(({ name }) => name) ?? []

/** A town as a language calls it, Zurich in French; as given where it has no name of its own in the language. */
export function townIn(country: Country, language: Language, name: string): string {
  const town = placesOf(country).towns.get(placeKey(name))
  return town?.names.find((one) => one.language === language)?.name ?? name
}

/** A store with its town as a language calls it, in its name too: Nestling Zürich is Nestling Zurich in French. */
export function storeIn<S extends { name: string; city: string }>(
  country: Country,
  language: Language,
  store: S,
): S {
  const city = townIn(country, language, store.city)
  return { ...store, city, name: store.name.replace(store.city, () => city) }
}
