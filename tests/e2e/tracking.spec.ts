import type { Page } from '@playwright/test'
import { performanceService, tagManagerService } from '@/lib/storefront/runtime/consent/validity'
import { storedNames } from '@/lib/storefront/runtime/tracking/stored-names'
import { performanceReport } from '@/schemas/api/tracking'
import type { TrackingEvent } from '@/schemas/tracking'
import { freshVisitor } from '../fixtures/decided-visitor'
import { violations } from '../fixtures/e2e/axe'
import { german, goods, shopperIn } from '../fixtures/e2e/checkout'
import { recordWrites } from '../fixtures/e2e/record-writes'
import { expect, test } from '../fixtures/e2e/shop-window'
import { decide, eventsIn, setTracking } from '../fixtures/e2e/tracking'

// Each test decides itself.
test.use({ storageState: freshVisitor })

const eventsOn = async (page: Page): Promise<TrackingEvent[]> => {
  return eventsIn(await page.evaluate(() => window.dataLayer ?? []))
}
const namesOn = async (page: Page) => (await eventsOn(page)).map(({ event }) => event)
const hasSent = (page: Page, name: TrackingEvent['event']) => expect.poll(() => namesOn(page)).toContain(name)

test('with consent, the way from a list to the purchase is in the data layer', async ({ page, address }) => {
  await decide(page, address, [tagManagerService])
  await page.goto('/de/suche/?term=body')
  await hasSent(page, 'frontend_view_item_list')
  const [tile] = await page.getByRole('main').getByRole('article').all()
  if (!tile) throw new Error('The search found nothing')
  await tile.getByRole('button', { name: /Wunschliste/ }).click()
  await hasSent(page, 'frontend_add_to_wishlist')
  await tile.getByRole('link').first().click()
  await hasSent(page, 'frontend_select_item')
  await hasSent(page, 'frontend_view_item')
  const views = (await eventsOn(page)).filter(({ event }) => event === 'page_view')
  expect(views.map((view) => ('page_path' in view ? view.page_path : ''))).toEqual([
    '/de/suche/',
    new URL(page.url()).pathname,
  ])
  const shopper = shopperIn(page, address, german)
  await shopper.put(goods.body)
  await page.goto('/de/warenkorb/')
  await hasSent(page, 'frontend_view_cart')
  await page.goto('/de/kasse/login/')
  await shopper.enterGuest()
  // The login of the checkout asks for a mail address: the step after it tells that the checkout was begun.
  await hasSent(page, 'frontend_begin_checkout')
  await hasSent(page, 'frontend_auth_guest')
  await shopper.enterAddress()
  await shopper.choose('Rechnung')
  await shopper.order()
  await hasSent(page, 'frontend_purchase')
  const [bought] = (await eventsOn(page)).filter(({ event }) => event === 'frontend_purchase')
  expect(bought).toMatchObject({
    transaction_id: new URL(page.url()).searchParams.get('order'),
    payment_type: 'RE',
    items: [{ item_variant: goods.body, quantity: 1 }],
  })
  await page.reload()
  await hasSent(page, 'page_view')
  expect(await namesOn(page)).not.toContain('frontend_purchase')
})

for (const [what, isDecided] of [
  ['a decision', false],
  ['consent', true],
] as const)
  test(`without ${what}, no code of tracking is loaded, and nothing is told or stored`, async ({
    page,
    address,
  }) => {
    if (isDecided) await decide(page, address, [])
    const written = await recordWrites(page)
    const asked: string[] = []
    const scripts: Promise<string>[] = []
    page.on('request', (request) => asked.push(request.url()))
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''))
    })
    const shopper = shopperIn(page, address, german)
    await shopper.put(goods.body)
    for (const path of ['/de/', '/de/suche/?term=body', '/de/warenkorb/', '/de/kasse/login/']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await page.evaluate(() => window.dataLayer), path).toBeUndefined()
    }
    const code = await Promise.all(scripts)
    expect(code.length).toBeGreaterThan(2)
    expect(code.filter((text) => /frontend_view_|gtm\.start|web-vitals/.test(text))).toEqual([])
    expect(asked.filter((url) => !url.startsWith(address) || url.includes('/api/rum/'))).toEqual([])
    expect(written.filter((key) => (storedNames as readonly string[]).includes(key))).toEqual([])
  })

test.describe('the tag manager', () => {
  const host = 'https://tags.example'
  const container = async (page: Page) => {
    const loaded: string[] = []
    await page.route(`${host}/**`, (route) => {
      loaded.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: 'window.firstRead = window.dataLayer[0]' })
    })
    return loaded
  }
  /** The page of a visitor who allows the tag manager; answers which addresses of its container were loaded. */
  const openWithContainer = async (page: Page, address: string) => {
    await decide(page, address, [tagManagerService])
    await setTracking(page, { tagManager: { id: 'GTM-TEST1', host } })
    const loaded = await container(page)
    await page.goto('/de/')
    await hasSent(page, 'page_view')
    return loaded
  }

  test('is loaded once in a document, and reads the data layer from its beginning', async ({
    page,
    address,
  }) => {
    const loaded = await openWithContainer(page, address)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz', exact: true }).click()
    await expect
      .poll(async () => (await namesOn(page)).filter((name) => name === 'page_view'))
      .toHaveLength(2)
    expect(loaded).toEqual([`${host}/gtm.js?id=GTM-TEST1`])
    expect(await page.evaluate('window.firstRead')).toMatchObject({ event: 'gtm.js' })
  })

  test('ends with a new document when the consent is withdrawn, and its names are removed', async ({
    page,
    address,
  }) => {
    const loaded = await openWithContainer(page, address)
    expect(await page.evaluate(() => localStorage.getItem('ga:user'))).toMatch(/^[0-9a-f]{32}$/)
    const again = page.waitForEvent('load')
    await page.evaluate(() => {
      window.location.hash = '#denyConsent'
    })
    await again
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => [window.dataLayer, localStorage.getItem('ga:user')])).toEqual([
      undefined,
      null,
    ])
    expect(loaded).toHaveLength(1)
  })
})

test('page views name the browser, and the colleagues among visitors, who are asked for once', async ({
  page,
  address,
}) => {
  await decide(page, address, [tagManagerService])
  await setTracking(page, { internal: `${address}/rum/is_internal` })
  let asked = 0
  await page.route('**/rum/is_internal', (route) => {
    asked += 1
    return route.fulfill({ json: { internal: true } })
  })
  const views: TrackingEvent[] = []
  for (const path of ['/de/', '/ch-fr/']) {
    await page.goto(path)
    await hasSent(page, 'page_view')
    views.push(...(await eventsOn(page)).filter(({ event }) => event === 'page_view'))
  }
  const user = await page.evaluate(() => localStorage.getItem('ga:user'))
  const common = { event: 'page_view', user_id: user, device: 'desktop', internal: true }
  expect(views).toEqual([
    { ...common, page_path: '/de/', page_locale: 'de-DE', page_title: expect.stringContaining('Nestling') },
    {
      ...common,
      page_path: '/ch-fr/',
      page_locale: 'fr-CH',
      page_title: expect.stringContaining('Nestling'),
    },
  ])
  expect(asked).toBe(1)
})

test('with consent to it alone, each page that is left tells how fast it was', async ({ page, address }) => {
  await decide(page, address, [performanceService])
  // The body of a beacon is not among what the browser reports of its requests.
  const bodies: string[] = []
  await page.exposeFunction('toldByBeacon', (body: string) => bodies.push(body))
  await page.addInitScript(() => {
    const { sendBeacon } = Navigator.prototype
    Navigator.prototype.sendBeacon = function (url, body) {
      const { toldByBeacon } = window as unknown as { toldByBeacon: (body: string) => void }
      void (body as Blob).text().then(toldByBeacon)
      return sendBeacon.call(this, url, body)
    }
  })
  // Not `key`, which opens orders: links from such an address load documents.
  await page.goto('/de/?note=secret', { waitUntil: 'networkidle' })
  const answered = page.waitForResponse('**/api/rum/performance/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz', exact: true }).click()
  await expect.poll(() => bodies).toHaveLength(1)
  const report = performanceReport.parse(JSON.parse(bodies[0] ?? ''))
  expect(report).toMatchObject({ path: '/de/', href: `${address}/de/` })
  expect(Object.keys(report)).toEqual(expect.arrayContaining(['ttfb', 'fcp', 'lcp', 'cls']))
  expect((await answered).status()).toBe(204)
  expect(await page.evaluate(() => [window.dataLayer, localStorage.getItem('ga:user')])).toEqual([
    undefined,
    null,
  ])
})

test('a promotion that an editor named is told once in a visit, when it is seen', async ({
  page,
  address,
}) => {
  await decide(page, address, [tagManagerService])
  const path = '/de/documentation/blocks/campaign_card/'
  await page.goto(path)
  await hasSent(page, 'page_view')
  const promotion = page.locator('[data-promotion]').first()
  await promotion.scrollIntoViewIfNeeded()
  await hasSent(page, 'frontend_view_promotion')
  expect((await eventsOn(page)).filter(({ event }) => event === 'frontend_view_promotion')).toEqual([
    {
      event: 'frontend_view_promotion',
      ...{ promotion_id: 'winter-nights', promotion_name: 'Warm durch die Nacht' },
      ...{ creative_name: 'night', creative_slot: 'grid-1' },
      promotion: 'winter-nights-_-Warm durch die Nacht-_-night-_-grid-1',
    },
  ])
  await page.reload()
  await hasSent(page, 'page_view')
  await promotion.scrollIntoViewIfNeeded()
  // An observer that begins later is told later.
  await promotion.evaluate(
    (element) => new Promise((seen) => new IntersectionObserver(seen, { threshold: 0.5 }).observe(element)),
  )
  expect(await namesOn(page)).not.toContain('frontend_view_promotion')
})

test('testers see the events as they are told, and shoppers no panel', async ({ page, address }) => {
  await decide(page, address, [tagManagerService])
  await page.goto('/de/')
  await hasSent(page, 'page_view')
  const panel = page.getByRole('complementary', { name: 'Tracking events' })
  await expect(panel).toHaveCount(0)
  await setTracking(page, { showsEvents: true })
  await page.goto('/de/')
  await expect(panel.getByRole('status')).toHaveText('page_view')
  await panel.getByText('Tracking: 1').click()
  await panel.getByRole('listitem').getByText('page_view').click()
  await expect(panel.getByText('"page_path": "/de/"')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz', exact: true }).click()
  await expect(panel.getByText('"page_path": "/de/datenschutz/"')).toBeAttached()
})
