import { describe, expect, it } from 'vitest'
import { quantile } from '@/scripts/bench/quantile'

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)

describe('a quantile', () => {
  it.each([
    [hundred, 0.5, 50],
    [hundred, 0.99, 99],
    [hundred, 1, 100],
    [[7], 0.99, 7],
    [[], 0.5, 0],
  ])('of the values', (values, part, expected) => {
    expect(quantile(values, part)).toBe(expected)
  })
})
