import { describe, expect, it } from 'vitest'
import { LostNotice } from '@/lib/storefront/screens/checkout/lost-notice'
import { lostBy, lostPath, lostReasons, refusedPath } from '@/lib/storefront/visitor/checkout/lost'
import { placementErrors } from '@/schemas/api/checkout'
import { testMarket } from '@/tests/fixtures/render'
import { renderScreen } from '@/tests/unit/storefront/screens/checkout/render-screen'

const market = testMarket()

/** What the screen that an order ends at says, by its address. */
const told: readonly RegExp[] = [
  /^\/de\/kasse\/login\/\?lost=\w+$/,
  /^\/de\/kasse\/\?lost=\w+$/,
  /^\/de\/kasse\/\?step=review&(?:lost|changed|tooMany)=\w+$/,
  // The draft says what is missing.
  /^\/de\/kasse\/\?step=review$/,
  // The step says that the means of payment is not offered any more.
  /^\/de\/kasse\/\?step=payment$/,
]

describe('an order that is not placed', () => {
  it.each(placementErrors.flatMap((key) => lostReasons.map((reason) => [key, reason] as const)))(
    'because of %s (%s) ends at a screen of the checkout that says so',
    (key, reason) => {
      const path = refusedPath(market, key, reason)
      expect(
        told.some((screen) => screen.test(path)),
        path,
      ).toBe(true)
    },
  )

  it.each([
    ['login', { hasLostLogin: true }],
    ['session', {}],
    ['empty', { basket: 'a' }],
  ] as const)('and has no checkout any more is told why: %s', (reason, visitor) => {
    expect(lostBy(visitor)).toBe(reason)
    expect(lostPath(market, reason)).toBe(`/de/kasse/login/?lost=${reason}`)
  })

  it.each(lostReasons.flatMap((reason) => ['de', 'fr', 'nl'].map((code) => [reason, code] as const)))(
    'is told at the top what happened (%s, %s)',
    (reason, code) => {
      const { html, text } = renderScreen(<LostNotice market={testMarket(code, 'bm')} reason={reason} />)
      expect(html).toContain('role="alert"')
      expect(html).not.toContain('checkout.lost')
      expect(text).toMatch(/nichts|Rien n’est|niets/)
    },
  )
})
