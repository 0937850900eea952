import { describe, expect, it } from 'vitest'
import { deliveryGroups, fewLeft, priceGroups } from '@/lib/shop/product/variant-groups'
import { variantView } from '../../../fixtures/product'

const keysOf = (groups: { keys: string[] }[]) => groups.map(({ keys }) => keys)
const price = (withTax: number) => ({ ...variantView('x').price, withTax })
const preorder = { bvc: 2, daysFrom: 999, daysTo: 999, buyable: true, preorder: true } as const
const soldOut = { bvc: 4, daysFrom: 0, daysTo: 0, buyable: false, preorder: false } as const

describe('what is said of several variants', () => {
  it('is said once for those that cost the same', () => {
    const variants = [variantView('a'), variantView('b', { price: price(2999) }), variantView('c')]
    expect(keysOf(priceGroups(variants))).toEqual([['a', 'c'], ['b']])
  })

  it.each([
    ['the price before', { before: 2999 }],
    ['the lowest price of 30 days', { lowest: 1799 }],
    ['whether anything is sent', { delivery: { kind: 'download' } as const }],
  ])('is not said once where %s differs', (_, overrides) => {
    expect(keysOf(priceGroups([variantView('a'), variantView('b', overrides)]))).toEqual([['a'], ['b']])
  })

  it.each([
    ['the message', { delivery: { kind: 'late', weeks: '3' } as const }],
    ['the days', { availability: { ...variantView('x').availability, daysTo: 2 } }],
    ['the pieces that are left', { quantity: 2 }],
  ])('of their delivery is not said once where %s differs', (_, overrides) => {
    expect(keysOf(deliveryGroups([variantView('a'), variantView('b', overrides)]))).toEqual([['a'], ['b']])
  })

  it('does not tell large stocks apart', () => {
    expect(keysOf(deliveryGroups([variantView('a'), variantView('b', { quantity: 7 })]))).toEqual([
      ['a', 'b'],
    ])
  })
})

describe('the pieces that are left', () => {
  it.each([
    ['one', { quantity: 1 }, 1],
    ['three', { quantity: 3 }, 3],
    ['four', { quantity: 4 }, undefined],
    ['none', { quantity: 0 }, undefined],
    ['two of what is sold out', { quantity: 2, availability: soldOut }, undefined],
    ['two of what does not exist yet', { quantity: 2, availability: preorder }, undefined],
    ['two of a download', { quantity: 2, delivery: { kind: 'download' } as const }, undefined],
  ])('%s', (_, overrides, expected) => expect(fewLeft(variantView('a', overrides))).toBe(expected))
})
