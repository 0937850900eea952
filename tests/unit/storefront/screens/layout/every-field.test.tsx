import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PageFrame } from '@/app/[market]/page-frame'
import { GET } from '@/app/api/cms/layoutCached/route'
import { withoutEmbargoed } from '@/lib/content/campaigns'
import { fullTitle, organisationData } from '@/lib/storefront/runtime/head'
import { AccountHome } from '@/lib/storefront/screens/account'
import { type Assurances, assurancesOf } from '@/lib/storefront/screens/basket/basket-screen'
import { Carriers } from '@/lib/storefront/screens/checkout'
import { ContactScreen } from '@/lib/storefront/screens/contact'
import { LegalNotice } from '@/lib/storefront/screens/guarantee'
import { guideHref } from '@/lib/storefront/screens/guide-pages'
import { pageMetadata, pageStructuredData } from '@/lib/storefront/screens/layout/document'
import { SiteFooter } from '@/lib/storefront/screens/layout/site-footer'
import { SiteHeader } from '@/lib/storefront/screens/layout/site-header'
import { attributesOf } from '@/lib/storefront/screens/product/attributes'
import { ElectronicsNote } from '@/lib/storefront/screens/product/safety'
import { CouponList } from '@/lib/storefront/visitor/coupons'
import { pricingContext } from '@/lib/storefront/visitor/session'
import { Blocks } from '@/registry'
import { pageBlock } from '@/schemas/blocks/page'
import { layoutDefinition, layoutItems } from '@/schemas/layout'
import { fieldsOf, filled, valuesFor, withFields } from '@/tests/fixtures/field-values'
import { productView } from '@/tests/fixtures/product'
import { testContext, testMarket } from '@/tests/fixtures/render'
import { usualShop } from '@/tests/fixtures/shops'

type Blok = Record<string, unknown>

const stored = vi.hoisted(() => ({ layout: {} as unknown }))

vi.mock('@/lib/platform/shop-configuration/cached', () => ({
  loadShopConfiguration: async () => ({
    ...(await import('@/tests/fixtures/usual-configuration')).usualConfiguration(),
    timezone: 'Europe/Berlin',
    options: {},
  }),
}))
vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/de/ratgeber/' }))
/** Islands are rendered with the page. */
vi.mock('next/dynamic', async () => {
  const { lazy } = await import('react')
  type Component = Parameters<typeof lazy>[0] extends () => Promise<{ default: infer C }> ? C : never
  return { default: (load: () => Promise<Component>) => lazy(async () => ({ default: await load() })) }
})
/** Each code is that of a voucher that holds. */
vi.mock('@/lib/shop/vouchers/load-offered', () => ({
  loadOffered: async (_: string, codes: string[]) => codes.map((code) => ({ code })),
}))
vi.mock('@/lib/content/pages/cached', () => ({
  loadLayout: async () => ({ layout: stored.layout, now: Date.UTC(2026, 10, 21, 12), preview: false }),
}))

async function htmlOf(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node)
  return new Response(prelude as unknown as ReadableStream).text()
}

const market = testMarket()
const guides = [
  'sizes',
  'tog',
  'devices',
  'stores',
  'shipping',
  'payment',
  'terms',
  'withdrawal',
  'privacy',
  'imprint',
] as const
const context = testContext()
const baseUrl = 'https://shop.example'

const pageOf = (content: Blok) => ({
  kind: 'page' as const,
  path: '/de/ratgeber/',
  story: {
    name: 'Ratgeber',
    content: { component: 'page', ...content },
    publishedAt: '2026-11-01T08:00:00.000Z',
    firstPublishedAt: '2026-11-01T08:00:00.000Z',
  },
  alternates: [],
  trail: context.breadcrumb,
})
type Page = Parameters<typeof pageMetadata>[0]

const asAttribute = (key: string) => ({ key, label: `Angabe ${key}`, value: key })

const account = {
  ...{ market, built: () => true, latest: undefined, banner: null, notice: undefined },
  customer: { firstName: 'Test', customerNo: 7 } as Parameters<typeof AccountHome>[0]['customer'],
  downloads: { orders: [], hasMore: false },
}

const assuranceParts = ({ coupons, sending, paymentTitle, payment }: Assurances) => [
  ...[...coupons.map(({ words }) => words), sending, paymentTitle],
  ...payment.map(({ mark }) => mark),
]

/** What visitors and search engines get of a layout. */
async function shownOfLayout(raw: unknown): Promise<string> {
  const written = layoutDefinition.schema.parse(raw)
  const layout = withoutEmbargoed(written, { now: context.now, preview: false })
  stored.layout = layout
  const html = await Promise.all(
    [
      <SiteHeader key="header" layout={layout} market={market} shop={usualShop()} />,
      <SiteFooter key="footer" layout={layout} market={market} shop={usualShop()} />,
      <ContactScreen key="contact" layout={layout} market={market} />,
      <ElectronicsNote
        key="electronics"
        view={productView({ electronics: 'grossgerte' })}
        market={market}
        registration={layout.deviceRegistration}
        href={undefined}
      />,
      <AccountHome key="account" {...account} layout={layout} />,
      <Carriers key="carriers" market={market} carriers={layout.shippingProviders} />,
      <CouponList key="coupons" layout={layout} market={market} level="h2" />,
      ...assuranceParts(assurancesOf({ layout: written, market, shop: usualShop() })),
      <LegalNotice key="guarantee" market={market} layout={layout} />,
      attributesOf(
        productView({ attributes: [asAttribute('Wort'), asAttribute('RE')] }),
        layout.productAttributes,
      ),
      <PageFrame key="frame" context={context}>
        Seite
      </PageFrame>,
    ].map(htmlOf),
  )
  const told = [
    organisationData(baseUrl, market, { layout, configured: usualShop() }),
    fullTitle(layout, 'Seite'),
    guides.map((guide) => guideHref(guide, market, layout)),
    pageMetadata(pageOf({}) as unknown as Page, market, layout, usualShop()),
    (await pricingContext(market)).shipping,
  ]
  return `${html.join('\n')}\n${JSON.stringify(told)}`
}

/** What clients of the API get of a layout. */
async function servedOfLayout(raw: unknown): Promise<string> {
  stored.layout = layoutDefinition.schema.parse(raw)
  return (await GET(new Request(`${baseUrl}/api/cms/layoutCached/?locale=de-de`))).text()
}

/** What visitors and search engines get of a page. */
async function shownOfPage(content: unknown): Promise<string> {
  const layout = layoutDefinition.schema.parse({})
  const page = pageOf(content as Blok) as unknown as Page
  const html = await htmlOf(Blocks({ bloks: [page.story.content], context }))
  const told = [
    pageMetadata(page, market, layout, usualShop()),
    pageStructuredData(page, { layout, configured: usualShop() }, context),
  ]
  return `${html}\n${JSON.stringify(told)}`
}

type Definition = Parameters<typeof fieldsOf>[0]
type Show = (content: unknown) => Promise<string>

async function hasEffect(part: Definition, name: string, state: Blok, show: Show): Promise<boolean> {
  const hints = fieldsOf(part).find(([field]) => field === name)?.[1]
  const seen = new Set<string>()
  for (const value of hints ? [undefined, ...valuesFor(hints)] : []) {
    seen.add(await show(withFields(state, part.name, { [name]: value })))
    if (seen.size > 1) return true
  }
  return false
}

const allFields = (...parts: Definition[]) =>
  parts.flatMap((part) => fieldsOf(part).map(([name]) => ({ part, name, id: `${part.name}.${name}` })))

async function idleFields(
  fields: ReturnType<typeof allFields>,
  states: readonly Blok[],
  show: Show,
): Promise<string[]> {
  const idle: string[] = []
  for (const { part, name, id } of fields) {
    let found = false
    for (const state of states) found ||= await hasEffect(part, name, state, show)
    if (!found) idle.push(id)
  }
  return idle
}

beforeEach(() => {
  vi.stubEnv('SESSION_SECRET', 'a secret of the tests, which is long enough')
  vi.stubEnv('BASE_URL', baseUrl)
  vi.stubEnv('PAYMENTS', 'sandbox')
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  return () => {
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
  }
})

/** The consent dialog, the teasers of the menu and the checkout of other clients are read from the API. */
const forClients = [
  'layout.consentTitle',
  'layout.consentText',
  'layout.consentAcceptAll',
  'layout.consentSave',
  'layout.consentDeny',
  'layout.consentChoose',
  'layout.consentLinks',
  'layout.consentCategories',
  'navigation_entry.teaser',
  'navigation_teaser.headline',
  'navigation_teaser.text',
  'navigation_teaser.image',
  'navigation_teaser.link',
  'consent_category.group',
  'consent_category.title',
  'consent_category.text',
  'consent_category.required',
  'consent_category.defaultValue',
  'consent_category.services',
  'consent_service.name',
  'consent_service.title',
  'consent_service.company',
  'consent_service.text',
  'consent_service.storage',
]

describe('the layout', () => {
  it('shows something of each of its fields, or gives it to the clients of its API', async () => {
    const full = filled(layoutDefinition)
    const withoutPictures = withFields(full, 'layout_mark', { image: undefined }) as Blok
    const running = withFields(full, 'layout_coupon', { dateFrom: undefined, dateTo: undefined }) as Blok
    const fields = allFields(layoutDefinition, ...layoutItems)
    const shown = fields.filter(({ id }) => !forClients.includes(id))
    expect(await idleFields(shown, [full, withoutPictures, running], shownOfLayout)).toEqual([])
    const served = fields.filter(({ id }) => forClients.includes(id))
    expect(served.map(({ id }) => id)).toEqual(forClients)
    expect(await idleFields(served, [full], servedOfLayout)).toEqual([])
  })
})

describe('the page', () => {
  it('shows or tells something of each of its fields', async () => {
    expect(await idleFields(allFields(pageBlock), [filled(pageBlock)], shownOfPage)).toEqual([])
  })
})
