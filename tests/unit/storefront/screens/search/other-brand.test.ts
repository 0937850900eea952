import { expect, it } from 'vitest'
import { otherBrand } from '@/lib/storefront/screens/search/other-brand'

const carrier = { brand: 'Wegwart', name: 'Babyschale Romi' }

it.each([
  ['maxi cosi', [carrier], 'Maxi-Cosi'],
  ['Maxi-Cosi blau', [carrier], 'Maxi-Cosi'],
  ['Maxicosis', [carrier], 'Maxi-Cosi'],
  ['maxi cosi', [carrier, { brand: 'Maxi-Cosi', name: 'Babyschale' }], undefined],
  ['maxi cosi', [], undefined],
  ['Babyschale', [carrier], undefined],
])('a search for %s among %j says that a brand is not sold: %s', (term, cards, brand) => {
  expect(otherBrand(term, cards, 'de')?.brand).toBe(brand)
})
