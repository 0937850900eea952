import { expect, it } from 'vitest'
import { initialOf } from '@/lib/studio/ui/shell/shop-badge'

it.each([
  ['Wolke & Sieben', 'W'],
  ['  »élan«', 'É'],
  ['7 Zwerge', '7'],
  ['☁', '·'],
])('the badge of the Studio has the initial of the shop: %s', (name, initial) =>
  expect(initialOf(name)).toBe(initial),
)
