import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Applicable,
  applyPromotions as applyIn,
  type Reduction,
} from '@/lib/shop/promotions/apply-promotions'
import { apportion } from '@/lib/shop/promotions/apportion'
import type { PromotedLine } from '@/lib/shop/promotions/pieces'

const applyPromotions = (lines: readonly PromotedLine[], promotions: readonly Applicable[]) =>
  applyIn(lines, promotions, 'EUR')

const line = (key: string, price: number, quantity = 1, number = key): PromotedLine => ({
  ...{ key, price, quantity, number },
})

const combo = (id: string, relative: number, ...sets: string[][]): Applicable => ({
  id,
  effect: { type: 'combo_deal', sets, relative },
})

const shown = (reductions: readonly Reduction[]) =>
  reductions.map(({ id, amount, lines }) => ({ id, amount, lines: Object.fromEntries(lines) }))

const sleep = combo('sleep', 0.1, ['bag', 'bag2'], ['body', 'body2'])

describe('a bundle of one piece of each set', () => {
  test.each<[string, PromotedLine[], { amount: number; lines: Record<string, number> } | undefined]>([
    ['is not made of one set alone', [line('bag', 4000, 3)], undefined],
    ['is not made of things that belong to no set', [line('bag', 4000), line('cap', 900)], undefined],
    [
      'costs less by the fraction, which its pieces share by their prices',
      [line('bag', 4000), line('body', 1000)],
      { amount: 500, lines: { bag: 400, body: 100 } },
    ],
    [
      'is made as often as there are pieces of every set',
      [line('bag', 4000, 3), line('body', 1000, 2)],
      { amount: 1000, lines: { bag: 800, body: 200 } },
    ],
    [
      'takes the dearest pieces first',
      [line('bag', 4000), line('bag2', 6000), line('body', 1000, 1), line('body2', 2000)],
      { amount: 1300, lines: { bag2: 600, body2: 200, bag: 400, body: 100 } },
    ],
    [
      'takes of a line only the pieces that it needs',
      [line('bag', 4000, 1), line('bag2', 3000, 1), line('body', 1000, 1)],
      { amount: 500, lines: { bag: 400, body: 100 } },
    ],
    [
      'takes the sizes of a product for pieces of it',
      [line('bag/70', 4000, 1, 'bag'), line('bag/90', 4400, 1, 'bag'), line('body', 1000, 2)],
      { amount: 1040, lines: { 'bag/90': 440, 'bag/70': 400, body: 200 } },
    ],
    [
      'is rounded to the cent, and its cents go to the largest remainders',
      [line('bag', 1999), line('body', 996)],
      // 299.5 → 300; 200.23… and 99.76… of it.
      { amount: 300, lines: { bag: 200, body: 100 } },
    ],
    ['of things that cost nothing saves nothing', [line('bag', 0), line('body', 0)], undefined],
  ])('%s', (_, lines, expected) => {
    expect(shown(applyPromotions(lines, [sleep]))).toEqual(expected ? [{ id: 'sleep', ...expected }] : [])
  })

  test('of three sets needs a piece of each', () => {
    const meal = combo('meal', 0.15, ['chair'], ['pad'], ['bib'])
    expect(applyPromotions([line('chair', 9000), line('pad', 2000)], [meal])).toEqual([])
    expect(
      shown(applyPromotions([line('chair', 9000), line('pad', 2000), line('bib', 1000)], [meal])),
    ).toEqual([{ id: 'meal', amount: 1800, lines: { chair: 1350, pad: 300, bib: 150 } }])
  })
})

describe('of several promotions', () => {
  test.each<[string, PromotedLine[], Applicable[], [string, number][]]>([
    [
      'the one that gives more has a piece that both want',
      [line('bag', 4000), line('body', 1000), line('cap', 1000)],
      [combo('a', 0.1, ['bag'], ['body']), combo('b', 0.2, ['bag'], ['cap'])],
      [['b', 1000]],
    ],
    [
      'the first by its id has it where both give the same',
      [line('bag', 4000), line('body', 1000)],
      [combo('b', 0.1, ['bag'], ['body']), combo('a', 0.1, ['body'], ['bag'])],
      [['a', 500]],
    ],
    [
      'two that give more together go before one that gives the most by itself',
      [line('bag', 4000), line('body', 4000), line('cap', 3000), line('sock', 3000)],
      [
        combo('big', 0.2, ['bag'], ['body']),
        combo('left', 0.15, ['bag'], ['cap']),
        combo('right', 0.15, ['body'], ['sock']),
      ],
      [
        ['left', 1050],
        ['right', 1050],
      ],
    ],
    [
      'each has pieces of its own where there are enough',
      [line('bag', 4000, 2), line('body', 1000), line('cap', 1000)],
      [combo('a', 0.1, ['bag'], ['body']), combo('b', 0.2, ['bag'], ['cap'])],
      [
        ['a', 500],
        ['b', 1000],
      ],
    ],
  ])('%s', (_, lines, promotions, expected) => {
    expect(applyPromotions(lines, promotions).map(({ id, amount }) => [id, amount])).toEqual(expected)
  })

  test('more than are tried in every order still give something, each to pieces of its own', () => {
    const names = [...'abcdefgh']
    const lines = names.flatMap((name) => [line(`${name}1`, 1000), line(`${name}2`, 1000)])
    const promotions = names.map((name) => combo(name, 0.1, [`${name}1`], [`${name}2`]))
    expect(applyPromotions(lines, promotions).map(({ amount }) => amount)).toEqual(names.map(() => 200))
  })
})

const numbers = [...'abcdefg']
const someLines = fc.uniqueArray(
  fc.record({
    key: fc.string({ minLength: 1, maxLength: 3 }),
    number: fc.constantFrom(...numbers),
    price: fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 5_000_000 })),
    quantity: fc.integer({ min: 1, max: 20 }),
  }),
  { selector: ({ key }) => key, maxLength: 8 },
)

/** Sets of products that no two sets share. */
const someSets = fc
  .tuple(fc.shuffledSubarray(numbers, { minLength: 2 }), fc.integer({ min: 2, max: 3 }))
  .map(([chosen, count]) =>
    Array.from({ length: Math.min(count, chosen.length) }, (_, set) =>
      chosen.filter((__, index) => index % Math.min(count, chosen.length) === set),
    ),
  )
const somePromotions = fc
  .uniqueArray(
    fc.record({
      id: fc.string({ minLength: 1, maxLength: 3 }),
      sets: someSets,
      percent: fc.integer({ min: 1, max: 99 }),
    }),
    { selector: ({ id }) => id, maxLength: 6 },
  )
  .map((list) => list.map(({ id, sets, percent }) => combo(id, percent / 100, ...sets)))

const sumOf = (amounts: Iterable<number>) => [...amounts].reduce((sum, amount) => sum + amount, 0)
const given = (reductions: readonly Reduction[]) => sumOf(reductions.map(({ amount }) => amount))

describe('whatever lies in the basket', () => {
  test('the parts of the lines sum to the amounts, are not negative and never more than the line', () => {
    fc.assert(
      fc.property(someLines, somePromotions, (lines, promotions) => {
        const reductions = applyPromotions(lines, promotions)
        for (const { amount, lines: parts } of reductions) {
          expect(amount).toBeGreaterThan(0)
          expect(sumOf(parts.values())).toBe(amount)
        }
        for (const { key, price, quantity } of lines) {
          const parts = reductions.map((reduction) => reduction.lines.get(key) ?? 0)
          expect(Math.min(0, ...parts)).toBe(0)
          expect(sumOf(parts)).toBeLessThanOrEqual(price * quantity)
        }
      }),
    )
  })

  test('neither the order of the lines nor that of the promotions matters', () => {
    fc.assert(
      fc.property(
        someLines.chain((lines) =>
          fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
        ),
        somePromotions.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        ([lines, otherLines], [promotions, otherPromotions]) => {
          expect(applyPromotions(otherLines, otherPromotions)).toEqual(applyPromotions(lines, promotions))
        },
      ),
    )
  })

  test('no single promotion by itself gives more than all of them together', () => {
    fc.assert(
      fc.property(someLines, somePromotions, (lines, promotions) => {
        const together = given(applyPromotions(lines, promotions.slice(0, 5)))
        for (const promotion of promotions.slice(0, 5))
          expect(given(applyPromotions(lines, [promotion]))).toBeLessThanOrEqual(together)
      }),
    )
  })

  test('another piece takes nothing away that a promotion gave, but for the rounding of each bundle', () => {
    fc.assert(
      fc.property(someLines, someSets, fc.nat(), (lines, sets, which) => {
        const promotion = combo('one', 0.1, ...sets)
        const before = given(applyPromotions(lines, [promotion]))
        const index = lines.length > 0 ? which % lines.length : 0
        const more = lines.map((each, place) =>
          place === index ? { ...each, quantity: each.quantity + 1 } : each,
        )
        const bundles = Math.min(
          ...sets.map((set) =>
            sumOf(more.filter(({ number }) => set.includes(number)).map(({ quantity }) => quantity)),
          ),
        )
        expect(given(applyPromotions(more, [promotion]))).toBeGreaterThanOrEqual(before - bundles)
      }),
    )
  })
})

describe('sharing an amount out', () => {
  test.each([
    [10, [1, 1, 1], [4, 3, 3]],
    [1, [1, 3], [0, 1]],
    [0, [5, 5], [0, 0]],
    [7, [], []],
    [0, [0, 0], [0, 0]],
  ])('%i by %j is %j', (amount, weights, shares) => {
    expect(apportion(amount, weights)).toEqual(shares)
  })

  test('loses nothing, and no share differs from the exact one by more than a unit', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (list, part) => {
        const sum = sumOf(list)
        const amount = Math.floor(sum * part)
        const shares = apportion(amount, list)
        expect(sumOf(shares)).toBe(amount)
        for (const [index, share] of shares.entries()) {
          expect(Math.abs(share - (sum && (amount * (list[index] ?? 0)) / sum))).toBeLessThan(1)
          expect(share).toBeLessThanOrEqual(list[index] ?? 0)
        }
      }),
    )
  })
})
