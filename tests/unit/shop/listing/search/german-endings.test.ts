import { expect, it } from 'vitest'
import { agrees } from '@/lib/shop/listing/search/german-endings'

it.each([
  ['roter', 'Body', true],
  ['roter', 'Strampler', true],
  ['roter', 'Winterschlafsack', true],
  ['roter', 'Babyschale', false],
  ['roter', 'Babybett', false],
  ['rote', 'Babyschale', true],
  ['blaue', 'Hilma', false],
  ['rote', 'Wickeltisch', false],
  ['rotes', 'Mobile', true],
  ['rotes', 'Spielbuch', true],
  ['rotes', 'Body', false],
  ['rote', 'Schaukel', true],
  ['grüner', 'Löffel', true],
  ['beige', 'Body', true],
  ['rosa', 'Babyschale', true],
  ['rot', 'Body', true],
])('%s may stand before %s: %s', (colour, noun, may) => {
  expect(agrees(colour, noun)).toBe(may)
})
