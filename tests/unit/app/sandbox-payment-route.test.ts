import { expect, it, vi } from 'vitest'
import { usualShop } from '../../fixtures/shops'

vi.mock('@/lib/platform/shop-configuration', async (original) => ({
  ...(await original<object>()),
  currentShopConfiguration: async () => usualShop(),
}))
vi.mock('@/lib/platform/config', async (original) => ({
  ...(await original<object>()),
  config: () => ({ brand: 'baby', stripe: undefined }),
}))
vi.mock('@/lib/platform/payments', async (original) => ({
  ...(await original<object>()),
  findSandboxPayment: async () => ({
    ...{ reference: 'a', description: 'Order', amount: 1_000, currency: 'CHF', method: 'KK' },
    ...{ locale: 'fr-ch', status: 'open', confirmsAt: null, returnUrl: '/ch-fr/', cancelUrl: '/ch-fr/' },
  }),
}))
const { GET } = await import('@/app/sandbox-payments/[reference]/route')

it.each([
  ['Mozilla/5.0 Chrome/141.0 retail/12', '140;url=/ch-fr/'],
  ['Mozilla/5.0 Chrome/141.0', null],
])('The page of a payment leads %s back by itself: %s', async (userAgent, refresh) => {
  const request = new Request('https://shop.example/sandbox-payments/a/', {
    headers: { 'user-agent': userAgent },
  })
  const answer = await GET(request, { params: Promise.resolve({ reference: 'a' }) })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('refresh')).toBe(refresh)
})
