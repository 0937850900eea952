import { describe, expect, test } from 'vitest'
import { currentVariant } from '@/lib/shop/rules/current-variant'

const variant = (referenceKey: string, buyable: boolean, withTax?: number) => ({
  referenceKey,
  availability: { buyable },
  ...(withTax !== undefined && { price: { withTax } }),
})

describe('the current variant', () => {
  const sizes = [variant('56', false, 900), variant('62', true, 1500), variant('68', true, 1200)]

  test.each([
    ['the one that is asked for, though it costs more', sizes, '62', '62'],
    ['the one that is asked for, though it is sold out', sizes, '56', '56'],
    ['the cheapest available one when nothing is asked for', sizes, undefined, '68'],
    ['the cheapest available one when what is asked for does not exist', sizes, '74', '68'],
    ['the first of those that cost the same', [variant('a', true, 5), variant('b', true, 5)], undefined, 'a'],
    ['one with a price before one without', [variant('a', true), variant('b', true, 5)], undefined, 'b'],
    [
      'the first one when none is available',
      [variant('a', false, 9), variant('b', false, 5)],
      undefined,
      'a',
    ],
  ])('is %s', (_, variants, requested, expected) => {
    expect(currentVariant(variants, requested)?.referenceKey).toBe(expected)
  })

  test('is none of no variants', () => {
    expect(currentVariant([], 'a')).toBeUndefined()
  })
})
