import { describe, expect, test } from 'vitest'
import { marketsOf } from '@/lib/platform/markets/markets'
import { languages } from '@/schemas'
import { tables, wordsOf } from '@/scripts/seed/catalogue/tables'
import { categoryTree } from '@/scripts/seed/content'

const { kinds, brands, materials, colours, sizes, dimensions, attributes, promotions, stores } = tables()
const allKinds = Object.values(kinds)
const cares = new Set(Object.values(materials).flatMap(({ care }) => care ?? []))
const keysOf = (table: object) => new Set(Object.keys(table))

/** Attributes whose values need no words: marks for the shop itself. */
const marks = [
  'personalisierterArtikel',
  'bulkyOrLoad',
  'koerpergroesse',
  'versiegelt',
  'vppArticle',
  'virtuelleBundles',
]

describe('the tables of the catalogue', () => {
  test.each<[name: string, used: string[], table: object]>([
    ['brand', allKinds.flatMap((kind) => kind.brands), brands],
    ['material', allKinds.flatMap((kind) => kind.materials), materials],
    ['colour', allKinds.flatMap((kind) => kind.colours), colours],
    ['run of sizes', allKinds.flatMap((kind) => kind.sizes ?? []), sizes],
    ['dimension', allKinds.flatMap((kind) => kind.dimensions?.map(({ value }) => value) ?? []), dimensions],
  ])('have every %s that a kind names, and no other', (_, used, table) => {
    expect(new Set(used)).toEqual(keysOf(table))
  })

  test('put kinds into categories that there are', () => {
    const [market] = marketsOf('baby')
    const categories = market ? categoryTree('baby', market).map(({ key }): string => key) : []
    for (const { category } of allKinds) expect(categories).toContain(category)
  })

  test('have a label for each value of an attribute', () => {
    const { named, measured } = attributes
    const own = Object.fromEntries([
      ...Object.entries(named),
      ...Object.entries(measured).map(([attribute, values]) => [attribute, values.map(([value]) => value)]),
    ]) as Record<string, string[]>
    const given = [
      ...allKinds.map((kind) => kind.attributes ?? {}),
      ...Object.values(sizes)
        .flat()
        .map((size) => size.attributes),
      ...Object.values(materials).map(({ sustainable: nachhaltigkeit }) => ({
        ...(nachhaltigkeit && { nachhaltigkeit }),
      })),
    ]
    for (const [attribute, value] of given.flatMap((one) => Object.entries<string>(one)))
      if (![...marks, 'dimAlterGeeignetAb'].includes(attribute))
        expect(own[attribute], `${attribute} ${value}`).toContain(value)
  })

  test('name each shop once', () => {
    const keys = [...stores.first, ...stores.later].map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe.each(languages)('the words in %s', (language) => {
  const words = wordsOf(language)

  test('name as mothers only authors of reviews', () => {
    expect(words.reviews.authors).toEqual(expect.arrayContaining(words.reviews.mothers))
  })

  test.each<[keyof typeof words, Iterable<string>]>([
    ['kinds', keysOf(kinds)],
    ['brands', keysOf(brands)],
    ['materials', keysOf(materials)],
    ['colours', keysOf(colours)],
    ['care', cares],
    ['warnings', allKinds.flatMap(({ warnings }) => warnings)],
    ['promotions', promotions.map(({ id }) => id)],
    ['attributes', keysOf(attributes.named)],
  ])('have every entry of %s that the catalogue uses, and no other', (table, used) => {
    expect(keysOf(words[table])).toEqual(new Set(used))
  })

  test('label every fact', () => {
    const used = [
      ...['material', 'age', 'care'],
      ...allKinds.flatMap(({ facts }) => Object.keys(facts)),
      ...Object.values(dimensions).flatMap(({ fact }) => fact ?? []),
    ]
    expect([...keysOf(words.facts)]).toEqual(expect.arrayContaining([...new Set(used)]))
  })

  test('label every value of an attribute', () => {
    for (const [attribute, values] of Object.entries(attributes.named))
      expect(keysOf(words.attributes[attribute] ?? {}), attribute).toEqual(new Set(values))
  })
})
