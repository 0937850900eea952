import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pagesShown } from '@/lib/storefront/design/ui/pages-shown'

describe('the pages that a pagination names', () => {
  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 'gap', 9]],
    [3, 9, [1, 2, 3, 4, 'gap', 9]],
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [6, 9, [1, 'gap', 5, 6, 7, 8, 9]],
    [9, 9, [1, 'gap', 8, 9]],
  ])('on page %i of %i', (current, pages, shown) => {
    expect(pagesShown(current, pages)).toEqual(shown)
  })

  test('rise, hold both ends, the current page and at most two gaps', () => {
    const places = fc
      .integer({ min: 1, max: 500 })
      .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)))
    fc.assert(
      fc.property(places, ([current, pages]) => {
        const steps = pagesShown(current, pages)
        const numbers = steps.filter((step) => step !== 'gap')
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
        expect(numbers).toEqual(expect.arrayContaining([1, current, pages]))
        expect(steps.length - numbers.length).toBeLessThanOrEqual(2)
        expect(steps.length).toBeLessThanOrEqual(7)
      }),
    )
  })
})
