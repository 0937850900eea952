import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { findMarket, type Market } from '@/lib/platform/markets/markets'
import { countListingChange } from '@/lib/shop/listing/index-rows/listing-version'
import { loadIndex, type MarketIndex } from '@/lib/shop/listing/memory/load-index'
import { suggestInIndex } from '@/lib/shop/listing/memory/suggest-in-index'
import { productKey } from '@/lib/shop/listing/search/fold'
import type { Synonyms } from '@/lib/shop/listing/search/synonyms'
import { termQuery, termWords } from '@/lib/shop/listing/search/term'
import { givenCatalogue } from '../../fixtures/catalogue'
import { describeOnDatabases } from '../../fixtures/databases'
import { firstFound, readShelf } from '../../fixtures/listing-oracle'
import { runsOf } from '../../fixtures/runs'

const marketOf = (code: string) => findMarket('baby', code) as Market
const pick = <T>(list: readonly T[], number: number) => list[number % list.length] as T

const german = ['Kinderwagen', 'Schlafsack', 'Strampler', 'Bollerwagen', 'Babybett', 'Hängemöhre']
const french = ['Poussette', 'Gigoteuse', 'Grenouillère', "Sac d'été", 'Lit à barreaux', 'Veste']
const dutch = ['Kinderwagen', 'Slaapzak', 'Rompertje', 'Bolderkar', 'Babybedje', 'Jasje']
const given = ['Lino', 'Tom', 'Mia', 'Bär', 'Groß']
const products = Array.from({ length: 240 }, (_, number) => ({
  key: `08${number}.1`,
  name: {
    de: `${pick(german, number)} ${pick(given, number * 7)}${number % 60 === 0 ? ' Zirkus und Mond' : ''}`,
    fr: `${pick(french, number)} ${pick(given, number * 7)}`,
    nl: `${pick(dutch, number)} ${pick(given, number * 7)}`,
  },
  description: number % 50 === 3 ? 'Mit Regenverdeck.' : '',
  brand: pick(['Waldkind', 'Träumeland', 'Mira Max'], number * 5),
  categories: [pick(['kinderwagen', 'schlafsaecke', 'bodys-strampler', 'betten'], number)],
  colour: pick(['gruen', 'blau', 'salbei', 'rosa'], number * 11),
  stock: number % 9 === 0 ? 0 : 5,
  popularity: (number * 37) % 60,
  onlineSince: new Date(Date.UTC(2025, 0, 1 + (number % 90))).toISOString(),
}))

const typed = [
  ...german,
  ...french,
  ...dutch,
  ...given,
  'Zirkus',
  'und',
  'les',
  'de',
  'Waldkind',
  'Mira',
  'grün',
]
const synonyms: Synonyms = new Map([
  ['rosen', ['blau', 'zirkus']],
  ['kinder', ['kinder wagen']],
  ['grun', ['xq']],
])
/** What shoppers have typed so far: some words, the last of which ends anywhere. */
const inputs = fc
  .record({
    words: fc.uniqueArray(fc.constantFrom(...typed, 'kinder', 'wagen', 'xq', 'rose', '62'), {
      minLength: 1,
      maxLength: 3,
    }),
    letters: fc.integer({ min: 1, max: 12 }),
  })
  .map(({ words, letters }) => [...words.slice(0, -1), (words.at(-1) ?? '').slice(0, letters)].join(' '))

describeOnDatabases('suggestions from memory', (getDb) => {
  beforeAll(() => givenCatalogue(getDb(), products))

  const loaded = (market: Market, popular?: number): Promise<MarketIndex> =>
    loadIndex(getDb(), market, popular === undefined ? {} : { popular })

  const suggested = async (
    index: MarketIndex,
    market: Market,
    asked: { words: readonly string[]; key?: string; synonyms?: Synonyms },
  ) => {
    const found = await suggestInIndex(getDb(), market, index, { key: '', version: index.version, ...asked })
    if (found === 'stale') throw new Error('The index is out of date')
    return { ...found, products: found.products.map(({ number }) => number) }
  }
  const goingOn = (words: readonly string[], market: Market, synonyms?: Synonyms) =>
    termQuery(
      words.map((word, place) => ({ word, isPrefix: place === words.length - 1 })),
      market,
      synonyms && { synonyms },
    )

  it.each([
    ['baby', 'de'],
    ['baby', 'at'],
    ['baby', 'ch'],
    ['baby', 'ch-fr'],
    ['bm', 'be-fr'],
    ['bm', 'nl'],
  ] as const)('are in %s/%s the products that PostgreSQL finds, in their order', async (brand, code) => {
    const market = findMarket(brand, code) as Market
    const index = await loaded(market)
    const shelf = await readShelf(getDb(), market)
    await fc.assert(
      fc.asyncProperty(inputs, async (input) => {
        const words = termWords(input, market)
        if (words.length === 0) return
        const { products } = await suggested(index, market, { words, synonyms })
        const term = goingOn(words, market, synonyms)
        expect(products).toEqual(await firstFound(shelf, term, words.at(-1) ?? '', 20))
      }),
      { numRuns: runsOf(60) },
    )
  })

  it.each([
    ['stram', 20],
    ['kinder wagen l', 16],
    ['zirkus', 4],
    ['und', 0],
    ['xq', 0],
  ])('find products for %s', async (input, most) => {
    const de = marketOf('de')
    const index = await loaded(de)
    expect((await suggested(index, de, { words: termWords(input, de) })).products).toHaveLength(most)
  })

  it('are the same where the cards of products that are not popular are read', async () => {
    const de = marketOf('de')
    const [index, whole] = [await loaded(de, 10), await loaded(de)]
    for (const words of [['zirkus'], ['stram'], ['zirkus']])
      expect(await suggested(index, de, { words })).toEqual(await suggested(whole, de, { words }))
  })

  it('begin with the product of a number, once', async () => {
    const de = marketOf('de')
    const index = await loaded(de)
    const words = ['strampler']
    const others = (await suggested(index, de, { words })).products
    const [number = ''] = others.slice(5)
    const { products, ...rest } = await suggested(index, de, { words, key: productKey(number) })
    expect(products).toEqual([number, ...others.filter((other) => other !== number)])
    expect(rest.categories).toEqual((await suggested(index, de, { words })).categories)
    expect((await suggested(index, de, { words: ['xq'], key: productKey(number) })).products).toEqual([
      number,
    ])
  })

  it('are not told when the database has another version', async () => {
    const de = marketOf('de')
    const index = await loaded(de, 10)
    const asked = { words: ['zirkus'], key: '' }
    await getDb().transaction((tx) => countListingChange(tx))
    expect(await suggestInIndex(getDb(), de, index, { ...asked, version: index.version + 1 })).toBe('stale')
    expect(await suggestInIndex(getDb(), de, index, { ...asked, version: index.version })).toBe('stale')
  })
})
