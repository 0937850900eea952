import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { describeOnDatabases } from '../../fixtures/databases'
import { feedRow, rssOf, tsvOf, xmlItem } from '../../fixtures/feeds'
import { importInto } from '../../fixtures/import'
import { sourceVariant } from '../../fixtures/source-product'

const lines = (...rows: object[]) => rows.map((row) => JSON.stringify(row)).join('\n')
const priced = { currencyCode: 'EUR', withTax: 1199, withoutTax: 999, tax: { vat: { amount: 0.2 } } }
const times = { dateFrom: '2026-11-01T00:00:00Z', dateTo: '2026-12-01T00:00:00Z' }
const percent = { effect: { type: 'percentage', relative: 0.1 }, labels: { de: 'Zehn Prozent' } }
const store = {
  ...{ type: 'store', key: 'graz', name: 'Graz', street: 'Gasse 2', postcode: '8010', city: 'Graz' },
  ...{ latitude: 47.071, longitude: 15.439, hours: Array(7).fill(null) },
}
const bag = {
  ...{ referenceKey: 'bag', masterKey: 'bag', texts: { de: { name: 'Schlafsack' } } },
  variants: [sourceVariant('bag.70', { prices: { DE: priced, AT: priced } })],
}

/** Rows for Austria of each kind, and which place the report names. */
const imports: [kind: string, feed: string, place: string, locale?: string][] = [
  ['a product with a price', lines(bag), 'AT'],
  ['a store', lines({ ...store, country: 'AT' }), 'AT'],
  [
    'a promotion',
    lines({ type: 'promotion', id: 'p', locales: ['de-de', 'de-at'], ...times, ...percent }),
    'de-at',
  ],
  [
    'a category',
    lines({
      ...{ type: 'category', key: 'betten', position: 0 },
      texts: { 'de-at': { name: 'Gitterbetten', path: 'gitterbetten' } },
    }),
    'de-at',
  ],
  [
    'a redirect',
    lines({ type: 'redirect', locale: 'de-at', source: '/at/alt/', target: '/at/neu/' }),
    'de-at',
  ],
  [
    'the target of a search',
    lines({ type: 'search_redirect', locale: 'de-at', term: 'Rad', target: '/at/x/' }),
    'de-at',
  ],
  [
    'recommended goods',
    lines({ type: 'recommendation_fallback', locale: 'de-at', products: ['a1'] }),
    'de-at',
  ],
  [
    'a method of payment',
    lines({ type: 'shop_configuration', locale: 'de-at', payments: { methods: { NN: { least: 100 } } } }),
    'de-at',
  ],
  ['a table of redirects', 'source,target,locale\n/at/alt/,/at/neu/,at\n', 'de-at'],
  ['a table of products', tsvOf([feedRow('a')]), 'de-at', 'de-at'],
  ['products as XML', rssOf([xmlItem(feedRow('a'))]), 'de-at', 'de-at'],
]

describeOnDatabases('What is imported for a market that is not open', (getDb) => {
  beforeEach(async () => {
    const tables = 'products, categories, stores, promotions, redirects, shop_configurations'
    await getDb().execute(sql.raw(`truncate ${tables} restart identity cascade`))
  })
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  it.each(imports)('is named: %s', async (_, feed, place, locale) => {
    const said = async () => {
      const { notes, rejected, samples } = await importInto(getDb(), feed, { locale })
      expect([rejected, samples]).toEqual([0, []])
      return notes.filter((note) => note.includes('SHOP_MARKETS'))
    }
    vi.stubEnv('SHOP_MARKETS', 'de')
    expect(await said()).toEqual([expect.stringMatching(new RegExp(`^${place}: this market is not open `))])
    vi.stubEnv('SHOP_MARKETS', 'de,at')
    expect(await said()).toEqual([])
  })
})
