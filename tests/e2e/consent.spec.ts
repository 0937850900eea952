import type { Page } from '@playwright/test'
import { serviceKey } from '@/lib/storefront/runtime/consent/service-key'
import {
  readConsent,
  type StoredConsent,
  writeConsent,
} from '@/lib/storefront/runtime/consent/stored-consent'
import { consentValidity, consentVersion } from '@/lib/storefront/runtime/consent/validity'
import { historyName } from '@/lib/storefront/runtime/consent/visitor-consent'
import { consent } from '../fixtures/consent'
import { decidedVisitor, freshVisitor } from '../fixtures/decided-visitor'
import { violations } from '../fixtures/e2e/axe'
import { overflow } from '../fixtures/e2e/document'
import { recordWrites } from '../fixtures/e2e/record-writes'
import { expect, test } from '../fixtures/e2e/test'
import { watchFaults } from '../fixtures/e2e/watch'

test.use({ storageState: freshVisitor, contextOptions: { reducedMotion: 'reduce' } })

const german = {
  home: '/de/',
  title: 'Sie entscheiden',
  settings: 'Cookie-Einstellungen',
  accept: 'Alle erlauben',
  deny: 'Nur notwendige',
  choose: 'Selbst auswählen',
  save: 'Auswahl speichern',
  back: 'Zurück',
  privacy: 'Datenschutz',
}
const french = {
  home: '/ch-fr/',
  title: 'C’est vous qui décidez',
  settings: 'Paramètres des cookies',
  accept: 'Tout accepter',
  deny: 'Seulement le nécessaire',
  choose: 'Personnaliser',
  save: 'Enregistrer mon choix',
  back: 'Retour',
  privacy: 'Protection des données',
}
type Words = typeof german

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const press = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
const footerLink = (page: Page, { settings }: Words) =>
  page.getByRole('contentinfo').getByRole('link', { name: settings, exact: true })

async function stored(page: Page): Promise<StoredConsent | undefined> {
  const cookies = await page.context().cookies()
  const histories = await page.evaluate((name) => localStorage.getItem(name), historyName)
  return readConsent(cookies.find(({ name }) => name === 'consent')?.value, histories)
}
const names = [
  ...['onlineshop', 'google_tag_manager', 'econda_storage', 'performance_monitoring', 'error_reporting'],
  ...['youtube', 'vimeo'],
]
const nameOf = ({ key }: { key: string }) => names.find((name) => serviceKey(name) === key)
const servicesOn = async (page: Page) =>
  (await stored(page))?.services.filter(({ status }) => status).map(nameOf)

const remember = (page: Page, url: string, change: Partial<StoredConsent>) =>
  page.context().addCookies([{ name: 'consent', value: writeConsent(consent(change)), url }])

/** Resolves with the next document of the page, which a decision against a service loads. */
const reloaded = (page: Page) => page.waitForEvent('load')

/** What the storage of a browser holds. */
const entries = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])

for (const words of [german, french])
  test.describe(`the consent dialog of ${words.home}`, () => {
    test(`asks a fresh visitor, and keeps the focus @phone${words === german ? ' @phone' : ''}`, async ({
      page,
    }) => {
      await page.goto(words.home)
      const dialog = dialogOf(page, words.title)
      await expect(dialog).toBeVisible()
      for (let count = 0; count < 8; count += 1) {
        await page.keyboard.press('Tab')
        const isInside = await page.evaluate(
          () => document.activeElement === document.body || !!document.activeElement?.closest('dialog[open]'),
        )
        expect(isInside).toBe(true)
      }
      expect(await violations(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
      await press(page, words.choose)
      await expect(dialogOf(page, words.settings)).toBeVisible()
      for (const summary of await page.getByRole('dialog').locator('summary').all()) await summary.click()
      expect(await violations(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
      await press(page, words.back)
      await expect(dialog).toBeVisible()
    })

    test('is left on the page that explains it, and asks again on the next', async ({ page }) => {
      await page.goto(words.home)
      await dialogOf(page, words.title).getByRole('link', { name: words.privacy }).click()
      await expect(page.getByRole('heading', { level: 1, name: words.privacy })).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.getByRole('banner').getByRole('link').first().click()
      await expect(dialogOf(page, words.title)).toBeVisible()
    })
  })

test('before a decision nothing optional is asked for or stored', async ({ page, address }) => {
  const faults = watchFaults(page, address)
  const written = await recordWrites(page)
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text().catch(() => ''))
  })
  for (const path of ['/de/', '/de/kleidung/', '/de/suche/?term=body', '/de/warenkorb/?scrid=123']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(dialogOf(page, german.title)).toBeVisible()
    expect(await page.evaluate(() => window.dataLayer), path).toBeUndefined()
  }
  // A foreign request would be among the faults.
  expect(faults).toEqual([])
  expect(scripts.some((code) => code.includes('frontend_view_item_list'))).toBe(false)
  expect(written).toEqual([])
  expect(await entries(page)).toEqual([])
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  expect(cookies.filter((name) => name !== 'shop-session' && name !== 'i18n_redirected')).toEqual([])
})

test('accepting all is kept for a year, without loading the page again', async ({ page }) => {
  await page.goto('/de/?scrid=123')
  await expect(dialogOf(page, german.title)).toBeVisible()
  await page.evaluate('window.isStillHere = true')
  await press(page, german.accept)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => window.dataLayer?.length ?? 0)).toBeGreaterThan(0)
  expect(await page.evaluate('window.isStillHere')).toBe(true)
  expect(await servicesOn(page)).toEqual(names)
  const cookies = await page.context().cookies()
  const year = (cookies.find(({ name }) => name === 'consent')?.expires ?? 0) * 1000 - Date.now()
  expect(Math.abs(year - consentValidity)).toBeLessThan(60_000)
  // This shop has no bonus programme: it is not asked for, so nothing of it is kept.
  expect(cookies.map(({ name }) => name)).not.toContain('scrid')
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('refusing takes one press, and the visitor is not asked again @journey @phone-journey', async ({
  page,
}) => {
  await page.goto('/de/')
  await expect(dialogOf(page, german.title)).toBeVisible()
  await page.evaluate('window.isStillHere = true')
  await press(page, german.deny)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate('window.isStillHere'), 'nothing was on that a reload would end').toBe(true)
  expect(await servicesOn(page)).toEqual(['onlineshop'])
  await page.goto('/de/kleidung/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()
})

test('a selection is made with the keyboard, and changed by the link in the footer', async ({
  page,
  shop,
}) => {
  await page.goto('/de/')
  const dialog = page.getByRole('dialog')
  await expect(dialogOf(page, german.title)).toBeVisible()
  await shop.tabTo(dialog.getByRole('button', { name: german.choose }))
  await page.keyboard.press('Enter')
  const videos = dialog.getByRole('switch', { name: 'Videos' })
  await shop.tabTo(videos)
  await page.keyboard.press('Space')
  await expect(videos).toBeChecked()
  await shop.tabTo(dialog.getByRole('button', { name: german.save }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await servicesOn(page)).toEqual(['onlineshop', 'youtube', 'vimeo'])

  await shop.open('/de/')
  await footerLink(page, german).click()
  await expect(dialogOf(page, german.settings)).toBeVisible()
  await expect(videos).toBeChecked()
  await dialog.getByText('Dienste: 2 von 2 aktiv').click()
  await dialog.getByRole('switch', { name: 'Vimeo' }).click()
  await expect(videos).not.toBeChecked()
  const once = reloaded(page)
  await press(page, german.save)
  await once
  expect(await servicesOn(page)).toEqual(['onlineshop', 'youtube'])
  const vimeo = (await stored(page))?.services.find((service) => nameOf(service) === 'vimeo')
  expect(vimeo?.history.map(({ status }) => status)).toEqual(['accepted', 'denied'])
})

test('taking a consent back removes what its services have stored, and nothing else', async ({
  page,
  shop,
}) => {
  await page.goto('/de/')
  await press(page, german.accept)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.evaluate(() => {
    localStorage.setItem('tracked', '[]')
    localStorage.setItem('shop:viewed', '[]')
  })
  await shop.open('/de/')
  await footerLink(page, german).click()
  await expect(dialogOf(page, german.settings)).toBeVisible()
  const again = reloaded(page)
  await press(page, german.deny)
  await again
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  expect(cookies).toContain('consent')
  expect(await entries(page)).toContain('shop:viewed')
  expect(await entries(page)).not.toContain('tracked')
})

for (const [how, close] of [
  ['Esc', (page: Page) => page.keyboard.press('Escape')],
  ['its button', (page: Page) => press(page, 'Schließen und nur Notwendiges erlauben')],
  [
    'Back',
    async (page: Page) => {
      // The dialog has its entry of the history a moment after it is seen.
      await page.waitForFunction(() => history.state?.layers)
      await page.goBack()
    },
  ],
  ['a click beside it', (page: Page) => page.mouse.click(5, 5)],
] as const)
  test(`closing it by ${how} is the refusal, and after a decision changes nothing`, async ({
    page,
    shop,
  }) => {
    await shop.open('/de/')
    await expect(dialogOf(page, german.title)).toBeVisible()
    await close(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await servicesOn(page)).toEqual(['onlineshop'])
    const decided = await stored(page)
    await shop.open('/de/')
    await footerLink(page, german).click()
    await expect(dialogOf(page, german.settings)).toBeVisible()
    if (how === 'its button') await press(page, 'Schließen, ohne etwas zu ändern')
    else await close(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await stored(page)).toEqual(decided)
  })

test('a decision that the browser does not keep is told, and counts as a refusal', async ({ page }) => {
  await page.addInitScript(() => {
    const { get } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {}
    Object.defineProperty(document, 'cookie', { get, set: () => undefined })
  })
  await page.goto('/de/')
  await expect(dialogOf(page, german.title)).toBeVisible()
  await press(page, german.accept)
  await expect(page.getByText('Ihr Browser hat Ihre Auswahl nicht gespeichert.')).toBeVisible()
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()
  expect(await stored(page)).toBeUndefined()
})

test.describe('code of the dialog that is gone', () => {
  test.use({ storageState: async ({ address }, use) => use(decidedVisitor(address)) })
  test('loads the page again, with the dialog open', async ({ page, shop }) => {
    await shop.open('/de/impressum/')
    let documents = 0
    let missed = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    // The code is gone for this document alone: the next one asks for that of its own build.
    await page.route('**/_next/static/**/*.js*', (route) => {
      if (documents > 0) return route.continue()
      missed += 1
      return route.fulfill({ status: 404 })
    })
    const again = reloaded(page)
    await footerLink(page, german).click()
    await again
    await expect(dialogOf(page, german.settings)).toBeVisible()
    expect(missed).toBeGreaterThan(0)
    expect(documents).toBe(1)
  })
})

for (const [what, change] of [
  ['too old', { timestamp: Date.now() - consentValidity - 1000 }],
  ['of an older version', { version: consentVersion - 1, timestamp: Date.now() - 1000 }],
  ['that the visitor did not give', { userInteracted: false, timestamp: Date.now() - 1000 }],
] as const)
  test(`a consent ${what} asks again`, async ({ page, address }) => {
    await remember(page, address, change)
    await page.goto('/de/')
    await expect(dialogOf(page, german.title)).toBeVisible()
  })

test.describe('who has decided', () => {
  test.use({ storageState: async ({ address }, use) => use(decidedVisitor(address)) })

  test('loads none of the dialog’s code, on no page', async ({ page }) => {
    const asked: string[] = []
    const code: Promise<string>[] = []
    page.on('request', (request) => asked.push(request.url()))
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') code.push(response.text())
    })
    for (const path of ['/de/', '/de/kasse/login/']) await page.goto(path, { waitUntil: 'networkidle' })
    expect(code.length).toBeGreaterThan(2)
    expect((await Promise.all(code)).filter((text) => text.includes('consent-dialog'))).toEqual([])
    expect(asked.filter((url) => url.includes('/api/cms/consent/'))).toEqual([])
  })

  test('opens it in the checkout, and by an address', async ({ page, shop }) => {
    await shop.open('/de/kasse/login/')
    await footerLink(page, german).click()
    await expect(dialogOf(page, german.settings)).toBeVisible()
    await page.goto('/de/datenschutz/#consent')
    await expect(dialogOf(page, german.settings)).toBeVisible()
    await expect(page).toHaveURL('/de/datenschutz/')
  })
})

for (const path of ['/de/impressum/', '/de/kasse/login/'])
  test.describe(path, () => {
    test.use({ storageState: async ({ address }, use) => use(decidedVisitor(address)) })
    test('says that the settings cannot be opened, and opens them later', async ({ page, shop }) => {
      const texts = '**/api/cms/consent/**'
      await page.route(texts, (route) => route.fulfill({ status: 500 }))
      await shop.open(path)
      await footerLink(page, german).click()
      const failure = page.getByText('Die Einstellungen lassen sich gerade nicht öffnen.')
      await expect(failure).toBeVisible()
      await page.unroute(texts)
      await footerLink(page, german).click()
      await expect(dialogOf(page, german.settings)).toBeVisible()
    })
  })

for (const userAgent of ['Mozilla/5.0 Chrome/141.0 retail/12', 'Mozilla/5.0 (compatible; Googlebot/2.1)'])
  test.describe(userAgent, () => {
    test.use({ userAgent })
    test('is not asked', async ({ page }) => {
      await page.goto('/de/', { waitUntil: 'networkidle' })
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(await stored(page)).toBeUndefined()
    })
  })
