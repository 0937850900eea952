import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPlaceOfPostcode, placesOfPostcode, suggestPlaces, tableFile } from '@/lib/shop/addresses'
import { countryCodes } from '@/schemas/shop'

/** The countries of which the project has a table. */
const known = ['DE', 'AT', 'FR'] as const
type Known = (typeof known)[number]

const linesOf = (country: Known) =>
  brotliDecompressSync(readFileSync(tableFile(country)))
    .toString()
    .trimEnd()
    .split('\n')

describe('a table of postcodes', () => {
  it.each([
    ['DE', 5, 8_000],
    ['AT', 4, 2_200],
    ['FR', 5, 6_000],
  ] as const)('of %s has every postcode once, in order', (country, digits, least) => {
    const postcodes = linesOf(country).map((line) => line.split('\t')[0] ?? '')
    expect(postcodes.length).toBeGreaterThan(least)
    expect(postcodes.filter((postcode) => !new RegExp(`^\\d{${digits}}$`).test(postcode))).toEqual([])
    expect(postcodes).toEqual([...new Set(postcodes)].sort())
  })

  it.each(known)('of %s accepts each of its places, however it is spelled', async (country) => {
    const spellings = [
      (place: string) => place.toUpperCase(),
      (place: string) => place.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('-', ' '),
      (place: string) => `  ${place}  `,
    ]
    const refused: string[] = []
    for (const [index, line] of linesOf(country).entries()) {
      const [postcode = '', places = ''] = line.split('\t')
      if ((await placesOfPostcode(country, postcode)).join('|') !== places) refused.push(line)
      const spell = spellings[index % spellings.length] ?? String
      for (const city of places.split('|').flatMap((place) => [place, spell(place)]))
        if (!(await isPlaceOfPostcode({ country, postcode, city }))) refused.push(`${postcode} ${city}`)
    }
    expect(refused).toEqual([])
  })
})

describe('a place', () => {
  it.each([
    ['DE', '10115', 'berlin'],
    ['DE', '10115', 'Berlin Mitte'],
    ['DE', '10115', 'Berlin-Mitte'],
    ['DE', '80331', 'Muenchen'],
    ['DE', '80331', 'München 1'],
    ['DE', '60311', 'Frankfurt'],
    ['DE', '60311', 'Frankfurt/Main'],
    ['DE', '60311', 'Frankfurt a. M.'],
    ['DE', '15230', 'Frankfurt (Oder)'],
    ['DE', '50667', 'Cologne'],
    ['AT', '3100', 'Sankt Pölten'],
    ['AT', '3100', 'St.Pölten'],
    ['AT', '1010', 'WIEN'],
    ['AT', '1010', 'Wien, Innere Stadt'],
    ['AT', '1010', 'Vienne'],
    ['FR', '75001', 'Paris 1er'],
    ['FR', '42000', 'St-Etienne'],
    ['FR', '42000', 'SAINT ÉTIENNE'],
    ['FR', '75960', 'Paris Cedex 20'],
    ['CH', '8001', 'Genf'],
    ['BE', '1000', 'Gent'],
    ['NL', '1012 AB', 'Utrecht'],
  ] as const)('in %s belongs to %s as %s', async (country, postcode, city) => {
    expect(await isPlaceOfPostcode({ country, postcode, city })).toBe(true)
  })

  it.each([
    ['DE', '10115', 'Hamburg'],
    ['DE', '10115', 'Mitte'],
    ['DE', '60311', 'am'],
    ['DE', '60311', 'M'],
    ['DE', '60311', 'Frankfurt an der Oder'],
    ['DE', '10115', '...'],
    ['DE', '99999', 'Berlin'],
    ['AT', '6020', 'St. Pölten'],
    ['AT', '5620', 'St.'],
    ['FR', '75001', 'Lyon'],
    ['FR', '69001', 'Le'],
    ['DE', '10115', 'Paris Cedex'],
  ] as const)('in %s does not belong to %s as %s', async (country, postcode, city) => {
    expect(await isPlaceOfPostcode({ country, postcode, city })).toBe(false)
  })

  it('is checked whatever is typed', async () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...countryCodes),
        fc.oneof(fc.constantFrom('10115', '1010', '75001'), fc.string()),
        fc.string({ unit: 'binary' }),
        async (country, postcode, city) => {
          expect(typeof (await isPlaceOfPostcode({ country, postcode, city }))).toBe('boolean')
        },
      ),
    ))
})

describe('suggested places', () => {
  it.each([
    ['DE', '10115', [{ postcode: '10115', place: 'Berlin' }]],
    ['FR', '75001', [{ postcode: '75001', place: 'Paris' }]],
    ['DE', '10', []],
    ['DE', '99999', []],
    ['CH', '8001', []],
    ['NL', '1012 AB', []],
  ] as const)('of %s %s', async (country, digits, places) => {
    expect(await suggestPlaces(country, digits)).toEqual(places)
  })

  it('of the first digits are eight at most, of those that begin so', async () => {
    const places = await suggestPlaces('DE', '107')
    expect(places).toHaveLength(8)
    expect(places.every(({ postcode, place }) => postcode.startsWith('107') && place === 'Berlin')).toBe(true)
  })

  it('of a whole postcode are all of its places', async () => {
    const line = linesOf('FR').find((one) => one.split('|').length > 20) ?? ''
    const [postcode = '', places = ''] = line.split('\t')
    expect((await suggestPlaces('FR', postcode)).map(({ place }) => place)).toEqual(places.split('|'))
  })
})
