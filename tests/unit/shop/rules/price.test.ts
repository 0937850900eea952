import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isOnSale,
  type KeptPrice,
  nextPriceChange,
  priceAt,
  priceBefore,
  reductionPercent,
} from '@/lib/shop/rules/price'

const reduced = (withTax: number, ...relatives: number[]) => ({
  withTax,
  appliedReductions: relatives.map((relative) => ({ amount: { relative } })),
})

describe('the price before the reductions', () => {
  test.each([
    ['20 % off 49,99', reduced(3999, 0.2), 4999],
    ['one after another', reduced(7200, 0.2, 0.1), 10_000],
    ['none without a reduction', reduced(3999), undefined],
    ['none when all of it is taken off', reduced(0, 1), undefined],
    ['none when it would be the same', reduced(0, 0.5), undefined],
  ])('%s', (_, price, expected) => {
    expect(priceBefore(price)).toBe(expected)
  })

  test('is found again from any price and its reduced price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 2_147_483_647 }),
        fc.double({ min: 0.01, max: 1, noNaN: true }),
        (before, part) => {
          const withTax = Math.min(before - 1, Math.max(1, Math.round(before * part)))
          expect(priceBefore(reduced(withTax, 1 - withTax / before))).toBe(before)
        },
      ),
    )
  })

  test('is above the price, in whole minor units, or nothing', () => {
    const relative = fc.double({ min: 0, max: 1, minExcluded: true, noNaN: true })
    fc.assert(
      fc.property(fc.nat(), fc.array(relative, { maxLength: 10 }), (withTax, relatives) => {
        const before = priceBefore(reduced(withTax, ...relatives))
        expect(before === undefined || (Number.isSafeInteger(before) && before > withTax)).toBe(true)
        const percent = reductionPercent(reduced(withTax, ...relatives))
        expect(percent >= 0 && percent <= 100 && Number.isInteger(percent)).toBe(true)
      }),
    )
  })
})

describe('the reduction in per cent', () => {
  test.each([
    [[], 0],
    [[0.2], 20],
    [[0.29], 29],
    [[0.2, 0.1], 28],
    [[0.199], 19],
    [[0.004], 0],
    [[1], 100],
  ])('of %j is %i', (relatives, percent) => {
    expect(reductionPercent(reduced(100, ...relatives))).toBe(percent)
  })
})

describe('a product is on sale', () => {
  test.each([
    ['when it is marked so and reduced by less than one per cent', true, [reduced(9960, 0.004)], true],
    ['not by a mark alone', true, [reduced(100)], false],
    ['not when reduced by less than one per cent', false, [reduced(9960, 0.004)], false],
    ['when one of its prices is reduced', false, [reduced(100), reduced(100, 0.1)], true],
    ['not otherwise', false, [reduced(100)], false],
    ['not without prices', false, [], false],
  ])('%s', (_, sale, prices, expected) => {
    expect(isOnSale({ sale }, prices)).toBe(expected)
  })
})

describe('a sale with times', () => {
  const usual: KeptPrice = {
    currencyCode: 'EUR',
    withTax: 10_000,
    withoutTax: 8403,
    tax: { vat: { amount: 0.19 } },
    reference: { withTax: 5000, unit: 'LI', size: 1 },
    appliedReductions: [],
  }
  const time = (at: number | null) => (at === null ? undefined : new Date(at).toISOString())

  test('reduces the price from its beginning until before its end, and in nothing else', () => {
    const moment = fc.option(fc.integer({ min: 0, max: 1000 }))
    fc.assert(
      fc.property(
        moment,
        moment,
        fc.integer({ min: 0, max: 1000 }),
        fc.integer({ min: 1, max: 9999 }),
        (from, until, now, withTax) => {
          fc.pre(from === null || until === null || from < until)
          const price = { ...usual, sale: { withTax, former: 10_000, from: time(from), until: time(until) } }
          const isReduced = (from ?? 0) <= now && now < (until ?? 1001)
          const asked = priceAt(price, now)
          expect(asked.withTax).toBe(isReduced ? withTax : 10_000)
          expect(asked).not.toHaveProperty('sale')
          expect(priceBefore(asked)).toBe(isReduced ? 10_000 : undefined)
          expect(asked.reference?.withTax).toBe(isReduced ? Math.round(withTax / 2) : 5000)
          const next = nextPriceChange(price, now)
          for (let later = now; later < (next ?? 1001); later += 1)
            expect(priceAt(price, later).withTax).toBe(asked.withTax)
        },
      ),
    )
  })

  test('is further off than what the price is reduced by already', () => {
    const reduced = { ...usual, appliedReductions: [{ amount: { relative: 0.2 } }] }
    const asked = priceAt({ ...reduced, sale: { withTax: 5000, former: 12_500 } }, 0)
    expect([priceBefore(asked), reductionPercent(asked)]).toEqual([12_500, 60])
  })

  test('and reductions are announced only as far as they may be measured', () => {
    const price = { ...usual, former: 11_000, appliedReductions: [{ amount: { relative: 0.2 } }] }
    const sale = { withTax: 5000, former: 10_000, from: time(10), until: time(20) }
    const formerly = (at: number, given: KeptPrice) => priceBefore(priceAt(given, at))
    expect([0, 10, 20].map((at) => formerly(at, { ...price, sale }))).toEqual([11_000, 10_000, undefined])
    expect(formerly(0, { ...price, former: undefined })).toBeUndefined()
    expect(formerly(10, { ...price, sale: { ...sale, former: undefined } })).toBeUndefined()
  })
})
