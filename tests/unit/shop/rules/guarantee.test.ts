import { expect, test } from 'vitest'
import { isGuaranteedIn, remindsOfGuarantee } from '@/lib/shop/rules/guarantee'
import { countryCodes } from '@/schemas/shop'

test('shoppers are reminded of the legal guarantee in the countries of the Union alone', () => {
  expect(countryCodes.filter((country) => !remindsOfGuarantee(country))).toEqual(['CH'])
})

test.each([
  [['EU'], ['DE', 'AT', 'FR', 'BE', 'NL']],
  [
    ['DE', 'AT'],
    ['DE', 'AT'],
  ],
  [
    ['EU', 'CH'],
    ['DE', 'AT', 'FR', 'BE', 'NL'],
  ],
  [['CH'], []],
])('a guarantee for %j is told in %j', (territory, told) => {
  expect(countryCodes.filter((country) => isGuaranteedIn({ territory }, country)).sort()).toEqual(told.sort())
})
