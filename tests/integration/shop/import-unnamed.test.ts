import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { feedAttributes } from '@/lib/shop/import/google/attributes'
import { readSources } from '@/lib/shop/import/write/read-source'
import { describeOnDatabases } from '../../fixtures/databases'
import { type FeedFields, feedRow, tsvOf } from '../../fixtures/feeds'
import { importInto } from '../../fixtures/import'

const picture = (name: string) => `https://shop.example/pictures/${name}.jpg`

/** A value for each attribute that is used, other than what goods without it have; with what it needs besides. */
const values: Record<string, FeedFields> = {
  additional_image_link: { additional_image_link: picture('more') },
  image_link: {},
  quantity: { quantity: '7' },
  unit_pricing_measure: { unit_pricing_measure: '700 g' },
  tax: { tax: 'DE::7:n' },
  product_type: { product_type: 'Schlafen' },
  google_product_category: { google_product_category: 'Schlafen' },
  gtin: { gtin: '4006381333931' },
  mpn: { mpn: 'WK-1' },
  identifier_exists: { identifier_exists: 'no', brand: '' },
  condition: { condition: 'refurbished' },
  multipack: { multipack: '3' },
  certification: { certification: 'EC:EPREL:123456' },
  energy_efficiency_class: { energy_efficiency_class: 'B' },
  age_group: { age_group: 'infant' },
  color: { color: 'Rot' },
  gender: { gender: 'female' },
  material: { material: 'Wolle' },
  pattern: { pattern: 'Sterne' },
  size: { size: '62' },
  item_group_id: { item_group_id: 'G' },
  shipping: { shipping: 'DE::Standard:4.99 EUR:1:2:1:3' },
  shipping_weight: { shipping_weight: '2 kg' },
  parcel_size: { parcel_size: '60x40x30' },
  bulky: { bulky: 'yes' },
  old_device: { old_device: 'yes' },
  manufacturer_name: { manufacturer_name: 'Mondwerk' },
  manufacturer_address: { manufacturer_address: 'Mondweg 1, Berlin' },
  manufacturer_country: { manufacturer_country: 'DE' },
  manufacturer_contact: { manufacturer_contact: 'a@mond.example' },
  responsible_name: { responsible_name: 'Mondwerk' },
  responsible_address: { responsible_address: 'Mondweg 1, Berlin' },
  responsible_country: { responsible_country: 'DE' },
  responsible_contact: { responsible_contact: 'a@mond.example' },
}

/** They say nothing without another, which the row above holds. */
const parts = [
  ...['structured_title', 'structured_description', 'availability_date', 'unit_pricing_base_measure'],
  ...['min_energy_efficiency_class', 'max_energy_efficiency_class', 'min_handling_time', 'max_handling_time'],
  ...['shipping_length', 'shipping_width', 'shipping_height'],
]
/** A price is said as a whole: without a reduced one it has none. */
const priced = ['sale_price', 'sale_price_effective_date']

it('knows every attribute that is used', () => {
  const used = Object.keys(feedAttributes).filter((name) => feedAttributes[name]?.use === 'used')
  expect([...Object.keys(values), ...parts, ...priced].toSorted()).toEqual(used.toSorted())
})

describeOnDatabases('what a later table has no column for', (getDb) => {
  const run = (...rows: FeedFields[]) => importInto(getDb(), tsvOf(rows), { defaultBrand: 'Mondwerk' })
  const stored = async () => {
    const rows = await getDb().execute<{ key: string }>(sql`select reference_key as key from products`)
    const sources = await readSources(
      getDb(),
      rows.map(({ key }) => key),
      new Set(),
    )
    return [...sources].toSorted(([one], [other]) => one.localeCompare(other))
  }

  beforeEach(async () => {
    await getDb().execute(
      sql`truncate products, attribute_values, categories, content_invalidations, listing_entries cascade`,
    )
  })

  it.each(Object.entries(values))('stays as it is: %s', async (name, more) => {
    const { [name]: value, ...full } = feedRow('a', { ...more })
    expect(await run({ ...full, [name]: value ?? picture('a') })).toMatchObject({ created: 1, rejected: 0 })
    const before = await stored()
    expect(await run(full)).toMatchObject({ rejected: 0 })
    expect(await stored()).toEqual(before)
  })

  it('stays as it is: colours that are siblings and sizes of a group', async () => {
    const row = (id: string, color: string, size: string) =>
      feedRow(id, { item_group_id: 'G', color, size, title: 'Strampler' })
    await run(row('a', 'Rot', '62'), row('b', 'Rot', '68'), row('c', 'Blau', '62'))
    const before = await stored()
    const plain = (id: string) => feedRow(id, { title: 'Strampler' })
    await run(plain('a'), plain('b'), plain('c'))
    expect(await stored()).toEqual(before)
    await run(plain('a'))
    expect(await stored()).toEqual(before)
  })

  const vatOf = async () => {
    const [row] = await getDb().execute<{ vat: string }>(sql`select vat from prices`)
    return Number(row?.vat)
  }

  it('is the usual one where its column is there and empty', async () => {
    await run(feedRow('a', { tax: 'DE::7:n', condition: 'used' }))
    expect(await vatOf()).toBe(0.07)
    await run(feedRow('a', { tax: '', condition: '' }))
    expect(await vatOf()).toBe(0.19)
    const [[, source] = []] = await stored()
    expect(source?.variants[0]?.attributes).not.toHaveProperty('zustand')
  })

  it('keeps the rate with another price, and reckons the price by measure anew', async () => {
    const measured = { tax: 'DE::7:n', unit_pricing_measure: '700 g', price: '9.99 EUR' }
    await run(feedRow('a', measured))
    await run(feedRow('a', { price: '19.99 EUR' }))
    const [[, source] = []] = await stored()
    expect(source?.variants[0]?.prices.DE).toMatchObject({
      ...{ withTax: 1999, withoutTax: 1868, tax: { vat: { amount: 0.07 } } },
      reference: { withTax: 2856, unit: 'KG', size: 1 },
    })
  })

  it.each(['DE::x:n', 'DE:', '0.07', 'reduced', '-7 %'])(
    'is no rate where “%s” stands: new goods are refused, others keep theirs',
    async (tax) => {
      const first = await run(feedRow('a', { tax }))
      expect(first).toMatchObject({ created: 0, rejected: 1 })
      expect(first.samples[0]?.reason).toMatch(/^tax “.+” /)
      await run(feedRow('a', { tax: 'DE:7' }))
      expect(await run(feedRow('a', { tax, title: 'Anders' }))).toMatchObject({ rejected: 0 })
      expect(await vatOf()).toBe(0.07)
    },
  )

  it.each([
    ['7,0 %', 0.07],
    ['DE:7', 0.07],
    ['DE::7.0 %:n', 0.07],
    ['AT::10:n,DE::7:n', 0.07],
    ['AT::10:n', 0.19],
    ['DE::0:n', 0],
  ])('reads the rate “%s”', async (tax, rate) => {
    const told = await run(feedRow('a', { tax }))
    expect(await vatOf()).toBe(rate)
    expect(told.notes.some((note) => note.includes('the usual one of DE, 19 %'))).toBe(rate === 0.19)
  })
})
