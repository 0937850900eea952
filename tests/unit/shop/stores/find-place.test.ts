import { describe, expect, it, test } from 'vitest'
import { distanceBetween } from '@/lib/shop/stores/distance'
import { findPlace } from '@/lib/shop/stores/find-place'
import { boundsOf, spotOf } from '@/lib/shop/stores/map'
import { outlines } from '@/lib/shop/stores/outlines'
import { placeKey, placesOf, storeIn, townIn } from '@/lib/shop/stores/places'
import type { Language } from '@/schemas/markets'
import { type Country, countryCodes } from '@/schemas/shop'
import { allStores } from '@/scripts/seed/catalogue/stores'

const stores = allStores()

const nameOf = (country: Country, text: string, language: Language = 'de') =>
  findPlace(country, language, text)?.name

test.each([
  ['CH', 'fr', 'Zürich', 'Zurich'],
  ['CH', 'fr', 'Bern', 'Berne'],
  ['CH', 'de', 'Genève', 'Genf'],
  ['BE', 'fr', 'Gent', 'Gand'],
  ['DE', 'fr', 'Frankfurt am Main', 'Francfort'],
  ['DE', 'de', 'Frankfurt am Main', 'Frankfurt am Main'],
] as const)('a town in %s is called in %s: %s is %s', (country, language, name, expected) => {
  expect(townIn(country, language, name)).toBe(expected)
})

test('a store is called by its town as the language calls it', () => {
  const store = { key: 'zuerich', name: 'Nestling Zürich', city: 'Zürich' }
  expect(storeIn('CH', 'fr', store)).toEqual({ key: 'zuerich', name: 'Nestling Zurich', city: 'Zurich' })
  expect(storeIn('CH', 'de', store)).toEqual(store)
})

describe('a place', () => {
  test.each<[string, Country, string, string]>([
    ['a postcode', 'DE', '10115', 'Berlin'],
    ['a postcode with blanks', 'DE', '  04109 ', 'Leipzig'],
    ['a postcode and its town', 'DE', '50667 Köln', 'Köln'],
    ['a postcode with its country', 'DE', 'D-80331', 'München'],
    ['a postcode with four digits', 'AT', '8010', 'Graz'],
    ['a postcode with letters', 'NL', '1012 AB', 'Amsterdam'],
    ['the beginning of a postcode', 'CH', '10', 'Lausanne'],
    ['a postcode of a département', 'FR', '75015', 'Paris'],
    ['a name', 'DE', 'Hamburg', 'Hamburg'],
    ['a name in small letters', 'DE', 'hamburg', 'Hamburg'],
    ['an umlaut in two letters', 'DE', 'Muenchen', 'München'],
    ['an umlaut without dots', 'CH', 'Zurich', 'Zürich'],
    ['a sharp s as ss', 'DE', 'giessen', 'Gießen'],
    ['accents left out', 'CH', 'geneve', 'Genf'],
    ['a name in another language', 'CH', 'Fribourg', 'Freiburg'],
    ['a short saint', 'AT', 'Sankt Pölten', 'St. Pölten'],
    ['a saint with a hyphen', 'FR', 'st etienne', 'Saint-Étienne'],
    ['hyphens and further words', 'DE', 'Frankfurt am Main', 'Frankfurt'],
    ['a part of a town', 'DE', 'Berlin Mitte', 'Berlin'],
    ['an arrondissement', 'FR', 'Paris 15', 'Paris'],
    ['the beginning of a name', 'FR', 'Clermont', 'Clermont-Ferrand'],
    ['a typing error', 'DE', 'Nürnbreg', 'Nürnberg'],
    ['an apostrophe', 'NL', "'s-Hertogenbosch", "'s-Hertogenbosch"],
  ])('is found by %s', (_, country, text, name) => expect(nameOf(country, text)).toBe(name))

  test.each<[string, Country, string]>([
    ['of nowhere', 'DE', 'Entenhausen'],
    ['of another country', 'DE', 'Lausanne'],
    ['with a postcode that is too long', 'DE', '123456'],
    ['with a postcode of five digits where they have four', 'AT', '10115'],
    ['with a region that there is not', 'DE', '05111'],
    ['of one letter', 'DE', 'B'],
    ['of one digit', 'DE', '1'],
    ['of no letter', 'DE', '?! …'],
    ['of nothing', 'DE', ' '],
    ['of script', 'DE', '<script>alert(1)</script>'],
    ['of a prototype', 'DE', '__proto__'],
    ['of 80 letters', 'DE', 'a'.repeat(80)],
    ['whose short name a typing error would change', 'DE', 'Hamn'],
  ])('is not one %s', (_, country, text) => expect(nameOf(country, text)).toBeUndefined())

  test.each([
    ['de', 'Genf'],
    ['fr', 'Genève'],
    ['nl', 'Genève'],
  ] as const)('is called in %s: %s', (language, name) => expect(nameOf('CH', '1204', language)).toBe(name))
})

describe.each(countryCodes)('the table of %s', (country) => {
  const { regions, towns } = placesOf(country)

  it('has regions of the whole country, and their towns by name', () => {
    expect(regions.size).toBeGreaterThan(60)
    expect(towns.size).toBeGreaterThan(80)
    for (const [digits, town] of regions) {
      expect(digits).toMatch(/^\d\d$/)
      expect(town.names[0]?.name).toMatch(/^[\p{L}'’.\- ]{2,}$/u)
    }
  })

  it('places all of them within the outline of the country', () => {
    const bounds = boundsOf(outlines[country].land.flat())
    for (const town of [...regions.values(), ...towns.values()])
      expect.soft(spotOf(bounds, town), town.names[0]?.name).toBeDefined()
  })

  it('knows the towns that the map names', () => {
    for (const name of outlines[country].towns) expect(nameOf(country, name), name).toBeDefined()
  })

  it('knows where the shops of the first content are, by postcode and by town', () => {
    for (const store of stores.filter((one) => one.country === country))
      for (const text of [store.postcode, store.city]) {
        const place = findPlace(country, 'de', text)
        expect.soft(place && distanceBetween(place, store), `${text}`).toBeLessThan(20)
      }
  })
})

test.each([
  ['Łódź', 'lodz'],
  ['LODZ', 'lodz'],
  ['Kraków', 'krakow'],
  ['Ålesund', 'alesund'],
  ['Tórshavn', 'torshavn'],
  ['Đakovo', 'dakovo'],
  ['Zürich', 'zurich'],
  ['Zuerich', 'zurich'],
  ['’s-Gravenhage', 's gravenhage'],
  ['Sankt Pölten', 'st polten'],
])('%s is looked for as %s', (name, key) => {
  expect(placeKey(name)).toBe(key)
})
