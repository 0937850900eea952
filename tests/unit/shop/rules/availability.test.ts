import { describe, expect, test } from 'vitest'
import { availabilityOf } from '@/lib/shop/rules/availability'

const block = (BVC: number, deliveryDaysFrom: number, deliveryDaysTo: number) => ({
  BVC,
  deliveryDaysFrom,
  deliveryDaysTo,
})
const unlimited = Number.POSITIVE_INFINITY
const nothing = { stock: undefined, group: undefined, brand: 'baby' } as const

describe('the availability of a variant', () => {
  test.each([
    ['1 is buyable', block(1, 1, 3), { bvc: 1, buyable: true, preorder: false }],
    ['1 stays buyable whatever the days', block(1, 999, 999), { bvc: 1, buyable: true, preorder: false }],
    ['2 is buyable', block(2, 10, 998), { bvc: 2, buyable: true, preorder: false }],
    ['2 with 999 days is a preorder', block(2, 999, 999), { bvc: 2, buyable: true, preorder: true }],
    ['2 with more than 999 days is a preorder', block(2, 0, 1000), { bvc: 2, buyable: true, preorder: true }],
    ['3 is not available', block(3, 1, 3), { bvc: 3, buyable: false, preorder: false }],
    ['4 is sold out', block(4, 1, 3), { bvc: 4, buyable: false, preorder: false }],
    ['4 with 999 days is no preorder', block(4, 999, 999), { bvc: 4, buyable: false, preorder: false }],
    ['a code that does not exist is not available', block(7, 1, 3), { bvc: 3, buyable: false }],
  ])('%s', (_, logistics, expected) => {
    expect(availabilityOf(logistics, nothing)).toMatchObject(expected)
  })

  test('without a logistics block it is 3 and 0 days, with stock as well', () => {
    for (const stock of [undefined, 0, 5])
      expect(availabilityOf(undefined, { ...nothing, stock })).toEqual({
        bvc: 3,
        daysFrom: 0,
        daysTo: 0,
        buyable: false,
        preorder: false,
        download: false,
        left: 0,
      })
  })

  test('keeps the days', () => {
    expect(availabilityOf(block(1, 5, 9), nothing)).toMatchObject({ daysFrom: 5, daysTo: 9 })
  })
})

type Outcome = readonly [bvc: number, left: number]

/** What comes of no count, of an empty stock, and of four pieces. */
const fromStock: readonly Outcome[] = [
  [1, unlimited],
  [4, 0],
  [1, 4],
]
const always = (bvc: number): readonly Outcome[] => [
  [bvc, unlimited],
  [bvc, unlimited],
  [bvc, unlimited],
]
const never = (bvc: number): readonly Outcome[] => [
  [bvc, 0],
  [bvc, 0],
  [bvc, 0],
]

describe('code and stock together', () => {
  describe.each([
    { goods: 'goods', group: '1234' },
    { goods: 'a download voucher', group: '9420' },
  ])('of $goods', ({ group }) => {
    const isVoucher = group === '9420'
    describe.each([
      // code, days, and what comes of goods that are sent
      [1, 0, always(1)],
      [1, 3, fromStock],
      [1, 20, fromStock],
      [1, 999, fromStock],
      [2, 0, always(2)],
      [2, 3, always(2)],
      [2, 20, always(2)],
      [2, 999, always(2)],
      [3, 0, never(3)],
      [3, 3, never(3)],
      [3, 20, never(3)],
      [3, 999, never(3)],
      [4, 0, never(4)],
      [4, 3, never(4)],
      [4, 20, never(4)],
      [4, 999, never(4)],
    ] as const)('code %i, %i days', (code, days, ofGoods) => {
      const outcomes = isVoucher && code <= 2 ? always(code) : ofGoods
      test.each([
        ['that is not counted', undefined, 0],
        ['that is used up', 0, 1],
        ['of four pieces', 4, 2],
      ] as const)('with a stock %s', (_, stock, place) => {
        const [bvc, left] = outcomes[place] ?? []
        expect(availabilityOf(block(code, days, days), { stock, group, brand: 'baby' })).toEqual({
          bvc,
          left,
          daysFrom: days,
          daysTo: days,
          buyable: bvc === 1 || bvc === 2,
          preorder: code === 2 && days === 999,
          download: isVoucher || (days === 0 && code <= 2),
        })
      })
    })
  })

  test('a download group of the other brand is sold from stock', () => {
    const supply = { stock: 0, group: '9420' } as const
    expect(availabilityOf(block(1, 1, 3), { ...supply, brand: 'bm' })).toMatchObject({ bvc: 4, left: 0 })
    expect(availabilityOf(block(1, 1, 3), { ...supply, brand: 'baby' })).toMatchObject({ bvc: 1 })
  })

  test('code 2 that comes after no days is sold from stock, like what lies there', () => {
    const supply = { stock: 0, group: undefined, brand: 'baby' } as const
    expect(availabilityOf(block(2, 3, 0), supply)).toMatchObject({ bvc: 4, left: 0 })
  })
})
