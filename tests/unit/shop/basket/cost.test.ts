import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CostLine, costOf } from '@/lib/shop/basket/cost'
import { type Shipping, shippingFallback } from '@/lib/shop/rules/shipping'

const line = (total: number, more: Partial<CostLine> = {}): CostLine => ({
  ...{ total, reduction: 0, voucher: 0, isVoucher: false, vat: 0.19, isBulky: false, isDigital: false },
  ...more,
})

const freeFrom50: Shipping = {
  frachtkosten: 2990,
  freightLabel: 'Spedition',
  conditions: [
    { label: '', versandkosten: 499, ab_bestellwert: 0 },
    { label: 'Gratisversand', versandkosten: 0, ab_bestellwert: 5000 },
  ],
}

const costs = (lines: CostLine[], shipping: Shipping = shippingFallback, balance = 0) =>
  costOf({ currencyCode: 'EUR', lines, reductions: [], shipping, balance })

describe('what an order costs', () => {
  test('is nothing while nothing is ordered', () => {
    expect(costs([], freeFrom50)).toEqual({
      cost: {
        currencyCode: 'EUR',
        goods: 0,
        reductions: [],
        shipping: 0,
        isFreight: false,
        withTax: 0,
        withoutTax: 0,
        taxes: [],
        covered: 0,
        toPay: 0,
      },
    })
  })

  test.each<[string, CostLine[], Shipping, { shipping: number; isFreight: boolean; missing?: number }]>([
    ['is the standard', [line(1999)], shippingFallback, { shipping: 499, isFreight: false }],
    ['is nothing from the value on', [line(5000)], freeFrom50, { shipping: 0, isFreight: false }],
    ['tells what is missing', [line(4999)], freeFrom50, { shipping: 499, isFreight: false, missing: 1 }],
    [
      'counts what is paid, not what it cost before',
      [line(6000, { reduction: 1200 })],
      freeFrom50,
      { shipping: 499, isFreight: false, missing: 200 },
    ],
    [
      'is freight with a bulky thing, whatever the value',
      [line(9000), line(9000, { isBulky: true })],
      freeFrom50,
      { shipping: 2990, isFreight: true },
    ],
    [
      'is nothing for downloads',
      [line(2500, { isDigital: true })],
      freeFrom50,
      { shipping: 0, isFreight: false },
    ],
    [
      'is the standard where one thing is sent',
      [line(2500, { isDigital: true }), line(100)],
      shippingFallback,
      { shipping: 499, isFreight: false },
    ],
  ])('for shipping %s', (_, lines, shipping, { missing, ...expected }) => {
    const result = costs(lines, shipping)
    expect(result.cost).toMatchObject(expected)
    expect(result.missingForFreeShipping).toBe(missing)
  })

  test.each<[string, CostLine[], string | undefined]>([
    ['as the content calls it', [line(5000)], 'Gratisversand'],
    ['as the content calls freight', [line(5000, { isBulky: true })], 'Spedition'],
    ['by no name where the content has none', [line(1000)], undefined],
    ['by no name where nothing is sent', [line(5000, { isDigital: true })], undefined],
  ])('names the shipping %s', (_, lines, label) => {
    expect(costs(lines, freeFrom50).cost.shippingLabel).toBe(label)
  })

  test('has the tax of each rate taken out of the sum of what is paid at it', () => {
    const { cost } = costs([
      line(1000, { reduction: 100 }),
      line(333, { vat: 0.07 }),
      line(333, { vat: 0.07 }),
      line(333, { vat: 0.07 }),
      line(2500, { vat: 0, isDigital: true }),
    ])
    expect(cost).toMatchObject({ goods: 4499, shipping: 499, withTax: 4898 })
    // Line by line it would be 99 at 7 %. What is not sent has no share in the rate of the shipping.
    expect(cost.taxes).toEqual([
      { rate: 0.19, amount: 144 },
      { rate: 0.07, amount: 98 },
    ])
    expect(cost.withoutTax).toBe(4898 - 144 - 98)
  })

  test.each<[string, CostLine[], { rate: number; amount: number }[]]>([
    [
      'of the dearer goods',
      [line(3000), line(1000, { vat: 0.07 })],
      [
        { rate: 0.19, amount: 559 },
        { rate: 0.07, amount: 65 },
      ],
    ],
    [
      'of what is paid after reductions',
      [line(3000, { reduction: 2500 }), line(1000, { vat: 0.07 })],
      [
        { rate: 0.19, amount: 80 },
        { rate: 0.07, amount: 98 },
      ],
    ],
    [
      'of the higher one where both have the same share',
      [line(1000, { vat: 0.07 }), line(1000)],
      [
        { rate: 0.19, amount: 239 },
        { rate: 0.07, amount: 65 },
      ],
    ],
    [
      'of goods beside a gift card that costs more, by mail',
      [line(1299), line(2500, { vat: 0, isVoucher: true, isDigital: true })],
      [{ rate: 0.19, amount: 287 }],
    ],
    [
      'of goods beside a gift card that costs more, by post',
      [line(1299), line(2500, { vat: 0, isVoucher: true })],
      [{ rate: 0.19, amount: 287 }],
    ],
    [
      'of what is sent beside a dearer download',
      [line(1000, { vat: 0.07 }), line(3000, { isDigital: true })],
      [
        { rate: 0.19, amount: 479 },
        { rate: 0.07, amount: 98 },
      ],
    ],
  ])('has the shipping at the rate %s', (_, lines, taxes) => {
    expect(costs(lines).cost.taxes).toEqual(taxes)
  })
})

const someLines = fc.array(
  fc
    .record({
      total: fc.integer({ min: 0, max: 5_000_000 }),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
      vat: fc.constantFrom(0, 0.026, 0.07, 0.081, 0.19),
      isBulky: fc.boolean(),
      isDigital: fc.boolean(),
      isVoucher: fc.boolean(),
    })
    .map(({ part, ...rest }): CostLine => {
      const reduction = Math.floor(rest.total * part)
      return { ...rest, reduction, voucher: Math.floor((rest.total - reduction) * part) }
    }),
  { maxLength: 12 },
)
const shippings = fc.constantFrom(shippingFallback, freeFrom50)
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

describe('whatever is ordered', () => {
  test('the amounts agree to the cent, and none is negative', () => {
    fc.assert(
      fc.property(someLines, shippings, (lines, shipping) => {
        const { cost, missingForFreeShipping = 1 } = costs(lines, shipping)
        const reduced = sumOf(lines.map(({ reduction, voucher }) => reduction + voucher))
        expect(cost.goods - reduced + cost.shipping).toBe(cost.withTax)
        expect(cost.withoutTax + sumOf(cost.taxes.map(({ amount }) => amount))).toBe(cost.withTax)
        for (const amount of [cost.goods, cost.shipping, cost.withTax, cost.withoutTax])
          expect(amount).toBeGreaterThanOrEqual(0)
        for (const { rate, amount } of cost.taxes) {
          expect(amount).toBeGreaterThanOrEqual(0)
          expect(rate).toBeGreaterThan(0)
        }
        expect(missingForFreeShipping).toBeGreaterThan(0)
      }),
    )
  })

  test('vouchers that are sold do not count for free shipping, as they are no goods', () => {
    const shipping = {
      ...{ frachtkosten: 1499, freightLabel: '' },
      conditions: [
        { label: '', versandkosten: 499, ab_bestellwert: 0 },
        { label: '', versandkosten: 0, ab_bestellwert: 5_000 },
      ],
    }
    const own = { reduction: 0, voucher: 0, vat: 0.19, isBulky: false }
    const goods = { ...own, total: 2_000, isVoucher: false, isDigital: false }
    const sold = { ...own, total: 10_000, isVoucher: true, isDigital: true }
    const given = { currencyCode: 'EUR' as const, reductions: [], shipping }
    expect(costOf({ ...given, lines: [goods, sold] })).toMatchObject({
      ...{ cost: { shipping: 499 }, missingForFreeShipping: 3_000 },
    })
    expect(costOf({ ...given, lines: [{ ...goods, total: 5_000 }, sold] }).cost.shipping).toBe(0)
  })

  test('no voucher makes the order dearer', () => {
    fc.assert(
      fc.property(someLines, shippings, (lines, shipping) => {
        const without = costs(
          lines.map((each) => ({ ...each, voucher: 0 })),
          shipping,
        )
        const { cost } = costs(lines, shipping)
        expect(cost.shipping).toBe(without.cost.shipping)
        expect(cost.withTax).toBe(without.cost.withTax - sumOf(lines.map(({ voucher }) => voucher)))
      }),
    )
  })

  test('a gift card pays at most what it has, no vouchers, and changes neither prices nor taxes', () => {
    fc.assert(
      fc.property(
        someLines,
        shippings,
        fc.integer({ min: 0, max: 5_000_000 }),
        (lines, shipping, balance) => {
          const { covered, toPay, ...cost } = costs(lines, shipping, balance).cost
          const { covered: nothing, toPay: all, ...without } = costs(lines, shipping).cost
          expect({ ...cost, nothing, all }).toEqual({ ...without, nothing: 0, all: cost.withTax })
          expect(covered + toPay).toBe(cost.withTax)
          expect(covered).toBeLessThanOrEqual(balance)
          expect(covered).toBeGreaterThanOrEqual(0)
          const money = lines.filter(({ isVoucher }) => isVoucher)
          expect(toPay).toBeGreaterThanOrEqual(
            sumOf(money.map(({ total, reduction, voucher }) => total - reduction - voucher)),
          )
          if (money.length === lines.length) expect(covered).toBe(0)
        },
      ),
    )
  })

  test('the tax is that of the whole, within a cent for each rate', () => {
    fc.assert(
      fc.property(someLines, (lines) => {
        const digital = lines.map((each) => ({ ...each, isDigital: true }))
        const exact = sumOf(
          digital.map(
            ({ total, reduction, voucher, vat }) => ((total - reduction - voucher) * vat) / (1 + vat),
          ),
        )
        const { taxes } = costs(digital).cost
        expect(Math.abs(sumOf(taxes.map(({ amount }) => amount)) - exact)).toBeLessThanOrEqual(
          taxes.length / 2 + 1e-6,
        )
      }),
    )
  })

  test('the order of the lines does not matter', () => {
    fc.assert(
      fc.property(
        someLines.chain((lines) =>
          fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
        ),
        shippings,
        ([lines, others], shipping) => {
          expect(costs(others, shipping)).toEqual(costs(lines, shipping))
        },
      ),
    )
  })

  test('another thing never makes the goods cheaper', () => {
    fc.assert(
      fc.property(someLines, fc.integer({ min: 0, max: 10_000 }), (lines, total) => {
        const [before, after] = [costs(lines), costs([...lines, line(total)])]
        expect(after.cost.goods).toBe(before.cost.goods + total)
        expect(after.cost.withTax - after.cost.shipping).toBe(
          before.cost.withTax - before.cost.shipping + total,
        )
      }),
    )
  })
})
