import { expect, it, vi } from 'vitest'
import { findMarket, type Market } from '@/lib/platform/markets'
import { checkoutContext } from '@/lib/storefront/visitor/checkout/current'
import { otherShop, usualShop } from '../../../fixtures/shops'

const given = vi.hoisted(() => ({ shop: {} as object, mode: 'live', hasTerms: true }))

vi.mock('next/headers', () => ({ headers: async () => new Headers() }))
vi.mock('@/lib/platform/config', async (original) => ({
  ...(await original<object>()),
  config: () => ({ brand: 'baby', paymentMode: given.mode }),
}))
vi.mock('@/lib/platform/shop-configuration', async (original) => ({
  ...(await original<object>()),
  loadShopConfiguration: async () => given.shop,
}))
vi.mock('@/lib/storefront/visitor/session', () => ({ pricingContext: async () => ({}) }))
vi.mock('@/lib/storefront/visitor/checkout/has-terms', () => ({ hasTerms: async () => given.hasTerms }))

const market = findMarket('baby', 'de') as Market

it.each([
  ['a shop and a seller of its own, and terms', otherShop(market), 'live', true, true],
  ['no terms', otherShop(market), 'live', false, false],
  ['the seller of the demo', usualShop('baby', market), 'live', true, false],
  ['the seller of the demo, and no money moves', usualShop('baby', market), 'demo', true, true],
])('a checkout with %s', async (_, shop, mode, hasTerms, isSelling) => {
  Object.assign(given, { shop, mode, hasTerms })
  expect((await checkoutContext(market)).isSelling).toBe(isSelling)
})
