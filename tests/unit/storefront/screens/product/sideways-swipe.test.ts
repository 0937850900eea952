import { expect, it } from 'vitest'
import { sidewaysSwipe } from '@/lib/storefront/screens/product/sideways-swipe'

it.each([
  ['to the left', -80, 10, 1],
  ['to the right', 80, -10, -1],
  ['too short', -30, 0, 0],
  ['down', -50, 120, 0],
  ['aslant', 60, 50, 0],
])('a touch that goes %s (%d, %d) pages by %d', (_, dx, dy, by) => {
  expect(sidewaysSwipe({ dx, dy })).toBe(by)
})
