import { sql } from 'drizzle-orm'
import { createElement, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { database } from '@/lib/platform/db'
import { lookOf } from '@/lib/platform/look'
import {
  findShopConfiguration,
  inZone,
  returnCostsOf,
  shopWords,
  withShopWords,
  writeShopConfigurations,
  zonedMarket,
} from '@/lib/platform/shop-configuration'
import { offeredMethods } from '@/lib/shop/payments'
import { recommendFor } from '@/lib/shop/recommendations'
import { iconSvg } from '@/lib/storefront/design/brand/icons'
import { mailLookOf } from '@/lib/storefront/design/mail-look'
import { type ShopConfiguration, sourceShopConfiguration } from '@/schemas/shop'
import { seedStories } from '@/scripts/seed/content'
import { unfinished } from '../../fixtures/checkout'
import { stopClock } from '../../fixtures/clock'
import { describeOnDatabases } from '../../fixtures/databases'
import { importInto } from '../../fixtures/import'
import { givenOrder } from '../../fixtures/orders'
import { productView, variantView } from '../../fixtures/product'
import { testMarket } from '../../fixtures/render'
import {
  alongside,
  before,
  rows,
  type ScreenName,
  screens as shownOn,
} from '../../fixtures/shop-setting-rows'
import { shopSettings, withValue } from '../../fixtures/shop-settings'
import { sleepingBag } from '../../fixtures/source-product'

const shop = vi.hoisted(() => ({ customer: undefined as unknown }))

vi.mock('@/lib/platform/config', async (original) => ({
  ...(await original<object>()),
  config: () => ({
    brand: 'baby',
    baseUrl: 'http://shop.example',
    paymentMode: 'sandbox',
    videosHost: 'https://videos.example',
  }),
}))
vi.mock('@/lib/platform/shop-configuration/cached', () => ({
  loadShopConfiguration: async () => {
    const { findShopConfiguration: find } = await import('@/lib/platform/shop-configuration/find')
    return find(database(), 'baby', (await import('../../fixtures/render')).testMarket())
  },
}))
vi.mock('@/lib/content/pages/cached', async () => {
  const { withShopValues } = await import('@/lib/content/pages/shop-values')
  const { layoutDefinition } = await import('@/schemas/layout')
  const { loadShopConfiguration } = await import('@/lib/platform/shop-configuration')
  const written = layoutDefinition.schema.parse({
    paymentProviders: [{ _uid: 'RE', component: 'layout_mark', name: 'Rechnung', code: 'RE' }],
  })
  const now = Date.UTC(2026, 10, 21, 12)
  const market = (await import('../../fixtures/render')).testMarket()
  return {
    loadLayout: async () => ({
      layout: withShopValues(written, await loadShopConfiguration(market.code), market, now),
      now,
      preview: false,
    }),
    loadPage: async () => ({ result: { kind: 'missing', tags: [] }, now, preview: false }),
  }
})
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({}),
  usePathname: () => '/de/',
}))
vi.mock('next/headers', () => ({
  cookies: async () => ({ get: () => undefined }),
  headers: async () => new Headers(),
  draftMode: async () => ({ isEnabled: false }),
}))
vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }))
/** Islands are rendered with the page. */
vi.mock('next/dynamic', async () => {
  const { lazy } = await import('react')
  type Component = Parameters<typeof lazy>[0] extends () => Promise<{ default: infer C }> ? C : never
  return { default: (load: () => Promise<Component>) => lazy(async () => ({ default: await load() })) }
})
/** The box chooses a variant in the browser. */
vi.mock('@/lib/storefront/screens/product/islands', async (original) => ({
  ...(await original<object>()),
  BuyBox: ({ advisor, deliveries }: { advisor: ReactNode; deliveries: { content: ReactNode }[] }) => [
    advisor,
    ...deliveries.map(({ content }) => content),
  ],
}))
vi.mock('@/app/fonts', () => ({ fontClasses: '' }))
vi.mock('@/lib/storefront/screens/frame', async (original) => ({
  ...(await original<object>()),
  ...{ BasketLayerHost: () => null, HeldOrder: () => null, Navigation: () => null, Toasts: () => null },
  ...{ KeptMarkup: () => null, Hearts: () => 'hearts' },
}))
vi.mock('@/lib/storefront/visitor/session', async (original) => ({
  ...(await original<object>()),
  visitorOfPage: async () => ({ customer: shop.customer }),
}))
vi.mock('@/lib/storefront/visitor/checkout', async (original) => ({
  ...(await original<object>()),
  currentCheckout: async () => unfinished('login'),
  openedCheckout: async () => unfinished('login'),
  heldNotice: async () => undefined,
}))

const { default: MarketDocument } = await import('@/app/[market]/layout')
const { default: ShopLayout } = await import('@/app/[market]/(shop)/layout')
const { default: AccountPage } = await import('@/app/[market]/(shop)/~internal/account/page')
const { default: LoginPage } = await import('@/app/[market]/(checkout)/~internal/checkout/login/page')
const { default: ContactPage } = await import('@/app/[market]/(shop)/~internal/account/contact/page')
const { GET: consent } = await import('@/app/api/cms/consent/route')
const { loadLayout } = await import('@/lib/content/pages')
const { partnerOffer } = await import('@/lib/shop/orders')
const { PaymentStep, ThankYou } = await import('@/lib/storefront/screens/checkout')
const { screenContext } = await import('@/lib/storefront/screens/layout')
const { pageMetadata } = await import('@/lib/storefront/screens/layout/document')
const { loadStatus, StatusScreen } = await import('@/lib/storefront/screens/order-status')
const { ProductBuyBox, productWords } = await import('@/lib/storefront/screens/product/product-buy-box')
const { Promises } = await import('@/lib/storefront/screens/product/promises')
const { Blocks } = await import('@/registry')

const market = testMarket()
const now = Date.UTC(2026, 10, 21, 12)
const html = async (node: ReactNode | Promise<ReactNode>): Promise<string> => {
  const { prelude } = await prerender(await node)
  // The names of ids depend on what was rendered before.
  return (await new Response(prelude as unknown as ReadableStream).text()).replace(/_R_\w*_/g, '')
}
const params = Promise.resolve({ market: 'de' })
const asked = { params, searchParams: Promise.resolve({}) }
const pages = seedStories('baby').filter(({ fullSlug }) => fullSlug.startsWith('de-de/'))

const question = {
  _uid: 'q',
  ...{ component: 'faq', items: [{ _uid: 'i', component: 'faq_item', question: 'Wann?', answer: 'Bald.' }] },
}

type Screen = (shop: ShopConfiguration) => Promise<unknown>

const orderOf = async () => {
  const [row] = await database().execute<{ number: string }>(sql`select number from orders`)
  const { findOrder } = await import('@/lib/shop/orders')
  const order = await findOrder(database(), row?.number ?? '')
  if (!order) throw new Error('There is no order')
  return order
}

/** What a visitor gets, and what shows a setting of its own is at the end. */
const screens = {
  document: () => html(MarketDocument({ params, children: null } as never)),
  frame: () => html(ShopLayout({ params, children: null } as never)),
  account: () => html(AccountPage(asked as never)),
  'first step of the checkout': () => {
    shop.customer = undefined
    return html(LoginPage(asked as never))
  },
  'contact in the account': () => html(ContactPage(asked as never)),
  'texts of the pages': async (own) =>
    withShopWords(
      pages.map(({ content }) => content),
      shopWords(own, market, now),
    ),
  questions: async (own) =>
    html(
      Blocks({
        bloks: [question],
        context: screenContext(market, { path: '/de/' }, await loadLayout('de'), own),
      }),
    ),
  product: async (own) => {
    const { layout } = await loadLayout('de')
    const view = productView({
      categoryKeys: ['kleidung'],
      variants: [variantView('a.1', { label: '62' }), variantView('a.2', { label: '68' })],
    })
    const product = {
      number: '1',
      shop: {},
      variants: [],
      most: { 'a.1': 1, 'a.2': 1 },
      inscription: undefined,
    } as never
    const box = createElement(ProductBuyBox, {
      ...{
        view,
        layout,
        product,
        words: productWords(view, market),
        advisors: own.advisors,
        hasAlternatives: false,
        promotions: [],
      },
      market: inZone(market, own),
    })
    const promises = createElement(Promises, {
      ...{
        market,
        layout,
        terms: own.returns,
        service: own.service,
        payments: own.payments,
        prices: [],
        returnCosts: returnCostsOf(own, market),
      },
      ...{ personalised: true, bulky: true, sealed: false, voucher: false, download: false },
      hrefs: { payment: undefined, returns: undefined },
    })
    return (await html(box)) + (await html(promises))
  },
  payment: async ({ payments, options }) => {
    const { layout } = await loadLayout('de')
    const sentTo = { isCashlessPickup: false, isPickup: true }
    const goods = { isSent: true, hasDigital: false, hasVouchers: false }
    const cost = { currencyCode: 'EUR' as const, isFreight: false, covered: 0, toPay: 12_000 }
    const methods = offeredMethods({
      ...{ country: 'DE', options, payments, isGuest: true, goods, cost, ...sentTo },
    })
    return html(createElement(PaymentStep, { market, layout, checkout: unfinished('payment', { methods }) }))
  },
  order: async () => {
    const own = await zonedMarket(market)
    const order = await orderOf()
    const status = await loadStatus(own, order, {})
    return html(createElement(StatusScreen, { ...status, market: own, order, notice: undefined }))
  },
  'thank-you': async (own) => {
    const order = await orderOf()
    const { seller, payments } = own
    return html(
      createElement(ThankYou, { market, order, seller, payments, partnerOffer: partnerOffer(order, own) }),
    )
  },
  'data of a page': async (own) => {
    const { layout } = await loadLayout('de')
    const story = { name: 'x', content: { component: 'page', _uid: 'x' } }
    return pageMetadata({ kind: 'page', path: '/de/x/', alternates: [], story } as never, market, layout, own)
  },
  icon: async (own) => ({ look: lookOf(own).icon, drawn: iconSvg(lookOf(own), 32, 0) }),
  mail: async (own) => mailLookOf({ baseUrl: 'http://shop.example' })(market, own),
  recommendations: async ({ recommendations: { slots } }) => {
    const settings = slots.pds_alternatives
    return recommendFor(database(), market, { slot: 'pds_alternatives', numbers: ['100'], settings })
  },
  'answer for the consent dialog': async () =>
    (await consent(new Request('http://shop.example/api/cms/consent/?locale=de-de'))).text(),
} as const satisfies Record<ScreenName, Screen>

it('every setting of a shop has a row that says where it is seen', () => {
  expect(Object.keys(rows).toSorted()).toEqual([...shopSettings].toSorted())
})

describeOnDatabases('A setting of a shop', (getDb) => {
  const configure = (settings: object) =>
    writeShopConfigurations(getDb(), [
      sourceShopConfiguration.parse({ type: 'shop_configuration', locale: 'de-de', ...settings }),
    ])
  const configured = () => findShopConfiguration(getDb(), 'baby', market)

  beforeAll(async () => {
    // At that time it is the next day further east.
    const placedAt = new Date(Date.now() - 24 * 3_600_000)
    placedAt.setUTCHours(13, 5)
    await givenOrder(getDb(), { payments: [{ method: 'V' }], placedAt })
    const bags = ['100', '200', '300'].map((key, index) =>
      sleepingBag(`${key}-1`, { categories: [index === 2 ? 'spielen' : 'schlafsaecke'] }),
    )
    await importInto(getDb(), bags.map((bag) => JSON.stringify({ type: 'product', ...bag })).join('\n'))
  })
  beforeEach(async () => {
    vi.stubEnv('SESSION_SECRET', 'a secret of the tests, which is long enough')
    shop.customer = { id: 1, customerNo: 7, firstName: 'Test', lastName: 'Person', email: 'a@b.example' }
    await getDb().execute(sql`truncate shop_configurations`)
    await configure(before)
  })

  it.each(shownOn)('changes a page: %s', async (path, [value, on, at = path]) => {
    await configure(alongside[path] ?? {})
    stopClock()
    const show: Screen = screens[on]
    const shown = async () => JSON.stringify(await show(await configured()))
    const first = await shown()
    expect(await shown()).toBe(first)
    const own = (await configured()) as unknown as Record<string, unknown>
    const keys = at.split('.')
    const old = keys.reduce<unknown>(
      (inner, key) => (inner as Record<string, unknown> | undefined)?.[key],
      own,
    )
    const changed: unknown = typeof value === 'function' ? value(old) : value
    expect(changed).not.toEqual(old)
    const [top = ''] = keys
    await configure({ [top]: withValue(own, keys, changed)[top] })
    expect(await shown()).not.toBe(first)
  })
})
