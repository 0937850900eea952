import type { Page } from '@playwright/test'
import { serviceKey } from '@/lib/storefront/runtime/consent/service-key'
import { readConsent, writeConsent } from '@/lib/storefront/runtime/consent/stored-consent'
import { consent } from '../fixtures/consent'
import { untilHydrated } from '../fixtures/e2e/alive'
import { isStillHere, openAlive, putLink } from '../fixtures/e2e/soft'
import { expect, test } from '../fixtures/e2e/test'

const markets = [
  {
    home: '/de/',
    voucher: /^Hinweis: Ihr Code bleibt 14 Tage gespeichert\./,
    goodbye: /^Hinweis: Ihr Konto ist gelöscht\./,
    reset: /: Ihre Einwilligungen sind widerrufen\./,
  },
  {
    home: '/ch-fr/',
    voucher: /: Votre code reste enregistré 14 jours\./,
    goodbye: /: Votre compte est supprimé\./,
    reset: /: Vous avez retiré vos consentements\./,
  },
]

const toasts = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text })

const cookies = async (page: Page) =>
  Object.fromEntries((await page.context().cookies()).map((cookie) => [cookie.name, cookie]))

const days = 24 * 60 * 60

/** The visitor agreed a minute ago, as far as the fixture says. */
const agree = (page: Page, address: string, services = consent().services) =>
  page.context().addCookies([
    {
      name: 'consent',
      value: writeConsent(consent({ timestamp: Date.now() - 60_000, services })),
      url: address,
    },
  ])

for (const { home, voucher, goodbye, reset } of markets)
  test.describe(`an address of ${home}`, () => {
    test('with a voucher keeps it for 14 days and says so once @phone', async ({ page }) => {
      await page.goto(`${home}?voucher=HERBST-10&von=brief#content`)
      await expect(toasts(page, voucher)).toHaveCount(1)
      await expect(page).toHaveURL(`${home}?von=brief#content`)
      const kept = (await cookies(page)).voucher
      expect(kept).toMatchObject({ value: 'HERBST-10', path: '/', sameSite: 'Lax', httpOnly: false })
      const left = (kept?.expires ?? 0) - Date.now() / 1000
      expect(left).toBeGreaterThan(13.9 * days)
      expect(left).toBeLessThanOrEqual(14 * days)
      await page.reload()
      await untilHydrated(page)
      await expect(toasts(page, voucher)).toHaveCount(0)
    })

    test('that says goodbye tells for five seconds that the account is deleted', async ({ page }) => {
      await page.clock.install()
      await page.goto(`${home}?redirect=goodbye`)
      await expect(toasts(page, goodbye)).toBeVisible()
      await expect(page).toHaveURL(home)
      await page.clock.runFor(3_500)
      await expect(toasts(page, goodbye)).toBeVisible()
      await page.clock.runFor(2_000)
      await expect(toasts(page, goodbye)).toHaveCount(0)
    })

    test('with #denyConsent takes back what was optional', async ({ page, address }) => {
      await agree(page, address)
      await page.goto(`${home}#denyConsent`)
      await expect(toasts(page, reset)).toBeVisible()
      await expect(page).toHaveURL(home)
      const left = readConsent((await cookies(page)).consent?.value)?.services
      expect(left?.filter(({ status }) => status).map(({ key }) => key)).toEqual([serviceKey('onlineshop')])
      expect(left?.length).toBeGreaterThan(1)
    })
  })

test.describe('a voucher', () => {
  for (const code of [
    '%3Cscript%3Ealert(1)%3C/script%3E',
    'A%3B%20Domain%3Devil',
    'A'.repeat(41),
    '%E0%A4%A',
  ])
    test(`that is none is ignored: ${code.slice(0, 30)}`, async ({ page }) => {
      await page.goto(`/de/?voucher=${code}`)
      await expect(page).toHaveURL('/de/')
      expect(await cookies(page)).not.toHaveProperty('voucher')
      await expect(toasts(page, /Aktionscode/)).toHaveCount(0)
    })

  for (const path of [
    '/de/suche/?term=body',
    '/de/kleidung/?page=2',
    '/de/wunschliste/?a=b',
    '/de/warenkorb/?a=b',
    '/de/login/?a=b',
    '/de/kasse/login/?a=b',
    '/de/documentation/?a=b',
    '/de/gibt-es-nicht/?a=b',
  ])
    test(`is kept on every page: ${path}`, async ({ page }) => {
      await page.goto(`${path}&voucher=HERBST`)
      // The basket shows the code itself, and a message would cover its sum.
      if (path.startsWith('/de/warenkorb/')) await expect(page.locator('main')).toContainText(/HERBST|Code/)
      else await expect(toasts(page, /Code bleibt 14 Tage/)).toBeVisible()
      await expect(page).toHaveURL(path)
      expect((await cookies(page)).voucher?.value).toBe('HERBST')
    })

  test('in a link is kept when the link is followed with the keyboard', async ({ page }) => {
    await openAlive(page, '/de/')
    await (await putLink(page, { href: '/de/?voucher=HERBST' })).focus()
    await page.keyboard.press('Enter')
    await expect(toasts(page, /Code bleibt 14 Tage/)).toBeVisible()
    await expect(page).toHaveURL('/de/')
  })
})

test.describe('a scrid', () => {
  test('is kept where the visitor agreed to it', async ({ page, address }) => {
    await agree(page, address)
    await page.goto('/de/?scrid=12345')
    await expect(page).toHaveURL('/de/')
    expect((await cookies(page)).scrid).toMatchObject({ value: '12345', path: '/', sameSite: 'Lax' })
  })

  test('is gone at once when the visitor refuses, in a shop that does not ask for it as well', async ({
    page,
    address,
  }) => {
    await agree(page, address)
    await openAlive(page, '/de/?scrid=12345')
    await expect.poll(() => cookies(page)).toHaveProperty('scrid')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cookie-Einstellungen' })
    const again = page.waitForEvent('load')
    await dialog.getByRole('button', { name: 'Nur notwendige' }).click()
    await again
    expect(await cookies(page)).not.toHaveProperty('scrid')
  })

  test('above its limit is not kept', async ({ page, address }) => {
    await agree(page, address)
    await page.goto('/de/?scrid=123456')
    await expect(page).toHaveURL('/de/')
    expect(await cookies(page)).not.toHaveProperty('scrid')
  })

  for (const [title, services] of [
    ['without a consent', undefined],
    ['with a consent that leaves it out', []],
  ] as const)
    test(`is not kept ${title}, which does not keep a voucher from it`, async ({ page, address }) => {
      if (services) await agree(page, address, [...services])
      await page.goto('/de/?scrid=123&voucher=HERBST')
      await expect(toasts(page, /Code bleibt 14 Tage/)).toBeVisible()
      const kept = await cookies(page)
      expect(kept).toHaveProperty('voucher')
      expect(kept).not.toHaveProperty('scrid')
      await expect(page).toHaveURL('/de/?scrid=123')
    })
})

test('#denyConsent of a link inside the page withdraws the agreement to videos as well', async ({ page }) => {
  await openAlive(page, '/de/')
  await page.evaluate(() => sessionStorage.setItem('video-consent-youtube', 'yes'))
  await (await putLink(page, { href: '#denyConsent' })).focus()
  await page.keyboard.press('Enter')
  await expect(toasts(page, /Einwilligungen sind widerrufen/)).toBeVisible()
  await expect(page).toHaveURL('/de/')
  expect(await page.evaluate(() => sessionStorage.getItem('video-consent-youtube'))).toBeNull()
  expect(await isStillHere(page)).toBe(true)
})

test('the code that answers is loaded by no other page', async ({ page }) => {
  const loaded: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loaded.push(response.text())
  })
  const isAnswered = async () => (await Promise.all(loaded)).some((code) => code.includes('payback_storage'))
  await page.goto('/de/?von=brief', { waitUntil: 'networkidle' })
  expect(loaded.length).toBeGreaterThan(2)
  expect(await isAnswered()).toBe(false)
  await page.goto('/de/?voucher=HERBST', { waitUntil: 'networkidle' })
  expect(await isAnswered()).toBe(true)
})
