import { expect, it } from 'vitest'
import { oldestOfSizes } from '@/lib/shop/advisors'

it.each([
  [['50', '56', '62'], 3],
  [['62/68', '86/92'], 24],
  [['98'], 36],
  [['70', '90'], 36],
  [['50', '60'], 3],
  [['90', '110'], undefined],
  [['one size'], undefined],
  [[], undefined],
])('of the sizes %j a child has outgrown the largest at %s months', (sizes, months) => {
  expect(oldestOfSizes(sizes)).toBe(months)
})
