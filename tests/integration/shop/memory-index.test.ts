import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import fc from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database } from '@/lib/platform/db/connect'
import { findMarket, type Market } from '@/lib/platform/markets/markets'
import { writeProducts } from '@/lib/shop/import/write/write-products'
import { findListing } from '@/lib/shop/listing/find-listing'
import { countListingChange, mostChanged } from '@/lib/shop/listing/index-rows/listing-version'
import { refreshListing } from '@/lib/shop/listing/index-rows/refresh-listing'
import { count, placesOf } from '@/lib/shop/listing/memory/bits'
import { findInIndex } from '@/lib/shop/listing/memory/find-in-index'
import { keptIndex } from '@/lib/shop/listing/memory/keep-index'
import { loadIndex, type MarketIndex } from '@/lib/shop/listing/memory/load-index'
import { bitsOfLexeme } from '@/lib/shop/listing/memory/market-words'
import { takeOver } from '@/lib/shop/listing/memory/take-over'
import { type ListingQuery, sorts } from '@/lib/shop/listing/query'
import { termQuery, termWords } from '@/lib/shop/listing/search/term'
import { givenCatalogue, givenProduct } from '../../fixtures/catalogue'
import { describeOnDatabases } from '../../fixtures/databases'
import { found, lookAtEach, readShelf } from '../../fixtures/listing-oracle'
import { runsOf } from '../../fixtures/runs'

const brand = 'baby'
const dialect = new PgDialect()
const marketOf = (code: string) => findMarket(brand, code) as Market
const pick = <T>(list: readonly T[], number: number) => list[number % list.length] as T

const things = ['Kinderwagen', 'Schlafsack', 'Strampler', 'Bollerwagen', 'Babybett', 'Jacke']
const french = ['Poussette', 'Gigoteuse', 'Grenouillère', 'Chariot', 'Lit', 'Veste']
const categories = ['kinderwagen', 'schlafsaecke', 'bodys-strampler', 'unterwegs', 'betten', 'jacken']
/** Their ids lie in two segments. */
const products = Array.from({ length: 420 }, (_, number) => ({
  key: `09${number}.1`,
  // Articles of up to six colours, some of them twice, and products without siblings.
  ...(number % 5 < 3 && { masterKey: `M${Math.floor(number / 10)}` }),
  name: {
    de: `${pick(things, number)} ${pick(['Lino', 'Tom', 'Mia', 'Bär'], number * 7)}${number % 40 === 0 ? ' Zirkus' : ''}`,
    ...(number % 3 > 0 && { fr: `${pick(french, number)} ${pick(['Lino', 'Tom', 'Mia'], number * 7)}` }),
  },
  description: number % 50 === 3 ? 'Mit Regenverdeck und Baumwolle.' : '',
  brand: pick(['Waldkind', 'Träumeland', 'Mira Max'], number * 5),
  categories: [pick(categories, number)],
  colour: pick(['gruen', 'blau', 'salbei', 'rosa'], number * 11),
  sizes: [pick(['56', '62', '68'], number)],
  price: 500 + ((number * 733) % 30_000),
  reduction: pick([0, 0.1, 0.25], number * 3),
  stock: number % 9 === 0 ? 0 : 5,
  popularity: (number * 37) % 60,
  onlineSince: new Date(Date.UTC(2025, 0, 1 + (number % 90))).toISOString(),
  ratings: number % 4 === 0 ? [3, 5] : [],
}))

const filters = fc.record(
  {
    brand: fc.subarray(['waldkind', 'traeumeland', 'unbekannt'], { minLength: 1 }),
    colour: fc.subarray(['gruen', 'salbei', 'rosa'], { minLength: 1 }),
    size: fc.subarray(['56', '62'], { minLength: 1 }),
    sale: fc.constant(['1']),
  },
  { requiredKeys: [] },
)
const price = fc.oneof(
  fc.record({ from: fc.integer({ min: 0, max: 300 }) }),
  fc.record({ to: fc.integer({ min: 0, max: 300 }) }),
  fc.tuple(fc.nat(300), fc.nat(300)).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) })),
)
const queries: fc.Arbitrary<ListingQuery> = fc
  .record({
    category: fc.option(fc.constantFrom(...categories, 'schlafen', 'gibt-es-nicht'), { nil: undefined }),
    filters: fc.oneof(fc.constant({}), filters),
    price: fc.option(price, { nil: undefined }),
    sort: fc.constantFrom(...sorts),
    page: fc.constantFrom(1, 1, 2, 100),
    pageSize: fc.constantFrom(12, 24, 96),
  })
  .map(({ category, price, ...query }) => ({
    ...query,
    ...(category !== undefined && { category }),
    ...(price && { price }),
  }))

/** The categories of an occasion, for which a listing has no other. */
const within = fc.oneof(fc.constant([]), fc.subarray(categories, { minLength: 1 }))

const typed = [...things, 'Poussette', 'Lino', 'Bär', 'Zirkus', 'Regenverdeck', 'Waldkind', 'blau', 'kinder']
const terms = fc.option(
  fc.record({
    words: fc.uniqueArray(fc.constantFrom(...typed, 'wagen', 'alle', 'kindr', '62', 'und'), {
      minLength: 1,
      maxLength: 3,
    }),
    isOpen: fc.boolean(),
    withDescriptions: fc.boolean(),
  }),
  { nil: undefined, freq: 4 },
)

/** What an index says, whatever the order of its values, articles and words. */
function contentOf(index: MarketIndex) {
  const { segments, all, categories, values, valuesAt, orders, articles, words, suggested, version } = index
  const valueIdAt = (number: number) => values[number]?.id ?? -1
  const ofPlace = ({ starts, values: numbers }: MarketIndex['valuesAt'], place: number) =>
    Array.from(numbers.subarray(starts[place], starts[place + 1]), valueIdAt).sort((a, b) => a - b)
  const listed = Array.from(placesOf(all))
  return {
    ...{ version, segments, all, categories, orders, suggested },
    values: values
      .filter(({ bits }) => count(bits) > 0)
      .map(({ bits, ...value }) => ({ ...value, places: placesOf(bits) }))
      .sort((a, b) => a.id - b.id),
    valuesAt: listed.map((place) => ofPlace(valuesAt, place)),
    starts: valuesAt.starts.at(-1),
    several: placesOf(articles.several),
    articles: articles.members
      .map((places, number) => ({ id: articles.ids[number], places: places.toSorted((a, b) => a - b) }))
      .sort((a, b) => (a.id ?? 0) - (b.id ?? 0)),
    isNumbered: articles.members.every((places, number) =>
      places.every((place) => articles.numbers[place] === number),
    ),
    writers: words.writers,
    words: words.lexemes
      .map(
        (lexeme, at) =>
          [lexeme, words.postings.slice(words.starts[at], words.starts[at + 1]).sort()] as const,
      )
      .filter(([, postings]) => postings.length > 0),
  }
}

describeOnDatabases('the index in memory', (getDb) => {
  beforeAll(async () => {
    await getDb().execute(sql`select setval(pg_get_serial_sequence('products', 'id'), 8000)`)
    await givenCatalogue(getDb(), products)
  })

  const loaded = (db: Database, market: Market, popular?: number): Promise<MarketIndex> =>
    loadIndex(db, market, popular === undefined ? {} : { popular })

  it.each([
    ['de', undefined],
    ['ch-fr', undefined],
    ['de', 30],
  ])('finds in %s what a look at each product finds, with %s popular products', async (code, popular) => {
    const market = marketOf(code)
    const index = await loaded(getDb(), market, popular)
    expect(index.segments).toEqual([0, 1])
    const shelf = await readShelf(getDb(), market)
    await fc.assert(
      fc.asyncProperty(queries, terms, within, async (asked, given, keys) => {
        const some = keys.flatMap((key) => index.categories.get(key)?.id ?? [])
        const query = { ...asked, ...(keys.length > 0 && { within: some }) }
        const words = given ? termWords(given.words.join(' '), market) : []
        const isLast = (place: number) => given?.isOpen === true && place === words.length - 1
        const term =
          given && words.length > 0
            ? termQuery(
                words.map((word, place) =>
                  isLast(place) ? { word: word.slice(0, 4), isPrefix: true } : { word },
                ),
                market,
                given,
              )
            : undefined
        const kept = await findInIndex(getDb(), market, index, query, { ...(term && { term }) })
        if (kept === 'stale') throw new Error('The index is out of date')
        expect(found(kept)).toEqual(await lookAtEach(shelf, query, term))
      }),
      { numRuns: runsOf(100) },
    )
  })

  describe('after a change', () => {
    const de = marketOf('de')
    const query: ListingQuery = { filters: {}, sort: 'price-asc', page: 1, pageSize: 12 }
    const term = termQuery([{ word: 'strampler' }], de)
    const cheapest = (amount: number) =>
      writeProducts(getDb(), [givenProduct({ key: '092.1', name: 'Strampler Mia', price: amount })], {
        brand,
      })

    it('says that it is out of date', async () => {
      const index = await loaded(getDb(), de)
      await findInIndex(getDb(), de, index, query, { term })
      await cheapest(250)
      expect(await findInIndex(getDb(), de, index, query)).toBe('stale')
      expect(await findInIndex(getDb(), de, index, query, { term })).toBe('stale')
      const unknown = termQuery([{ word: 'bollerwagen' }], de)
      expect(await findInIndex(getDb(), de, index, query, { term: unknown })).toBe('stale')
    })

    it('is not asked: listings show the new price, and no product that is gone', async () => {
      await findListing(getDb(), de, query)
      await expect.poll(() => keptIndex(getDb(), de)).toBeDefined()
      await cheapest(150)
      expect((await findListing(getDb(), de, query)).price?.min).toBe(150)
      const [row] = await getDb().execute<{ id: string }>(
        sql`delete from products where reference_key = '092.1' returning id`,
      )
      await refreshListing(getDb(), [Number(row?.id)], { brand })
      expect((await findListing(getDb(), de, query)).price?.min).toBeGreaterThan(150)
    })

    it('is read again with the words that changed alone, and has those of all products', async () => {
      const before = await loaded(getDb(), de)
      const named = (name: string) =>
        writeProducts(getDb(), [givenProduct({ key: '097.1', name, price: 100 })], { brand })
      await named('Mondlaterne')
      const reads = vi.spyOn(getDb(), 'execute')
      const index = await loadIndex(getDb(), de, { before })
      const texts = reads.mock.calls.map(([statement]) => dialect.sqlToQuery(statement as SQL))
      reads.mockRestore()
      expect(texts.filter(({ sql }) => sql.includes('words::text')).map(({ params }) => params)).toEqual([
        [expect.stringMatching(/^\{\d+\}$/)],
      ])
      const fresh = await loaded(getDb(), de)
      for (const lexeme of new Set([...before.words.lexemes, ...fresh.words.lexemes]))
        expect(index && bitsOfLexeme(index.words, lexeme, false), lexeme).toEqual(
          bitsOfLexeme(fresh.words, lexeme, false),
        )
      expect(count(bitsOfLexeme(fresh.words, 'mondlatern', false).named)).toBe(1)
    })

    it('takes over what changed while it was read', async () => {
      let statements = 0
      const execute = async (statement: SQL) => {
        statements += 1
        if (statements === 4) await cheapest(200 + statements)
        return getDb().execute(statement)
      }
      const changing: Database = Object.assign(Object.create(getDb()), { execute })
      const index = await takeOver(getDb(), de, await loadIndex(changing, de))
      expect(index && contentOf(index)).toEqual(contentOf(await loaded(getDb(), de)))
    })
  })

  it('is the same after a run of changes that it takes over as when it is loaded', async () => {
    const markets = [marketOf('de'), marketOf('ch-fr')]
    const indexes = new Map<Market, MarketIndex>()
    for (const market of markets) indexes.set(market, await loaded(getDb(), market, 50))
    const change = fc.record({
      key: fc.constantFrom('090.1', '091.1', '0910.1', '0911.1', '0977.1', '09500.1', '09501.1', '09502.1'),
      name: fc.record(
        {
          de: fc.constantFrom('Strampler Tom', 'Jacke Mia'),
          fr: fc.constantFrom('Veste Lino', 'Chariot Tom'),
        },
        { requiredKeys: ['de'] },
      ),
      masterKey: fc.constantFrom(undefined, 'M1', 'M2', 'MX'),
      brand: fc.constantFrom('Waldkind', 'Mira Max', 'Neue Marke'),
      categories: fc.subarray(categories, { minLength: 1 }),
      colour: fc.constantFrom('gruen', 'rosa', 'blau', 'salbei'),
      price: fc.integer({ min: 1, max: 90_000 }),
      reduction: fc.constantFrom(0, 0.3),
      stock: fc.constantFrom(0, 4),
      popularity: fc.nat(90),
      ratings: fc.subarray([2, 5]),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { minLength: 1, maxLength: 4 }),
        fc.option(fc.nat(420), { nil: undefined }),
        async (changes, gone) => {
          const once = [...new Map(changes.map((given) => [given.key, given])).values()]
          await writeProducts(
            getDb(),
            once.map(({ masterKey, ...given }) =>
              givenProduct({ ...given, ...(masterKey && { masterKey }) }),
            ),
            { brand },
          )
          if (gone !== undefined) {
            const [row] = await getDb().execute<{ id: string }>(
              sql`delete from products where reference_key = ${`09${gone}.1`} returning id`,
            )
            if (row) await refreshListing(getDb(), [Number(row.id)], { brand })
          }
          for (const market of markets) {
            const index = await takeOver(getDb(), market, indexes.get(market) as MarketIndex)
            if (!index) throw new Error('The index could not take over the changes')
            indexes.set(market, index)
            expect(contentOf(index)).toEqual(contentOf(await loaded(getDb(), market)))
            const query: ListingQuery = { filters: {}, sort: 'relevancy', page: 1, pageSize: 96 }
            const kept = await findInIndex(getDb(), market, index, query)
            if (kept === 'stale') throw new Error('The index is out of date')
            expect(found(kept)).toEqual(await lookAtEach(await readShelf(getDb(), market), query))
          }
        },
      ),
      { numRuns: runsOf(15) },
    )
  })

  it('is loaded anew when a change names no products, too many, or is too long ago', async () => {
    const de = marketOf('de')
    const index = await loaded(getDb(), de)
    const many = Array.from({ length: mostChanged + 1 }, (_, id) => id)
    expect(await takeOver(getDb(), de, index)).toEqual(index)
    expect(await takeOver(getDb(), de, { ...index, version: index.version - 1_001 })).toBeUndefined()
    await getDb().transaction((tx) => countListingChange(tx, many))
    expect(await takeOver(getDb(), de, index)).toBeUndefined()
    const next = await loaded(getDb(), de)
    await getDb().transaction((tx) => countListingChange(tx))
    expect(await takeOver(getDb(), de, next)).toBeUndefined()
  })
})
