import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { wholeTable } from '@/lib/shop/advisors'
import { languages } from '@/schemas'
import { seedProducts } from '@/scripts/seed/catalogue'
import { entry, tables, wordsOf } from '@/scripts/seed/catalogue/tables'

const products = [...seedProducts('bm', 300)]
const { kinds, sizes } = tables()

const numbersIn = (text: string) =>
  (text.match(/\d+(?:,\d+)?/g) ?? []).map((one) => Number(one.replace(',', '.')))
const valuesOf = (key: string, fact: string): string[] => {
  const found = kinds[key]?.facts[fact]
  return Array.isArray(found) ? found : []
}
const detailsOf = (key: string, language: (typeof languages)[number]) =>
  entry(wordsOf(language).kinds, key).details.map(([, value]) => value)

describe('clothes', () => {
  const clothes = Object.entries(kinds).filter(([, kind]) => kind.family === 'clothing')

  test('are for the age from which their smallest size fits', () => {
    expect(clothes.length).toBeGreaterThan(10)
    for (const [key, { age, sizes: run }] of clothes) {
      const smallest = Math.min(...entry(sizes, run ?? '').flatMap((size) => numbersIn(size.key)))
      const row = wholeTable.find(({ row: { size } }) => size === smallest)?.row
      const from = row && 'from' in row.age ? row.age.from : 0
      expect(age, key).toBe(from)
    }
  })

  test.each(languages)('name in %s the water column that the filter finds them by', (language) => {
    for (const [key, { attributes }] of clothes) {
      const [named] = entry(wordsOf(language).kinds, key).benefits.flatMap((benefit) =>
        benefit.includes(' mm') ? [benefit.replaceAll(/\D/g, '')] : [],
      )
      expect(named, key).toBe(attributes?.wassersaeule)
    }
  })

  test.each(languages)('a first set holds in %s as many pieces as it counts', (language) => {
    const [contents = ''] = detailsOf('erstlingsset', language)
    const sum = numbersIn(contents).reduce((total, count) => total + count, 0)
    expect(valuesOf('erstlingsset', 'pieces')).toEqual([String(sum)])
  })
})

describe('measures', () => {
  const volumeOf = (size: string) => numbersIn(size).reduce((product, side) => product * side, 1)

  test('nothing holds more than its outside measures', () => {
    const holding = Object.keys(kinds).filter((key) =>
      valuesOf(key, 'volume').some((text) => / l$/.test(text)),
    )
    expect(holding).toEqual(expect.arrayContaining(['badewanne', 'wickeltasche', 'wickelrucksack']))
    for (const key of holding) {
      const smallest = Math.min(...valuesOf(key, 'size').map(volumeOf))
      for (const text of valuesOf(key, 'volume'))
        expect((numbersIn(text)[0] ?? 0) * 1000, key).toBeLessThan(smallest)
    }
  })

  test('the box of the blocks has room for all of them, each four centimetres long', () => {
    const wall = 0.8
    for (const size of valuesOf('bausteine', 'size')) {
      const room = numbersIn(size).reduce((count, side) => count * Math.floor((side - 2 * wall) / 4), 1)
      for (const pieces of valuesOf('bausteine', 'pieces')) expect(Number(pieces)).toBeLessThanOrEqual(room)
    }
  })

  test.each(languages)(
    'a changing table has room in %s for every mat, within its own measures',
    (language) => {
      const [top = ''] = detailsOf('wickelkommode', language)
      const [width = 0, depth = 0] = numbersIn(top)
      for (const { value } of kinds.wickelauflage?.dimensions ?? []) {
        const [shorter = 0, longer = 0] = value.split('x').map(Number)
        expect([shorter <= depth, longer <= width], value).toEqual([true, true])
      }
      for (const size of valuesOf('wickelkommode', 'size')) {
        const [outerWidth = 0, height = 0, outerDepth = 0] = numbersIn(size)
        expect(outerWidth).toBeGreaterThan(width)
        expect(outerDepth).toBeGreaterThan(depth)
        const [working = 0] = entry(wordsOf(language).kinds, 'wickelkommode').benefits.flatMap(numbersIn)
        expect(height).toBeGreaterThan(working)
      }
    },
  )

  test('a longer nursing pillow is heavier', () => {
    const pillows = products.filter(({ texts }) => texts.de?.name.startsWith('Stillkissen'))
    const weights = Map.groupBy(pillows, ({ masterKey }) => masterKey)
    expect(weights.size).toBeGreaterThan(1)
    for (const siblings of weights.values()) {
      const [shorter = 0, longer = 0] = ['150', '180'].map((length) => {
        const pillow = siblings.find(({ texts }) => texts.de?.name.includes(length))
        const facts = Object.values(pillow?.advancedAttributes ?? {}).map(({ value }) => value.de ?? '')
        return numbersIn(facts.find((value) => value.endsWith('kg')) ?? '')[0]
      })
      expect(longer).toBeGreaterThan(shorter)
    }
  })
})

describe.each(languages)('safety in %s', (language) => {
  const { kinds: words, warnings } = wordsOf(language)

  test('soothers are never tied to a cord, and bibs come off for sleep', () => {
    expect(warnings.pacifier).toMatch(/Schnur|cordon|koord/)
    expect(warnings.bib).toMatch(/Schlafen|dormir|slapen/)
    expect(kinds.laetzchen?.warnings).toContain('bib')
    expect(kinds.glasflasche?.warnings).toContain('glass')
    expect(kinds.trinkbecher?.warnings).not.toContain('drink')
  })

  test('each soft toy says that it has no place in a bed in the first year', () => {
    for (const key of ['stoffhase', 'stoffbaer', 'schmusetuch'])
      for (const use of entry(words, key).uses)
        expect(use, key).toMatch(/ersten Jahr|première année|eerste jaar/)
  })

  test('a tub serves until a child sits by itself, on its page and on that of its category', () => {
    const { baden } = JSON.parse(
      readFileSync(`scripts/seed/content/words/${language}/categories/pflege.json`, 'utf8'),
    )
    const months = /sechs bis acht Monate|six à huit mois|zes tot acht maanden/
    expect(entry(words, 'badewanne').intros[0]).toMatch(months)
    expect(baden.fit).toMatch(months)
  })

  test('chairs carry what their category says', () => {
    const { hochstuehle } = JSON.parse(
      readFileSync(`scripts/seed/content/words/${language}/categories/essen.json`, 'utf8'),
    )
    const said = hochstuehle.questions.flatMap(({ answer }: { answer: string }) => numbersIn(answer))
    const loads = ['mitwachsstuhl', 'tablettstuhl'].map((key) =>
      Math.min(...valuesOf(key, 'load').flatMap(numbersIn)),
    )
    expect(said).toEqual(expect.arrayContaining(loads))
  })
})

test('what is bought for its content has no colour, and no sibling of another', () => {
  const contents = products.filter(({ texts, variants: [variant] }) => {
    const isMeasured = variant?.prices.DE?.reference?.unit === 'LI'
    return isMeasured || texts.de?.name.startsWith('Feuchttücher')
  })
  expect(contents.length).toBeGreaterThan(4)
  for (const { attributes, number } of contents)
    expect([number, attributes.farbe]).toEqual([number, undefined])
  const distinct = contents.map(
    ({ masterKey, attributes }) => `${masterKey} ${attributes.vppdimension ?? ''}`,
  )
  expect(new Set(distinct).size).toBe(distinct.length)
})

test('a heart is named only where the picture shows one: on plain things, among hearts, and on bibs', () => {
  const words = { de: /Herz/, fr: /(?:un|petit) cœur/, nl: /\bhart/ }
  const printed = products.filter(({ images: [picture] }) =>
    /-(?:dots|stripes|stars|checks|leaves|waves|drops|knit|quilt)\.png$/.test(picture?.src ?? ''),
  )
  expect(printed.length).toBeGreaterThan(100)
  for (const { number, texts, images, attributes } of printed) {
    if (images[0]?.src.includes('/bib-')) continue
    expect(attributes.motivtext, number).not.toBe('herz')
    for (const language of languages)
      expect(texts[language]?.description ?? '', number).not.toMatch(words[language])
  }
})

test.each(languages)('what says in %s that its seal must be whole is sealed', (language) => {
  const said = Object.keys(kinds).filter((key) => /Siegel|scellé|zegel/.test(detailsOf(key, language).join()))
  const sealed = Object.keys(kinds).filter((key) => kinds[key]?.attributes?.versiegelt === '1')
  expect(said).toEqual(sealed)
})

test('sleeping bags name the same body heights at their sizes and among their facts', () => {
  const run = entry(sizes, 'sleeping-bag')
  const said = run.map(({ key, attributes }) => `${key}: ${attributes.koerpergroesse}`).join(' · ')
  for (const key of ['ganzjahresschlafsack', 'sommerschlafsack', 'winterschlafsack'])
    expect(valuesOf(key, 'fits'), key).toEqual([said])
})
