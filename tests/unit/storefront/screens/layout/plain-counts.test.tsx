import { prerender } from 'react-dom/static.edge'
import { expect, it } from 'vitest'
import { everyMarketOf, screenPath } from '@/lib/platform/markets'
import { PlainCounts } from '@/lib/storefront/screens/layout/plain-counts'
import { testMarket } from '../../../../fixtures/render'

const markup = async (element: React.ReactNode) => {
  const { prelude } = await prerender(element)
  return new Response(prelude).text()
}

it.each([...everyMarketOf('baby'), ...everyMarketOf('bm')])(
  'a page for one visitor counts in its header what is in the basket and on the wishlist: $code',
  async (market) => {
    const html = await markup(<PlainCounts market={market} counts={{ basket: 3, wishlist: 120 }} />)
    expect(html).toMatch(/^<noscript><style>.*<\/style><\/noscript>$/)
    expect(html).toContain(
      `[href="${screenPath(market, 'basket')}"] .icon-count::after{content:"3";content:"3"/"3`,
    )
    expect(html).toContain(
      `[href="${screenPath(market, 'wishlist')}"] .icon-count::after{content:"99+";content:"99+"/"120`,
    )
  },
)

it.each([
  [{ basket: 0, wishlist: 0 }, 0],
  [{ basket: 1, wishlist: 0 }, 1],
  [{ basket: 0, wishlist: 1 }, 1],
])('what is empty has no count: %j', async (counts, many) => {
  const html = await markup(<PlainCounts market={testMarket('de')} counts={counts} />)
  expect(html.match(/::after/g) ?? []).toHaveLength(many)
})
