import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyPromotions } from '@/lib/shop/promotions'
import { roundToCoin } from '@/lib/shop/rules/coins'
import { applyVoucher } from '@/lib/shop/vouchers/apply-voucher'

describe('an amount that can be paid', () => {
  test.each([
    [1234, 'EUR', 1234],
    [1234.5, 'EUR', 1235],
    [1.005 * 100, 'EUR', 101],
    [1232, 'CHF', 1230],
    [1232.5, 'CHF', 1235],
    [1237.4, 'CHF', 1235],
    [0, 'CHF', 0],
  ] as const)('%d in %s is %i', (amount, currency, expected) => {
    expect(roundToCoin(amount, currency)).toBe(expected)
  })
})

const line = (key: string, price: number, quantity: number) => ({ key, number: key, price, quantity })
const swissPrice = fc.integer({ min: 1, max: 40_000 }).map((coins) => coins * 5)
const relative = fc.double({ min: 0.01, max: 0.9, noNaN: true })
const amountsOf = (lines: ReadonlyMap<string, number>) => [...lines.values()]

describe('in Switzerland, where no coin is below five centimes', () => {
  test('what a bundle or a percentage takes off ends in 0 or 5, also of each line', () => {
    const effect = fc.oneof(
      relative.map((part) => ({ type: 'combo_deal' as const, sets: [['a'], ['b']], relative: part })),
      relative.map((part) => ({
        type: 'percentage' as const,
        relative: part,
        goods: { products: ['a', 'b'] },
      })),
    )
    fc.assert(
      fc.property(effect, swissPrice, swissPrice, fc.integer({ min: 1, max: 3 }), (one, a, b, quantity) => {
        const taken = applyPromotions(
          [line('a', a, quantity), line('b', b, 1)],
          [{ id: 'offer', effect: one }],
          'CHF',
        )
        for (const { lines } of taken) for (const amount of amountsOf(lines)) expect(amount % 5).toBe(0)
      }),
    )
  })

  test('what a voucher takes off ends in 0 or 5, also of each line', () => {
    fc.assert(
      fc.property(relative, fc.array(swissPrice, { minLength: 1, maxLength: 5 }), (part, rests) => {
        const lines = rests.map((rest, index) => ({ key: `${index}`, number: `${index}`, rest }))
        const applied = applyVoucher({ effect: { type: 'percentage', relative: part } }, lines, 'CHF')
        if (!applied.ok) throw new Error('The voucher was refused')
        for (const amount of [applied.amount, ...amountsOf(applied.lines)]) expect(amount % 5).toBe(0)
      }),
    )
  })
})
