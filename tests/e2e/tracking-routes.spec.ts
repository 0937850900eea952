import type { Page } from '@playwright/test'
import { tagManagerService } from '@/lib/storefront/runtime/consent/validity'
import type { TrackingEvent } from '@/schemas/tracking'
import { freshVisitor } from '../fixtures/decided-visitor'
import { untilHydrated } from '../fixtures/e2e/alive'
import { goods } from '../fixtures/e2e/checkout'
import { expect, paths, test } from '../fixtures/e2e/shop-window'
import { decide, eventsIn, recordPushes, setTracking } from '../fixtures/e2e/tracking'

// Each test decides itself.
test.use({ storageState: freshVisitor })

const eventsOn = async (page: Page): Promise<TrackingEvent[]> =>
  eventsIn(await page.evaluate(() => window.dataLayer ?? []))
const hasSent = (page: Page, name: TrackingEvent['event']) =>
  expect.poll(async () => (await eventsOn(page)).map(({ event }) => event)).toContain(name)

const viewsOf = (events: TrackingEvent[]) =>
  events.flatMap((event) =>
    event.event === 'page_view' ? [`${event.page_path}${event.page_query ?? ''} | ${event.page_title}`] : [],
  )
const viewedOf = (events: TrackingEvent[]) =>
  events.flatMap((event) =>
    event.event === 'frontend_view_item' ? event.items.map(({ item_variant }) => item_variant) : [],
  )

test('each route is told once and as it is shown, with its query, also by Back, and each chosen variant', async ({
  page,
  address,
}) => {
  await decide(page, address, [tagManagerService])
  const isTold = (views: number) => expect.poll(async () => viewsOf(await eventsOn(page))).toHaveLength(views)
  await page.goto('/de/kleidung/')
  await isTold(1)
  const listing = await page.title()
  await page.getByRole('link', { name: 'Seite 2', exact: true }).click()
  await isTold(2)
  await expect
    .poll(async () =>
      (await eventsOn(page)).flatMap((event) =>
        event.event === 'frontend_view_item_list' ? [event.items[0]?.index] : [],
      ),
    )
    .toEqual([1, 25])
  await page.getByRole('main').locator('article.tile a.tile-link').first().click()
  await hasSent(page, 'frontend_view_item')
  await isTold(3)
  const product = [new URL(page.url()).pathname, await page.title()].join(' | ')
  await page.goBack()
  await isTold(4)
  await page.goForward()
  await isTold(5)
  const second = `/de/kleidung/?page=2 | `
  const views = viewsOf(await eventsOn(page))
  expect([views[0], views[2], views[4]]).toEqual([`/de/kleidung/ | ${listing}`, product, product])
  expect([views[1], views[3]].every((view) => view?.startsWith(second))).toBe(true)
  expect(views[3]).toBe(views[1])
  expect(viewedOf(await eventsOn(page))).toHaveLength(2)
})

test('the variant that the address names, and each that is chosen, is the one that is viewed', async ({
  page,
  address,
}) => {
  await decide(page, address, [tagManagerService])
  await page.goto(`${paths.sage}?variant=PW.pw1001.074`)
  await hasSent(page, 'frontend_view_item')
  await untilHydrated(page)
  await page.getByRole('radio', { name: '62', exact: true }).check({ force: true })
  await expect.poll(async () => viewedOf(await eventsOn(page))).toEqual(['PW.pw1001.074', goods.body])
  expect(viewsOf(await eventsOn(page))).toHaveLength(1)
})

test('events of pages that are left early are told on the next one when the host of colleagues hangs', async ({
  page,
  address,
}) => {
  await decide(page, address, [tagManagerService])
  await setTracking(page, { internal: `${address}/rum/is_internal` })
  const pushed = await recordPushes(page)
  let isHanging = true
  await page.route('**/rum/is_internal', (route) =>
    isHanging ? undefined : route.fulfill({ json: { internal: false } }),
  )
  const asked = page.waitForRequest('**/rum/is_internal')
  await page.goto('/de/')
  await asked
  isHanging = false
  await page.goto('/de/datenschutz/')
  await expect
    .poll(() => viewsOf(eventsIn(pushed)).map((view) => view.split(' | ')[0]))
    .toEqual(['/de/', '/de/datenschutz/'])
})
