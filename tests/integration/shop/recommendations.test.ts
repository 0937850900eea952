import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { findMarket } from '@/lib/platform/markets/markets'
import { defaultConfiguration } from '@/lib/platform/shop-configuration/defaults'
import { products } from '@/lib/shop/catalogue/tables'
import { writeCategories } from '@/lib/shop/import/write/write-categories'
import { writeProducts } from '@/lib/shop/import/write/write-products'
import { writeRecommendationFallback } from '@/lib/shop/recommendations/fallback'
import { findRecommendations } from '@/lib/shop/recommendations/find-recommendations'
import type { RecommendationSlot } from '@/schemas/shop'
import { describeOnDatabases } from '../../fixtures/databases'
import { sleepingBag, sourcePrice, sourceVariant } from '../../fixtures/source-product'

type Facts = {
  brand?: string
  price?: number
  colour?: string
  category?: string
  soldOut?: boolean
  masterKey?: string
}

const bag = (number: string, facts: Facts = {}) =>
  sleepingBag(number, {
    number,
    masterKey: facts.masterKey ?? number,
    brand: facts.brand ?? 'Waldkind',
    categories: [facts.category ?? 'schlafsaecke'],
    attributes: { farbe: facts.colour ?? 'salbei' },
    variants: [
      sourceVariant(`${number}.70`, {
        prices: { DE: sourcePrice(facts.price ?? 5000) },
        stock: { quantity: facts.soldOut ? 0 : 5 },
      }),
    ],
  })

const category = (key: string, parentKey?: string) => ({
  locale: 'de-de',
  key,
  parentKey,
  name: key,
  path: key,
  position: 1,
})

describeOnDatabases('recommendations', (getDb) => {
  const write = (sources: ReturnType<typeof bag>[]) => writeProducts(getDb(), sources, { brand: 'baby' })
  const fallback = (locale: 'de' | 'de-de' | 'de-at', products: string[]) =>
    writeRecommendationFallback(getDb(), [{ locale, products }])
  const idsOf = async (...numbers: string[]) => {
    const rows = await getDb().select({ id: products.id, number: products.number }).from(products)
    return numbers.map((number) => rows.find((row) => row.number === number)?.id ?? 0)
  }
  const inSlot = async (
    slot: RecommendationSlot,
    numbers: string[],
    { fillWithRandom = false, day = '2026-11-21' } = {},
  ) => {
    const market = findMarket('baby', 'de')
    if (!market) throw new Error('no market')
    const productIds = await idsOf(...numbers)
    const settings = {
      ...defaultConfiguration('baby', market).recommendations.slots[slot],
      fillWithRandom,
    }
    const cards = await findRecommendations(getDb(), { market, slot, productIds, settings, day })
    return cards.map(({ number }) => number)
  }
  const beside = (numbers: string[], options = {}) => inSlot('pds_alternatives', numbers, options)

  beforeEach(async () => {
    await getDb().execute(
      sql`truncate products, categories, attribute_values, content_invalidations, listing_entries, listing_bits,
        recommendation_fallback cascade`,
    )
    const categories = [
      category('schlafen'),
      category('schlafsaecke', 'schlafen'),
      category('betten', 'schlafen'),
    ]
    await writeCategories(getDb(), categories, { brand: 'baby' })
  })

  it('are of the same deepest category, the more alike in brand, price and colour the sooner', async () => {
    await write([
      bag('own'),
      bag('far', { brand: 'Lumi', price: 9000, colour: 'rose' }),
      bag('coloured', { brand: 'Lumi', price: 9000 }),
      bag('branded', { price: 9000, colour: 'rose' }),
      bag('priced', { brand: 'Lumi', price: 6900, colour: 'rose' }),
      bag('twin'),
      bag('bed', { category: 'betten' }),
    ])
    expect(await beside(['own'])).toEqual(['twin', 'priced', 'branded', 'coloured', 'far'])
  })

  it.each([
    [7000, 'within'],
    [7001, 'beyond'],
    [3000, 'within'],
    [2999, 'beyond'],
  ])('take %d cents for a price %s reach of 5000', async (price, reach) => {
    await write([bag('own'), bag('other', { price, brand: 'Lumi' }), bag('rival', { price: 9000 })])
    expect((await beside(['own']))[0]).toBe(reach === 'within' ? 'other' : 'rival')
  })

  it('are never the product itself, its siblings, or two of one family', async () => {
    await write([
      bag('own', { masterKey: 'm' }),
      bag('sibling', { masterKey: 'm', colour: 'rose' }),
      bag('one', { masterKey: 'n' }),
      bag('two', { masterKey: 'n', colour: 'rose' }),
    ])
    expect(await beside(['own'])).toEqual(['one'])
  })

  it('show nothing that is sold out, however alike, but what the list has in its place', async () => {
    await write([
      bag('own'),
      bag('twin', { soldOut: true }),
      bag('far', { brand: 'Lumi', price: 9000 }),
      bag('bed', { category: 'betten' }),
    ])
    await fallback('de', ['bed'])
    expect(await beside(['own'])).toEqual(['far', 'bed'])
  })

  it('take from the fallback, in its order, what the rules leave open', async () => {
    await write([bag('own', { category: 'betten' }), bag('a'), bag('b'), bag('sold', { soldOut: true })])
    await fallback('de', ['none', 'sold', 'b', 'own', 'a'])
    expect(await beside(['own'])).toEqual(['b', 'a'])
  })

  it('are one of each family from wherever they come', async () => {
    await write([
      bag('own', { category: 'betten' }),
      bag('a', { masterKey: 'n' }),
      bag('b', { masterKey: 'n', colour: 'rose' }),
      bag('c'),
    ])
    await fallback('de', ['a', 'b', 'c'])
    expect(await beside(['own'])).toEqual(['a', 'c'])
    // Of its category here is the one, in the list the other.
    await write([bag('bed', { category: 'schlafsaecke', brand: 'Lumi' })])
    const beyond = await beside(['bed'])
    expect(beyond.filter((number) => number === 'a' || number === 'b')).toHaveLength(1)
  })

  it('take the list of the market before that of its language', async () => {
    await write([bag('own', { category: 'betten' }), bag('a'), bag('b')])
    await fallback('de', ['a'])
    await fallback('de-at', ['b', 'a'])
    expect(await beside(['own'])).toEqual(['a'])
    await fallback('de-de', ['b'])
    expect(await beside(['own'])).toEqual(['b'])
    await fallback('de-de', [])
    expect(await beside(['own'])).toEqual([])
  })

  it('are renewed when a list changes, and only then', async () => {
    await getDb().execute(sql`truncate content_invalidations`)
    await fallback('de', ['a'])
    await fallback('de', ['a'])
    expect([...(await getDb().execute(sql`select tags from content_invalidations`))]).toEqual([
      { tags: ['recommendations'] },
    ])
  })

  it('are filled with others on each day, where the slot says so', async () => {
    const many = Array.from({ length: 60 }, (_, index) => bag(`r${index}`))
    await write([bag('own', { category: 'betten' }), ...many])
    const today = await beside(['own'], { fillWithRandom: true })
    expect(today).toHaveLength(12)
    expect(new Set(today).size).toBe(12)
    expect(today).not.toContain('own')
    expect(await beside(['own'], { fillWithRandom: true })).toEqual(today)
    expect(await beside(['own'], { fillWithRandom: true, day: '2026-11-22' })).not.toEqual(today)
  })

  it('are filled however far apart the ids of products lie', async () => {
    await write([bag('own', { category: 'betten' })])
    for (let index = 0; index < 8; index += 1) {
      await getDb().execute(sql`select setval('products_id_seq', nextval('products_id_seq') + 300)`)
      await write([bag(`f${index}`, { soldOut: index === 4 })])
    }
    const shown = await beside(['own'], { fillWithRandom: true })
    expect(shown.length).toBe(7)
    expect(shown).not.toContain('own')
    expect(shown).not.toContain('f4')
  })

  it('are shared between the products of a basket', async () => {
    const bags = Array.from({ length: 20 }, (_, index) => bag(`s${index}`))
    const beds = Array.from({ length: 20 }, (_, index) => bag(`b${index}`, { category: 'betten' }))
    await write([...bags, ...beds])
    const shown = await beside(['s0', 'b0'])
    expect(shown).toHaveLength(12)
    expect(shown.filter((number) => number.startsWith('s'))).toHaveLength(6)
    expect(shown).not.toContain('s0')
  })

  it.each([['basket'], ['add_to_cart_layer']] as const)(
    'in the slot %s are of the categories beside that of the product, in turn, and can be bought',
    async (slot) => {
      await writeCategories(getDb(), [category('schlafen'), category('lichter', 'schlafen')], {
        brand: 'baby',
      })
      await write([
        bag('own'),
        bag('twin'),
        ...['bed1', 'bed2'].map((number) => bag(number, { category: 'betten' })),
        bag('gone', { category: 'betten', soldOut: true }),
        bag('light', { category: 'lichter' }),
      ])
      const shown = await inSlot(slot, ['own'])
      expect(shown.slice(0, 2).toSorted()).toEqual(['bed1', 'light'])
      expect(shown.slice(2)).toEqual(['bed2'])
      expect(await inSlot(slot, ['own', 'bed1'])).toEqual(['light'])
      // Of its own kind only where there is nothing else.
      expect(await inSlot(slot, ['own', 'bed1', 'light'])).toEqual(expect.arrayContaining(['twin', 'bed2']))
    },
  )

  it('beside the goods of a basket cost at most three times as much', async () => {
    await writeCategories(getDb(), [category('schlafen'), category('lichter', 'schlafen')], {
      brand: 'baby',
    })
    await write([
      bag('own', { price: 3200 }),
      bag('cot', { category: 'betten', price: 33_900 }),
      bag('beyond', { category: 'lichter', price: 9601 }),
      bag('within', { category: 'lichter', price: 9600 }),
    ])
    expect(await inSlot('basket', ['own'])).toEqual(['within'])
    expect(await inSlot('basket', ['own', 'cot'])).toEqual(expect.arrayContaining(['within', 'beyond']))
  })

  it('are none for an empty basket without fallback and random fill', async () => {
    await write([bag('a')])
    expect(await beside([])).toEqual([])
  })
})
