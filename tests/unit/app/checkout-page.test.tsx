import type { ReactElement, ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import type { Layout } from '@/lib/content/pages'
import type { Market } from '@/lib/platform/markets'
import { layoutDefinition } from '@/schemas/layout'
import { unfinished } from '../../fixtures/checkout'

vi.mock('@/lib/storefront/visitor/checkout', () => ({
  currentCheckout: async () => unfinished('address'),
  checkoutContext: async () => ({ isSelling: true }),
  heldNotice: async () => undefined,
  isLostReason: () => false,
}))
vi.mock('@/lib/storefront/visitor/session', () => ({ visitorOfPage: async () => ({}) }))
vi.mock('@/lib/platform/config', async (original) => ({
  ...(await original<object>()),
  config: () => ({ brand: 'baby' }),
}))
vi.mock('@/lib/platform/shop-configuration', async (original) => ({
  ...(await original<object>()),
  zonedMarket: async (market: Market) => market,
}))
vi.mock('@/lib/storefront/screens/checkout', async (original) => ({
  ...(await original<object>()),
  placeNotes: async () => ({}),
}))
vi.mock('@/app/[market]/(checkout)/checkout-page', () => ({
  CheckoutPage: () => null,
  checkoutMetadata: () => ({}),
}))

const { default: CheckoutScreen } = await import('@/app/[market]/(checkout)/~internal/checkout/page')

type Frame = {
  children: (parts: { layout: Layout; words: ReactNode }) => ReactElement<{ children: unknown }>
}

it('the step of the addresses names the carriers of the layout', async () => {
  const layout = layoutDefinition.schema.parse({
    shippingProviders: [{ _uid: 'c', component: 'layout_mark', name: 'DHL', code: 'DHL' }],
  })
  const step = (await CheckoutScreen({
    params: Promise.resolve({ market: 'de' }),
    searchParams: Promise.resolve({ step: 'address' }),
  } as Parameters<typeof CheckoutScreen>[0])) as ReactElement<object>
  const page = (step.type as (props: object) => ReactElement<Frame>)(step.props)
  const { children } = page.props.children({ layout, words: null }).props
  const [addresses] = (children as ReactElement<{ carriers: unknown }>[]).filter(Boolean)
  expect(addresses?.props.carriers).toEqual(layout.shippingProviders)
  expect(layout.shippingProviders).toHaveLength(1)
})
