import { describe, expect, test } from 'vitest'
import { languages } from '@/schemas'
import { seedProducts } from '@/scripts/seed/catalogue'
import { entry, tables, wordsOf } from '@/scripts/seed/catalogue/tables'

const { kinds } = tables()
const products = [...seedProducts('bm', 300)]

const numbersIn = (text: string) =>
  (text.match(/\d+(?:,\d+)?/g) ?? []).map((one) => Number(one.replace(',', '.')))
const valuesOf = (key: string, fact: string): string[] => {
  const found = entry(kinds, key).facts[fact]
  return typeof found === 'string' ? [found] : Array.isArray(found) ? found : []
}

/** Until which age, in months, a child weighs no more: the page about high chairs says the same of 15 kg. */
const monthsOf = (kilograms: number) =>
  kilograms >= 20 ? 60 : kilograms >= 18 ? 48 : kilograms >= 15 ? 36 : kilograms >= 11 ? 18 : 12

describe('the ages of goods', () => {
  test('end before a child is heavier than they carry', () => {
    const carrying = Object.keys(kinds).filter(
      (key) => valuesOf(key, 'load').length > 0 && entry(kinds, key).until !== undefined,
    )
    expect(carrying).toEqual(expect.arrayContaining(['kombiwagen', 'sportwagen', 'reisebuggy']))
    for (const key of carrying) {
      const least = Math.min(...valuesOf(key, 'load').flatMap((load) => numbersIn(load)[0] ?? 0))
      expect(entry(kinds, key).until, key).toBeLessThanOrEqual(monthsOf(least))
    }
  })

  test('of what carries an infant seat are those of the seat, and it has none of its own', () => {
    expect(entry(kinds, 'basisstation').until).toBeUndefined()
    expect(entry(kinds, 'basisstation').age).toBeUndefined()
  })

  test('of a tub end when a child sits by itself, as its text says', () => {
    expect(entry(kinds, 'badewanne').until).toBeLessThanOrEqual(8)
  })
})

describe.each(languages)('what goods are said to fit in %s', (language) => {
  const words = wordsOf(language)
  const nacelle = /Wanne|nacelle|reiswieg/i

  test('has room for them', () => {
    const [inside = ''] = entry(words.kinds, 'kombiwagen').details.flatMap(([, value]) =>
      /\d+ × \d+ cm/.test(value) ? [value] : [],
    )
    const [, long = 0] = numbersIn(inside)
    expect(long).toBeGreaterThan(70)
    const fitting = Object.entries(words.kinds).flatMap(([key, { benefits }]) =>
      benefits.some((benefit) => nacelle.test(benefit) && /passt|pour|past/.test(benefit)) ? [key] : [],
    )
    for (const key of fitting)
      for (const area of valuesOf(key, 'area'))
        expect(Math.max(...numbersIn(area)), key).toBeLessThanOrEqual(long)
  })

  test('is named: the base of a seat says which seat of its brand it is for', () => {
    const named = (kind: string) => entry(words.kinds, kind).name
    const nameOf = ({ texts }: (typeof products)[number]) => texts[language]?.name ?? ''
    const bases = products.filter((product) => nameOf(product).startsWith(named('basisstation')))
    expect(bases.length).toBeGreaterThan(0)
    for (const base of bases) {
      const seats = products
        .filter(({ brand }) => brand === base.brand)
        .map(nameOf)
        .filter((name) => name.startsWith(named('babyschale')))
        .map((name) => name.slice(named('babyschale').length).trim())
      const benefits = base.texts[language]?.benefits?.join(' ') ?? ''
      expect(
        seats.some((seat) => benefits.includes(seat)),
        `${nameOf(base)}: ${benefits}`,
      ).toBe(true)
    }
  })
})
