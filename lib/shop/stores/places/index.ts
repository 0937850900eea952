import { keptBy } from '@/lib/kept-by'
import type { Language } from '@/lib/markets'
import { fold } from '@/lib/shop/search/fold'
import { languages } from '@/schemas/markets'
import type { Country } from '@/schemas/shop'
import type { Point } from '../store'
import { austria } from './austria'
import { belgium } from './belgium'
import { france } from './france'
import { germany } from './germany'
import { netherlands } from './netherlands'
import { switzerland } from './switzerland'

/** A town with all its names; the first is the one that its people use. */
export type Town = Point & { names: readonly { name: string; language?: Language | undefined }[] }

export type Places = {
  /** The largest town of each region, by the first two digits of its postcodes. */
  regions: ReadonlyMap<string, Town>
  /** By their names as `placeKey` writes them. */
  towns: ReadonlyMap<string, Town>
}

const tables: Record<Country, { table: string; digits: number }> = {
  DE: { table: germany, digits: 5 },
  AT: { table: austria, digits: 4 },
  CH: { table: switzerland, digits: 4 },
  BE: { table: belgium, digits: 4 },
  FR: { table: france, digits: 5 },
  NL: { table: netherlands, digits: 4 },
}

/** How many digits a postcode of a country has. */
export const postcodeDigits = (country: Country): number => tables[country].digits

/** A name in the one spelling in which all that people forgive each other are equal: `St. Pölten` is `st polten`. */
export const placeKey = (name: string): string =>
  fold(name, 'de')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\b(?:sankt|saint|sint)\b/g, 'st')

const line = /^(\d\d|-) (.+) (-?[\d.]+) (-?[\d.]+)$/

function townOf(names: string, latitude: string, longitude: string): Town {
  return {
    latitude: Number(latitude),
    longitude: Number(longitude),
    names: names.split('/').map((name) => {
      const language = languages.find((each) => name.startsWith(`${each}:`))
      return { name: language ? name.slice(language.length + 1) : name, language }
    }),
  }
}

function read(table: string): Places {
  const regions = new Map<string, Town>()
  const towns = new Map<string, Town>()
  for (const row of table.trim().split('\n')) {
    const [, digits = '', names = '', latitude = '', longitude = ''] = line.exec(row) ?? []
    const town = townOf(names, latitude, longitude)
    if (digits !== '-') regions.set(digits, town)
    for (const { name } of town.names) {
      const key = placeKey(name)
      if (!towns.has(key)) towns.set(key, town)
    }
  }
  return { regions, towns }
}

/** The places of a country, read from their table when they are first asked for. */
export const placesOf = keptBy(
  (country: Country) => country,
  (country) => read(tables[country].table),
)

/** What a town is called in a language. */
export const nameIn = (language: Language, { names }: Town): string =>
  (names.find((name) => name.language === language) ?? names[0])?.name ?? ''
