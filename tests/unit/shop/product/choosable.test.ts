import { expect, test } from 'vitest'
import { choosableOf, unavailableNote } from '@/lib/shop/product/choosable'
import { variantView } from '../../../fixtures/product'
import { testMarket } from '../../../fixtures/render'

const { availability } = variantView('')

test.each([
  ['its label', {}, { label: '60' }],
  ['the body heights that it fits', { fits: '54–65 cm' }, { label: '60', fits: '54–65 cm' }],
  [
    'that it is sold out',
    { availability: { ...availability, bvc: 4, buyable: false } as const },
    { label: '60', note: 'ausverkauft' },
  ],
  [
    'that it is not available',
    { availability: { ...availability, bvc: 3, buyable: false } as const },
    { label: '60', note: 'nicht lieferbar' },
  ],
])('an entry of a choice says %s', (_, overrides, expected) => {
  expect(choosableOf(variantView('NE.1.60', overrides), 'asGro', testMarket('de'))).toEqual({
    key: 'NE.1.60',
    ...expected,
  })
})

test.each([
  ['asGro', 'épuisée'],
  ['farbe', 'épuisée'],
  ['vppdimension', 'épuisé'],
  ['motivtext', 'épuisé'],
  ['masse', 'épuisées'],
  [undefined, 'épuisée'],
] as const)('in French what is sold out agrees with its noun: %s', (choice, expected) => {
  expect(unavailableNote({ isBuyable: false, isSoldOut: true }, choice, testMarket('ch-fr'))).toBe(expected)
})
