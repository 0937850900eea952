import type { Page } from '@playwright/test'
import { marketOf } from '../fixtures/e2e/seeded'
import { isStillHere, openAlive, putLink } from '../fixtures/e2e/soft'
import { expect, test } from '../fixtures/e2e/test'

/** Only a worker that is at work can stand in for the network. */
const untilReady = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.ready).scope)

const headlines = { de: 'Sie sind gerade offline', 'ch-fr': 'Vous êtes hors ligne' } as const

for (const [code, headline] of Object.entries(headlines)) {
  test(`without a network, ${code} says so in its language, and goes on when there is one @phone`, async ({
    page,
    context,
  }) => {
    await openAlive(page, `/${code}/`)
    expect(await untilReady(page)).toMatch(new RegExp(`/${code}/$`))
    await context.setOffline(true)
    const response = await page.goto(`/${code}/documentation/`)
    expect(response?.status()).toBe(503)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
    await expect(page.locator('html')).toHaveAttribute('lang', marketOf(code).iso)
    await page.getByRole('link', { name: code === 'de' ? 'Noch einmal versuchen' : 'Réessayer' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(headline)
    await expect(page).toHaveURL(`/${code}/documentation/`)
  })
}

test('while the shop does not answer, it is sorry, names its telephone and goes on by itself @phone', async ({
  page,
  context,
}) => {
  // To the browser, the visitor's network is well all the time.
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true }))
  await openAlive(page, '/de/')
  await untilReady(page)
  await context.setOffline(true)
  await page.goto('/de/impressum/')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Unser Shop ist gerade nicht erreichbar')
  await expect(page.getByRole('link', { name: /^[+\d]/ })).toHaveAttribute('href', /^tel:/)
  await context.setOffline(false)
  await expect(heading).toHaveText('Impressum', { timeout: 20_000 })
})

test('a link without a network ends at the same page, and its address is the link’s', async ({
  page,
  context,
}) => {
  await openAlive(page, '/de/')
  await untilReady(page)
  const link = await putLink(page, { href: '/de/impressum/' })
  await context.setOffline(true)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headlines.de)
  await expect(page).toHaveURL('/de/impressum/')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum')
})

test('a page that was loaded ahead is shown without a network', async ({ page, context }) => {
  await openAlive(page, '/de/')
  const link = await putLink(page, { href: '/de/impressum/' })
  const loaded = page.waitForResponse(
    (answer) =>
      answer.url().includes('/de/impressum/') &&
      /__PAGE__$/.test(answer.request().headers()['next-router-segment-prefetch'] ?? ''),
  )
  await link.hover()
  await (await loaded).finished()
  await context.setOffline(true)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum')
  expect(await isStillHere(page)).toBe(true)
})

test('the worker is asked for anew with every visit, and answers nothing but documents', async ({
  ask,
  page,
}) => {
  const { status, headers } = await ask('/de/service-worker.js')
  expect(status).toBe(200)
  expect(headers['content-type']).toMatch(/^text\/javascript/)
  expect(headers['cache-control']).toBe('no-cache')
  await openAlive(page, '/de/')
  await untilReady(page)
  const answers: { type: string; byWorker: boolean }[] = []
  page.on('response', (response) =>
    answers.push({ type: response.request().resourceType(), byWorker: response.fromServiceWorker() }),
  )
  await page.goto('/de/versand/', { waitUntil: 'networkidle' })
  expect(answers.length).toBeGreaterThan(5)
  expect(answers.filter(({ type, byWorker }) => byWorker && type !== 'document')).toEqual([])
})
