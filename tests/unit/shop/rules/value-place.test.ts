import { expect, it } from 'vitest'
import { valuePlace } from '@/lib/shop/rules/value-place'

it.each([
  ['62', undefined, 62],
  ['62/68', null, 62],
  ['60 × 120 cm', undefined, 60],
  ['salbei', undefined, 0],
  ['9999999999', undefined, 1_000_000],
  ['62', 3, 3],
  ['62', 0, 0],
])('the place of %s with the position %s is %i', (value, given, expected) => {
  expect(valuePlace(value, given)).toBe(expected)
})
