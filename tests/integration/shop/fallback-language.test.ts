import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { findMarket } from '@/lib/platform/markets/markets'
import { basketOf } from '@/lib/shop/basket/basket-of'
import { addToBasket } from '@/lib/shop/basket/change-basket'
import { findProduct } from '@/lib/shop/catalogue/find-product'
import { findProductPath } from '@/lib/shop/catalogue/find-product-path'
import { writeProducts } from '@/lib/shop/import/write/write-products'
import { findCards } from '@/lib/shop/listing/find-cards'
import { findListing } from '@/lib/shop/listing/find-listing'
import { refreshSearchWords } from '@/lib/shop/listing/index-rows/refresh-search-words'
import { popularPaths } from '@/lib/shop/listing/popular'
import type { ListingQuery } from '@/lib/shop/listing/query'
import { search } from '@/lib/shop/listing/search/search'
import { suggest } from '@/lib/shop/listing/search/suggest'
import { findRecommendations } from '@/lib/shop/recommendations/find-recommendations'
import { shippingFallback } from '@/lib/shop/rules/shipping'
import { productAddresses } from '@/lib/shop/sitemap/product-files'
import { addToWishlist, wishlistOf } from '@/lib/shop/wishlist/wishlist'
import { givenCategories, givenProduct } from '../../fixtures/catalogue'
import { somebody } from '../../fixtures/clients'
import { describeOnDatabases } from '../../fixtures/databases'
import { importInto } from '../../fixtures/import'

const marketOf = (code: string) => {
  const market = findMarket('baby', code)
  if (!market) throw new Error(`There is no market ${code}`)
  return market
}
const french = marketOf('ch-fr')
const emptyQuery: ListingQuery = { filters: {}, sort: 'relevancy', page: 1, pageSize: 24 }
const path = '/ch-fr/p/waldkind-fusssack-salbei-501/'

describeOnDatabases('A product with a German text alone, in a French market', (getDb) => {
  const footmuff = () => ({
    ...givenProduct({
      key: '0501',
      number: '501',
      name: 'Fußsack',
      description: 'Hält warm.',
      colour: 'salbei',
      sizes: ['56', '62'],
    }),
    advancedAttributes: {
      wash: { label: { de: 'Pflege', fr: 'Entretien' }, value: { de: '30 Grad', fr: '30 degrés' } },
      fill: { label: { de: 'Füllung' }, value: { de: 'Wolle' } },
    },
  })
  const configure = (more: object, locale = 'fr-ch') =>
    importInto(getDb(), JSON.stringify({ type: 'shop_configuration', locale, ...more }))

  beforeEach(async () => {
    const db = getDb()
    await db.execute(
      sql`truncate products, listing_entries, shop_configurations, content_invalidations, baskets, wishlists cascade`,
    )
    await givenCategories(db)
    await writeProducts(
      db,
      [
        footmuff(),
        givenProduct({ key: '0502', number: '502', name: { de: 'Decke', fr: 'Couverture' } }),
        givenProduct({ key: '0503', number: '503', name: { de: 'Mütze', fr: 'Bonnet' } }),
      ],
      { brand: 'baby' },
    )
    await refreshSearchWords(db, { brand: 'baby' })
  })

  it('is listed with its German name, marked as such, and those with a French one are not', async () => {
    expect(await findCards(getDb(), french, ['501', '502'])).toMatchObject([
      { name: 'Fußsack', lang: 'de', href: path },
      { name: 'Couverture' },
    ])
    const [, own] = await findCards(getDb(), french, ['501', '502'])
    expect(own).not.toHaveProperty('lang')
    const [german] = await findCards(getDb(), marketOf('de'), ['501'])
    expect(german).not.toHaveProperty('lang')
  })

  it('has German words for the values of filters that have no French ones', async () => {
    await getDb().execute(
      sql`update attribute_values set labels = '{"de": "Salbei"}' where attribute = 'farbe' and value = 'salbei'`,
    )
    const other = { ...{ key: '0504', number: '504', masterKey: '0501' }, name: 'Fußsack', colour: 'rauch' }
    await writeProducts(getDb(), [{ ...footmuff(), popularity: 11 }, givenProduct(other)], { brand: 'baby' })
    const { facets } = await findListing(getDb(), french, emptyQuery)
    const values = facets.find(({ facet }) => facet === 'colour')?.values
    expect(values?.map(({ label }) => label)).toContain('Salbei')
    const [card] = await findCards(getDb(), french, ['501'])
    expect(card?.colours.find(({ number }) => number === '501')).toMatchObject({ label: 'Salbei' })
  })

  it('is found by what it is called, also while it is typed', async () => {
    const found = await search(getDb(), french, 'Fußsack', emptyQuery)
    expect(JSON.stringify(found)).toContain(path)
    expect(await suggest(getDb(), french, 'fuss')).toMatchObject({
      products: [{ name: 'Fußsack', lang: 'de', href: path }],
    })
  })

  it('has its page under the path of its German text, and says which words are German', async () => {
    expect(await findProductPath(getDb(), french, '501')).toBe(path)
    expect(await findProduct(getDb(), { brand: 'baby', market: french }, '501')).toMatchObject({
      href: path,
      name: 'Fußsack',
      lang: 'de',
      description: 'Hält warm.',
      attributes: [
        { label: 'Füllung', value: 'Wolle', lang: 'de' },
        { label: 'Entretien', value: '30 degrés' },
      ],
      alternates: expect.arrayContaining([{ market: 'ch-fr', iso: 'fr-CH', path }]),
    })
    const own = await findProduct(getDb(), { brand: 'baby', market: french }, '502')
    expect(own).not.toHaveProperty('lang')
    expect(own?.attributes).toEqual([])
  })

  it('stays on the wishlist and in the basket, and can be ordered', async () => {
    const list = await addToWishlist(getDb(), undefined, { number: '501' }, somebody)
    if (!list.ok) throw new Error('not added')
    expect(await wishlistOf(getDb(), { brand: 'baby', market: french }, list.id)).toMatchObject([
      { name: 'Fußsack', lang: 'de', card: { href: path } },
    ])
    const added = await addToBasket(getDb(), { brand: 'baby', market: french, client: somebody }, undefined, [
      { variant: '0501.1', quantity: 1 },
    ])
    if (!added.ok) throw new Error('not added')
    const context = { brand: 'baby', market: french, shipping: shippingFallback, now: new Date() } as const
    expect((await basketOf(getDb(), context, added.id)).items).toMatchObject([
      { product: { name: 'Fußsack', lang: 'de', href: `${path}?variant=0501.1` }, total: 2199 },
    ])
  })

  it('is recommended, and stands in the sitemap and among the popular ones', async () => {
    const [id] = await getDb().execute<{ id: string }>(sql`select id from products where number = '502'`)
    const slot = { fillWithRandom: false, size: 12 }
    const cards = await findRecommendations(getDb(), {
      market: french,
      slot: 'basket',
      productIds: [Number(id?.id)],
      settings: slot,
      day: '2026-11-22',
    })
    expect(cards.map(({ number }) => number)).toContain('501')
    const [addresses] = await Array.fromAsync(
      productAddresses(getDb(), { market: french, markets: [french, marketOf('de')], file: 1 }),
    )
    expect(addresses?.map((one) => one.path)).toContain(path)
    expect(await popularPaths(getDb(), french, 5)).toContain('/ch-fr/p/waldkind-fusssack-salbei-501/')
  })

  it('goes when the configuration names another language, and comes back with it', async () => {
    expect(await configure({ fallbackLanguage: 'nl' })).toMatchObject({
      changed: { shop_configuration: 1 },
      rejected: 0,
    })
    expect(await findCards(getDb(), french, ['501'])).toEqual([])
    expect(await findProductPath(getDb(), french, '501')).toBeUndefined()
    expect(await findProduct(getDb(), { brand: 'baby', market: french }, '501')).toBeUndefined()
    expect(await findCards(getDb(), french, ['502'])).toHaveLength(1)
    await configure({ fallbackLanguage: 'de' })
    expect(await findCards(getDb(), french, ['501'])).toHaveLength(1)
  })
})
