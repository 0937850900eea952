import type { ReactElement } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Market } from '@/lib/platform/markets'
import { handIn } from '@/lib/shop/door'
import { testOrder } from '../../fixtures/test-order'

type Found = { order: ReturnType<typeof testOrder>; isExpired: boolean }
const shop = vi.hoisted(() => ({ found: undefined as Found | undefined }))

vi.mock('@/lib/storefront/visitor/checkout', () => ({ currentOrder: async () => shop.found }))
vi.mock('next/headers', () => ({ headers: async () => new Headers() }))
vi.mock('@/lib/storefront/visitor/session', () => ({ visitorOfPage: async () => ({}) }))
vi.mock('@/lib/platform/config', async (original) => ({
  ...(await original<object>()),
  config: () => ({ brand: 'baby' }),
}))
vi.mock('@/lib/platform/shop-configuration', async (original) => ({
  ...(await original<object>()),
  loadShopConfiguration: async () => ({ seller: {}, options: {}, payments: [] }),
  zonedMarket: async (market: Market) => market,
  marketToTell: async (_: object, market: Market) => market,
}))
vi.mock('@/app/[market]/(checkout)/checkout-page', () => ({
  CheckoutPage: () => null,
  checkoutMetadata: () => ({}),
}))

handIn({ returns: { of: async () => [] } })

const { default: ThankYouPage } = await import('@/app/[market]/(checkout)/~internal/thank-you/page')

/** The page of the checkout that the screen is made of. */
async function shownFor(query: Record<string, string>) {
  let shown = (await ThankYouPage({
    params: Promise.resolve({ market: 'de' }),
    searchParams: Promise.resolve(query),
  } as Parameters<typeof ThankYouPage>[0])) as ReactElement<{ story?: string }>
  while (typeof shown.type === 'function' && shown.type.name === 'Expired')
    shown = (shown.type as (props: object) => typeof shown)(shown.props)
  return shown.props.story
}

beforeEach(() => {
  shop.found = undefined
})

it.each([
  ['without a number', {}],
  ['with a number that is no order of the visitor’s', { order: '12345678' }],
])('the page of thanks %s shows the words for one that has expired', async (_, query) => {
  expect(await shownFor(query)).toBe('layouts/thank-you-expired')
})

it('the page of thanks for an order that has been there for a while shows them, too', async () => {
  shop.found = { order: testOrder(), isExpired: true }
  expect(await shownFor({ order: '12345678' })).toBe('layouts/thank-you-expired')
})

it('the page of thanks for a new order shows the order', async () => {
  shop.found = { order: testOrder(), isExpired: false }
  expect(await shownFor({ order: '12345678' })).toBeUndefined()
})
