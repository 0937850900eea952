import { describe, expect, it } from 'vitest'
import { checkoutSteps } from '@/lib/shop/checkout/checkout'
import { shownStep } from '@/lib/storefront/screens/checkout/steps'

describe('the step that is shown', () => {
  it.each([
    ['address', undefined, 'address'],
    ['review', undefined, 'review'],
    ['review', 'address', 'address'],
    ['review', 'login', 'login'],
    ['payment', 'payment', 'payment'],
    ['address', 'review', 'address'],
    ['login', 'payment', 'login'],
    ['payment', 'thanks', 'payment'],
    ['payment', '', 'payment'],
  ] as const)('next %s, asked for %s: %s', (next, asked, shown) => {
    expect(shownStep(next, asked)).toBe(shown)
  })

  it('is never beyond the first incomplete one', () => {
    for (const next of checkoutSteps)
      for (const asked of checkoutSteps)
        expect(checkoutSteps.indexOf(shownStep(next, asked))).toBeLessThanOrEqual(checkoutSteps.indexOf(next))
  })
})
