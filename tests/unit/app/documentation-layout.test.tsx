import { prerender } from 'react-dom/static'
import { beforeEach, expect, it, vi } from 'vitest'
import DocumentationLayout from '@/app/[market]/documentation/layout'

const stored = vi.hoisted(() => ({ wishlist: true }))

vi.mock('@/lib/platform/shop-configuration/cached', () => ({
  loadShopConfiguration: async () => ({
    ...(await import('../../fixtures/usual-configuration')).usualConfiguration(),
    options: { wishlist: stored.wishlist },
  }),
}))
/** Islands of the frame need a router. */
vi.mock('@/lib/storefront/screens/frame', () => ({
  BasketLayerHost: () => null,
  Hearts: () => <i>hearts</i>,
  Navigation: () => null,
  Toasts: () => null,
}))

beforeEach(() => {
  vi.stubEnv('BASE_URL', 'https://shop.example')
  vi.stubEnv('PAYMENTS', 'sandbox')
  return () => void vi.unstubAllEnvs()
})

it.each([true, false])(
  'the documentation has hearts work where the shop has a wishlist: %s',
  async (isOn) => {
    stored.wishlist = isOn
    const params = Promise.resolve({ market: 'de' })
    const { prelude } = await prerender(await DocumentationLayout({ params, children: <p>Examples</p> }))
    const html = await new Response(prelude as unknown as ReadableStream).text()
    expect(html).toContain('href="/de/documentation/"')
    expect(html.includes('hearts')).toBe(isOn)
    expect(html.includes('data-wishlist="off"')).toBe(!isOn)
  },
)
