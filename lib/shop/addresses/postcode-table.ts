import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { ttlCache } from '@/lib/platform/memory'
import type { Country } from '@/schemas/shop'

/** The places of each postcode, separated by `|`. */
type Table = ReadonlyMap<string, string>

const folder = 'lib/shop/addresses/postcodes'

/** Where the table of a country is, from the folder of the project. */
export const tableFile = (country: Country): string => `${folder}/${country.toLowerCase()}.tsv.br`

/** A postcode as the tables have it: of Dutch ones, the digits, which belong to one place already. */
export const postcodeKey = (country: Country, postcode: string): string =>
  country === 'NL' ? postcode.trim().slice(0, 4) : postcode.trim()

const decompress = promisify(brotliDecompress)

async function readTable(country: Country): Promise<Table | undefined> {
  try {
    const text = (await decompress(await readFile(join(process.cwd(), tableFile(country))))).toString()
    const lines = text.trimEnd().split('\n')
    return new Map(lines.map((line) => line.split('\t') as [string, string]))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** For as long as the process runs. */
const cache = ttlCache<Table | undefined>({ most: 10, seconds: Number.POSITIVE_INFINITY })

/** The table of a country, read when it is first needed; undefined for a country without one. */
const tableOf = (country: Country) => cache(cache, country, () => readTable(country))

/** Whether the postcodes of a country are known. */
export const hasPostcodes = async (country: Country): Promise<boolean> =>
  (await tableOf(country)) !== undefined

/** The places of a postcode; none when it is unknown, as all are of a country without a table. */
export async function placesOfPostcode(country: Country, postcode: string): Promise<string[]> {
  return (await tableOf(country))?.get(postcodeKey(country, postcode))?.split('|') ?? []
}

export type PostcodePlace = { postcode: string; place: string }

const fewestDigits = 3
const mostSuggestions = 8

/** The places of a whole postcode, or what may follow from its first digits, three at least. */
export async function suggestPlaces(country: Country, digits: string): Promise<PostcodePlace[]> {
  const start = postcodeKey(country, digits)
  const whole = await placesOfPostcode(country, digits)
  const found: PostcodePlace[] = whole.map((place) => ({ postcode: start, place }))
  if (found.length > 0 || start.length < fewestDigits) return found
  for (const [postcode, places] of (await tableOf(country)) ?? []) {
    if (!postcode.startsWith(start)) continue
    for (const place of places.split('|')) {
      if (found.push({ postcode, place }) === mostSuggestions) return found
    }
  }
  return found
}
