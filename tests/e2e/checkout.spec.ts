import { gzipSync } from 'node:zlib'
import { violations } from '../fixtures/e2e/axe'
import { campaign, trigger, words } from '../fixtures/e2e/campaign'
import { german, goods, shopperIn, swissFrench } from '../fixtures/e2e/checkout'
import { customers } from '../fixtures/e2e/customer'
import { cutWords, overflow } from '../fixtures/e2e/document'
import { expect, test } from '../fixtures/e2e/shop-window'

for (const market of [german, swissFrench])
  test(`a guest buys on invoice in ${market.locale} @journey @phone`, async ({ page, address }) => {
    const shopper = shopperIn(page, address, market)
    await shopper.put(goods.body)
    await shopper.begin()
    await shopper.enterGuest()
    await shopper.enterAddress()
    await shopper.choose(market.invoice)
    const main = page.getByRole('main')
    await expect(main).toContainText('Test Beispiel')
    await expect(main).toContainText(market.home.street)
    await shopper.order()
    await expect(page).toHaveURL((url) => url.pathname === market.thanks && url.searchParams.has('order'))
    await expect(main).toContainText(shopper.email)
    // The basket is sold: nothing is left to order.
    await page.goto(market.checkout)
    await expect(page).not.toHaveURL((url) => url.pathname === market.checkout)
  })

test('without JavaScript a guest buys, and gets back what was rejected', async ({ openPlain, address }) => {
  const page = await openPlain('/de/kasse/login/')
  await expect(page.getByRole('heading', { name: 'Ihr Warenkorb ist leer' })).toBeVisible()
  const shopper = shopperIn(page, address, german)
  await shopper.put(goods.body)
  await shopper.begin()
  await shopper.textbox('Vorname').fill('T3st')
  await shopper.textbox('Nachname').fill('Beispiel')
  await shopper.button('Weiter zur Adresse').click()
  const alert = page.getByRole('alert').filter({ hasText: '2 Angaben fehlen noch' })
  await expect(alert).toBeFocused()
  await expect(shopper.textbox('Vorname')).toHaveValue('T3st')
  await expect(shopper.textbox('Nachname')).toHaveValue('Beispiel')
  await expect(shopper.textbox('E-Mail-Adresse')).toHaveAccessibleDescription(/füllen Sie dieses Feld aus/)
  await alert.getByRole('link', { name: 'E-Mail-Adresse' }).click()
  await expect(page).toHaveURL(/#email$/)
  await shopper.enterGuest()
  const own = page.getByRole('group', { name: 'Rechnungsadresse' })
  await expect(own).toBeHidden()
  await page.getByRole('checkbox', { name: 'Die Rechnung geht an eine andere Adresse' }).check()
  await expect(own).toBeVisible()
  await page.getByRole('checkbox', { name: 'Die Rechnung geht an eine andere Adresse' }).uncheck()
  await shopper.enterAddress()
  await shopper.choose('Rechnung')
  await shopper.order()
})

test('no step can be skipped, and those before can be gone back to', async ({ page, address }) => {
  await page.goto('/de/kasse/')
  await expect(page).toHaveURL('/de/warenkorb/')
  const shopper = shopperIn(page, address, german)
  await shopper.put(goods.body)
  await page.goto('/de/kasse/?step=review')
  await expect(page).toHaveURL('/de/kasse/login/')
  await shopper.enterGuest()
  await page.goto('/de/kasse/?step=payment')
  await expect(shopper.heading('Wohin dürfen wir liefern?')).toBeVisible()
  await shopper.enterAddress()
  const steps = page.getByRole('navigation', { name: 'Schritte der Bestellung' })
  await steps.getByRole('link', { name: /^Ihre Angaben/ }).click()
  await expect(shopper.textbox('E-Mail-Adresse')).toHaveValue(shopper.email)
})

test('what is typed survives a reload and the way back and forward', async ({ page, shop, address }) => {
  const shopper = shopperIn(page, address, german)
  await shopper.put(goods.body)
  await shop.open('/de/kasse/login/')
  await shopper.textbox('Vorname').fill('Test')
  await shopper.textbox('E-Mail-Adresse').fill('test@ex')
  await page.reload()
  await expect(shopper.textbox('E-Mail-Adresse')).toHaveValue('test@ex')
  await page.getByRole('link', { name: 'Zurück zum Warenkorb' }).click()
  await expect(page).toHaveURL('/de/warenkorb/')
  await page.goBack()
  await expect(shopper.textbox('Vorname')).toHaveValue('Test')
  await expect(shopper.textbox('E-Mail-Adresse')).toHaveValue('test@ex')
  await shopper.enterGuest()
  await page.goBack()
  await expect(shopper.textbox('E-Mail-Adresse')).toHaveValue(shopper.email)
})

test('an outage is told, loses nothing, and orders once', async ({ page, shop, address, context }) => {
  const shopper = shopperIn(page, address, german)
  await shopper.put(goods.body)
  await shopper.begin()
  await shopper.enterGuest()
  await shopper.enterAddress()
  await shopper.choose('Rechnung')
  await shop.open('/de/kasse/?step=review')
  await context.setOffline(true)
  await shopper.button('Zahlungspflichtig bestellen').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Keine Verbindung.' })).toContainText('nur einmal')
  await context.setOffline(false)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/checkout/order/')) sent.push(request.method())
  })
  await shopper.button('Zahlungspflichtig bestellen').dblclick()
  await expect(shopper.heading('Vielen Dank für Ihre Bestellung')).toBeVisible()
  expect(sent).toEqual(['POST'])
})

test('digital goods ask for the address of the invoice alone', async ({ page, address }) => {
  const shopper = shopperIn(page, address, german)
  await shopper.put(goods.voucher)
  await shopper.begin()
  await shopper.enterGuest()
  await expect(shopper.heading('Ihre Rechnungsadresse')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Die Rechnung geht an eine andere Adresse' })).toHaveCount(
    0,
  )
  await shopper.enterAddress()
  await expect(page.getByRole('radio', { name: 'Nachnahme' })).toHaveCount(0)
})

for (const width of [360, 1440])
  test(`every step at ${width} px has no violation, no overflow and no cut word ${width === 360 ? '@phone-journey' : ''}`, async ({
    page,
    address,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    const shopper = shopperIn(page, address, german)
    const look = async (step: string) => {
      expect.soft(await violations(page), step).toEqual([])
      expect.soft(await overflow(page), step).toBe(0)
      expect.soft(await cutWords(page), step).toEqual([])
    }
    await shopper.put(goods.body, goods.pram)
    await shopper.begin()
    await look('login')
    await shopper.button('Weiter zur Adresse').click()
    await expect(page.getByRole('alert').filter({ hasText: 'Angaben fehlen noch' })).toBeVisible()
    await look('login with errors')
    await shopper.enterGuest(`${'sehr-lange-adresse-'.repeat(3)}@example.com`)
    await page.getByRole('checkbox', { name: 'Die Rechnung geht an eine andere Adresse' }).check()
    await look('address')
    await page.getByRole('checkbox', { name: 'Die Rechnung geht an eine andere Adresse' }).uncheck()
    await shopper.enterAddress()
    await look('payment')
    await shopper.choose('Rechnung')
    await look('review')
    await shopper.order()
    await look('thanks')
  })

test('the keyboard alone leads through the first step', async ({ page, shop, address }) => {
  const shopper = shopperIn(page, address, german)
  await shopper.put(goods.body)
  await shop.open('/de/kasse/login/')
  await shop.tabTo(shopper.textbox('Vorname'))
  await page.keyboard.type('Test')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Beispiel')
  await page.keyboard.press('Tab')
  await page.keyboard.type('test@example.com')
  await page.keyboard.press('Enter')
  await expect(shopper.heading('Wohin dürfen wir liefern?')).toBeVisible()
})

test('a campaign with the trigger of a step shows in that step alone', async ({ page, address, editor }) => {
  const text = words('Kassenaktion')
  await editor.publishOver('de-de/layouts/layout', (content) => ({
    ...content,
    campaignsTop: [campaign(text, { triggers: [trigger('scayleCheckout', 'address')] })],
  }))
  const shopper = shopperIn(page, address, german)
  await shopper.put(goods.body)
  await shopper.begin()
  await expect(page.getByText(text)).toHaveCount(0)
  await shopper.enterGuest()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(text)).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await shopper.enterAddress()
  await expect(page.getByText(text)).toHaveCount(0)
})

test('another visitor’s order is not found', async ({ page, address, ask }) => {
  const shopper = shopperIn(page, address, german)
  await shopper.put(goods.body)
  await shopper.begin()
  await shopper.enterGuest()
  await shopper.enterAddress()
  await shopper.choose('Rechnung')
  await shopper.order()
  const { pathname, search } = new URL(page.url())
  for (const path of [pathname + search, '/de/danke/']) {
    const { body } = await ask(path)
    expect(body, path).toContain('Diese Bestätigung ist nicht mehr zu sehen')
    expect(body, path).not.toContain('Musterweg')
  }
})

/** Of the scripts of a step, gzipped. */
const heaviest = 190 * 1024

test('the steps load at most 190 KiB of script', async ({ page, address }) => {
  const shopper = shopperIn(page, address, german)
  await shopper.put(goods.body)
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  const sizeOf = async (url: string) => gzipSync(await (await page.request.get(url)).body()).length
  const steps: [string, (() => Promise<void>)?][] = [
    ['/de/kasse/login/', () => shopper.enterGuest()],
    ['/de/kasse/?step=address', () => shopper.enterAddress()],
    ['/de/kasse/?step=payment', () => shopper.choose('Rechnung')],
    ['/de/kasse/?step=review'],
  ]
  for (const [step, goOn] of steps) {
    scripts.clear()
    await page.goto(step, { waitUntil: 'networkidle' })
    const sizes = await Promise.all([...scripts].map(sizeOf))
    expect(sizes.length, step).toBeGreaterThan(0)
    expect(
      sizes.reduce((total, size) => total + size, 0),
      step,
    ).toBeLessThanOrEqual(heaviest)
    await goOn?.()
  }
})

const { customerIn } = customers()

test('the next order of a customer is one screen from the basket', async ({ page, shop, address }) => {
  await customerIn(page, address)
  const shopper = shopperIn(page, address, german)
  await shopper.put(goods.body)
  await page.goto(german.checkout)
  await shopper.enterAddress()
  await shopper.choose('Vorkasse')
  await shopper.order()
  await shopper.put(goods.body)
  await shop.open('/de/warenkorb/')
  await page.getByRole('main').getByRole('link', { name: 'Zur Kasse' }).first().click()
  await expect(shopper.heading(german.titles.review)).toBeVisible()
  await expect(page.getByRole('main')).toContainText(german.home.street)
  await expect(page.getByRole('main')).toContainText('Vorkasse')
  await shopper.order()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const [told, put, method, isFirst] of [
    ['one article', [goods.body], 'Rechnung', true],
    ['several articles', [goods.body, goods.pram, goods.voucher], 'Vorkasse', false],
  ] as const)
    test(`the total and the way to order ${told} are in sight at the review`, async ({ page, address }) => {
      const shopper = shopperIn(page, address, german)
      await shopper.put(...put)
      await shopper.begin()
      await shopper.enterGuest()
      await shopper.enterAddress()
      await shopper.choose(method)
      const button = shopper.button(german.order)
      const bar = page.getByRole('link', { name: 'Zum Bestellen' })
      await expect(page.getByRole('link', { name: method, exact: true })).toBeInViewport()
      if (isFirst) {
        await expect(button).toBeInViewport({ ratio: 1 })
        await expect(bar).toBeHidden()
        return
      }
      await expect(bar).toBeInViewport({ ratio: 1 })
      await expect(page.locator('.bottom-bar')).toContainText(/Gesamtsumme: 979,98/)
      await bar.click()
      // The bar orders nothing: the total stands above the button, both in sight.
      await expect(button).toBeInViewport({ ratio: 1 })
      await expect(page.locator('#order dl')).toBeInViewport({ ratio: 1 })
      await expect(bar).toBeHidden()
    })
})
