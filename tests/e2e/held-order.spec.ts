import { findMarket, screenPath } from '@/lib/platform/markets'
import { german, goods, leavePayment, shopperIn, swissFrench } from '../fixtures/e2e/checkout'
import { expect, paths, test } from '../fixtures/e2e/shop-window'

for (const { code, words, product, waits, pay } of [
  {
    code: 'de',
    words: german,
    product: paths.sage,
    waits: /wartet auf die Bezahlung/,
    pay: 'Jetzt bezahlen',
  },
  { code: 'ch-fr', words: swissFrench, product: paths.french, waits: /paiement/, pay: 'Payer maintenant' },
] as const)
  test(`a guest who has left a payment in ${code} sees on every page that the order waits${code === 'de' ? ' @journey' : ''}`, async ({
    page,
    address,
  }) => {
    const market = findMarket('baby', code)
    if (!market) throw new Error(`There is no market ${code}`)
    const shopper = shopperIn(page, address, words)
    await leavePayment(shopper, words)
    const { held } = await (await page.request.get(`${address}/api/visitor/`)).json()
    const bar = page.locator('.held-bar, [data-held]').filter({ visible: true })
    const look = async (path: string) => {
      await page.goto(path)
      await expect(bar, path).toHaveCount(1)
      await expect(bar).toContainText(waits)
      // Its number, and until when the goods are held.
      await expect(bar).toContainText(held.words)
      await expect(bar.getByRole('link', { name: pay })).toHaveAttribute('href', held.href)
    }
    const home = `/${code}/`
    const everywhere = [home, product, screenPath(market, 'basket'), screenPath(market, 'search')]
    for (const path of everywhere) await look(path)
    // New goods are not hidden by it.
    await shopper.put(goods.pram)
    for (const path of [home, screenPath(market, 'basket')]) await look(path)
    await bar.getByRole('link', { name: pay }).click()
    await expect(page.getByRole('radio', { name: words.card, exact: true })).toBeVisible()
  })

test('Back from the page of a payment says that the order waits, until when, and what can be done', async ({
  page,
  address,
}) => {
  const shopper = shopperIn(page, address, german)
  await leavePayment(shopper, german)
  const title = page.getByRole('heading', { level: 1 })
  // The review was scrolled to its button; the browser loads its address anew.
  for (const comeBack of [
    () => page.goBack(),
    () => page.goForward().then(() => page.goBack()),
    () => page.reload(),
  ]) {
    await comeBack()
    await expect(title).toContainText('wartet auf die Bezahlung')
    await page.waitForLoadState('networkidle')
    await expect(title).toBeInViewport()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  }
  // What the shopper scrolls stays.
  await shopper.button('Abbrechen und zurück zum Warenkorb').scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
  const main = page.getByRole('main')
  await expect(main).toContainText('Noch ist keine Zahlung bestätigt.')
  await expect(main).toContainText(/Zurückgelegt bis .* Uhr/)
  await expect(shopper.button('Jetzt bezahlen')).toBeVisible()
  await expect(page.getByRole('radio', { name: german.invoice, exact: true })).toBeVisible()
  await expect(shopper.button('Abbrechen und zurück zum Warenkorb')).toBeVisible()
})
