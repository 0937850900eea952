import type { ReactElement, ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import type { Layout } from '@/lib/content/pages'
import type { Market } from '@/lib/platform/markets'
import { handIn } from '@/lib/shop/door'
import { layoutDefinition } from '@/schemas/layout'
import { testAddress, unfinished } from '../../fixtures/checkout'

vi.mock('@/lib/storefront/visitor/checkout', () => ({
  currentCheckout: async () => unfinished('address'),
  checkoutContext: async () => ({ isSelling: true }),
  heldNotice: async () => undefined,
  isLostReason: () => false,
}))
const visitor: { customer?: { id: number } } = {}
vi.mock('@/lib/storefront/visitor/session', () => ({ visitorOfPage: async () => visitor }))
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

const invoiced = { ...testAddress, street: 'Büroweg 5' }

type Frame = {
  children: (parts: { layout: Layout; words: ReactNode }) => ReactElement<{ children: unknown }>
}

const addressStep = async () => {
  const step = (await CheckoutScreen({
    params: Promise.resolve({ market: 'de' }),
    searchParams: Promise.resolve({ step: 'address' }),
  } as Parameters<typeof CheckoutScreen>[0])) as ReactElement<object>
  return (step.type as (props: object) => ReactElement<Frame>)(step.props)
}

it.each([
  ['an empty address book', [], { deliveryAddress: testAddress, invoiceAddress: invoiced }],
  ['an address book of their own', [{ id: 'one', address: testAddress }], {}],
])('the form of a customer with %s begins with the addresses of the last order', async (_, book, filled) => {
  visitor.customer = { id: 7 }
  handIn({
    addressBooks: { of: async () => book as never },
    customers: {
      lastAddresses: async (id, country) =>
        id === 7 && country === 'DE' ? { address: testAddress, invoice: invoiced } : undefined,
    },
  })
  const page = await addressStep()
  const { children } = page.props.children({ layout: layoutDefinition.schema.parse({}), words: null }).props
  const [addresses] = (
    children as ReactElement<{ checkout: { deliveryAddress?: object; invoiceAddress?: object } }>[]
  ).filter(Boolean)
  const { deliveryAddress, invoiceAddress } = addresses?.props.checkout ?? {}
  expect({ ...(deliveryAddress && { deliveryAddress }), ...(invoiceAddress && { invoiceAddress }) }).toEqual(
    filled,
  )
  delete visitor.customer
})

it('the step of the addresses names the carriers of the layout', async () => {
  const layout = layoutDefinition.schema.parse({
    shippingProviders: [{ _uid: 'c', component: 'layout_mark', name: 'DHL', code: 'DHL' }],
  })
  const page = await addressStep()
  const { children } = page.props.children({ layout, words: null }).props
  const [addresses] = (children as ReactElement<{ carriers: unknown }>[]).filter(Boolean)
  expect(addresses?.props.carriers).toEqual(layout.shippingProviders)
  expect(layout.shippingProviders).toHaveLength(1)
})
