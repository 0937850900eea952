import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAtEnd, isAtStart, nextScroll } from '@/lib/storefront/design/ui/carousel/carousel-steps'

/** Six items of 90 px with gaps of 10, of which three and a half are in view. */
const starts = [0, 100, 200, 300, 400, 500]
const view = (scrolled: number) => ({ starts, scrolled, furthest: 240, width: 350 })

describe('a carousel', () => {
  test('turns on to the first item that is not wholly in view', () => {
    expect(nextScroll(view(0), 'forward')).toBe(240)
    expect(nextScroll({ ...view(0), furthest: 1000 }, 'forward')).toBe(300)
  })

  test('turns back by what fits into the view', () => {
    expect(nextScroll({ ...view(400), furthest: 1000 }, 'back')).toBe(100)
    expect(nextScroll(view(240), 'back')).toBe(0)
  })

  test('moves by one item where an item is wider than the view', () => {
    const wide = { starts: [0, 500, 1000], furthest: 1200, width: 300 }
    expect(nextScroll({ ...wide, scrolled: 0 }, 'forward')).toBe(500)
    expect(nextScroll({ ...wide, scrolled: 500 }, 'back')).toBe(0)
  })

  test.each([
    [0, true, false],
    [0.5, true, false],
    [120, false, false],
    [238.6, false, true],
    [240, false, true],
  ])('scrolled by %d is at its start: %s, at its end: %s', (scrolled, start, end) => {
    expect([isAtStart(view(scrolled)), isAtEnd(view(scrolled))]).toEqual([start, end])
  })

  test('comes to its end and back to its start, however many and however wide its items are', () => {
    const rows = fc.record({
      sizes: fc.array(fc.integer({ min: 20, max: 900 }), { minLength: 1, maxLength: 30 }),
      width: fc.integer({ min: 200, max: 1400 }),
    })
    fc.assert(
      fc.property(rows, ({ sizes, width }) => {
        const begins = sizes.map((_, index) => sizes.slice(0, index).reduce((sum, size) => sum + size, 0))
        const furthest = Math.max(0, sizes.reduce((sum, size) => sum + size, 0) - width)
        const at = (scrolled: number) => ({ starts: begins, scrolled, furthest, width })
        let scrolled = 0
        for (let turns = 0; turns <= sizes.length && !isAtEnd(at(scrolled)); turns += 1)
          scrolled = nextScroll(at(scrolled), 'forward')
        expect(isAtEnd(at(scrolled))).toBe(true)
        for (let turns = 0; turns <= sizes.length && !isAtStart(at(scrolled)); turns += 1)
          scrolled = nextScroll(at(scrolled), 'back')
        expect(isAtStart(at(scrolled))).toBe(true)
      }),
    )
  })
})
