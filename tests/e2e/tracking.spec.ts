import type { Page } from '@playwright/test'
import { writeConsent } from '@/lib/storefront/consent/stored-consent'
import { consentVersion, tagManagerService } from '@/lib/storefront/consent/validity'
import { type TrackingEvent, trackingEvent } from '@/schemas/tracking'
import { freshVisitor } from '../fixtures/decided-visitor'
import { german, goods, shopperIn } from '../fixtures/e2e/checkout'
import { expect, test } from '../fixtures/e2e/shop-window'

// Each test decides itself.
test.use({ storageState: freshVisitor })

const decide = (page: Page, url: string, isAllowed: boolean) =>
  page.context().addCookies([
    {
      name: 'consent',
      value: writeConsent({
        ...{
          version: consentVersion,
          appVersion: '1.0.0',
          timestamp: Date.now() - 1_000,
          userInteracted: true,
        },
        categories: [{ group: 'statistics', required: false, status: isAllowed }],
        services: [{ name: tagManagerService, group: 'statistics', status: isAllowed, history: [] }],
      }),
      url,
    },
  ])

const eventsOn = async (page: Page): Promise<TrackingEvent[]> => {
  const found = await page.evaluate(() => window.dataLayer ?? [])
  return found.map((event) => trackingEvent.parse(event))
}
const namesOn = async (page: Page) => (await eventsOn(page)).map(({ event }) => event)
const hasSent = (page: Page, name: TrackingEvent['event']) => expect.poll(() => namesOn(page)).toContain(name)

test('with consent, the way from a list to the purchase is in the data layer @journey', async ({
  page,
  address,
}) => {
  await decide(page, address, true)
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
  await hasSent(page, 'frontend_begin_checkout')
  await shopper.enterGuest()
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

for (const [what, isAllowed] of [
  ['a decision', undefined],
  ['consent', false],
] as const)
  test(`without ${what}, nothing is tracked or stored @journey`, async ({ page, address }) => {
    if (isAllowed !== undefined) await decide(page, address, isAllowed)
    const shopper = shopperIn(page, address, german)
    await shopper.put(goods.body)
    for (const path of ['/de/suche/?term=body', '/de/warenkorb/', '/de/kasse/login/']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      const left = await page.evaluate(() => ({
        data: window.dataLayer,
        tracked: [sessionStorage.getItem('tracked'), localStorage.getItem('tracked')],
      }))
      expect(left, path).toEqual({ tracked: [null, null] })
    }
  })
