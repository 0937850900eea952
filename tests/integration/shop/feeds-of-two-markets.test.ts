import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { findMarket, type Market } from '@/lib/platform/markets/markets'
import { offersOf } from '@/lib/shop/basket/offers'
import { findProduct } from '@/lib/shop/catalogue/find-product'
import { describeOnDatabases } from '../../fixtures/databases'
import { feedRow, rssOf, tsvOf, xmlItem } from '../../fixtures/feeds'
import { importInto } from '../../fixtures/import'
import { sleepingBag, sourcePrice, sourceVariant } from '../../fixtures/source-product'

const brand = 'baby'
/** Goods in stock say when they come in a sale that is under way. */
const now = Date.parse('2026-11-21T12:00:00Z')

const marketOf = (locale: string): Market => {
  const market = ['de', 'at', 'ch', 'ch-fr'].flatMap((code) => findMarket(brand, code) ?? [])
  const found = market.find(({ shopLocale }) => shopLocale === locale)
  if (!found) throw new Error(`There is no market ${locale}`)
  return found
}

/** A market: how its shop is configured, what its feed says, and what it shows of the product afterwards. */
type Side = { locale: string; rows?: object[]; feed?: Record<string, string>; shows: unknown }

const configured = (locale: string, settings: object) => ({ type: 'shop_configuration', locale, ...settings })
const promises = (locale: string, from: number, to: number) =>
  configured(locale, { service: { deliveryDays: { from, to } } })
const category = (key: string, names: Record<string, string>) => ({
  type: 'category',
  key,
  texts: Object.fromEntries(Object.entries(names).map(([locale, name]) => [locale, { name, path: key }])),
})
const francs = { price: '49.90 CHF' }

describeOnDatabases('the feeds of two markets', (db) => {
  /** What a market shows of the only product. */
  async function seenIn(locale: string) {
    const market = marketOf(locale)
    const [row] = await db().execute<{ id: string; number: string; variant: string }>(sql`
      select p.id, p.number, v.reference_key as variant from products p join variants v on v.product_id = p.id`)
    const [entry] = await db().execute<{ late: boolean; categories: string[] }>(sql`
      select e.popularity < 0 as late,
        array(select c.key from categories c where c.id = any(e.categories) order by c.key) as categories
      from listing_entries e where e.product_id = ${row?.id ?? 0} and e.locale = ${locale}`)
    const page = await findProduct(db(), { brand, market }, row?.number ?? '', now)
    const offers = await offersOf(db(), { brand, market }, [row?.variant ?? ''])
    const variant = page?.variants[0]
    if (!page || !variant || !entry) throw new Error(`${locale} does not show the product`)
    const offer = offers.get(row?.variant ?? '')
    const [facet] = await db().execute<{ label: string }>(sql`
      select coalesce(f.labels ->> ${market.language}, f.value) as label
      from facet_values f join listing_entries e on f.id = any(e.facets)
      where f.facet = 'size' and e.locale = ${locale}`)
    const [colour] = await db().execute<{ label: string }>(sql`
      select a.labels ->> ${market.language} as label from attribute_values a join products p
      on a.attribute = 'farbe' and a.value = p.attributes ->> 'farbe'`)
    return { page, variant, offer, entry, size: facet?.label, colour: colour?.label }
  }
  type Seen = Awaited<ReturnType<typeof seenIn>>

  const days = ({ variant, offer, entry }: Seen) => {
    const { daysFrom, daysTo, isTimeUnset } = variant.availability
    expect(offer?.availability).toEqual(variant.availability)
    return isTimeUnset ? 'unset' : `${daysFrom} to ${daysTo}${entry.late ? ', late' : ''}`
  }
  const said = (key: string) => (seen: Seen) =>
    [...seen.page.attributes, ...seen.variant.attributes].find((one) => one.key === key)?.value

  const values: [name: string, read: (seen: Seen) => unknown, one: Side, other: Side][] = [
    [
      'the days to delivery that each market promises',
      days,
      { locale: 'de-de', rows: [promises('de-de', 2, 4)], shows: '2 to 4' },
      { locale: 'de-at', rows: [promises('de-at', 3, 6)], shows: '3 to 6' },
    ],
    [
      'the days of one market, of which the other promises none',
      days,
      { locale: 'de-de', shows: 'unset' },
      { locale: 'de-at', rows: [promises('de-at', 14, 21)], shows: '14 to 21, late' },
    ],
    [
      'the days of shipping to each country',
      days,
      { locale: 'de-de', feed: { shipping: 'DE:::0 EUR:0:1:1:2' }, shows: '1 to 3' },
      { locale: 'de-at', feed: { shipping: 'AT:::0 EUR:0:1:2:19' }, shows: '2 to 20, late' },
    ],
    [
      'the days of shipping to one country, and the promise of the other',
      days,
      { locale: 'de-de', feed: { shipping: 'DE:::0 EUR:0:1:1:2' }, shows: '1 to 3' },
      { locale: 'de-at', rows: [promises('de-at', 3, 6)], shows: '3 to 6' },
    ],
    [
      'the name of the shop as the brand of goods without one, which is that of its first market',
      ({ page }) => page.brand,
      {
        locale: 'de-de',
        rows: [configured('de-de', { name: 'Wolke Sieben' })],
        feed: { brand: '' },
        shows: 'Wolke Sieben',
      },
      {
        locale: 'de-at',
        rows: [configured('de-at', { name: 'Wolke Wien' })],
        feed: { brand: '' },
        shows: 'Wolke Sieben',
      },
    ],
    [
      'the end of a sale in the time zone of the shop',
      ({ variant }) => variant.priceUntil,
      {
        locale: 'de-de',
        feed: { sale_price: '29.99 EUR', sale_price_effective_date: '1.11.2026 - 1.12.2026 8:00' },
        shows: '2026-12-01T07:00:00.000Z',
      },
      {
        locale: 'de-at',
        rows: [configured('de-at', { timezone: 'Europe/London' })],
        feed: { sale_price: '29.99 EUR', sale_price_effective_date: '1.11.2026 - 1.12.2026 8:00' },
        shows: '2026-12-01T08:00:00.000Z',
      },
    ],
    [
      'the price with the tax and the currency of the country',
      ({ variant: { price } }) => [price.withTax, price.currencyCode, price.tax.vat.amount],
      { locale: 'de-de', shows: [3999, 'EUR', 0.19] },
      { locale: 'fr-ch', feed: francs, shows: [4990, 'CHF', 0.081] },
    ],
    [
      'name and description',
      ({ page }) => [page.name, page.description],
      { locale: 'de-de', feed: { title: 'Decke', description: 'Weich.' }, shows: ['Decke', 'Weich.'] },
      {
        locale: 'fr-ch',
        feed: { ...francs, title: 'Plaid', description: 'Doux.' },
        shows: ['Plaid', 'Doux.'],
      },
    ],
    [
      'the material',
      said('material'),
      { locale: 'de-de', feed: { material: 'Wolle' }, shows: 'Wolle' },
      { locale: 'fr-ch', feed: { ...francs, material: 'laine' }, shows: 'laine' },
    ],
    [
      'the pattern',
      said('pattern'),
      { locale: 'de-de', feed: { pattern: 'Punkte' }, shows: 'Punkte' },
      { locale: 'fr-ch', feed: { ...francs, pattern: 'à pois' }, shows: 'à pois' },
    ],
    [
      'the colour',
      ({ colour }) => colour,
      { locale: 'de-de', feed: { color: 'Salbei' }, shows: 'Salbei' },
      { locale: 'fr-ch', feed: { ...francs, color: 'sauge' }, shows: 'sauge' },
    ],
    [
      'a size in words',
      ({ size }) => size,
      { locale: 'de-de', feed: { size: 'Einheitsgröße' }, shows: 'Einheitsgröße' },
      { locale: 'fr-ch', feed: { ...francs, size: 'taille unique' }, shows: 'taille unique' },
    ],
    [
      'a size in letters',
      ({ size }) => size,
      { locale: 'de-de', feed: { size: 'XL' }, shows: 'XL' },
      { locale: 'fr-ch', feed: { ...francs, size: 'XL' }, shows: 'XL' },
    ],
    [
      'categories that each market calls otherwise',
      ({ entry }) => entry.categories,
      {
        locale: 'de-de',
        rows: [
          category('decken', { 'de-de': 'Decken' }),
          category('neu', { 'de-de': 'Neu', 'fr-ch': 'Neuf' }),
        ],
        feed: { product_type: 'Decken' },
        shows: ['decken'],
      },
      {
        locale: 'fr-ch',
        rows: [category('plaids', { 'fr-ch': 'Plaids' })],
        feed: { ...francs, product_type: 'Plaids' },
        shows: ['plaids'],
      },
    ],
  ]

  const emptied = () =>
    db().execute(
      sql`truncate products, attribute_values, categories, listing_entries, shop_configurations cascade`,
    )
  beforeEach(emptied)

  async function importRows(rows: readonly object[]) {
    const text = rows.map((row) => JSON.stringify(row)).join('\n')
    const { rejected, samples, unchanged } = await importInto(db(), text, { name: 'shop.jsonl' })
    expect({ rejected, samples }).toEqual({ rejected: 0, samples: [] })
    return unchanged
  }

  const asTable = (row: Record<string, string>) => tsvOf([row])
  const asXml = (row: Record<string, string>) => rssOf([xmlItem(row)])

  /** Each value in both orders, as a table and as XML. */
  const orders = values.flatMap(([name, read, one, other]) => [
    { name, read, one, other, first: one, last: other, written: asTable },
    { name, read, one, other, first: other, last: one, written: asXml },
  ])

  it.each(orders)(
    'leave each what is its own, $last.locale last: $name',
    async ({ read, one, other, first, last, written }) => {
      const rows = [one, other].flatMap((side) => side.rows ?? [])
      if (rows.length > 0) await importRows(rows)
      for (const { locale, feed } of [first, last])
        expect(await importInto(db(), written(feedRow('a', feed)), { locale })).toMatchObject({ rejected: 0 })
      const shown = [await seenIn(one.locale), await seenIn(other.locale)].map(read)
      expect(shown).toEqual([one.shows, other.shows])
    },
  )

  const both = async () => [days(await seenIn('de-de')), days(await seenIn('de-at'))]

  it('follow what a market promises later, without an import of goods', async () => {
    await importInto(db(), tsvOf([feedRow('a')]))
    await importInto(db(), tsvOf([feedRow('a')]), { locale: 'de-at' })
    expect(await both()).toEqual(['unset', 'unset'])
    await importRows([promises('de-at', 15, 20)])
    expect(await both()).toEqual(['unset', '15 to 20, late'])
    await importRows([promises('de-at', 2, 3)])
    expect(await both()).toEqual(['unset', '2 to 3'])
  })

  const inBoth = (more: object = {}) =>
    sleepingBag('A1-s', {
      variants: [
        sourceVariant('A1-s.90', { prices: { DE: sourcePrice(1999), AT: sourcePrice(1999) }, ...more }),
      ],
    })
  const bag = { id: 'A1-s.90', item_group_id: 'A1', color: 'salbei', size: '90' }

  it('leave the days that a file in JSON Lines names for the others, and come and go with backorders', async () => {
    await importRows([promises('de-at', 3, 6), inBoth()])
    expect(await both()).toEqual(['1 to 3', '1 to 3'])
    const feed = (more: object = {}) => tsvOf([feedRow('A1-s.90', { ...bag, ...more })])
    await importInto(db(), feed(), { locale: 'de-at' })
    expect(await both()).toEqual(['1 to 3', '3 to 6'])
    await importInto(db(), feed({ availability: 'backorder', availability_date: '2026-12-01' }), {
      locale: 'de-at',
    })
    expect(await both()).toEqual(['10 to 10', '10 to 10'])
    await importInto(db(), feed(), { locale: 'de-at' })
    expect(await both()).toEqual(['1 to 3', '3 to 6'])
  })

  it('stand beside JSON Lines that name the days of each country', async () => {
    const deliveryDays = { AT: { from: 4, to: 8 } }
    await importRows([inBoth({ deliveryDays })])
    expect(await both()).toEqual(['1 to 3', '4 to 8'])
    expect(await importRows([inBoth({ deliveryDays })])).toBe(1)
    await importRows([promises('de-at', 3, 6), inBoth({ logistics: { BVC: 1 } })])
    expect(await both()).toEqual(['unset', '3 to 6'])
  })

  it('refuse days for a country without a price', async () => {
    const foreign = {
      ...inBoth(),
      variants: [{ ...inBoth().variants[0], deliveryDays: { CH: { from: 4, to: 8 } } }],
    }
    const { rejected, samples } = await importInto(db(), JSON.stringify(foreign), { name: 'shop.jsonl' })
    expect(rejected).toBe(1)
    expect(samples[0]?.reason).toContain('deliveryDays.CH: has no price there')
  })

  it('mend the days that an earlier release kept for all markets, each in its own', async () => {
    await importRows([promises('de-de', 2, 4), promises('de-at', 3, 6), inBoth()])
    // As an import for Austria left it.
    await db().execute(sql`update variants set delivery_days_from = 3, delivery_days_to = 6`)
    expect(await both()).toEqual(['3 to 6', '3 to 6'])
    await importInto(db(), tsvOf([feedRow('A1-s.90', bag)]))
    expect(await both()).toEqual(['2 to 4', '3 to 6'])
  })
})
