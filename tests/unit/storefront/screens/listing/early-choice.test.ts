import { expect, test } from 'vitest'
import { withEarlyChanges } from '@/lib/storefront/screens/listing/early-choice'
import type { Chosen, FacetView } from '@/lib/storefront/screens/listing/listing-view'

const value = (name: string) => ({ value: name, label: name, count: 1 })
const facets: FacetView[] = [
  { name: 'brand', label: 'Marke', values: [value('moosling'), value('nestling')] },
  { name: 'price', label: 'Preis', low: 1, high: 900 },
]
const plain: Chosen = { filters: {} }

test.each<[string, Chosen, Parameters<typeof withEarlyChanges>[2], Chosen]>([
  [
    'two boxes of one filter',
    plain,
    [
      { control: 'bar:brand:moosling', value: 'moosling', isOn: true },
      { control: 'drawer:brand:nestling', value: 'nestling', isOn: true },
    ],
    { filters: { brand: ['moosling', 'nestling'] } },
  ],
  [
    'a box that was taken back',
    { filters: { brand: ['moosling'] } },
    [{ control: 'bar:brand:moosling', value: 'moosling', isOn: false }],
    { filters: { brand: [] } },
  ],
  [
    'a box that is on already',
    { filters: { brand: ['moosling'] } },
    [{ control: 'bar:brand:moosling', value: 'moosling', isOn: true }],
    { filters: { brand: ['moosling'] } },
  ],
  [
    'one end of the price beside the other',
    { filters: {}, price: { from: 10 } },
    [{ control: 'drawer:price:to', value: '50', isOn: false }],
    { filters: {}, price: { from: 10, to: 50 } },
  ],
  [
    'the order',
    plain,
    [{ control: 'sort', value: 'price_asc', isOn: false }],
    { filters: {}, sort: 'price_asc' as never },
  ],
  [
    'nothing that the listing does not have',
    plain,
    [{ control: 'bar:size:62', value: '62', isOn: true }],
    plain,
  ],
])('takes over before its code: %s', (_, chosen, changes, expected) => {
  expect(withEarlyChanges(chosen, facets, changes)).toEqual(expected)
})
