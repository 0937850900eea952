import { readFileSync } from 'node:fs'
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

  test('are of each warmth that the advisor names, and of no other', () => {
    const named = togTable.flatMap(({ tog }) => (tog === undefined ? [] : [tog]))
    expect(bags.map(([, { attributes }]) => Number(attributes?.tog)).toSorted()).toEqual(named)
  })

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
    ['rearward seats and their base', ['babyschale', 'kleinkindsitz', 'basisstation'], 'airbag'],
    ['seats with a harness', ['babyschale', 'kleinkindsitz', 'mitwachssitz'], 'coat'],
    ['beds with a base that is lowered', ['gitterbett'], 'cot'],
    ['beds of wood', ['gitterbett', 'beistellbett'], 'fire'],
    ['prams with a carrycot', ['kombiwagen'], 'carrycot'],
    ['loose blankets', ['babydecke', 'namensdecke'], 'blanket'],
  ])('are on %s', (_, keys, warning) => {
    for (const key of keys) expect(warningsOf(key), key).toContain(warning)
  })

  test('are on every toy, and of cords on what has one', () => {
    for (const [key, kind] of Object.entries(kinds)) {
      if (kind.family === 'toy') expect(kind.warnings, key).toContain('toy0')
      if (kind.motif === 'pull-along') expect(kind.warnings, key).toContain('string')
      if (['pram', 'buggy'].includes(kind.motif)) expect(kind.warnings, key).toContain('harness')
      if (!kind.electronics || key === 'badethermometer') continue
      expect(kind.warnings, key).toContain(kind.category === 'kinderzimmer' ? 'cable' : 'cord')
    }
  })

  test('each is worded in every language, and used', () => {
    const used = new Set(Object.values(kinds).flatMap(({ warnings }) => warnings))
    for (const language of languages) expect(new Set(Object.keys(wordsOf(language).warnings))).toEqual(used)
  })
})

describe('dimensions and weights', () => {
  type Product = (typeof products)[number]
  const factOf = ({ advancedAttributes }: Product, fact: string) => {
    const label = wordsOf('fr').facts[fact]
    return Object.values(advancedAttributes).find((row) => row.label.fr === label)?.value.fr
  }
  const numbersOf = (product: Product, fact: string) => numbersIn(factOf(product, fact) ?? '')
  const lying = products.filter((product) => factOf(product, 'lying'))

  test('of siblings differ in weight with their lying surface', () => {
    const families = Map.groupBy(lying, ({ masterKey }) => masterKey)
    for (const family of families.values()) {
      const bySurface = Map.groupBy(family, ({ attributes }) => attributes.vppdimension)
      const weights = [...bySurface].map(([surface, [one]]) => ({
        width: Number.parseInt(String(surface), 10),
        weight: one ? (numbersOf(one, 'weight')[0] ?? 0) : 0,
      }))
      const sorted = weights.toSorted((one, other) => one.width - other.width)
      for (const [index, { weight }] of sorted.entries())
        if (index > 0) expect(weight, family[0]?.number).toBeGreaterThan(sorted[index - 1]?.weight ?? 0)
    }
  })

  test('of a bed hold its lying surface', () => {
    const mattress = wordsOf('fr').kinds.matratze?.name ?? ''
    const beds = lying.filter(({ texts }) => !texts.fr?.name.startsWith(mattress))
    expect(beds.length).toBeGreaterThan(6)
    for (const bed of beds) {
      const [width = 0, , depth = 0] = numbersOf(bed, 'size')
      const [short = 0, long = 0] = numbersOf(bed, 'lying')
      expect(width, bed.number).toBeGreaterThan(long)
      expect(depth, bed.number).toBeGreaterThan(short)
    }
  })
})

describe('seats in cars', () => {
  test('come from the makers of the bases that are sold, each of which takes seats of its own brand', () => {
    const brandsOf = (key: string) => {
      const name = wordsOf('fr').kinds[key]?.name ?? ''
      return new Set(products.flatMap(({ brand, texts }) => (texts.fr?.name.startsWith(name) ? brand : [])))
    }
    expect(brandsOf('basisstation').size).toBeGreaterThan(0)
    expect(brandsOf('babyschale')).toEqual(brandsOf('basisstation'))
  })

  const seats = kindsWith('stature')

  test('name the weight of the child, which with an Isofix seat is 33 kg at most', () => {
    expect(seats).toHaveLength(3)
    for (const [key] of seats) expect(kinds[key]?.facts.child, key).toMatch(/^\d+–\d+ kg$/)
    const { child, weight } = kinds.kleinkindsitz?.facts ?? {}
    const [, heaviest = 0] = numbersIn(String(child))
    expect(heaviest + Math.max(...numbersIn(valuesOf('kleinkindsitz', 'weight').join()))).toBeLessThanOrEqual(
      33,
    )
    expect(weight).toBeDefined()
  })
})

describe.each(languages)('the words of things to lie, sit and be carried in, in %s', (language) => {
  const words = wordsOf(language)
  const saidOf = (key: string) => {
    const { intros = [], uses = [], benefits = [], details = [] } = words.kinds[key] ?? {}
    return [...intros, ...uses, ...benefits, ...details.flat()]
  }

  test('raise the handle of a pram no higher than the pram', () => {
    const [handle = ''] =
      words.kinds.kombiwagen?.benefits.filter((one) => /\d+ \p{L}+ \d+ cm/u.test(one)) ?? []
    const heights = valuesOf('kombiwagen', 'size').map((size) => numbersIn(size)[1] ?? 0)
    expect(Math.max(...numbersIn(handle))).toBeLessThanOrEqual(Math.min(...heights))
  })

  test('give a carrycot the length that the guide asks for, and a cot its mattress', () => {
    const carrycot = saidOf('kombiwagen').find((one) => /\d+ × \d+ cm/.test(one)) ?? ''
    expect(numbersIn(carrycot)[1]).toBeGreaterThanOrEqual(75)
    const [height] = numbersIn(words.kinds.matratze?.details[0]?.[1] ?? '')
    expect(saidOf('gitterbett').some((one) => numbersIn(one).includes(height ?? 0) && /cm/.test(one))).toBe(
      true,
    )
  })

  test('tie no child into elastic cloth on the back', () => {
    const cloths = ['tragetuch', 'halftrage', 'babytrage'].flatMap((key) => kinds[key]?.materials ?? [])
    for (const cloth of cloths) expect(words.materials[cloth]?.name).not.toMatch(/elast|élast/i)
  })

  test('name what fills a sleeping bag of two TOG and more', () => {
    for (const [key] of kindsWith('tog')) {
      const [tog = 0] = numbersIn(valuesOf(key, 'tog').join())
      expect(words.kinds[key]?.details.length, key).toBe(tog > 2 ? 1 : 0)
    }
  })

  test('say the weight of a base for seats in reviews as the facts do', () => {
    const lightest = numbersIn(valuesOf('basisstation', 'weight').join())[0] ?? 0
    const reviews = words.reviews.kinds.basisstation ?? []
    const said = reviews.flatMap(({ text }) => (/(?:fünf|cinq|vijf) kilo/i.test(text) ? [5] : []))
    for (const kilos of said) expect(kilos).toBeGreaterThanOrEqual(lightest)
  })
})

/** Advice that pages, goods and warnings give, and the words that all of them have for it in every language. */
const advice: Record<string, { places: (words: ReturnType<typeof adviceIn>) => string[]; said: RegExp }> = {
  'the seat of a pram is for six months and more': {
    places: ({ prams, layette, goods }) => [
      prams.questions[0]?.answer ?? '',
      ...prams.table.rows.slice(2).map(([, from = '']) => from),
      layette.find((line) => /Sportsitz|Siège de poussette|Wandelzitje/.test(line)) ?? '',
      goods.warnings.jogging ?? '',
    ],
    said: /sechs Monaten|six mois|zes maanden/,
  },
  'no hat is worn asleep': {
    places: ({ first, nights, goods }) => [
      first.safe,
      nights.find((line) => /Mütze|bonnet|muts/.test(line)) ?? '',
      goods.kinds.muetze?.uses.find((line) => /draußen|l’extérieur|buiten/.test(line)) ?? '',
      goods.warnings.hatbed ?? '',
    ],
    said: /[Nn]ie (?:im Schlaf|eine Mütze)|im Schlaf trägt es nie|jamais (?:à un enfant qui dort|pendant le sommeil|quand il dort|de bonnet pendant)|in zijn slaap|bij een kind dat slaapt/,
  },
  'a cool room asks for a long body and pyjamas': {
    places: ({ bags }) =>
      bags.questions.map(({ answer }) => answer).filter((one) => /kühl|fraîche|koel/.test(one)),
    said: /Schlafanzug|pyjama/,
  },
  'advice is given by telephone and video': {
    places: ({ stores }) => [stores.consultation.text],
    said: /[Tt]elefon.* Video|téléphone.* vidéo|telefonisch.* video/,
  },
}

/** The words of the pages and goods that advise, in a language. */
function adviceIn(language: (typeof languages)[number]) {
  const read = (name: string) =>
    JSON.parse(readFileSync(`scripts/seed/content/words/${language}/${name}.json`, 'utf8'))
  type Page = { safe: string; questions: { answer: string }[]; table: { rows: string[][] } }
  const lines = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values((value ?? {}) as object).flatMap(lines)
  return {
    goods: wordsOf(language),
    prams: read('categories/unterwegs').kinderwagen as Page,
    first: read('categories/kleidung').erstausstattung as Page,
    bags: read('categories/schlafen').schlafsaecke as Page,
    stores: read('service/stores') as { consultation: { text: string } },
    ...{ layette: lines(read('layette')), nights: lines(read('sleeping-bag')) },
  }
}

test.each(languages.flatMap((language) => Object.keys(advice).map((name) => [language, name] as const)))(
  'in %s all places say that %s',
  (language, name) => {
    const { places, said } = advice[name] ?? { places: () => [], said: /^$/ }
    const told = places(adviceIn(language))
    expect(told.length).toBeGreaterThan(0)
    for (const words of told) expect(words).toMatch(said)
  },
)

test('advantages name the same numbers in every language', () => {
  const figures = (key: string, language: (typeof languages)[number]) =>
    (wordsOf(language).kinds[key]?.benefits ?? []).flatMap(numbersIn).sort((one, other) => one - other)
  for (const key of Object.keys(kinds))
    for (const language of languages)
      expect.soft(figures(key, language), `${key} in ${language}`).toEqual(figures(key, 'de'))
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
