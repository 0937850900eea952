import { expect, test } from '../fixtures/e2e/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('the menu of wide screens', () => {
  test('opens, is walked through and closed with the keyboard alone', async ({ page, shop }) => {
    await shop.open('/de/')
    const button = page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('button').first()
    await shop.tabTo(button)
    await page.keyboard.press('Enter')
    const panel = page.locator('.mega-menu:popover-open')
    await expect(panel).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(panel.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.locator(':popover-open')).toHaveCount(0)
    await expect(button).toBeFocused()
  })

  test('hangs from the header, wherever that stands', async ({ page, shop }) => {
    await shop.open('/de/')
    await page.evaluate(() => {
      const campaign = document.createElement('p')
      campaign.style.height = '90px'
      document.body.prepend(campaign)
    })
    await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('button').first().click()
    const panel = await page.locator('.mega-menu:popover-open').boundingBox()
    const header = await page.getByRole('banner').boundingBox()
    expect(Math.abs((panel?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0))).toBeLessThanOrEqual(1)
  })
})

test('every stop of the keyboard in the header does something @phone', async ({ page, shop }) => {
  await shop.open('/de/')
  const idle = await page
    .getByRole('banner')
    .locator('[tabindex]:not([tabindex="-1"])')
    .evaluateAll((elements) => elements.map(({ outerHTML }) => outerHTML.slice(0, 80)))
  expect(idle).toEqual([])
})

test('the menu of phones shows every promise of the shop, the line above the header those with room', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await shop.open('/de/')
  const promises = page.getByRole('list', { name: 'Darauf können Sie sich verlassen' })
  await expect(promises.getByRole('listitem').filter({ visible: true })).toHaveCount(1)
  await page.getByRole('button', { name: 'Menü' }).click()
  const menu = page.getByRole('dialog', { name: 'Menü' })
  await expect(menu.getByRole('list', { name: 'Darauf können Sie sich verlassen' })).toContainText(
    'Beratung zum Kindersitz',
  )
})

test('the marks of the footer are pictures of one height with their names', async ({ page, shop }) => {
  await shop.open('/de/')
  const marks = page.getByRole('contentinfo').locator('dl img')
  await marks.first().scrollIntoViewIfNeeded()
  await expect(page.getByRole('contentinfo').getByRole('img', { name: 'Rechnung' })).toBeVisible()
  await expect
    .poll(() => marks.evaluateAll((all) => all.every((mark) => (mark as HTMLImageElement).naturalWidth > 0)))
    .toBe(true)
  const heights = await marks.evaluateAll((all) => all.map((mark) => mark.getBoundingClientRect().height))
  expect(new Set(heights)).toEqual(new Set([32]))
})

for (const [path, home, area] of [
  ['/de/gibt-es-nicht/', 'Zur Startseite', 'Schlafen'],
  ['/ch-fr/n-existe-pas/', 'Retour à l’accueil', 'Dormir'],
] as const) {
  test(`${path} leads on: to the areas and home, without JavaScript too${home === 'Zur Startseite' ? ' @journey' : ''}`, async ({
    openPlain,
  }) => {
    const page = await openPlain(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: area, exact: true })).toBeVisible()
    await main.getByRole('link', { name: home }).click()
    await expect(page).toHaveURL(/\/(?:de|ch-fr)\/$/)
  })
}
