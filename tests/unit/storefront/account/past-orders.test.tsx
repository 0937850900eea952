import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  accountOrderPath,
  everyMarketOf,
  findMarket,
  marketOfPast,
  ownMarketOf,
} from '@/lib/platform/markets'
import { AccountHome, OrderList } from '@/lib/storefront/account'
import { testMarket } from '../../../fixtures/render'
import { testOrder } from '../../../fixtures/test-order'

const brand = 'baby'

const customer = { firstName: 'Test', customerNo: 7 } as Parameters<typeof AccountHome>[0]['customer']

afterEach(() => void vi.unstubAllEnvs())

const cases = ['', 'de', 'ch', 'ch-fr'].flatMap((open) =>
  everyMarketOf(brand).map(({ code, ...own }) => [code, open || 'each', open, own] as const),
)

describe('The account of a customer', () => {
  it.each(cases)('shows an order of %s as it was placed, where %s is open', (code, _, open, own) => {
    const placed = testOrder({ locale: own.shopLocale, currency: own.currency })
    vi.stubEnv('SHOP_MARKETS', open)
    const here = testMarket(open || 'de')
    const told = { order: placed, own: ownMarketOf(brand, placed, here) }
    const list = createElement(OrderList, { market: here, orders: [told], total: 1, page: 1 })
    const given = {
      market: here,
      customer,
      built: () => true,
      latest: told,
      layout: { coupons: [], hasDownloads: 'no' as const },
      downloads: [],
      banner: null,
      notice: undefined,
    }
    const past = marketOfPast(brand, own.shopLocale)
    const href = past && accountOrderPath(past, placed.number)
    const home = createElement(AccountHome, given)
    for (const html of [list, home].map((screen) => renderToStaticMarkup(screen))) {
      expect(html).toContain(`lang="${own.iso}"`)
      expect(html).toContain(`href="${href}"`)
      expect([/CHF/.test(html), /€/.test(html)]).toEqual([own.currency === 'CHF', own.currency === 'EUR'])
    }
    expect(findMarket(brand, href?.split('/')[1] ?? '')).toBeDefined()
    if (findMarket(brand, code)) expect(href).toMatch(new RegExp(`^/${code}/`))
  })
})
