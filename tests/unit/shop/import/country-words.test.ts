import { expect, test } from 'vitest'
import { countryOfWord } from '@/lib/shop/import/google/country-words'

test.each([
  ['DE', 'DE'],
  ['de', 'DE'],
  ['Deutschland', 'DE'],
  ['Allemagne', 'DE'],
  ['Vereinigtes Königreich', 'GB'],
  ['UK', 'GB'],
  ['Großbritannien', 'GB'],
  ['USA', 'US'],
  ['China', 'CN'],
  ['Zwitserland', 'CH'],
  ['Österreich', 'AT'],
  ['Berlin', undefined],
  ['', undefined],
])('a feed that writes %j means the country %s', (word, code) => {
  expect(countryOfWord(word)).toBe(code)
})
