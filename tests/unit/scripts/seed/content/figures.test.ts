import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Language, languages } from '@/schemas'
import type { SourceProduct } from '@/schemas/shop'
import { seedProducts } from '@/scripts/seed/catalogue'
import { apartByLanguage, general } from '../../../../fixtures/general-figures'

type Texts = readonly (readonly [place: string, text: string])[]

/** Texts with plain spaces and without links, values in braces and anchors. */
const plain = (text: string) =>
  text
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\]\([^)]*\)|\{[^}]*\}/g, ' ')
    .replace(/(\d) (\d{3})(?!\d)/g, '$1$2')

function textsIn(value: unknown, place: string): Texts {
  if (typeof value === 'string') return [[place, plain(value)]]
  return Object.entries((value ?? {}) as object).flatMap(([key, inner]) => textsIn(inner, `${place}.${key}`))
}

const textsBelow = (folder: string): Texts =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) =>
      textsIn(JSON.parse(readFileSync(join(folder, name), 'utf8')), name.replace('.json', '')),
    )

/** The spellings of each unit in the three languages. */
const units = {
  '°C': '°C',
  TOG: 'TOG',
  cm: 'cm',
  mm: 'mm|Millimeter|millimètres?|millimeter',
  m: 'm',
  kg: 'kg',
  g: 'g|Gramm|grammes|gram',
  ml: 'ml',
  l: 'l|Liter|litres|liter',
  W: 'W',
  '%': '%|Prozent|pour cent|procent',
} as const
const joined = `(?: ?(?:–|×|bis|oder|und|à|ou|et|jusqu’à|tot|of|en) ?)`
const number = String.raw`[−-]?\d+(?:[.,]\d+)?`
const figure = new RegExp(
  `(?<![\\d.,/])(${number}(?:${joined}(?:etwa |environ |ongeveer )?${number})*) ?(${Object.values(units).join('|')})(?![\\p{L}\\d])`,
  'gu',
)
const unitOf = (spelling: string) =>
  Object.entries(units).find(([, pattern]) => new RegExp(`^(?:${pattern})$`).test(spelling))?.[0]

/** The figures of a text, each number with its unit: `11 kg`, `15 kg`. */
const figuresIn = (text: string): string[] =>
  [...text.matchAll(figure)].flatMap(([, numbers = '', spelling = '']) =>
    (numbers.match(new RegExp(number, 'g')) ?? []).map(
      (one) => `${one.replace(',', '.').replace(/\.0+$/, '').replace('-', '−')} ${unitOf(spelling)}`,
    ),
  )

const products = [...seedProducts('bm', 300)]

/** All that the shop says of its goods: names, descriptions, facts and warnings. */
const textsOf = (goods: readonly SourceProduct[], language: Language): string[] =>
  goods.flatMap(({ texts, advancedAttributes, attributes, safety }) => [
    texts[language]?.name ?? '',
    texts[language]?.description ?? '',
    ...Object.values(advancedAttributes).map(({ value }) => value[language] ?? ''),
    ...(safety?.warnings[language] ?? []),
    `${attributes.wassersaeule ?? ''} mm`,
  ])

/** Pages for editors, and those whose figures are the law's. */
const apart = /^(?:documentation|plain|redirects|privacy|terms|withdrawal|accessibility)/

const pagesIn = (language: Language): Texts =>
  textsBelow(`scripts/seed/content/words/${language}`).filter(([place]) => !apart.test(place))

describe.each(languages)('The figures of the pages in %s', (language) => {
  const figuresOf = (goods: readonly SourceProduct[]) =>
    new Set(textsOf(goods, language).flatMap((text) => figuresIn(plain(text))))
  const goods = figuresOf(products)
  const inCategory = new Map(
    [...new Set(products.flatMap(({ categories }) => categories))].map((category) => [
      category,
      figuresOf(products.filter(({ categories }) => categories.includes(category))),
    ]),
  )

  test('are values of goods, of those of the category on its page, or general ones with a reason', () => {
    const found = pagesIn(language).flatMap(([place, text]) => {
      const category = /^categories\/(\w+)\.(?!\1\.)([\w-]+)/.exec(place)?.[2] ?? ''
      const known = inCategory.get(category) ?? goods
      return figuresIn(text)
        .filter((one) => !known.has(one) && !(one in general))
        .map((one) => `${one} (${place}): ${text.slice(0, 150)}`)
    })
    expect(goods.size).toBeGreaterThan(60)
    expect(found).toEqual([])
  })
})

describe('The pages of all languages', () => {
  const [first, ...others] = languages.map((language) => new Map(pagesIn(language)))

  test('state the same figures at the same places', () => {
    const differing = [...(first ?? [])].flatMap(([place, text]) => {
      const figures = figuresIn(text).sort().join()
      const told = others.map((texts) => texts.get(place)).filter((other) => other !== undefined)
      const isApart = told.some((other) => figuresIn(other).sort().join() !== figures)
      return isApart && !Object.keys(apartByLanguage).some((known) => place.startsWith(known))
        ? [[place, text, ...told]]
        : []
    })
    expect(differing).toEqual([])
  })

  test('need each of the general figures, and each place that is apart', () => {
    const told = new Set(languages.flatMap(pagesIn).flatMap(([, text]) => figuresIn(text)))
    expect(Object.keys(general).filter((one) => !told.has(one))).toEqual([])
    expect(Object.keys(apartByLanguage).filter((place) => !first?.has(place))).toEqual([])
  })

  test('give one list of the first outfit: as many pieces of each size, for as many weeks', () => {
    const weeks = { de: /acht Wochen/, fr: /huit premières semaines/, nl: /eerste acht weken/ }
    const counts = languages.map((language) => {
      const { table, text } = JSON.parse(
        readFileSync(`scripts/seed/content/words/${language}/layette.json`, 'utf8'),
      )
      expect(table.caption).toMatch(weeks[language])
      const home = readFileSync(`scripts/seed/content/words/${language}/home.json`, 'utf8')
      const clothes = readFileSync(`scripts/seed/content/words/${language}/categories/kleidung.json`, 'utf8')
      for (const page of [home, clothes]) expect(page).toMatch(weeks[language])
      const pieces = table.rows.slice(1).map((row: string[]) => row.slice(1))
      const marks = text.map((line: unknown) => JSON.stringify(line).match(/"(##|-)/)?.[1] ?? '')
      return { pieces, marks }
    })
    for (const one of counts) expect(one).toEqual(counts[0])
  })
})
