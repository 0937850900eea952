import { describe, expect, test } from 'vitest'
import { deliveryMessage, deliveryWeeks } from '@/lib/shop/rules/delivery-message'

type Bvc = 1 | 2 | 3 | 4
const available = (bvc: Bvc, daysFrom: number, daysTo: number) => ({ bvc, daysFrom, daysTo })

describe('the delivery message, by the first rule that applies', () => {
  test.each([
    ['1: preorder', available(2, 999, 999), false, { kind: 'preorder' }],
    ['1 comes before 8', available(2, 999, 1200), true, { kind: 'preorder' }],
    ['2: not available', available(3, 0, 0), false, { kind: 'notAvailable' }],
    ['2 comes before 4', available(3, 20, 30), false, { kind: 'notAvailable' }],
    ['3: sold', available(4, 1, 3), false, { kind: 'sold' }],
    ['3 comes before 5', available(4, 0, 0), false, { kind: 'sold' }],
    ['4: late from 14 days', available(1, 10, 14), false, { kind: 'late', weeks: '2' }],
    ['4 rounds down', available(1, 10, 17), false, { kind: 'late', weeks: '2' }],
    ['4 rounds up', available(1, 10, 18), false, { kind: 'late', weeks: '3' }],
    ['4 at 5 weeks', available(2, 30, 38), false, { kind: 'late', weeks: '5' }],
    ['4 above 5 weeks', available(2, 30, 39), false, { kind: 'late', weeks: '> 5' }],
    ['4 far above 5 weeks', available(2, 30, 998), false, { kind: 'late', weeks: '> 5' }],
    ['4 for 999 days of what is in stock', available(1, 999, 999), false, { kind: 'late', weeks: '> 5' }],
    ['5: download', available(1, 0, 0), false, { kind: 'download' }],
    ['5 needs both days to be 0', available(1, 0, 1), false, { kind: 'instant' }],
    ['5 with varying times', available(1, 0, 0), true, { kind: 'download' }],
    ['6: instant', available(1, 1, 3), false, { kind: 'instant' }],
    ['7: soon', available(1, 5, 13), false, { kind: 'soon' }],
    ['7 with varying times', available(1, 5, 13), true, { kind: 'soon' }],
    ['8: available', available(1, 10, 14), true, { kind: 'available' }],
  ])('%s', (_, availability, varies, expected) => {
    expect(deliveryMessage(availability, 'baby', { varies })).toEqual(expected)
    expect(deliveryMessage(availability, 'bm', { varies })).toEqual(expected)
  })

  test.each([
    ['baby', 3, 'instant'],
    ['baby', 4, 'soon'],
    ['bm', 4, 'instant'],
    ['bm', 5, 'soon'],
  ] as const)('has the threshold of the brand: %s, %i days, %s', (brand, days, kind) => {
    expect(deliveryMessage(available(1, 1, days), brand)).toEqual({ kind })
  })

  test.each([
    [14, 2],
    [38, 5],
    [42, 6],
    [400, 6],
  ])('groups %i days as %i weeks', (days, weeks) => {
    expect(deliveryWeeks(days)).toBe(weeks)
  })
})
