import { expect, it } from 'vitest'
import { wishlistRefusal } from '@/lib/storefront/screens/basket/refusal-words'
import { basketWords } from '@/lib/storefront/screens/basket/words'
import { testMarket } from '@/tests/fixtures/render'

it.each([
  ['de', 'tooMany', /in einer Stunde/],
  ['ch-fr', 'tooMany', /dans une heure/],
  ['de', 'full', /Wunschliste ist voll/],
  ['ch-fr', 'full', /pleine/],
  ['de', 'failed', /\{name\}/],
] as const)('in %s, a product that does not come onto the wishlist says why: %s', (code, done, words) => {
  expect(wishlistRefusal(basketWords(testMarket(code)), done)).toMatch(words)
})
