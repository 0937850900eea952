import { violations } from '../fixtures/e2e/axe'
import { expect, test } from '../fixtures/e2e/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a term finds products, which can be filtered as a category can', async ({ page, shop }) => {
  await shop.open('/de/suche/?term=schlafsack')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ergebnisse für „schlafsack“')
  const products = page.getByRole('region', { name: 'Produkte' })
  await expect(products.getByRole('article').first()).toContainText(/schlafsack/i)
  await products.getByRole('combobox', { name: 'Sortieren nach' }).selectOption('Preis aufsteigend')
  await expect(page).toHaveURL(/\/de\/suche\/\?term=schlafsack&sort=price-asc$/)
  await expect(
    page
      .getByRole('searchbox')
      .or(page.getByRole('combobox', { name: 'Suchen' }))
      .first(),
  ).toHaveValue('schlafsack')
})

test('a typing error is forgiven, and the page says what it shows', async ({ ask, page, shop }) => {
  await shop.open('/de/suche/?term=schlafsak')
  await expect(page.getByRole('article').first()).toContainText(/schlafsack/i)
  await expect(page.getByText('Für „schlafsak“ gibt es keine.')).toBeVisible()
  expect((await ask('/de/suche/?term=schlafsak')).body).toContain('noindex')
})

test('a term that finds nothing gets help, other ways on and the field to mend it', async ({
  page,
  shop,
}) => {
  expect(await shop.open('/de/suche/?term=xqzzvw')).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nichts gefunden für „xqzzvw“')
  await expect(page.getByRole('banner').getByLabel('Suchen', { exact: true }).first()).toHaveValue('xqzzvw')
  await expect(
    page.getByRole('navigation', { name: 'Alle Bereiche' }).getByRole('link').first(),
  ).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: 'Alle Bereiche' }).getByRole('link', { name: 'Ratgeber' }),
  ).toHaveCount(0)
  const bestsellers = page.getByRole('region', { name: 'Aus unserem Sortiment' })
  await expect(bestsellers.getByRole('article')).toHaveCount(8)
  // Advice that fits: one word was searched for, without filters.
  const main = page.getByRole('main')
  await expect(main.getByRole('paragraph').filter({ hasText: 'Prüfen Sie die Schreibweise' })).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: 'Schreibweise' })).toHaveCount(0)
})

test('a search for nothing shows the categories, and no second field @phone', async ({ page, shop }) => {
  expect(await shop.open('/de/suche/')).toBe(200)
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveCount(0)
  const tiles = page.getByRole('region', { name: 'Alle Bereiche' }).getByRole('link')
  await expect(tiles).not.toHaveCount(0)
  await expect(tiles.first().locator('img')).toBeVisible()
})

test('Enter in an empty field leads to the page of the search, and there back to the field @phone', async ({
  page,
  shop,
  openPlain,
}) => {
  await shop.open('/de/')
  const field = page.getByRole('banner').getByLabel('Suchen', { exact: true }).first()
  await field.press('Enter')
  await expect(page).toHaveURL(/\/de\/suche\/$/)
  await expect(page.getByRole('region', { name: 'Alle Bereiche' }).getByRole('link')).not.toHaveCount(0)
  await field.press('Enter')
  await expect(field).toBeFocused()
  await expect(page).toHaveURL(/\/de\/suche\/$/)
  const plain = await openPlain('/de/')
  await plain.getByRole('banner').getByLabel('Suchen', { exact: true }).first().press('Enter')
  await expect(plain.getByRole('region', { name: 'Alle Bereiche' }).getByRole('link')).not.toHaveCount(0)
})

test('the field suggests while one types, and the keyboard alone leads to a product @journey', async ({
  page,
  shop,
}) => {
  await shop.open('/de/')
  const field = page.getByRole('banner').getByLabel('Suchen', { exact: true }).first()
  await field.focus()
  await field.pressSequentially('schlafs')
  const list = page.getByRole('listbox', { name: 'Vorschläge' })
  await expect(list.getByRole('option').first()).toBeVisible()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expect(list.getByRole('group', { name: 'Produkte' }).getByRole('option').first()).toContainText('€')
  expect(await violations(page, { within: 'header' })).toEqual([])

  await page.keyboard.press('ArrowUp')
  await expect(list.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const first = list.getByRole('option').first()
  await expect(first).toHaveText('Alle Ergebnisse für „schlafs“')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
  await expect(field).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(field).toHaveValue('schlafs')
  await page.keyboard.press('ArrowDown')
  await expect(list).toBeVisible()
  const href = await list
    .getByRole('group', { name: 'Produkte' })
    .getByRole('option')
    .first()
    .getAttribute('href')
  const place =
    (await list
      .getByRole('option')
      .evaluateAll((all, to) => all.findIndex((one) => one.getAttribute('href') === to), href)) + 1
  for (let press = 0; press < place; press += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${href}$`))
  await expect(list).toBeHidden()
})

test('the way to all results is seen above the keyboard of a phone @phone', async ({ page, shop }) => {
  await shop.open('/de/')
  await page.setViewportSize({ width: 360, height: 360 })
  await page.getByRole('banner').getByLabel('Suchen', { exact: true }).first().pressSequentially('body')
  const all = page.getByRole('option', { name: 'Alle Ergebnisse für „body“' })
  await expect(all).toBeInViewport({ ratio: 1 })
  await all.click()
  await expect(page).toHaveURL(/\/de\/suche\/\?term=body$/)
})

test('Enter without a choice searches, and an older answer never follows a newer one', async ({
  page,
  shop,
}) => {
  await shop.open('/de/')
  const field = page.getByRole('banner').getByLabel('Suchen', { exact: true }).first()
  let held: (() => void) | undefined
  await page.route('**/api/shop/suggest/**', async (route) => {
    if (new URL(route.request().url()).searchParams.get('term') === 'bod')
      await new Promise<void>((resolve) => {
        held = resolve
      })
    await route.continue().catch(() => undefined)
  })
  const asked = page.waitForRequest(/suggest\/.*term=bod$/)
  await field.pressSequentially('bod')
  await asked
  await field.fill('mütze')
  const list = page.getByRole('listbox', { name: 'Vorschläge' })
  await expect(list.getByRole('option', { name: 'Alle Ergebnisse für „mütze“' })).toBeVisible()
  held?.()
  await expect(list.getByRole('option', { name: /„bod“/ })).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/de\/suche\/\?term=m%C3%BCtze$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('mütze')
})

test('the code of suggestions comes with the focus, and without scripts the field is a form', async ({
  page,
  shop,
  openPlain,
}) => {
  const suggestions: string[] = []
  page.on('response', async (response) => {
    const isScript = response.url().endsWith('.js')
    if (isScript && (await response.text().catch(() => '')).includes('aria-activedescendant'))
      suggestions.push(response.url())
  })
  await shop.open('/de/versand/')
  await page.waitForLoadState('networkidle')
  expect(suggestions).toEqual([])
  await page.getByRole('banner').getByLabel('Suchen', { exact: true }).first().focus()
  await expect.poll(() => suggestions.length).toBe(1)

  const plain = await openPlain('/de/versand/')
  await plain.getByRole('banner').getByLabel('Suchen', { exact: true }).first().fill('body')
  await plain.keyboard.press('Enter')
  await expect(plain).toHaveURL(/\/de\/suche\/\?term=body$/)
  await expect(plain.getByRole('article').first()).toBeVisible()
})
