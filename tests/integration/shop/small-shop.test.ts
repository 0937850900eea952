import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { findRedirect } from '@/lib/content/redirects/find-redirect'
import { countryOf, findMarket, type Market } from '@/lib/platform/markets/markets'
import { findShopConfiguration } from '@/lib/platform/shop-configuration/find'
import { findProduct } from '@/lib/shop/catalogue/find-product'
import { findCategory } from '@/lib/shop/listing/find-category'
import { findListing } from '@/lib/shop/listing/find-listing'
import { search } from '@/lib/shop/listing/search/search'
import { suggest } from '@/lib/shop/listing/search/suggest'
import { recommendFor } from '@/lib/shop/recommendations/recommend-for'
import { findStores } from '@/lib/shop/stores/find-stores'
import { describeOnDatabases } from '../../fixtures/databases'
import { importInto } from '../../fixtures/import'

const market = (code: string): Market => {
  const found = findMarket('baby', code)
  if (!found) throw new Error(`no market ${code}`)
  return found
}
const all = { filters: {}, sort: 'relevancy', page: 1, pageSize: 12 } as const

describeOnDatabases('a whole shop in one file', (getDb) => {
  const readShop = () => readFile('tests/fixtures/shop/small-shop.jsonl', 'utf8')
  const listing = (code: string, query: object = {}) =>
    findListing(getDb(), market(code), { ...all, ...query })
  const numbers = ({ cards }: { cards: { number: string }[] }) => cards.map(({ number }) => number).sort()

  beforeAll(async () => {
    const result = await importInto(getDb(), await readShop())
    expect(result.samples).toEqual([])
    expect(result).toMatchObject({
      rows: 18,
      created: 5,
      changed: {
        category: 3,
        store: 2,
        attribute_value: 2,
        colour: 1,
        redirect: 2,
        search_redirect: 1,
        recommendation_fallback: 2,
      },
    })
  })

  it('changes nothing the second time', async () => {
    const stale = () => getDb().execute(sql`select max(id) as id from content_invalidations`)
    const before = [...(await stale())]
    const again = await importInto(getDb(), await readShop())
    expect(again).toMatchObject({ created: 0, updated: 0, unchanged: 5, rejected: 0 })
    expect(Object.values(again.changed).every((count) => count === 0)).toBe(true)
    expect([...(await stale())]).toEqual(before)
  })

  it('has listings of its categories, whose rows come after the products and before their parent', async () => {
    // w101 is another colour of w100, l301 another size of l300.
    expect(numbers(await listing('de', { category: 'schlafen' }))).toEqual(['l200', 'l300', 'l301', 'w100'])
    expect(numbers(await listing('de', { category: 'betten' }))).toEqual(['l300', 'l301'])
    const french = await listing('ch-fr', { category: 'schlafsaecke' })
    expect(numbers(french)).toEqual(['l200', 'w100'])
    // w101 has no French text and is shown with its German one.
    const colours = french.cards.find(({ number }) => number === 'w100')?.colours
    expect(colours?.map(({ number }) => number).sort()).toEqual(['w100', 'w101'])
  })

  it('has the name and the path of a category for each market', async () => {
    const at = (code: string, address: string) => findCategory(getDb(), market(code), { address })
    expect(await at('de', '/de/schlafen/betten/')).toMatchObject({ key: 'betten', name: 'Betten' })
    expect(await at('at', '/at/schlafen/gitterbetten/')).toMatchObject({ name: 'Gitterbetten' })
    expect(await at('ch-fr', '/ch-fr/dormir/lits/')).toMatchObject({ key: 'betten', name: 'Lits' })
    const found = await search(getDb(), market('de'), 'Schlafen', all)
    expect(found).toMatchObject({ kind: 'listing', listing: { hits: 4 } })
    const { categories, brands } = await suggest(getDb(), market('ch-fr'), 'dorm')
    expect(categories).toEqual([{ label: 'Dormir', href: '/ch-fr/dormir/' }])
    expect(brands).toEqual([])
    expect((await suggest(getDb(), market('ch-fr'), 'wald')).brands).toMatchObject([{ label: 'Waldkind' }])
  })

  it('offers the base colours of its colour words, and a colour that it describes itself', async () => {
    const { facets } = await listing('de')
    expect(facets.find(({ facet }) => facet === 'colour')?.values).toMatchObject([
      { value: 'weiss', label: 'Weiß', count: 1 },
      { value: 'braun', label: 'Braun', count: 1 },
      { value: 'blau', label: 'Blau', count: 1 },
      { value: 'gruen', label: 'Grün', swatch: '#5d8f57', count: 1 },
      { value: 'grau', label: 'Grau', count: 1 },
      { value: 'Gewitter', base: 'grau', label: 'Gewittergrau', swatch: '#6f7680', count: 1 },
    ])
    expect(numbers(await listing('de', { filters: { colour: ['gruen', 'weiss'] } }))).toEqual([
      'l301',
      'w100',
    ])
    const french = (await listing('ch-fr')).facets.find(({ facet }) => facet === 'colour')
    expect(french?.values.map(({ label }) => label)).toEqual([
      'Blanc',
      'Marron',
      'Bleu',
      'Vert',
      'Gris',
      'gris orage',
    ])
  })

  it('calls sizes what it says, where nothing else calls them otherwise', async () => {
    const { facets } = await listing('de')
    expect(facets.find(({ facet }) => facet === 'size')?.values.map(({ label }) => label)).toEqual([
      '70\u00a0cm',
      '90',
    ])
  })

  it('has its stores, and their stock on the pages of products', async () => {
    const [bremen] = await findStores(getDb(), countryOf(market('de')))
    expect(bremen).toMatchObject({ key: 'bremen', city: 'Bremen', hours: { 5: ['10:00', '16:00'], 6: null } })
    expect(await findStores(getDb(), 'AT')).toMatchObject([{ key: 'graz' }])
    const page = await findProduct(getDb(), { brand: 'baby', market: market('de') }, 'w100')
    expect(page?.stores).toEqual([{ name: 'Nestling Bremen', city: 'Bremen', quantity: 2 }])
  })

  it('leads from missing pages and from search terms to where it says', async () => {
    expect(await findRedirect(getDb(), market('de'), 'aktion/winterschlaf')).toEqual({
      target: '/de/schlafen/',
      statusCode: 302,
    })
    expect(await findRedirect(getDb(), market('ch-fr'), 'gigoteuses')).toEqual({
      target: '/ch-fr/dormir/gigoteuses/',
      statusCode: 301,
    })
    expect(await search(getDb(), market('de'), 'groesse  MESSEN', all)).toEqual({
      kind: 'target',
      target: '/de/schlafen/#groessen',
    })
  })

  it('recommends what it names, in its order, where the rules find nothing', async () => {
    const basket = async (code: string) => {
      const { recommendations } = await findShopConfiguration(getDb(), 'baby', market(code))
      const settings = recommendations.slots.basket
      const found = await recommendFor(getDb(), market(code), { slot: 'basket', numbers: [], settings })
      return found.items.map(({ number }) => number)
    }
    expect((await basket('de')).slice(0, 2)).toEqual(['l301', 'w101'])
    expect((await basket('at')).slice(0, 1)).toEqual(['l200'])
  })
})
