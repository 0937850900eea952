import { expect, test } from 'vitest'
import {
  feedAttributes,
  isKnownField,
  nearestAttribute,
  unknownFieldInWords,
} from '@/lib/shop/import/google/attributes'
import { attributesAsMarkdown } from '@/lib/shop/import/google/attributes-markdown'
import { allowedColumns } from '@/lib/shop/import/google/misspelt'
import { ownAttributes } from '@/lib/shop/import/google/own-attributes'
import { readRow } from '@/lib/shop/import/google/read-row'
import { feedRow } from '../../../fixtures/feeds'
import { googleList } from '../../../fixtures/google-attributes'

const germany = { country: 'DE', language: 'de', currency: 'EUR', now: Date.parse('2026-11-21') } as const

const readWith = (more: Record<string, string>, allowed?: ReadonlySet<string>) =>
  readRow(
    new Map(Object.entries(feedRow('a', more)).flatMap(([name, value]) => (value ? [[name, [value]]] : []))),
    { ...germany, ...(allowed && { allowed }) },
  )

test('the chapter says what the table says', async () => {
  await expect(attributesAsMarkdown()).toMatchFileSnapshot('../../../../lib/shop/import/google/attributes.md')
})

test('every attribute of Google’s published list is in the table, and what is not in it comes from elsewhere', () => {
  const besides = Object.values(googleList.besides).flat()
  const others = Object.keys(feedAttributes).filter((name) => !Object.hasOwn(ownAttributes, name))
  expect(others.toSorted()).toEqual([...googleList.attributes, ...besides].toSorted())
})

test('the chapter names the list, with its date', async () => {
  const chapter = attributesAsMarkdown()
  for (const said of [googleList.address, googleList.specification, googleList.date])
    expect(chapter).toContain(said)
})

test.each(Object.entries(feedAttributes))('%s costs a product only if it is required', (name, { use }) => {
  const wrong = readWith({ [name]: '§ no value of any attribute §' })
  const hasTwo = ['id', 'title', 'description', 'brand'].includes(name)
  // An article whose condition is unknown may not be new.
  const isRefused = (use === 'required' && !hasTwo) || name === 'condition'
  expect(wrong.ok).toBe(!isRefused)
  const without = readWith({ [name]: '' })
  expect(without.ok).toBe(use !== 'required')
})

test.each([
  ['colour', 'color'],
  ['Farbe', undefined],
  ['titel', 'title'],
  ['image_url', 'image_link'],
  ['sale_prize', 'sale_price'],
  ['availabilty', 'availability'],
  ['g_t_i_n', 'gtin'],
  ['produkt_type', 'product_type'],
  ['descriptions', 'description'],
  ['x', undefined],
  ['lagerort', undefined],
  ['constructor', undefined],
])('%s is unknown; the nearest is %s', (name, nearest) => {
  expect(isKnownField(name)).toBe(false)
  expect(nearestAttribute(name)).toBe(nearest)
})

test.each(Object.keys(feedAttributes))('a column that is nearly %s is refused or named with it', (name) => {
  const read = readWith({ [`${name}e`]: '1' })
  const said = read.ok ? unknownFieldInWords(`${name}e`) : read.reasons.join()
  expect(said).toMatch(new RegExp(`nea(?:rly|rest known one is) ${name}\\b`))
})

test.each(['shipping.price', 'tax.rate', 'pubDate', 'custom_label_4'])('%s is known', (name) => {
  expect(isKnownField(name)).toBe(true)
})

const saleLater = {
  price: '39.99 EUR',
  sale_price: '9.99 EUR',
  sale_price_effectiv_date: '2026-12-20T00:00Z/2026-12-30T00:00Z',
}

test.each<[Record<string, string>, misspelt: string, meant: string]>([
  [saleLater, 'sale_price_effectiv_date', 'sale_price_effective_date'],
  [{ conditon: 'used' }, 'conditon', 'condition'],
  [{ zustnad: 'gebraucht' }, 'zustnad', 'condition'],
  [{ sale_prize: '9.99 EUR' }, 'sale_prize', 'sale_price'],
  [{ aktionpreis: '9,99' }, 'aktionpreis', 'sale_price'],
  [{ prcie: '9.99 EUR' }, 'prcie', 'price'],
  [{ availabilty: 'out of stock' }, 'availabilty', 'availability'],
  [{ availability_dat: '2027-01-01' }, 'availability_dat', 'availability_date'],
  [{ quantitiy: '0' }, 'quantitiy', 'quantity'],
  [{ bestnad: '0' }, 'bestnad', 'quantity'],
  [{ colorr: 'Rot' }, 'colorr', 'color'],
  [{ farben: 'Rot' }, 'farben', 'color'],
  [{ titel_: 'Decke', tittel: 'Decke' }, 'tittel', 'title'],
  [{ brnd: 'Waldkind' }, 'brnd', 'brand'],
  [{ beschreibug: 'Warm' }, 'beschreibug', 'description'],
  [{ gtni: '4006381333931' }, 'gtni', 'gtin'],
])('a row with %j is refused, as %s is nearly %s', (more, misspelt, meant) => {
  expect(readWith(more)).toEqual({
    ok: false,
    reasons: [expect.stringMatching(new RegExp(`^${misspelt}: .* nearly ${meant}[,:]`))],
  })
})

test('a column that is nearly a known one is taken where that is told, however it is written', () => {
  expect(readWith({ farben: 'Rot', availabilty: 'x' }, allowedColumns(['Farben', 'Availabilty'])).ok).toBe(
    true,
  )
  expect(readWith({ farben: 'Rot', availabilty: 'x' }, allowedColumns(['Farben'])).ok).toBe(false)
})

test('the British word for a colour refuses no row', () => {
  expect(readWith({ colour: 'Rot' }).ok).toBe(true)
})

test.each([
  ...['mass', 'preis ch', 'texte', 'tags', 'vendor', 'option1_name', 'weight', 'status', 'image_alt_text'],
  ...['preis 2', 'preis netto', 'base_price', 'list_price', 'ek', 'vpe', 'stockwerk', 'lagerort'],
  ...['cost_price', 'shipping_price', 'supplier_price', 'availability_zone', 'preisgruppe', 'mengeneinheit'],
])('a row with a column %s, which nothing is sold by, is taken', (name) => {
  expect(readWith({ [name]: '9.99 EUR' }).ok).toBe(true)
})
