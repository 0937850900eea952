import { describe, expect, test } from 'vitest'
import { rovingIndex } from '@/lib/storefront/design/ui/roving'

describe('keys among tabs', () => {
  test.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 2, 1],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Tab', 1, undefined],
    ['ArrowDown', 1, undefined],
  ])('%s leads from tab %i to %s of three', (key, from, to) => {
    expect(rovingIndex(key, from, 3)).toBe(to)
  })

  test('nothing moves where there is nothing', () => {
    expect(rovingIndex('End', 0, 0)).toBeUndefined()
  })
})
