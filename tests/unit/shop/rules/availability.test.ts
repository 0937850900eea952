import { describe, expect, test } from 'vitest'
import { availabilityOf } from '@/lib/shop/rules/availability'

const block = (BVC: number, deliveryDaysFrom: number, deliveryDaysTo: number) => ({
  BVC,
  deliveryDaysFrom,
  deliveryDaysTo,
})

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
    expect(availabilityOf(logistics)).toMatchObject(expected)
  })

  test('without a logistics block it is 3 and 0 days', () => {
    expect(availabilityOf(undefined)).toEqual({
      bvc: 3,
      daysFrom: 0,
      daysTo: 0,
      buyable: false,
      preorder: false,
    })
  })

  test('keeps the days', () => {
    expect(availabilityOf(block(1, 5, 9))).toMatchObject({ daysFrom: 5, daysTo: 9 })
  })

  test.each([
    ['the last piece', block(1, 1, 3), 1, { bvc: 1, buyable: true }],
    ['no piece', block(1, 1, 3), 0, { bvc: 4, buyable: false }],
    ['no piece of what is ordered on demand', block(2, 7, 10), 0, { bvc: 4, buyable: false }],
    ['no piece of a preorder', block(2, 999, 999), 0, { bvc: 2, buyable: true, preorder: true }],
    ['no piece of a download', block(1, 0, 0), 0, { bvc: 1, buyable: true }],
    ['no piece of what is not available', block(3, 1, 3), 0, { bvc: 3, buyable: false }],
  ])('with %s in stock', (_, logistics, quantity, expected) => {
    expect(availabilityOf(logistics, quantity)).toMatchObject(expected)
  })
})
