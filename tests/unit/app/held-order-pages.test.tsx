import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { handIn } from '@/lib/shop/door'
import type { HeldNotice } from '@/schemas/api/visitor'
import { layoutDefinition } from '@/schemas/layout'
import { basketLine, basketOf } from '../../fixtures/basket'
import { renderElement } from '../../fixtures/render'
import { usualConfiguration } from '../../fixtures/usual-configuration'

const href = '/de/kasse/?order=718034990'
const words = 'Ihre Bestellung 718034990 wartet auf die Bezahlung.'
const waitedFor = (kind: HeldNotice['kind'], hoursAgo = 0): HeldNotice => ({
  ...{ kind, words, action: 'Jetzt bezahlen', href, language: 'de-DE' },
  until: new Date(Date.now() - hoursAgo * 3_600_000).toISOString(),
})

const page: { held?: HeldNotice | undefined; isEmpty: boolean } = { isEmpty: true }
const layout = layoutDefinition.schema.parse({})

type Parts = { layout: typeof layout; words: ReactNode }
vi.mock('@/app/[market]/(shop)/private-screen', () => ({
  PrivateScreen: ({ children }: { children: (own: typeof layout) => ReactNode }) => children(layout),
  privateMetadata: () => ({}),
}))
vi.mock('@/app/[market]/(checkout)/checkout-page', () => ({
  CheckoutPage: ({ children }: { children: (parts: Parts) => ReactNode }) =>
    children({ layout, words: null }),
  checkoutMetadata: () => ({}),
}))
vi.mock('@/lib/platform/config', async (original) => ({
  ...(await original<object>()),
  config: () => ({ brand: 'baby' }),
}))
vi.mock('@/lib/platform/shop-configuration/cached', () => ({
  loadShopConfiguration: async () => usualConfiguration(),
}))
vi.mock('@/lib/storefront/visitor/coupons', () => ({
  withOfferedCoupons: async () => layout,
  offeredCodes: async () => [],
}))
vi.mock('@/lib/storefront/visitor/session', async (original) => ({
  ...(await original<object>()),
  visitorOfPage: async () => ({ basket: undefined, orders: [], hasLostLogin: false }),
  pricingContext: async () => ({}),
}))
vi.mock('@/lib/storefront/visitor/checkout', async (original) => ({
  ...(await original<object>()),
  openedCheckout: async () => undefined,
  heldNotice: async () => page.held,
}))

const { default: PlainBasketPage } = await import('@/app/[market]/(shop)/~internal/basket/form/page')
const { default: LoginPage } = await import('@/app/[market]/(checkout)/~internal/checkout/login/page')

beforeEach(() => {
  page.held = undefined
  handIn({
    baskets: { of: async () => basketOf(page.isEmpty ? [] : [basketLine('a')]) },
  })
})

const shown = async (
  screen: (props: never) => Promise<ReactNode>,
  asked: Record<string, string> = {},
): Promise<string> =>
  renderElement(
    await screen({
      params: Promise.resolve({ market: 'de' }),
      searchParams: Promise.resolve(asked),
    } as never),
  )

describe('the basket without scripts', () => {
  const still = 'Ihr Warenkorb ist noch leer'
  it.each<[kind: HeldNotice['kind'], hours: number, isEmpty: boolean, isTold: boolean]>([
    ['waiting', 0, true, true],
    ['waiting', 0, false, true],
    ['returned', 1, false, true],
    // The visitor has taken the goods out again.
    ['returned', 1, true, false],
    ['returned', 25, false, false],
    ['placed', 0, true, true],
    // Another order has begun.
    ['placed', 0, false, false],
  ])('of an order that is %s since %i hours, when it is empty: %s', async (kind, hours, isEmpty, isTold) => {
    page.held = waitedFor(kind, hours)
    page.isEmpty = isEmpty
    const html = await shown(PlainBasketPage)
    expect(html.includes(words)).toBe(isTold)
    expect(html.includes(`href="${href}"`)).toBe(isTold)
    // The bar that scripts bring is not shown beside it.
    expect(html.includes('data-held=""')).toBe(isTold)
    // What was in it is waiting.
    expect(html.includes(still)).toBe(isEmpty && kind !== 'waiting')
  })
})

describe('the way into the checkout with an empty basket', () => {
  const notOrdered = /(?:Noch|Es) ist nichts bestellt/
  it.each<[kind: HeldNotice['kind'], lost: string | undefined, isTold: boolean, isLost: boolean]>([
    ['waiting', undefined, true, false],
    ['waiting', 'empty', true, false],
    ['waiting', 'session', true, false],
    // Who was logged in has goods in the account.
    ['waiting', 'login', true, true],
    ['placed', undefined, true, false],
    ['placed', 'empty', true, false],
    ['placed', 'session', true, false],
    ['returned', 'empty', false, true],
    ['returned', 'session', false, true],
  ])('of an order that is %s, lost by %s', async (kind, lost, isTold, isLost) => {
    page.held = waitedFor(kind)
    const html = await shown(LoginPage, lost === undefined ? {} : { lost })
    expect(html.includes(words)).toBe(isTold)
    expect(html.includes(`href="${href}"`)).toBe(isTold)
    expect(notOrdered.test(html)).toBe(isLost)
  })
})
