import { prerender } from 'react-dom/static'
import { beforeEach, expect, it, vi } from 'vitest'
import DocumentationLayout from '@/app/[market]/documentation/layout'

const stored = vi.hoisted(() => ({ wishlist: true, paths: ['/de/documentation/'] }))

vi.mock('@/lib/platform/shop-configuration/cached', () => ({
  loadShopConfiguration: async () => ({
    ...(await import('../../fixtures/usual-configuration')).usualConfiguration(),
    options: { wishlist: stored.wishlist },
  }),
}))
vi.mock('@/lib/content/pages', () => ({ loadIndex: async () => stored.paths.map((path) => ({ path })) }))
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

const shown = async () => {
  const params = Promise.resolve({ market: 'de' })
  const { prelude } = await prerender(await DocumentationLayout({ params, children: <p>Examples</p> }))
  return new Response(prelude as unknown as ReadableStream).text()
}

it('the documentation begins with the catalogue where the shop has written no manual', async () => {
  stored.paths = ['/de/']
  const html = await shown()
  expect(html).not.toContain('href="/de/documentation/"')
  expect(html).toMatch(/<a [^>]*href="\/de\/documentation\/blocks\/"[^>]*>Nestling/)
  stored.paths = ['/de/documentation/']
})

it.each([true, false])(
  'the documentation has hearts work where the shop has a wishlist: %s',
  async (isOn) => {
    stored.wishlist = isOn
    const html = await shown()
    expect(html).toContain('href="/de/documentation/"')
    expect(html.includes('hearts')).toBe(isOn)
    expect(html.includes('data-wishlist="off"')).toBe(!isOn)
  },
)
