import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance } from '@/lib/platform/text/edit-distance'

const word = fc.string({ unit: fc.constantFrom(...'abcd'), maxLength: 8 })

describe('the edit distance', () => {
  it.each([
    ['kinderwgen', 'kinderwagen', 1],
    ['kidnerwagen', 'kinderwagen', 1],
    ['bodi', 'body', 1],
    ['strammpler', 'strampler', 1],
    ['', 'abc', 3],
    ['hose', 'hose', 0],
  ])('from %s to %s is %i', (from, to, distance) => {
    expect(editDistance(from, to, 5)).toBe(distance)
  })

  it('is the same in both directions, and nothing only from a word to itself', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(editDistance(one, other, 9)).toBe(editDistance(other, one, 9))
        expect(editDistance(one, other, 9) === 0).toBe(one === other)
      }),
    )
  })

  it('is given up one above the limit', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 4 }), (one, other, limit) => {
        expect(editDistance(one, other, limit)).toBe(Math.min(editDistance(one, other, 20), limit + 1))
      }),
    )
  })
})
