import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { findMarket, type Market } from '@/lib/platform/markets/markets'
import { countListingChange } from '@/lib/shop/listing/index-rows/listing-version'
import { loadIndex, type MarketIndex } from '@/lib/shop/listing/memory/load-index'
import { suggestInIndex } from '@/lib/shop/listing/memory/suggest-in-index'
import { suggestInDatabase } from '@/lib/shop/listing/search/suggest'
import type { Synonyms } from '@/lib/shop/listing/search/synonyms'
import { termWords } from '@/lib/shop/listing/search/term'
import { givenCatalogue } from '../../fixtures/catalogue'
import { describeOnDatabases } from '../../fixtures/databases'
import { runsOf } from '../../fixtures/runs'

const marketOf = (code: string) => findMarket('baby', code) as Market
const pick = <T>(list: readonly T[], number: number) => list[number % list.length] as T

const german = ['Kinderwagen', 'Schlafsack', 'Strampler', 'Bollerwagen', 'Babybett', 'Hängemöhre']
const french = ['Poussette', 'Gigoteuse', 'Grenouillère', "Sac d'été", 'Lit à barreaux', 'Veste']
const dutch = ['Kinderwagen', 'Slaapzak', 'Rompertje', 'Bolderkar', 'Babybedje', 'Jasje']
const given = ['Lino', 'Tom', 'Mia', 'Bär', 'Groß']
/** Fewer than the database gathers: beyond that number it takes any of them. */
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

  it.each([
    ['baby', 'de'],
    ['baby', 'at'],
    ['baby', 'ch'],
    ['baby', 'ch-fr'],
    ['bm', 'be-fr'],
    ['bm', 'nl'],
  ] as const)('are those of the database in %s/%s', async (brand, code) => {
    const market = findMarket(brand, code) as Market
    const index = await loaded(market)
    await fc.assert(
      fc.asyncProperty(inputs, async (input) => {
        const words = termWords(input, market)
        if (words.length === 0) return
        const kept = await suggestInIndex(getDb(), market, index, {
          ...{ words, synonyms, version: index.version },
        })
        expect(kept).toEqual(await suggestInDatabase(getDb(), market, { words, key: '', synonyms }))
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
    const asked = { words: termWords(input, de), version: index.version }
    expect((await suggestInIndex(getDb(), de, index, asked))?.products).toHaveLength(most)
  })

  it('are the same where the cards of products that are not popular are read', async () => {
    const de = marketOf('de')
    const index = await loaded(de, 10)
    for (const words of [['zirkus'], ['stram'], ['zirkus']])
      expect(await suggestInIndex(getDb(), de, index, { words, version: index.version })).toEqual(
        await suggestInDatabase(getDb(), de, { words, key: '' }),
      )
  })

  it('are left to the database when it has another version', async () => {
    const de = marketOf('de')
    const index = await loaded(de, 10)
    await getDb().transaction((tx) => countListingChange(tx))
    const asked = { words: ['zirkus'], version: index.version }
    expect(await suggestInIndex(getDb(), de, index, asked)).toBeUndefined()
  })
})
