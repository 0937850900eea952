import { describe, expect, test } from 'vitest'
import { availabilityOf } from '@/lib/shop/rules/availability'
import { commonDeliveryMessage, deliveryMessage, deliveryWeeks } from '@/lib/shop/rules/delivery-message'

const available = (BVC: number, deliveryDaysFrom: number, deliveryDaysTo: number, group?: string) =>
  availabilityOf({ BVC, deliveryDaysFrom, deliveryDaysTo }, { stock: undefined, group, brand: 'baby' })

const emailed = { kind: 'download', byEmail: true }

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
    ['5: download', available(1, 0, 0), false, { kind: 'download', byEmail: false }],
    ['5 needs both days to be 0', available(1, 0, 1), false, { kind: 'instant' }],
    ['5 with varying times', available(1, 0, 0), true, { kind: 'download', byEmail: false }],
    ['5 by e-mail in the download group', available(1, 0, 0, '9420'), false, emailed],
    ['6 for a download voucher that takes days', available(1, 1, 3, '9420'), false, { kind: 'instant' }],
    [
      '4 for a download voucher that takes weeks',
      available(2, 1, 20, '9420'),
      false,
      { kind: 'late', weeks: '3' },
    ],
    ['6: instant', available(1, 1, 3), false, { kind: 'instant' }],
    ['7: soon', available(1, 5, 13), false, { kind: 'soon' }],
    ['7 with varying times', available(1, 5, 13), true, { kind: 'soon' }],
    ['8: available', available(1, 10, 14), true, { kind: 'available' }],
    [
      'no days that anybody has said',
      { ...available(1, 0, 0), isTimeUnset: true as const },
      false,
      { kind: 'available', isTimeUnset: true },
    ],
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

describe('one message for variants that are shown together', () => {
  const quick = available(1, 1, 3)
  const soon = available(1, 4, 7)
  const late = available(2, 14, 20)
  const preorder = available(2, 999, 999)
  const [notAvailable, sold] = [available(3, 0, 0), available(4, 1, 3)]

  test.each([
    ['a single one, its own', [late], { kind: 'late', weeks: '3' }],
    ['equal late ones', [late, late], { kind: 'late', weeks: '3' }],
    ['late ones and quick ones', [quick, late], { kind: 'available' }],
    ['late ones of different weeks', [late, available(2, 28, 35)], { kind: 'available' }],
    ['late ones that begin on different days', [late, available(2, 10, 20)], { kind: 'available' }],
    ['quick ones and slower ones, which are the measure', [quick, soon], { kind: 'soon' }],
    ['preorders', [preorder, preorder], { kind: 'preorder' }],
    ['preorders and what is there', [quick, preorder], { kind: 'available' }],
    [
      'what takes no days',
      [available(1, 0, 0), available(1, 0, 0, '9420')],
      { kind: 'download', byEmail: false },
    ],
    ['downloads alone', [available(1, 0, 0, '9420'), sold], emailed],
    ['what takes no days and a parcel', [available(1, 0, 0), quick], { kind: 'instant' }],
    ['a late one beside what cannot be bought', [sold, late, notAvailable], { kind: 'late', weeks: '3' }],
    ['sold out ones', [sold, sold], { kind: 'sold' }],
    ['sold out ones and others that are not available', [sold, notAvailable], { kind: 'notAvailable' }],
    ['no variant', [], { kind: 'notAvailable' }],
  ])('%s', (_, variants, expected) => {
    expect(commonDeliveryMessage(variants, 'baby')).toEqual(expected)
  })
})
