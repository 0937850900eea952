import { describe, expect, test } from 'vitest'
import { swipeCloses, swipeIntent } from '@/lib/storefront/design/ui/dialog/swipe'

describe('what a finger on a dialog wants', () => {
  test.each([
    ['has not moved', 0, 0, true, 'unknown'],
    ['moved by 9 px', 0, 9, true, 'unknown'],
    ['moved down by 10 px', 0, 10, true, 'drag'],
    ['moved down and a little aside', 8, 30, true, 'drag'],
    ['moved aside', 30, 8, true, 'other'],
    ['moved aside to the left', -30, 8, true, 'other'],
    ['moved up', 0, -10, true, 'other'],
    ['moved down where there is something to scroll up', 0, 30, false, 'other'],
    ['moved exactly aslant', 20, 20, true, 'other'],
  ] as const)('one that %s', (_, dx, dy, atTop, intent) => {
    expect(swipeIntent({ dx, dy, atTop })).toBe(intent)
  })

  test.each([
    [69, false],
    [70, false],
    [71, true],
    [-200, false],
  ])('a drag of %i px closes the dialog: %s', (dy, closes) => {
    expect(swipeCloses(dy)).toBe(closes)
  })
})
