import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  formatBasePrice,
  formatPrice,
  formatPriceRange,
  formatRate,
  formatReduction,
  unitName,
} from '@/lib/platform/i18n/format-price'
import { allMarkets } from '@/lib/platform/markets/markets'

/** `Intl` puts spaces that do not break between number and currency; its apostrophe differs between its versions. */
const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ').replaceAll('’', "'")

const market = (code: string) => {
  const found = allMarkets.find((market) => market.code === code)
  if (!found) throw new Error(`There is no market ${code}`)
  return found
}

describe('a price', () => {
  test.each([
    ['de', 1499, '14,99 €'],
    ['de', 0, '0,00 €'],
    ['de', 5, '0,05 €'],
    ['de', 10000, '100,00 €'],
    ['de', 123456, '1.234,56 €'],
    ['de', -500, '-5,00 €'],
    ['at', 123456, '1.234,56 €'],
    ['ch', 123456, "CHF 1'234.56"],
    ['ch-fr', 123456, "CHF 1'234.56"],
    ['fr', 123456, '1 234,56 €'],
    ['nl', 123456, '€ 1.234,56'],
    ['be', 123456, '€ 1.234,56'],
  ])('in %s, %i is written %s', (code, amount, text) => {
    expect(plain(formatPrice(amount, market(code)))).toBe(text)
  })

  test.each([
    ['de', '− 14,99 €'],
    ['ch-fr', '− CHF 14.99'],
    ['nl', '− € 14,99'],
  ])('in %s, what is taken off is written %s', (code, text) => {
    expect(plain(formatReduction(1499, market(code)))).toBe(text)
  })

  test('is in euros and in German by default', () => {
    expect(plain(formatPrice(499))).toBe('4,99 €')
  })

  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is a fault', (amount) => {
    expect(() => formatPrice(amount)).toThrow(RangeError)
  })

  test('keeps every cent, in every market', () => {
    fc.assert(
      fc.property(fc.constantFrom(...allMarkets), fc.integer({ min: 0, max: 10 ** 11 }), (where, amount) => {
        const text = formatPrice(amount, where)
        expect(Number(text.replace(/\D/g, ''))).toBe(amount)
        expect(text).toMatch(/[.,]\d\d(?!\d)/)
      }),
    )
  })
})

describe('a range of prices', () => {
  test.each([
    ['de', 1000, 2500, '10–25 €'],
    ['de', 999, 2499, '10–25 €'],
    ['de', 2500, 1000, '10–25 €'],
    ['de', 1000, 1000, '10 €'],
    ['de', 990, 1010, '10 €'],
    ['at', 100000, 250000, '1.000–2.500 €'],
    ['ch', 1000, 2500, 'CHF 10–25'],
    ['ch-fr', 1000, 2500, 'CHF 10–25'],
  ])('in %s, %i to %i is written %s', (code, from, to, text) => {
    expect(plain(formatPriceRange(from, to, market(code)))).toBe(text)
  })

  test('never shows cents', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 ** 8 }), fc.nat({ max: 10 ** 8 }), (one, other) => {
        expect(formatPriceRange(one, other, market('de'))).not.toContain(',')
      }),
    )
  })
})

describe('a price by measure', () => {
  test.each([
    ['LI', 'l'],
    ['li', 'l'],
    ['QM', 'm²'],
    ['KG', 'kg'],
    ['Stk', 'stk'],
    ['constructor', 'constructor'],
  ])('unit %s is shown as %s', (code, name) => {
    expect(unitName(code)).toBe(name)
  })

  test('says how much of what it buys', () => {
    expect(plain(formatBasePrice({ amount: 1290, quantity: 1, unit: 'LI' }))).toBe('12,90 € / 1 l')
    expect(plain(formatBasePrice({ amount: 190, quantity: 0.1, unit: 'KG' }, market('ch')))).toBe(
      'CHF 1.90 / 0.1 kg',
    )
  })
})

test.each([
  ['de', '8,1 %'],
  ['ch', '8.1 %'],
  ['at', '8,1 %'],
  ['ch-fr', '8.1 %'],
])('a rate of tax is written in %s as %s', (code, expected) => {
  expect(formatRate(0.081, market(code)).replace(/\s/g, ' ')).toBe(expected)
})
