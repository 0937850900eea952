import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Applicable, applyPromotions } from '@/lib/shop/promotions/apply-promotions'
import { earnedGifts, promotedShipping } from '@/lib/shop/promotions/extras'
import type { PromotedLine } from '@/lib/shop/promotions/pieces'
import { type PromotionEffect, promotionEffect } from '@/schemas/shop'

type Facts = Partial<Omit<PromotedLine, 'key'>>
const line = (key: string, price: number, facts: Facts = {}): PromotedLine => ({
  ...{ key, price, quantity: 1, number: key, brand: 'Anouk', categories: [] },
  ...facts,
})

const promotion = (effect: object, id = 'one'): Applicable => ({ id, effect: promotionEffect.parse(effect) })
const eur = (amount: number) => ({ EUR: amount })
const socks = { categories: ['socks'] }
const sock = (key: string, price: number, facts: Facts = {}) =>
  line(key, price, { categories: ['clothes', 'socks'], ...facts })

const sumOf = (amounts: Iterable<number>) => [...amounts].reduce((sum, amount) => sum + amount, 0)

/** What is taken off each line. */
function offLines(lines: readonly PromotedLine[], promotions: readonly Applicable[]) {
  const off: Record<string, number> = {}
  for (const reduction of applyPromotions(lines, promotions, 'EUR'))
    for (const [key, amount] of reduction.lines) if (amount > 0) off[key] = (off[key] ?? 0) + amount
  return off
}

describe('a reduction', () => {
  test.each<[string, object, PromotedLine[], Record<string, number>]>([
    [
      'by a fraction is rounded for each piece',
      { type: 'percentage', relative: 0.1 },
      [line('a', 995, { quantity: 3 }), line('b', 1000)],
      { a: 300, b: 100 },
    ],
    [
      'is for the named products only',
      { type: 'percentage', relative: 0.5, goods: { products: ['a'] } },
      [line('a', 1000), line('b', 1000)],
      { a: 500 },
    ],
    [
      'is for a category with those below it',
      { type: 'percentage', relative: 0.5, goods: { categories: ['clothes'] } },
      [sock('a', 1000), line('b', 1000)],
      { a: 500 },
    ],
    [
      'is for a brand, however it is spelt',
      { type: 'percentage', relative: 0.5, goods: { brands: ['LUNI'] } },
      [line('a', 1000, { brand: 'Luni' }), line('b', 1000)],
      { a: 500 },
    ],
    [
      'stops at its cap, which the pieces share',
      { type: 'percentage', relative: 0.5, maxAmount: eur(300) },
      [line('a', 1000), line('b', 500)],
      { a: 200, b: 100 },
    ],
    [
      'waits for the order value of its goods',
      { type: 'percentage', relative: 0.5, goods: socks, minOrderValue: eur(1001) },
      [sock('a', 1000), line('b', 9000)],
      {},
    ],
    [
      'applies from exactly the order value on',
      { type: 'amount', amount: eur(500), minOrderValue: eur(2000) },
      [line('a', 2000)],
      { a: 500 },
    ],
    [
      'waits for so many pieces',
      { type: 'percentage', relative: 0.5, minQuantity: 3 },
      [line('a', 1000, { quantity: 2 })],
      {},
    ],
    [
      'by an amount is taken once and shared by price',
      { type: 'amount', amount: eur(500) },
      [line('a', 1000, { quantity: 3 }), line('b', 2000)],
      { a: 300, b: 200 },
    ],
    [
      'by an amount never exceeds the goods, where they may be free',
      { type: 'amount', amount: eur(5000), goods: socks, mayBeFree: true },
      [sock('a', 700), line('b', 9000)],
      { a: 700 },
    ],
    [
      'by an amount makes no goods free that cost less',
      { type: 'amount', amount: eur(5000), goods: socks },
      [sock('a', 700), line('b', 9000)],
      {},
    ],
    [
      'by an amount makes no goods free that cost as much',
      { type: 'amount', amount: eur(700), goods: socks },
      [sock('a', 700)],
      {},
    ],
    [
      'by a percentage makes nothing free by rounding',
      { type: 'percentage', relative: 0.99 },
      [line('a', 30), line('b', 1)],
      { a: 29 },
    ],
    [
      'of a set makes nothing free by rounding',
      { type: 'combo_deal', sets: [['a'], ['b']], relative: 0.99 },
      [line('a', 10), line('b', 10)],
      { a: 10, b: 9 },
    ],
    [
      'of three for two frees the cheapest of each group',
      { type: 'buy_x_get_y', buyQuantity: 2, goods: socks },
      [sock('a', 900, { quantity: 2 }), sock('b', 500), line('c', 100), sock('d', 400, { quantity: 2 })],
      { b: 500 },
    ],
    [
      'of three for two is as often as there are groups, up to the limit',
      { type: 'buy_x_get_y', buyQuantity: 2, maxTimes: 2 },
      [line('a', 900, { quantity: 20 })],
      { a: 1800 },
    ],
    [
      'frees the most expensive of other goods',
      { type: 'buy_x_get_y', buyQuantity: 2, goods: { brands: ['Luni'] }, getGoods: socks },
      [line('a', 5000, { brand: 'Luni', quantity: 3 }), sock('b', 500), sock('c', 700)],
      { c: 700 },
    ],
    [
      'needs what is bought besides what is free',
      { type: 'buy_x_get_y', buyQuantity: 1, getGoods: socks },
      [sock('a', 500, { quantity: 5 })],
      {},
    ],
    ['needs an amount in the currency', { type: 'amount', amount: { CHF: 500 } }, [line('a', 1000)], {}],
  ])('%s', (_, effect, lines, expected) => {
    expect(offLines(lines, [promotion(effect)])).toEqual(expected)
  })

  test('of several is the one that gives more for a piece', () => {
    const all = [
      promotion({ type: 'percentage', relative: 0.2 }, 'fifth'),
      promotion({ type: 'amount', amount: eur(500) }, 'five'),
    ]
    expect(offLines([line('a', 2000)], all)).toEqual({ a: 500 })
    expect(offLines([line('a', 3000)], all)).toEqual({ a: 600 })
  })

  test('frees no group that is cheaper by a percentage', () => {
    const all = [
      promotion({ type: 'buy_x_get_y', buyQuantity: 2 }, 'three for two'),
      promotion({ type: 'percentage', relative: 0.1 }, 'tenth'),
    ]
    const lines = [line('a', 1000, { quantity: 3 }), line('b', 1000, { quantity: 2 }), line('c', 1)]
    expect(sumOf(Object.values(offLines(lines, all)))).toBe(1200)
  })
})

describe('a gift', () => {
  const gifts = (lines: PromotedLine[], effect: object) =>
    earnedGifts(
      lines,
      [promotion({ type: 'gift', variants: ['X.1'], ...effect }, 'b'), promotion(effectOfA, 'a')],
      'EUR',
    ).map(({ id, effect: { quantity } }) => [id, quantity])
  const effectOfA = { type: 'gift', variants: ['X.2'], minOrderValue: eur(100_000) }

  test.each<[string, PromotedLine[], object, [string, number][]]>([
    ['comes with any order', [line('a', 100)], {}, [['b', 1]]],
    ['comes not with an empty one', [], {}, []],
    ['is given once, in its quantity', [line('a', 100, { quantity: 20 })], { quantity: 2 }, [['b', 2]]],
    ['waits for its value', [line('a', 4999)], { minOrderValue: eur(5000) }, []],
    ['waits for its goods', [line('a', 9000)], { goods: socks }, []],
    [
      'is one of several',
      [line('a', 100_000)],
      {},
      [
        ['a', 1],
        ['b', 1],
      ],
    ],
  ])('%s', (_, lines, effect, expected) => {
    expect(gifts(lines, effect)).toEqual(expected)
  })
})

describe('free shipping', () => {
  const free = (id: string, effect: object = {}) => promotion({ type: 'free_shipping', ...effect }, id)

  test.each<[string, Applicable[], { free?: string; missing?: number }]>([
    ['is given', [free('a')], { free: 'a' }],
    [
      'is given with freight where one includes it',
      [free('a'), free('b', { includesFreight: true })],
      { free: 'b' },
    ],
    ['says what is missing', [free('a', { minOrderValue: eur(2500) })], { missing: 500 }],
    ['says nothing about goods of a kind', [free('a', { minOrderValue: eur(2500), goods: socks })], {}],
    ['says nothing about pieces', [free('a', { minOrderValue: eur(2500), minQuantity: 5 })], {}],
    ['says nothing in another currency', [free('a', { minOrderValue: { CHF: 100 } })], {}],
  ])('%s', (_, promotions, expected) => {
    const { free: by, missing } = promotedShipping([line('a', 2000)], promotions, 'EUR')
    expect({ ...(by && { free: by.id }), ...(missing !== undefined && { missing }) }).toEqual(expected)
  })
})

const numbers = [...'abcd']
const someLines = fc.uniqueArray(
  fc.record({
    key: fc.string({ minLength: 1, maxLength: 3 }),
    number: fc.constantFrom(...numbers),
    brand: fc.constantFrom('Anouk', 'Luni'),
    categories: fc.constantFrom([], ['socks'], ['clothes', 'socks']),
    price: fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 5_000_000 })),
    quantity: fc.integer({ min: 1, max: 20 }),
  }),
  { selector: ({ key }) => key, maxLength: 8 },
)
const someGoods = fc.option(
  fc.oneof(
    fc.record({ products: fc.subarray(numbers, { minLength: 1 }) }),
    fc.constantFrom({ brands: ['Luni'] }, { categories: ['socks'] }, { categories: ['clothes'] }),
  ),
  { nil: undefined },
)
const money = fc.integer({ min: 1, max: 10_000 }).map((amount) => ({ EUR: amount }))
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const pieces = fc.integer({ min: 1, max: 5 })
const conditions = { goods: someGoods, minOrderValue: maybe(money), minQuantity: maybe(pieces) }
const relative = fc.integer({ min: 1, max: 99 }).map((percent) => percent / 100)
const typed = <T extends PromotionEffect['type'], E>(type: T, facts: fc.Arbitrary<E>) =>
  facts.map((rest) => promotionEffect.parse({ type, ...rest }))

const effects = {
  percentage: typed('percentage', fc.record({ ...conditions, relative, maxAmount: maybe(money) })),
  amount: typed('amount', fc.record({ ...conditions, amount: money })),
  buy_x_get_y: typed(
    'buy_x_get_y',
    fc.record({
      ...{ goods: someGoods, minOrderValue: maybe(money), getGoods: someGoods, maxTimes: maybe(pieces) },
      ...{ buyQuantity: pieces, getQuantity: pieces },
    }),
  ),
}
const anyEffect = fc.oneof(...Object.values(effects))
const someEffects = fc
  .array(anyEffect, { maxLength: 6 })
  .map((list) => list.map((effect, index) => ({ id: String(index), effect })))

const total = (lines: readonly PromotedLine[], promotions: readonly Applicable[]) =>
  sumOf(lines.map(({ price, quantity }) => price * quantity)) -
  sumOf(applyPromotions(lines, promotions, 'EUR').map(({ amount }) => amount))

const withOneMore = someLines
  .filter(({ length }) => length > 0)
  .chain((lines) =>
    fc.record({ lines: fc.constant(lines), which: fc.integer({ min: 0, max: lines.length - 1 }) }),
  )
  .map(({ lines, which }) => ({
    lines,
    more: lines.map((each, place) => (place === which ? { ...each, quantity: each.quantity + 1 } : each)),
    price: lines[which]?.price ?? 0,
  }))

describe.each(Object.entries(effects))('whatever lies in the basket, with %s', (_, effect) => {
  const one = effect.map((each): Applicable[] => [{ id: 'one', effect: each }])

  test('the reductions of the lines are their sum, and no line costs less than nothing', () => {
    fc.assert(
      fc.property(someLines, fc.oneof(one, someEffects), (lines, promotions) => {
        const reductions = applyPromotions(lines, promotions, 'EUR')
        for (const { amount, lines: parts } of reductions) expect(sumOf(parts.values())).toBe(amount)
        for (const { key, price, quantity } of lines) {
          const off = sumOf(reductions.map(({ lines: parts }) => parts.get(key) ?? 0))
          expect(off).toBeGreaterThanOrEqual(0)
          expect(off).toBeLessThanOrEqual(price * quantity)
          expect(Number.isInteger(off)).toBe(true)
        }
      }),
    )
  })

  test('one more piece costs at most its own price', () => {
    fc.assert(
      fc.property(withOneMore, one, ({ lines, more, price }, promotions) => {
        expect(total(more, promotions)).toBeLessThanOrEqual(total(lines, promotions) + price)
      }),
    )
  })

  test('neither the order of the lines nor that of the promotions matters', () => {
    const shuffled = <T>(all: readonly T[]) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray([...all], { minLength: all.length }))
    fc.assert(
      fc.property(
        someLines.chain(shuffled),
        someEffects.chain(shuffled),
        ([lines, otherLines], [promotions, otherPromotions]) => {
          expect(applyPromotions(otherLines, otherPromotions, 'EUR')).toEqual(
            applyPromotions(lines, promotions, 'EUR'),
          )
        },
      ),
    )
  })
})

describe('whatever lies in the basket', () => {
  test('one more piece costs at most its own price beside three for two and a percentage for everything', () => {
    const both = fc
      .record({ buyQuantity: pieces, getQuantity: pieces, relative })
      .map(({ relative: fraction, ...quantities }) => [
        promotion({ type: 'buy_x_get_y', ...quantities }, 'group'),
        promotion({ type: 'percentage', relative: fraction }, 'percent'),
      ])
    fc.assert(
      fc.property(withOneMore, both, ({ lines, more, price }, promotions) => {
        expect(total(more, promotions)).toBeLessThanOrEqual(total(lines, promotions) + price)
      }),
    )
  })

  test('at most as many pieces are free as are promised for what is bought', () => {
    const free = fc.record({ buyQuantity: pieces, getQuantity: pieces, maxTimes: maybe(pieces) })
    fc.assert(
      fc.property(someLines, free, (lines, quantities) => {
        const cheap = lines.map((each) => ({ ...each, price: 1 }))
        const [reduction] = applyPromotions(cheap, [promotion({ type: 'buy_x_get_y', ...quantities })], 'EUR')
        const { buyQuantity, getQuantity, maxTimes = Number.POSITIVE_INFINITY } = quantities
        const all = sumOf(cheap.map(({ quantity }) => quantity))
        const times = Math.min(maxTimes, Math.floor(all / (buyQuantity + getQuantity)))
        expect(reduction?.amount ?? 0).toBe(times * getQuantity)
      }),
    )
  })

  test('a promotion beside others never makes the basket dearer', () => {
    fc.assert(
      fc.property(someLines, someEffects, (lines, promotions) => {
        for (const each of promotions.slice(0, 5))
          expect(total(lines, promotions.slice(0, 5))).toBeLessThanOrEqual(total(lines, [each]))
      }),
    )
  })
})
