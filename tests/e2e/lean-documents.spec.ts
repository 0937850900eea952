import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/e2e/test'

// What needs no code stands in a document once, and React is not told of it.

/** The page that is shown; others are hidden beside it. */
const shown = (page: Page) => page.locator('main > :visible')
const wordsOf = async (page: Page) => (await shown(page).allTextContents()).join('\n')
const picturesOf = (page: Page) =>
  shown(page)
    .locator('img')
    .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('src')))

for (const path of ['/de/', '/de/kleidung/', '/de/p/moosling-farn-strampler-fiora-aprikose-100043/']) {
  test(`${path} says the same when it is shown again by a link and by Back`, async ({ page, shop }) => {
    const problems: string[] = []
    page.on('pageerror', ({ message }) => problems.push(message))
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    await shop.open(path)
    await page.evaluate(() => Object.assign(window, { first: true }))
    const words = await wordsOf(page)
    const pictures = await picturesOf(page)
    expect(words.length).toBeGreaterThan(500)

    await page.locator('footer').getByRole('link', { name: 'Impressum' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum')
    await page.goBack()
    await expect.poll(() => wordsOf(page)).toBe(words)
    expect(await picturesOf(page)).toEqual(pictures)

    expect(await page.evaluate(() => 'first' in window), 'the document was loaded again').toBe(true)
    expect(problems).toEqual([])
  })
}

test('a menu that React makes anew, because something changed it before, has all its links', async ({
  page,
  shop,
}) => {
  const closing = 'aria-label="Menü schließen"'
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('/de/', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    expect(html).toContain(closing)
    // As a browser that translates pages does.
    await route.fulfill({
      response,
      body: html.replace(/(<h2 id="category-menu-title"[^>]*>)Menü/, '$1<font>Menu</font>'),
    })
  })
  await shop.open('/de/')
  await page.getByRole('button', { name: 'Menü', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Menü' })
  await expect(menu.getByRole('heading', { name: 'Menü' })).toBeVisible()
  const service = menu.getByRole('navigation', { name: 'Service' })
  await expect(service.getByRole('link')).toHaveText([
    'Versand und Rückgabe',
    'Häufige Fragen',
    'Service',
    'Kontakt',
  ])
  await expect(service.getByRole('link', { name: 'Kontakt' })).toHaveAttribute('href', '/de/kontakt/')
})
