import { describe, expect, test } from 'vitest'
import { availabilityOf } from '@/lib/shop/rules/availability'
import { deliveryMessage } from '@/lib/shop/rules/delivery-message'

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

  test.each([
    ['a preorder', block(2, 999, 999), '2027-03-31'],
    ['nothing else', block(2, 14, 20), undefined],
  ])('has a day of delivery for %s', (_, logistics, expected) => {
    expect(availabilityOf({ ...logistics, deliveryUntil: '2027-03-31' }, nothing).deliveryUntil).toBe(
      expected,
    )
  })

  test('keeps the days', () => {
    expect(availabilityOf(block(1, 5, 9), nothing)).toMatchObject({ daysFrom: 5, daysTo: 9 })
  })
})

type Outcome = readonly [bvc: number, left: number]

/** What comes of no count, of an empty stock, and of four pieces. */
const fromStockIn = (bvc: number): readonly Outcome[] => [
  [bvc, unlimited],
  [4, 0],
  [bvc, 4],
]
const fromStock = fromStockIn(1)
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
      [1, 0, fromStock],
      [1, 3, fromStock],
      [1, 20, fromStock],
      [1, 999, fromStock],
      [2, 0, fromStockIn(2)],
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
          download: isVoucher,
        })
      })
    })
  })

  test.each([
    ['a product with a file is a download', { group: undefined, file: 'plan.pdf' }, true],
    ['a product without one is not', { group: undefined, file: null }, false],
    ['a voucher by post is sent, whatever file it names', { group: '9410', file: 'plan.pdf' }, false],
    ['a voucher to print is a download without a file', { group: '9420', file: null }, true],
  ] as const)('%s', (_, goods, download) => {
    const supply = { stock: 0, brand: 'baby', ...goods } as const
    expect(availabilityOf(block(1, 0, 0), supply)).toMatchObject({ download, buyable: download })
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

/** Only the words follow the days: what an order costs and what is counted follow the product group. */
describe('what takes no days, and what is a download', () => {
  describe.each([
    ['goods', '1234', false],
    ['goods without a group', undefined, false],
    ['a voucher by post', '9410', false],
    ['a download voucher', '9420', true],
  ] as const)('%s', (_, group, isGroup) => {
    test.each([
      // block, message, pieces of four in stock, pieces of none in stock
      [block(1, 0, 0), 'download', 4, 0],
      [block(1, 0, 1), 'instant', 4, 0],
      [block(1, 1, 3), 'instant', 4, 0],
      [block(1, 5, 8), 'soon', 4, 0],
      [block(1, 14, 21), 'late', 4, 0],
      [block(2, 0, 0), 'download', 4, 0],
      [block(2, 1, 3), 'instant', unlimited, unlimited],
      [block(2, 999, 999), 'preorder', unlimited, unlimited],
      [block(3, 0, 0), 'notAvailable', 0, 0],
      [block(4, 0, 0), 'sold', 0, 0],
      [undefined, 'notAvailable', 0, 0],
    ] as const)('%o says %s', (logistics, kind, ofFour, ofNone) => {
      const supply = { group, brand: 'baby' } as const
      const [four, empty] = [4, 0].map((stock) => availabilityOf(logistics, { ...supply, stock }))
      if (!four || !empty) throw new Error('no availability')
      const endless = isGroup && logistics !== undefined && logistics.BVC <= 2
      expect(deliveryMessage(four, 'baby').kind).toBe(kind)
      expect(four).toMatchObject({
        left: endless ? unlimited : ofFour,
        download: isGroup && logistics !== undefined,
      })
      expect(empty.left).toBe(endless ? unlimited : ofNone)
      if (empty.left === 0 && four.left > 0) expect(deliveryMessage(empty, 'baby')).toEqual({ kind: 'sold' })
    })
  })
})
