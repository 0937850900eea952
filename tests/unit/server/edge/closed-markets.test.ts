import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { GET as switchMarket } from '@/app/api/market/route'
import robots from '@/app/robots'
import { GET as sitemapIndex } from '@/app/sitemap.xml/route'
import {
  chooseMarket,
  countriesOf,
  everyMarketOf,
  findMarket,
  isBuilt,
  type Market,
  marketOfOrder,
  marketOfOrderRequest,
  marketOfPast,
  marketOfRequest,
  marketsOf,
  marketsOfStory,
  openPathFor,
  pastLocalesOf,
  type ScreenName,
  screenPath,
  screens,
} from '@/lib/platform/markets'
import { readSourcesOf } from '../../../fixtures/source-texts'
import { type Edge, openEdge } from './open-edge'

vi.mock('@/lib/shop/sitemap', async (original) => ({
  ...(await original<object>()),
  loadProductFiles: async () => [],
}))

const brand = 'baby'

/** Which markets are open, with those that are closed. */
const shops: [open: string, closed: string[]][] = [
  ['de', ['at', 'ch-fr', 'ch']],
  ['ch', ['de', 'at', 'ch-fr']],
  ['at,ch-fr', ['de', 'ch']],
]

const names = (Object.keys(screens) as ScreenName[]).filter(isBuilt)
const filledPath = (market: Market, name: ScreenName) =>
  screenPath(market, name as 'product', { pdp: 'decke-110', ...{ orderNumber: '7' } })
const pathIn = (code: string, name: ScreenName) => {
  const market = everyMarketOf(brand).find((one) => one.code === code)
  if (!market) throw new Error(`no market ${code}`)
  return filledPath(market, name)
}

describe.each(shops)('a shop whose open markets are %s', (list, closed) => {
  let edge: Edge
  const handler = vi.fn((_: unknown, response: { end: (text: string) => void }) => response.end('page'))

  beforeAll(async () => {
    vi.stubEnv('SHOP_MARKETS', list)
    edge = await openEdge({ handler, findProductPath: async () => '/de/p/decke-110/' })
  })
  afterAll(() => edge[Symbol.asyncDispose]())
  afterEach(() => vi.stubEnv('SHOP_MARKETS', list))

  const codes = list.split(',')
  const isOfOpen = (path: string) => codes.some((code) => path === `/${code}` || path.startsWith(`/${code}/`))

  it('has no others for visitors, addresses, countries and stories', () => {
    expect(marketsOf(brand).map(({ code }) => code)).toEqual(
      everyMarketOf(brand).flatMap(({ code }) => (codes.includes(code) ? code : [])),
    )
    for (const code of closed) {
      expect(findMarket(brand, code)).toBeUndefined()
      const locale = everyMarketOf(brand).find((market) => market.code === code)?.shopLocale ?? ''
      expect(marketsOfStory(`${locale}/versand`)).toEqual([])
    }
    const open = new Set(marketsOf(brand).map(({ iso }) => iso.slice(-2)))
    expect(new Set(countriesOf(brand))).toEqual(open)
  })

  it('chooses an open one for whatever browser and cookie', () => {
    for (const cookie of [undefined, ...everyMarketOf(brand).map(({ code }) => code), 'xx'])
      for (const acceptLanguage of ['de-AT', 'de-CH,fr;q=0.5', 'fr-CH', 'nl', 'en', ''])
        expect(codes).toContain(chooseMarket(brand, { cookie, acceptLanguage }).code)
  })

  it.each(closed.flatMap((code) => names.map((name) => [code, name] as const)))(
    'leads from /%s/ on, from the screen %s as well, and keeps the query',
    async (code, name) => {
      const path = pathIn(code, name)
      const { status, headers } = await edge.send(`${path}?utm_source=mail`)
      expect(status).toBe(307)
      const location = String(headers.location)
      const target = new URL(location, 'http://shop.example')
      expect(isOfOpen(target.pathname)).toBe(true)
      expect([target.search, target.hash]).toEqual(['?utm_source=mail', '#market-closed'])
      expect(openPathFor(brand, target.pathname)).toBeUndefined()
    },
  )

  it.each(closed)('names the open ones to calls for %s', async (code) => {
    const answer = marketOfRequest(brand, new URL(`http://shop.example/api/basket/?locale=${code}`))
    if (!(answer instanceof Response)) throw new Error('taken')
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      errors: {
        locale: `${code} is closed; must be one of ${marketsOf(brand)
          .map((m) => m.shopLocale)
          .join(', ')}`,
      },
    })
    const locale = everyMarketOf(brand).find((market) => market.code === code)?.shopLocale ?? ''
    const about = marketOfOrderRequest(
      brand,
      new URL(`http://shop.example/api/orders/open/?locale=${locale}`),
    )
    expect(about).toEqual(marketOfPast(brand, locale))
    const switched = await switchMarket(
      new Request(`http://localhost:3000/api/market/?market=${code}&path=/${code}/`),
    )
    expect([
      switched.status,
      isOfOpen(new URL(switched.headers.get('location') ?? '', 'http://s').pathname),
    ]).toEqual([303, true])
  })

  it('tells search engines of no other', async () => {
    const told = `${JSON.stringify(robots())} ${await (await sitemapIndex()).text()}`
    const paths = [...told.matchAll(/(?:"|:\d+|\.[a-z]+)(\/[a-z-]{2,5}\/)/g)].map(([, path = '']) => path)
    const markets = paths.filter((path) => everyMarketOf(brand).some(({ code }) => path === `/${code}/`))
    expect(markets.length).toBeGreaterThan(0)
    expect(markets.filter((path) => !isOfOpen(path))).toEqual([])
  })

  it.each(closed)('writes to customers of %s with links that are open', (code) => {
    const own = everyMarketOf(brand).find((market) => market.code === code)
    const market = marketOfPast(brand, own?.shopLocale ?? '')
    if (!own || !market) throw new Error('no market')
    expect(codes).toContain(market.code)
    const open = marketsOf(brand).find((one) => one.code === market.code)
    for (const name of names) {
      expect(filledPath(market, name)).toBe(open && filledPath(open, name))
    }
    // All but the paths is as it was when the order was placed.
    expect({ ...market, code, pathLanguage: undefined }).toEqual({ ...own, pathLanguage: undefined })
    expect(marketOfOrder(brand, { locale: own.shopLocale, currency: 'EUR' })).toEqual({
      ...market,
      currency: 'EUR',
    })
    if (open)
      expect(pastLocalesOf(brand, open)).toEqual(expect.arrayContaining([open.shopLocale, own.shopLocale]))
  })
})

/** What may speak of closed markets, and why. */
const mayNameClosed: Record<string, string> = {
  'lib/platform/markets': 'says which are open',
  'lib/platform/shop-configuration': 'a market is set up before it opens, and answers for its orders',
  'lib/platform/i18n/typography.ts': 'spells what is of any market',
  'lib/shop/import': 'goods are imported before a market opens',
  'lib/shop/listing/index-rows': 'lists are ready when a market opens',
  'lib/shop/listing/search/search-redirects.ts': 'reads rows that were imported',
  'lib/shop/stores/time-zone.ts': 'time zones of countries',
  'lib/shop/addresses/address-lines.ts': 'prints addresses of orders',
  'lib/content/redirects': 'addresses that were entered',
  'lib/content/check/campaign-faults.ts': 'addresses that were entered',
  'lib/content/campaigns/path-matches.ts': 'addresses that were entered',
  'lib/content/addresses/claims.ts': 'addresses that were entered',
  'lib/content/embedded/management/carry-addresses.ts': 'addresses that were entered',
  'lib/platform/db/partitions.ts': 'tables are ready when a market opens',
  'lib/storefront/screens/layout/closed-market-notice.tsx': 'is there where one is closed',
  'lib/storefront/runtime/kiosk/end-visit.ts': 'knows the market of its own document',
  'lib/shop/vouchers/commands.ts': 'vouchers are made before a market opens',
  'lib/shop/feeds/feed-plan.ts': 'goods are fetched before a market opens',
  'lib/content/shop-files': 'a market is set up before it opens',
  'lib/studio/redirects/noted.ts': 'addresses that were entered',
  'lib/studio/schedules/plan.ts': 'time zones of stories',
  'app/preview/[...slug]/situation.ts': 'the address that an editor chose',
  'app/api/account/delete': 'ends what is kept in any market',
  'lib/studio/pickers': 'stories of no market',
  scripts: 'says what a market needs before it opens; the seed of a demonstration',
}

it('Closed markets are named by nothing else', async () => {
  const sources = await readSourcesOf('lib', 'app', 'blocks', 'scripts')
  const naming = [...sources].flatMap(([file, text]) =>
    /\b(?:allMarkets|everyMarketOf|findEveryMarket)\b/.test(text) ? file : [],
  )
  expect(naming.length).toBeGreaterThan(10)
  const allowed = Object.keys(mayNameClosed)
  expect(naming.filter((file) => !allowed.some((place) => file.startsWith(place)))).toEqual([])
})
