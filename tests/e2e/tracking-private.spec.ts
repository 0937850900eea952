import type { Page } from '@playwright/test'
import { tagManagerService } from '@/lib/storefront/runtime/consent/validity'
import { freshVisitor } from '../fixtures/decided-visitor'
import { customers } from '../fixtures/e2e/customer'
import { expect, test } from '../fixtures/e2e/shop-window'
import { decide, setTracking } from '../fixtures/e2e/tracking'

test.use({ storageState: freshVisitor })

const { customerIn } = customers()

const host = 'https://tags.example'

/** What a container can read of a page, at its start, with each event and with each change of the address. */
const container = `
  const tell = (what) => window.seenByContainer(JSON.stringify([
    what, location.href, document.referrer, ...performance.getEntries().map(({ name }) => name),
  ]))
  tell(['start', ...window.dataLayer])
  for (const name of ['pushState', 'replaceState']) {
    const own = history[name].bind(history)
    history[name] = (...given) => { own(...given); tell(name) }
  }
  addEventListener('popstate', () => tell('popstate'))
  const { push } = window.dataLayer
  window.dataLayer.push = (...entries) => { tell(entries); return push.apply(window.dataLayer, entries) }
`

async function watchContainer(page: Page, address: string): Promise<string[]> {
  const seen: string[] = []
  await page.exposeFunction('seenByContainer', (text: string) => seen.push(text))
  await decide(page, address, [tagManagerService])
  await setTracking(page, { tagManager: { id: 'GTM-TEST1', host } })
  await page.route(`${host}/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: container }),
  )
  return seen
}

const hasContainer = (page: Page) => page.evaluate(() => window.dataLayer !== undefined)

/** The links of all mails that open a page. */
const links = [
  '/de/konto/neues-passwort/?hash=verysecret',
  '/de/e-mail-bestaetigen/?hash=verysecret',
  '/de/form/confirm/?token=1.verysecret',
  '/de/geschenkgutschein/?card=1.verysecret',
  '/api/orders/open/?locale=de-de&order=71803399&key=verysecret',
  '/api/orders/downloads/?download=1&key=verysecret',
  '/api/orders/gift-cards/?order=71803399&until=1790000000000&key=verysecret',
  '/de/login/?view=reset',
  '/de/vertrag-widerrufen/?order=71803399',
]
const mustNotSee =
  /secret|71803399|\/(?:konto|login|bestellstatus|e-mail-bestaetigen|vertrag-widerrufen|geschenkgutschein|form)\//

test('the container sees no key of a mail and no screen of an account, whichever way a visitor goes', async ({
  page,
  address,
}) => {
  const seen = await watchContainer(page, address)
  await customerIn(page, address)
  for (const link of links) {
    await page.goto(link, { waitUntil: 'networkidle' })
    expect(await hasContainer(page), link).toBe(false)
    if (!page.url().includes('/de/')) continue
    expect(page.url()).not.toContain('secret')
    await page.reload({ waitUntil: 'networkidle' })
    expect(await hasContainer(page), link).toBe(false)
    const before = seen.length
    await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz', exact: true }).click()
    await expect.poll(() => seen.slice(before).join()).toContain('/de/datenschutz/')
    await page.goBack({ waitUntil: 'networkidle' })
    expect(await hasContainer(page), link).toBe(false)
  }
  await page.goto('/de/konto/', { waitUntil: 'networkidle' })
  expect(await hasContainer(page)).toBe(false)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Bestellungen/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/de\/konto\/bestellungen\/$/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz', exact: true }).click()
  await expect.poll(() => seen.join()).toContain('frontend_auth_')
  await page.locator('header a[href*="/konto/"]:visible, header a[href*="/login/"]:visible').first().click()
  await page.waitForURL(/\/de\/(?:konto|login)\//)
  await page.waitForLoadState('networkidle')
  expect(await hasContainer(page)).toBe(false)
  expect(seen.filter((text) => mustNotSee.test(text))).toEqual([])
})
