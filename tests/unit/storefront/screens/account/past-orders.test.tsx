import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatDay } from '@/lib/platform/i18n'
import {
  accountOrderPath,
  everyMarketOf,
  findMarket,
  marketOfPast,
  ownMarketOf,
  screenPath,
} from '@/lib/platform/markets'
import { AccountHome, OrderList } from '@/lib/storefront/screens/account'
import { paymentOf } from '@/tests/fixtures/checkout'
import { testMarket } from '@/tests/fixtures/render'
import { testOrder as orderOf } from '@/tests/fixtures/test-order'

const brand = 'baby'

const testOrder = (given: Parameters<typeof orderOf>[0]) => ({ ...orderOf(given), returns: [] })

const bought = {
  ...{ lineId: 1, orderId: 1, file: 'plan.pdf', until: new Date('2036-03-01') },
  ...{ granted: 5, taken: 0, takenAt: null },
}

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
      downloads: { orders: [{ ...told, downloads: [bought] }], hasMore: true },
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
    // Whether this market sells files decides nothing about those of another one.
    const files = renderToStaticMarkup(home).split('id="downloads"')[1] ?? ''
    expect(files).toContain(`lang="${own.iso}"`)
    expect(files).toContain(formatDay(bought.until, ownMarketOf(brand, placed, here)))
    expect(files).toContain(`href="${screenPath(here, 'orders')}"`)
    expect(findMarket(brand, href?.split('/')[1] ?? '')).toBeDefined()
    if (findMarket(brand, code)) expect(href).toMatch(new RegExp(`^/${code}/`))
  })

  it('says of a prepayment that it is awaited, as the order itself does', () => {
    const here = testMarket('de')
    const list = (status: 'open' | 'paid') => {
      const order = testOrder({ payments: [paymentOf({ method: 'V', status })] })
      return renderToStaticMarkup(
        createElement(OrderList, { market: here, orders: [{ order, own: here }], total: 1, page: 1 }),
      )
    }
    expect(list('open')).toContain('Wartet auf Ihre Zahlung')
    expect(list('paid')).toContain('Wird vorbereitet')
  })

  it('says where files will be without a heading over nothing', () => {
    const home = renderToStaticMarkup(
      createElement(AccountHome, {
        ...{ market: testMarket('de'), customer, latest: undefined, built: () => true },
        layout: { coupons: [], hasDownloads: 'yes' as const },
        downloads: { orders: [], hasMore: false },
        ...{ banner: createElement('b', { id: 'banner' }), notice: undefined },
      }),
    )
    expect(home).toContain('können Sie hier herunterladen')
    expect(home).not.toContain('Ihre Downloads')
    expect(home.indexOf('sm:grid-cols-2 lg:hidden')).toBeLessThan(home.indexOf('id="banner"'))
  })

  it('has the newest order before an advertisement, and leads to the wishlist where there is one', () => {
    const here = testMarket('de')
    const placed = testOrder({})
    const home = (hasWishlist: boolean) =>
      renderToStaticMarkup(
        createElement(AccountHome, {
          ...{ market: here, customer, latest: { order: placed, own: here } },
          built: (screen) => hasWishlist || screen !== 'wishlist',
          layout: { coupons: [], hasDownloads: 'no' as const },
          downloads: { orders: [], hasMore: false },
          ...{ banner: createElement('b', { id: 'banner' }), notice: undefined },
        }),
      )
    const html = home(true)
    expect(html.indexOf('id="latest-order"')).toBeLessThan(html.indexOf('id="banner"'))
    expect(html).not.toContain('id="downloads"')
    const link = `href="${screenPath(here, 'wishlist')}"`
    expect([html.includes(link), home(false).includes(link)]).toEqual([true, false])
  })
})
