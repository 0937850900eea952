import { german, goods, shopperIn, swissFrench } from '../fixtures/e2e/checkout'
import { expect, test } from '../fixtures/e2e/shop-window'
import { isPreload, isStillHere, openAlive, putLink, watchNavigations } from '../fixtures/e2e/soft'

const words = {
  de: {
    lost: /^Achtung: Sie sind offline|^Sie sind offline/,
    back: /Die Verbindung ist wieder da/,
    wishlist: /Die Wunschliste ist unverändert/,
  },
  'ch-fr': {
    lost: /Vous êtes hors ligne\./,
    back: /La connexion est rétablie/,
    wishlist: /la liste de favoris est inchangée/,
  },
}

for (const [code, { lost, back, wishlist }] of Object.entries(words))
  test(`in ${code} an outage is told, what failed can be done again, and so is its end @phone${code === 'de' ? ' @journey' : ''}`, async ({
    page,
    context,
  }) => {
    await openAlive(page, `/${code}/`)
    const heart = page.locator('main [data-heart]').first()
    await heart.scrollIntoViewIfNeeded()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await context.setOffline(true)
    await expect(page.getByText(lost)).toBeVisible()
    await heart.click()
    await expect(page.getByText(wishlist)).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await context.setOffline(false)
    await expect(page.getByText(back)).toBeVisible()
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    expect(await isStillHere(page)).toBe(true)
  })

test('a layout is loaded ahead of the navigation that needs it', async ({ page }) => {
  await openAlive(page, '/de/documentation/')
  const link = await putLink(page, { href: '/de/impressum/' })
  const loaded = page.waitForResponse(
    (answer) =>
      isPreload(answer.request()) &&
      answer.url().includes('/de/impressum/') &&
      /__PAGE__$/.test(answer.request().headers()['next-router-segment-prefetch'] ?? ''),
  )
  await link.hover()
  await (await loaded).finished()
  await page.waitForLoadState('networkidle')
  const asked = watchNavigations(page, '/de/impressum/')
  await link.click()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(asked).toEqual([])
  expect(await isStillHere(page)).toBe(true)
})

for (const market of [german, swissFrench])
  test(`on paper an order in ${market.locale} is itself below the mark of the shop`, async ({
    page,
    address,
  }, info) => {
    const shopper = shopperIn(page, address, market)
    await shopper.put(goods.body)
    await shopper.begin()
    await shopper.enterGuest('on-paper@example.com')
    await shopper.enterAddress()
    await shopper.choose(market.invoice)
    await shopper.order()
    const number = new URL(page.url()).searchParams.get('order') ?? ''
    const status = market === german ? '/de/bestellstatus/' : '/ch-fr/suivi-de-commande/'
    const addresses = { thanks: page.url(), status: `${address}${status}?order=${number}` }
    for (const [name, path] of Object.entries(addresses)) {
      await page.emulateMedia({ media: 'screen' })
      await page.goto(path)
      await page.emulateMedia({ media: 'print' })
      await page.setViewportSize({ width: 680, height: 960 })
      await expect(page.getByText(number).filter({ visible: true }).first()).toBeVisible()
      await expect(page.getByRole('banner').getByRole('link').filter({ visible: true })).toHaveCount(1)
      await expect(page.getByRole('contentinfo')).toBeHidden()
      await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
      await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0)
      const surplus = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(surplus).toBeLessThanOrEqual(0)
      await page.screenshot({
        path: info.outputPath(`paper-${name}.png`),
        fullPage: true,
      })
    }
    const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []
    expect(pages.length).toBeLessThanOrEqual(2)
  })
