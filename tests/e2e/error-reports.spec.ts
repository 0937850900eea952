import { errorService } from '@/lib/storefront/runtime/consent/validity'
import { freshVisitor } from '../fixtures/decided-visitor'
import { expect, test } from '../fixtures/e2e/test'
import { decide } from '../fixtures/e2e/tracking'

test.use({ storageState: freshVisitor })

for (const allowed of [true, false])
  test(`an error of a page is reported ${allowed ? 'with' : 'only with'} consent, and its code is loaded then`, async ({
    page,
    address,
    shop,
  }) => {
    await decide(page, address, allowed ? [errorService] : [])
    const { host } = new URL(address)
    const settings = {
      performance: '/api/rum/performance/',
      errors: { dsn: `http://key@${host}/1`, environment: 'production', release: '0.2.0' },
      showsEvents: false,
    }
    await page.route('**/api/rum/settings/', (route) => route.fulfill({ json: settings }))
    const reports: string[] = []
    await page.route('**/api/1/envelope/**', (route) => {
      reports.push(route.request().postData() ?? '')
      return route.fulfill({ json: {} })
    })
    const scripts: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text())
    })
    const hasCode = async () => (await Promise.all(scripts)).some((text) => text.includes('sentry_key'))

    await shop.open('/de/versand/?hash=secret')
    expect(await hasCode()).toBe(false)
    const failed = page.waitForEvent('pageerror')
    await page.evaluate(() =>
      setTimeout(() => {
        throw new TypeError('The order 71803399 of someone@example.com')
      }),
    )
    await failed
    if (!allowed) {
      await page.waitForLoadState('networkidle')
      expect(reports).toEqual([])
      expect(await hasCode()).toBe(false)
      return
    }
    await expect.poll(() => reports.length).toBe(1)
    const [report = ''] = reports
    for (const words of ['TypeError', 'The order … of …@…', '"release":"0.2.0"', `${address}/de/versand/`])
      expect(report).toContain(words)
    expect(report).not.toMatch(/71803399|someone|secret|ip_address/)
  })
