import { expect, it } from 'vitest'
import { distanceToShow } from '@/lib/storefront/runtime/live-preview/show-whole'

it.each([
  ['is seen whole', 100, 300, 0, 0],
  ['is cut off at the lower edge', 300, 500, 0, 108],
  ['lies below', 900, 1_000, 0, 608],
  ['is cut off at the upper edge', -50, 150, 0, -58],
  ['is covered by a bar', 20, 150, 60, -48],
  ['is higher than the frame, from its top', 300, 900, 0, 292],
  ['is higher and begins above', -100, 700, 0, -108],
])('scrolls in a frame of 400 px to a block that %s', (_, top, bottom, covered, wanted) => {
  expect(distanceToShow({ top, bottom }, 400, covered)).toBe(wanted)
})
