import { describe, expect, test } from 'vitest'
import { togTable } from '@/lib/shop/advisors/tog-table'
import { languages } from '@/schemas'
import { seedProducts } from '@/scripts/seed/catalogue'
import { tables, wordsOf } from '@/scripts/seed/catalogue/tables'

const products = [...seedProducts('bm', 300)]
const { kinds, sizes, brands } = tables()
const kindsWith = (fact: string) => Object.entries(kinds).filter(([, kind]) => kind.facts[fact] !== undefined)
const valuesOf = (key: string, fact: string): string[] => {
  const found = kinds[key]?.facts[fact]
  if (typeof found === 'string') return [found]
  if (Array.isArray(found)) return found
  return found
    ? [found.from, found.to].map((value) => `${String(value).replace('.', ',')} ${found.unit}`)
    : []
}
const numbersIn = (text: string) =>
  (text.match(/\d+(?:,\d+)?/g) ?? []).map((one) => Number(one.replace(',', '.')))

describe('sleeping bags', () => {
  const bags = kindsWith('tog')

  test('name the room that the advisor names for their warmth', () => {
    expect(bags).toHaveLength(3)
    for (const [key, { attributes }] of bags) {
      const [tog = 0] = numbersIn(valuesOf(key, 'tog').join())
      const [from = 0, to = 0] = numbersIn(valuesOf(key, 'room').join())
      const row = togTable.find((one) => one.tog === tog)
      expect(Number(attributes?.tog), key).toBe(tog)
      expect(row && 'to' in row.room ? row.room.to : undefined, key).toBe(to)
      if (row && 'from' in row.room) expect(row.room.from, key).toBe(from)
    }
  })

  /** The head is a quarter of a newborn and a fifth of a child of 90 cm. */
  const headOf = (height: number) =>
    height * Math.max(0.2, Math.min(0.25, 0.25 - ((height - 60) / 30) * 0.05))
  const lengthFor = (height: number) => height - headOf(height) + 10

  test('come in lengths for the body heights that they name: height without head, and 10 cm', () => {
    for (const [key, kind] of bags) {
      const offered = sizes[kind.sizes ?? '']?.map((size) => Number(size.key)) ?? []
      const named = valuesOf(key, 'fits').join().split(' · ').map(numbersIn)
      expect(named.map(([size]) => size)).toEqual(offered)
      for (const [index, [size = 0, from = 0, to = 0]] of named.entries()) {
        expect(lengthFor(to), `${key} ${size}`).toBeLessThanOrEqual(size)
        const [smaller = 0, , below = 0] = named[index - 1] ?? []
        if (index === 0) continue
        expect(from, `${key} ${size}`).toBe(below + 1)
        expect(lengthFor(from), `${key} ${size} is needed`).toBeGreaterThan(smaller)
      }
    }
  })

  test.each(languages)(
    'say in %s over what they are worn as the advisor does, at the temperatures of their own',
    (language) => {
      const degrees = {
        ganzjahresschlafsack: ['16', '20'],
        sommerschlafsack: ['20', '24'],
        winterschlafsack: ['12', '16'],
      }
      for (const [key, expected] of Object.entries(degrees)) {
        const [first = ''] = wordsOf(language).kinds[key]?.benefits ?? []
        expect(first.match(/\d+(?= ?(?:°C|bis|tot|à))/g) ?? [], `${key}: ${first}`).toEqual(
          expect.arrayContaining(expected),
        )
      }
    },
  )
})

describe('warnings', () => {
  const warningsOf = (key: string) => kinds[key]?.warnings ?? []

  test.each([
    ['whatever a child lies in at night', ['gitterbett', 'beistellbett', 'matratze'], 'bed'],
    ['sleeping bags', ['ganzjahresschlafsack', 'sommerschlafsack', 'winterschlafsack'], 'sleep'],
    ['what a child sits in at a table', ['mitwachsstuhl', 'tablettstuhl', 'sitzpolster'], 'highchair'],
    ['what can tip over', ['kleiderschrank', 'regal', 'wickelkommode'], 'wall'],
    ['what hangs on a pram', ['wickeltasche', 'wickelrucksack'], 'handle'],
    ['what is filled with water', ['badewanne', 'badethermometer'], 'water'],
    ['seats in cars', ['babyschale', 'kleinkindsitz', 'mitwachssitz', 'basisstation'], 'isize'],
    ['rearward seats', ['babyschale', 'kleinkindsitz'], 'airbag'],
    ['loose blankets', ['babydecke', 'namensdecke'], 'blanket'],
  ])('are on %s', (_, keys, warning) => {
    for (const key of keys) expect(warningsOf(key), key).toContain(warning)
  })

  test('are on every toy, and of cords on what has one', () => {
    for (const [key, kind] of Object.entries(kinds)) {
      if (kind.family === 'toy') expect(kind.warnings, key).toContain('toy0')
      if (kind.motif === 'pull-along') expect(kind.warnings, key).toContain('string')
      if (['pram', 'buggy'].includes(kind.motif)) expect(kind.warnings, key).toContain('harness')
      if (kind.electronics && key !== 'badethermometer') expect(kind.warnings, key).toContain('cable')
    }
  })

  test('each is worded in every language, and used', () => {
    const used = new Set(Object.values(kinds).flatMap(({ warnings }) => warnings))
    for (const language of languages) expect(new Set(Object.keys(wordsOf(language).warnings))).toEqual(used)
  })
})

test('a product whose manufacturer is outside the Union names a responsible person in it', () => {
  const union = ['DE', 'AT', 'BE', 'FR', 'NL']
  const outside = products.filter(({ safety }) => !union.includes(safety?.manufacturer?.country ?? 'DE'))
  expect(outside.length).toBeGreaterThan(20)
  for (const { safety, number } of outside) expect(union, number).toContain(safety?.responsible?.country)
})

test('no own brand has a recommended price, and others have', () => {
  const own = new Set(Object.values(brands).flatMap((brand) => (brand.own ? [brand.name] : [])))
  const recommended = products.filter(({ variants }) =>
    variants.some(({ prices }) => Object.values(prices).some((price) => price.recommendedRetailPrice)),
  )
  expect(recommended.length).toBeGreaterThan(10)
  expect(recommended.filter(({ brand }) => own.has(brand)).map(({ number }) => number)).toEqual([])
  const swiss = recommended.flatMap(({ variants }) => variants.flatMap(({ prices }) => prices.CH ?? []))
  expect(swiss.filter(({ recommendedRetailPrice }) => recommendedRetailPrice)).toEqual([])
})

test('Swiss prices end in five centimes, the ones from before a reduction too', () => {
  for (const { variants } of products)
    for (const { prices, priceHistory } of variants)
      for (const price of [prices.CH, ...(priceHistory?.CH ?? [])]) expect((price?.withTax ?? 0) % 5).toBe(0)
})

describe('reviews', () => {
  const all = products.flatMap(({ reviews }) => reviews)

  test('are written whole: none is shown twice, and none shares a sentence with another', () => {
    expect(all.length).toBeGreaterThan(100)
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length)
    const sentences = languages.flatMap((language) =>
      Object.values(wordsOf(language).reviews.kinds)
        .flat()
        .flatMap(({ text }) => text.split(/(?<=[.!?]) /))
        .filter((sentence) => sentence.length > 30),
    )
    expect(new Set(sentences).size).toBe(sentences.length)
  })

  test('are of kinds that there are, in words of their language for every kind', () => {
    for (const language of languages)
      expect(new Set(Object.keys(wordsOf(language).reviews.kinds))).toEqual(new Set(Object.keys(kinds)))
  })
})
