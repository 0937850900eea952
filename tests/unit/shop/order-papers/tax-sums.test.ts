import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxSums } from '@/lib/shop/order-papers/tax-sums'
import { testOrder } from '../../../fixtures/test-order'

/** A rate as the database gives it back: a column of the type `real`. */
const asReal = (rate: number) => Math.fround(rate)

describe('the taxes of an order', () => {
  it.each([
    ['one rate with its shipping', { lines: [{}] }, [[0.19, 2099, 399, 2498]]],
    [
      'shipping with the rate of the highest share',
      {
        lines: [
          { price: 1070, vat: 0.07 },
          { price: 5000, vat: 0.19 },
        ],
      },
      [
        [0.19, 4621, 878, 5499],
        [0.07, 1000, 70, 1070],
      ],
    ],
    [
      'sold vouchers without tax',
      { lines: [{ price: 2500, vat: 0, isVoucher: true, isDigital: true }] },
      [[0, 2500, 0, 2500]],
    ],
    [
      'what a voucher takes off',
      { lines: [{ price: 2000, voucherReduction: 810, vat: 0.19 }], postage: 0 },
      [[0.19, 1000, 190, 1190]],
    ],
  ] as const)('are told for %s', (_, given, expected) => {
    const sums = taxSums(testOrder(structuredClone(given) as unknown as Parameters<typeof testOrder>[0]))
    expect(sums.map(({ rate, net, tax, gross }) => [rate, net, tax, gross])).toEqual(expected)
  })

  const line = fc.record({
    price: fc.integer({ min: 0, max: 200_000 }),
    quantity: fc.integer({ min: 1, max: 20 }),
    off: fc.double({ min: 0, max: 1, noNaN: true }),
    voucherOff: fc.double({ min: 0, max: 1, noNaN: true }),
    vat: fc.constantFrom(0, 0.026, 0.07, 0.081, 0.1, 0.19, 0.2, 0.21),
    isDigital: fc.boolean(),
  })

  it('sum to what the order costs, with shipping and every reduction, to the cent', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), fc.nat(3000), (drawn, postage) => {
        const lines = drawn.map(({ off, voucherOff, ...one }) => {
          const reduction = Math.floor(one.price * one.quantity * off)
          const voucherReduction = Math.floor((one.price * one.quantity - reduction) * voucherOff)
          return { ...one, reduction, voucherReduction }
        })
        const order = testOrder({ lines, postage })
        const sums = taxSums({
          ...order,
          lines: order.lines.map((each) => ({ ...each, vat: asReal(each.vat) })),
        })
        const total = (key: 'net' | 'tax' | 'gross') => sums.reduce((sum, each) => sum + each[key], 0)
        expect(total('gross')).toBe(order.cost.withTax)
        expect(total('net')).toBe(order.cost.withoutTax)
        for (const { rate, amount } of order.cost.taxes)
          expect(sums.find((sum) => sum.rate === rate)?.tax ?? 0).toBe(amount)
        for (const { net, tax, gross } of sums) expect(net + tax).toBe(gross)
      }),
    )
  })

  it('that do not fit the lines make no invoice', () => {
    const order = testOrder()
    const cost = { ...order.cost, withTax: order.cost.withTax + 1 }
    expect(() => taxSums({ ...order, cost })).toThrow('do not fit')
  })
})
