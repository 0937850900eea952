import { describe, expect, it } from 'vitest'
import { deliveryGroups, fewLeft, isLowestOfSeveral, priceGroups } from '@/lib/shop/product/variant-groups'
import { availabilityOf } from '@/lib/shop/rules/availability'
import { variantView } from '../../../fixtures/product'

const keysOf = (groups: { keys: string[] }[]) => groups.map(({ keys }) => keys)
const price = (withTax: number) => ({ ...variantView('x').price, withTax })
const { availability: usual } = variantView('x')
const left = (pieces: number) => ({ availability: { ...usual, left: pieces } })

describe('what is said of several variants', () => {
  it('is said once for those that cost the same', () => {
    const variants = [variantView('a'), variantView('b', { price: price(2999) }), variantView('c')]
    expect(keysOf(priceGroups(variants))).toEqual([['a', 'c'], ['b']])
  })

  it.each([
    ['the price before', { before: 2999 }],
    ['the lowest price of 30 days', { lowest: 1799 }],
    ['whether anything is sent', { availability: { ...usual, download: true } }],
  ])('is not said once where %s differs', (_, overrides) => {
    expect(keysOf(priceGroups([variantView('a'), variantView('b', overrides)]))).toEqual([['a'], ['b']])
  })

  it.each([
    ['the message', { delivery: { kind: 'late', weeks: '3' } as const }],
    ['the days', { availability: { ...usual, daysTo: 2 } }],
    ['the pieces that are left', left(2)],
  ])('of their delivery is not said once where %s differs', (_, overrides) => {
    expect(keysOf(deliveryGroups([variantView('a'), variantView('b', overrides)]))).toEqual([['a'], ['b']])
  })

  it('does not tell large stocks apart', () => {
    expect(keysOf(deliveryGroups([variantView('a'), variantView('b', left(7))]))).toEqual([['a', 'b']])
  })
})

describe('the lowest of several prices', () => {
  const priced = (key: string, withTax: number, isSold = false) => {
    const { price, availability } = variantView('')
    return variantView(key, {
      price: { ...price, withTax },
      availability: { ...availability, buyable: !isSold },
    })
  }

  it.each([
    ['is lower than another', [priced('a', 1000), priced('b', 1200)], true],
    ['is the only one', [priced('a', 1000)], false],
    ['is that of all', [priced('a', 1000), priced('b', 1000)], false],
    ['is not the highest', [priced('a', 1200), priced('b', 1000)], false],
    ['leaves out what is dearer and sold', [priced('a', 1000), priced('b', 1200, true)], false],
    [
      'leaves out what is cheaper and sold',
      [priced('a', 1000), priced('b', 1200), priced('c', 800, true)],
      true,
    ],
    ['is not told where all are sold', [priced('a', 1000, true), priced('b', 1200, true)], false],
  ])('%s', (_, [first, ...others], expected) => {
    expect(first && isLowestOfSeveral(first, [first, ...others])).toBe(expected)
  })
})

describe('the pieces that are left', () => {
  it.each([
    ['one', [1, 1, 3], 1, 1],
    ['three', [1, 1, 3], 3, 3],
    ['four', [1, 1, 3], 4, undefined],
    ['none', [1, 1, 3], 0, undefined],
    ['two of what is sold out', [4, 1, 3], 2, undefined],
    ['two of what is made or bought in', [2, 14, 20], 2, undefined],
    ['two of what does not exist yet', [2, 999, 999], 2, undefined],
    ['two of a download', [1, 0, 0], 2, undefined, '9420'],
    ['two of what takes no days', [1, 0, 0], 2, 2],
  ] as const)('%s', (_, [BVC, deliveryDaysFrom, deliveryDaysTo], stock, expected, group: string = '1234') => {
    const supply = { stock, group, brand: 'baby' } as const
    expect(fewLeft({ availability: availabilityOf({ BVC, deliveryDaysFrom, deliveryDaysTo }, supply) })).toBe(
      expected,
    )
  })
})
