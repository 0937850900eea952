import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadLayout } from '@/lib/content/pages/cached'
import { marketsOf } from '@/lib/platform/markets/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration/cached'
import { defaultConfiguration } from '@/lib/platform/shop-configuration/defaults'
import { loadCategoryKeys } from '@/lib/shop/listing/load-listing'
import { findAdvice } from '@/lib/storefront/screens/listing/find-advice'
import { layoutDefinition } from '@/schemas/layout'
import { testMarket } from '@/tests/fixtures/render'

vi.mock('@/lib/content/pages/cached', () => ({ loadLayout: vi.fn(), loadPage: vi.fn() }))
vi.mock('@/lib/platform/shop-configuration/cached', () => ({ loadShopConfiguration: vi.fn() }))
vi.mock('@/lib/shop/listing/load-listing', () => ({ loadCategoryKeys: vi.fn() }))

/** A layout that links to pages of a market. */
const linking = (code: string, ...paths: string[]) =>
  ({
    layout: layoutDefinition.schema.parse({
      component: 'layout',
      navigation: paths.map((path) => ({
        ...{ component: 'navigation_entry', _uid: path, name: path },
        link: { linktype: 'url', url: `/${code}/${path}/` },
      })),
    }),
  }) as Awaited<ReturnType<typeof loadLayout>>

const sized = (...sizes: string[]) => ({
  category: 'kleidung',
  facets: [
    {
      facet: 'size' as const,
      values: sizes.map((value) => ({ value, label: value, count: 1, active: false })),
    },
  ],
})
const given = (market: ReturnType<typeof testMarket>, keys: string[], ...paths: string[]) => {
  vi.mocked(loadShopConfiguration).mockResolvedValue(defaultConfiguration('baby', market))
  vi.mocked(loadCategoryKeys).mockResolvedValue(keys)
  vi.mocked(loadLayout).mockResolvedValue(linking(market.code, ...paths))
}

describe('the advice of a listing', () => {
  beforeEach(() => vi.clearAllMocks())

  const pages = ['groessenberater', 'ratgeber/schlafsack-tog']
  it.each([
    ['clothes in sizes', ['bodys', 'kleidung'], sized('62', '68'), '/de/groessenberater/'],
    ['sleeping bags', ['schlafsaecke', 'schlafen'], sized('70', '90'), '/de/ratgeber/schlafsack-tog/'],
    ['clothes of one size', ['kleidung'], sized('Einheitsgröße'), undefined],
    ['prams', ['kinderwagen'], sized('62'), undefined],
    ['a category that there is not', [], sized('62'), undefined],
  ])('leads for %s to %4$s', async (_, keys, found, href) => {
    const market = testMarket()
    given(market, keys, ...pages)
    expect((await findAdvice(market, found))?.href).toBe(href)
  })

  it.each([...marketsOf('baby'), ...marketsOf('bm')].map((market) => [market.shopLocale, market] as const))(
    'leads in %s to the page of its language, where the shop has it',
    async (_, market) => {
      const page = { de: 'groessenberater', fr: 'guide-des-tailles', nl: 'maatwijzer' }[market.language]
      given(market, ['kleidung'])
      expect(await findAdvice(market, sized('62'))).toBeUndefined()
      given(market, ['kleidung'], page)
      expect(await findAdvice(market, sized('62'))).toMatchObject({
        href: `/${market.code}/${page}/`,
        label: expect.stringMatching(
          { de: /^Grö(?:ß|ss)enberater$/, fr: /^Guide des tailles$/, nl: /^Maatwijzer$/ }[market.language],
        ),
      })
    },
  )
})
