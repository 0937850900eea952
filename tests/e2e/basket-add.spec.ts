import type { Page } from '@playwright/test'
import { untilHydrated } from '../fixtures/e2e/alive'
import { violations } from '../fixtures/e2e/axe'
import { expect, paths, test } from '../fixtures/e2e/shop-window'
import { openAlive } from '../fixtures/e2e/soft'

const body = 'Wickelbody mit langen Ärmeln'
const pram = 'Kombikinderwagen mit Wanne und Sportsitz'

/** Beside the quantity on wide screens, in the bar at the lower edge on phones. */
const addButton = (page: Page) =>
  page.getByRole('button', { name: 'In den Warenkorb', exact: true }).filter({ visible: true })
const heart = (page: Page) =>
  page.getByRole('button', { name: /^(?:Auf die Wunschliste|Merken)$/ }).filter({ visible: true })
const layer = (page: Page) => page.getByRole('dialog', { name: 'Im Warenkorb' })
const count = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Warenkorb/ })
/** What the shop says at once; Next.js has an alert of its own. */
const alert = (page: Page) => page.getByRole('region', { name: 'Meldungen' }).getByRole('alert')
const quantity = (page: Page) => page.getByRole('combobox', { name: 'Menge' })

async function open(page: Page, path: string) {
  await page.goto(path)
  await untilHydrated(page)
}

test('a product goes into the basket in its size and quantity, and the layer says so @journey @phone-journey', async ({
  page,
}) => {
  await open(page, `${paths.sage}?variant=PW.pw1001.074`)
  await quantity(page).selectOption('2')
  await addButton(page).click()
  await expect(layer(page).getByRole('heading', { name: body })).toBeVisible()
  await expect(layer(page).getByText('Salbei · Größe 74')).toBeVisible()
  await expect(layer(page).getByText('2 Stück', { exact: true })).toBeVisible()
  await expect(layer(page).getByRole('article').filter({ hasText: 'Größe 74' })).toContainText(/45,98\s€/)
  await expect(layer(page).getByText('Warenkorb (2 Stück)')).toBeVisible()
  await expect(layer(page).getByRole('link', { name: 'Zum Warenkorb' })).toHaveAttribute(
    'href',
    '/de/warenkorb/',
  )
  await expect(layer(page).getByRole('link', { name: 'Zur Kasse' })).toHaveAttribute('href', '/de/kasse/')
  await layer(page).getByRole('button', { name: 'Weiter einkaufen' }).click()
  await expect(layer(page)).toBeHidden()
  await expect(addButton(page)).toBeFocused()
  await expect(count(page)).toContainText('2')
})

for (const [width, height] of [
  [390, 660],
  [320, 568],
  [1280, 720],
] as const)
  test(`the ways on from the layer stand before what it recommends at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page, `${paths.sage}?variant=PW.pw1001.074`)
    await addButton(page).click()
    await expect(layer(page).getByRole('article').nth(1)).toBeAttached()
    for (const role of ['Zur Kasse', 'Zum Warenkorb', 'Weiter einkaufen']) {
      const way = layer(page)
        .getByRole('link', { name: role })
        .or(layer(page).getByRole('button', { name: role }))
      const isFree = () =>
        way.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect()
          return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
        })
      await expect.poll(isFree, role).toBe(true)
    }
  })

test('what lies in the basket is counted on every page @phone', async ({ page, shop }) => {
  await open(page, paths.pram)
  await addButton(page).click()
  await expect(layer(page)).toBeVisible()
  await shop.open('/de/')
  await expect(count(page)).toContainText('1 Stück')
  await shop.open('/ch-fr/')
  await expect(page.getByRole('banner').getByRole('link', { name: /^Panier/ })).toContainText('1')
})

test('the layer speaks the language of the market and counts in its currency', async ({ page }) => {
  await open(page, paths.french62)
  const add = page.getByRole('button', { name: 'Ajouter au panier', exact: true }).filter({ visible: true })
  await add.click()
  const opened = page.getByRole('dialog', { name: 'Dans votre panier' })
  await expect(opened.getByText('vert sauge · Taille 62')).toBeVisible()
  await expect(opened.getByRole('article').filter({ hasText: 'Taille 62' })).toContainText(/CHF\s15\.99/)
  await expect(opened.getByRole('link', { name: 'Voir le panier' })).toHaveAttribute('href', '/ch-fr/panier/')
})

test('the layer is opened, walked through and closed with the keyboard; the focus goes back', async ({
  page,
  shop,
}) => {
  await open(page, paths.sage62)
  await shop.tabTo(addButton(page))
  await page.keyboard.press('Enter')
  await expect(layer(page)).toBeVisible()
  await shop.tabTo(layer(page).getByRole('link', { name: 'Zum Warenkorb' }))
  await page.keyboard.press('Escape')
  await expect(layer(page)).toBeHidden()
  await expect(addButton(page)).toBeFocused()
})

test('what goes with it is recommended, and leads there', async ({ page }) => {
  await open(page, paths.sage62)
  await addButton(page).click()
  const list = layer(page).getByRole('list', { name: 'Passt dazu' })
  await expect(layer(page).getByRole('region', { name: 'Passt dazu' })).toHaveAttribute(
    'data-recommendation-id',
    'add_to_cart_layer',
  )
  const first = list.getByRole('link').first()
  await first.click()
  await expect(layer(page)).toBeHidden()
  await expect(page).not.toHaveURL(paths.sage62)
})

test('what was chosen and typed before any code had come is what is ordered', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(paths.blanket, { waitUntil: 'domcontentloaded' })
  await quantity(page).selectOption('2')
  await page.getByRole('textbox', { name: 'Ihre Beschriftung' }).fill('Emma')
  held.resolve()
  await untilHydrated(page)
  await addButton(page).click()
  await expect(layer(page).getByText('Beschriftung: Emma')).toBeVisible()
  await expect(layer(page).getByText('2 Stück', { exact: true })).toBeVisible()
})

test('without a size nothing is added: the sizes ask for it, and the next press adds the chosen one', async ({
  page,
}) => {
  await open(page, paths.sage)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await addButton(page).click()
  await expect(page.getByRole('group', { name: 'Größe' }).getByRole('alert')).toHaveText(
    'Bitte wählen Sie zuerst eine Größe.',
  )
  await expect(page.getByRole('radio').first()).toBeFocused()
  await expect(layer(page)).toBeHidden()
  await page.getByRole('radio', { name: '68', exact: true }).check()
  await expect(page.getByText('Bitte wählen Sie zuerst eine Größe.')).toHaveCount(0)
  await addButton(page).click()
  await expect(layer(page).getByText('Salbei · Größe 68')).toBeVisible()
})

test.describe('on a phone, the bar opens the sizes', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  const sheet = (page: Page) => page.getByRole('dialog', { name: 'Größe', exact: true })

  test('from which the goods are added with the keyboard, and the focus goes back to the bar @phone', async ({
    page,
    shop,
  }) => {
    await open(page, paths.sage)
    await shop.tabTo(addButton(page))
    await page.keyboard.press('Enter')
    await expect(sheet(page).getByRole('radio').first()).toBeFocused()
    const add = sheet(page).getByRole('button', { name: 'In den Warenkorb' })
    await add.click()
    await expect(sheet(page).getByRole('alert')).toHaveText('Bitte wählen Sie zuerst eine Größe.')
    await expect(layer(page)).toBeHidden()
    expect(await violations(page)).toEqual([])
    await sheet(page).getByRole('radio', { name: '68', exact: true }).focus()
    await page.keyboard.press('Space')
    await expect(sheet(page).getByRole('alert')).toHaveCount(0)
    await shop.tabTo(add)
    await page.keyboard.press('Enter')
    await expect(layer(page).getByText('Salbei · Größe 68')).toBeVisible()
    await expect(sheet(page)).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(layer(page)).toBeHidden()
    await expect(addButton(page)).toBeFocused()
    await expect(page.getByRole('radio', { name: '68', exact: true })).toBeChecked()
  })

  test('which Back closes, and what was chosen stays @phone', async ({ page }) => {
    await open(page, paths.sage)
    await addButton(page).evaluate((button) => (button as HTMLButtonElement).click())
    await expect(sheet(page)).toBeVisible()
    await sheet(page).getByRole('radio', { name: '68', exact: true }).check()
    expect(await page.evaluate(() => window.scrollY), 'the page stays where it is').toBe(0)
    await page.goBack()
    await expect(sheet(page)).toBeHidden()
    await expect(page.getByRole('radio', { name: '68', exact: true })).toBeChecked()
    await addButton(page).click()
    await expect(layer(page).getByText('Salbei · Größe 68')).toBeVisible()
  })

  test('and one that is sold out leads to the mail that tells of it @phone', async ({ page }) => {
    await open(page, paths.sage)
    await addButton(page).click()
    await sheet(page).getByRole('radio', { name: /^80/ }).check()
    await sheet(page).getByRole('button', { name: 'Benachrichtigen' }).click()
    await expect(sheet(page)).toBeHidden()
    await expect(
      page
        .getByRole('textbox', { name: /E-Mail/ })
        .filter({ visible: true })
        .first(),
    ).toBeFocused()
  })
})

test('a tap that comes before any code is kept, and answered once @phone', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(paths.sage62, { waitUntil: 'domcontentloaded' })
  await addButton(page).click()
  await expect(addButton(page)).toHaveAttribute('aria-busy', 'true')
  held.resolve()
  await expect(layer(page).getByText('Salbei · Größe 62')).toBeVisible()
  await expect(layer(page).getByText('Warenkorb (1 Stück)')).toBeVisible()
})

test('pressed twice, it goes in once', async ({ page }) => {
  await open(page, paths.sage62)
  await addButton(page).dblclick()
  await expect(layer(page).getByText('Warenkorb (1 Stück)')).toBeVisible()
  await page.reload()
  await expect(count(page)).toContainText('1')
})

test.describe('of what there is little', () => {
  test('no more can be chosen, only what is left goes in, and then it says that there is no more', async ({
    page,
  }) => {
    await open(page, `${paths.sage}?variant=PW.pw1001.056`)
    await expect(quantity(page).getByRole('option')).toHaveText(['1', '2'])
    await addButton(page).click()
    await expect(layer(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await quantity(page).selectOption('2')
    await addButton(page).click()
    await expect(
      layer(page).getByText(/^Mehr können Sie davon nicht bestellen: 1 statt 2 Stück/),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(layer(page)).toBeHidden()
    await addButton(page).click()
    await expect(alert(page)).toContainText('Alles, was möglich ist, liegt schon in Ihrem Warenkorb.')
    await expect(count(page)).toContainText('2')
  })

  test('a household orders twenty at most', async ({ page }) => {
    await open(page, paths.sage62)
    await expect(quantity(page).getByRole('option')).toHaveCount(20)
  })
})

test.describe('what is sold out', () => {
  test('says so in the place of the button, and can be remembered @phone', async ({ page, shop }) => {
    await shop.open(`${paths.sage}?variant=PW.pw1001.080`)
    await expect(page.getByRole('button', { name: 'Benachrichtigen' })).toBeVisible()
    await expect(heart(page)).toBeVisible()
    await expect(addButton(page)).toHaveCount(0)
    await page.getByRole('radio', { name: '62', exact: true }).check()
    await expect(addButton(page)).toBeVisible()
  })

  test('is so before any code has come', async ({ page }) => {
    await page.route('**/_next/static/**/*.js', (route) => route.abort())
    await page.goto(`${paths.sage}?variant=PW.pw1001.080`)
    await expect(page.getByRole('button', { name: 'Benachrichtigen' })).toBeVisible()
    await expect(addButton(page)).toHaveCount(0)
  })

  test('meanwhile is said with what to do now', async ({ page }) => {
    await open(page, paths.sage62)
    await page.route('**/api/basket/items/**', (route) =>
      route.fulfill({
        status: 409,
        json: { status: 409, title: 'Not added', errors: { 'items.0.variant': 'notBuyable' } },
      }),
    )
    await addButton(page).click()
    await expect(alert(page)).toContainText(
      'Dieser Artikel ist zurzeit nicht lieferbar. Auf Ihrer Wunschliste sehen Sie',
    )
    await expect(layer(page)).toBeHidden()
  })
})

test('a personalised product asks for its text at the field @phone', async ({ page }) => {
  await open(page, paths.blanket)
  const field = page.getByRole('textbox', { name: 'Ihre Beschriftung' })
  await addButton(page).click()
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/Geben Sie ein, was auf dem Artikel stehen soll\./)
  await field.fill('Emma ♥')
  await expect(field).toHaveAccessibleDescription(/Verwenden Sie nur Buchstaben/)
  await field.fill(' Zoë & Emma ')
  await expect(field).not.toHaveAttribute('aria-invalid')
  await addButton(page).click()
  await expect(layer(page).getByText('Beschriftung: Zoë & Emma')).toBeVisible()
})

test('without a connection nothing is added, it says so, and what was chosen stays', async ({ page }) => {
  await open(page, paths.sage62)
  await quantity(page).selectOption('3')
  await page.route('**/api/basket/**', (route) => route.abort())
  await addButton(page).click()
  await expect(alert(page)).toContainText('Keine Verbindung: Es wurde nichts in den Warenkorb')
  await expect(count(page)).not.toContainText('3')
  await expect(quantity(page)).toHaveValue('3')
  await page.unroute('**/api/basket/**')
  await addButton(page).click()
  await expect(layer(page).getByText('Warenkorb (3 Stück)')).toBeVisible()
})

test('without JavaScript a form adds the chosen size and leads to the basket, and from there to the checkout', async ({
  openPlain,
}) => {
  const page = await openPlain(paths.sage)
  await expect(addButton(page)).toHaveCount(1)
  await addButton(page).click()
  await expect(page, 'the browser asks for the size').toHaveURL(paths.sage)
  await page.getByRole('radio', { name: '74', exact: true }).check()
  await page.getByRole('spinbutton', { name: 'Menge' }).fill('2')
  await addButton(page).click()
  await expect(page.getByRole('status').getByText('Liegt jetzt in Ihrem Warenkorb.')).toBeVisible()
  const line = page.getByRole('article', { name: body })
  await expect(line).toContainText('Salbei · Größe 74')
  await expect(line).toContainText(/45,98\s€/)
  await line.getByRole('combobox', { name: 'Menge' }).selectOption('1')
  await line.getByRole('button', { name: /^Menge ändern/ }).click()
  await expect(page.getByText('Ihr Warenkorb ist geändert.')).toBeVisible()
  await expect(line).toContainText(/22,99\s€/)
  await page.getByRole('link', { name: 'Zur Kasse' }).click()
  await expect(page).toHaveURL(/\/de\/kasse\/login\//)
})

test('without JavaScript a refused order is shown again with what was entered', async ({ openPlain }) => {
  const page = await openPlain(paths.blanket)
  await page.getByRole('textbox', { name: 'Ihre Beschriftung' }).filter({ visible: true }).fill('Emma ♥')
  await addButton(page).click()
  const field = page.getByRole('textbox', { name: 'Ihre Beschriftung' })
  await expect(field).toHaveValue('Emma ♥')
  await expect(field).toHaveAccessibleDescription(/Verwenden Sie nur Buchstaben/)
  await field.fill('Emma')
  await addButton(page).click()
  await expect(page.getByText('Beschriftung: Emma')).toBeVisible()
  await page.getByRole('button', { name: /^Entfernen/ }).click()
  await expect(page.getByRole('heading', { name: 'Ihr Warenkorb ist noch leer' })).toBeVisible()
})

test.describe('from the wishlist', () => {
  const wishlist = '/de/wunschliste/'
  const entry = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })
  const move = (page: Page, name: string) =>
    page.getByRole('button', { name: `In den Warenkorb: ${name}`, exact: true })

  async function remember(page: Page, path: string) {
    await open(page, path)
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await heart(page).click()
    expect((await answered).status()).toBe(200)
  }

  test('a product moves into the basket, the focus to the next, and both can be taken back @phone', async ({
    page,
    shop,
  }) => {
    for (const path of [paths.pram, `${paths.sage}?variant=PW.pw1001.074`]) await remember(page, path)
    await shop.open(wishlist)
    await shop.tabTo(move(page, body))
    await page.keyboard.press('Enter')
    await expect(entry(page, body)).toHaveCount(0)
    await expect(page.getByText(`${body} liegt im Warenkorb.`)).toBeVisible()
    await expect(page.getByRole('main').getByRole('status').getByText('Ein Artikel')).toBeVisible()
    await expect(page.getByRole('article', { name: pram })).toBeFocused()
    await expect(count(page)).toContainText('1')
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([body, pram])
    await expect(count(page)).not.toContainText('1')
    await page.reload()
    await expect(entry(page, body)).toContainText('Größe 74')
  })

  test('the last product leaves an empty list that has the focus', async ({ page, shop }) => {
    await remember(page, paths.pram)
    await shop.open(wishlist)
    await shop.tabTo(move(page, pram))
    await page.keyboard.press('Enter')
    const empty = page.getByRole('heading', { name: 'Noch nichts gemerkt' })
    await expect(empty).toBeVisible()
    await expect(page.locator(':focus').filter({ has: empty })).toBeAttached()
  })

  test('what is still to be chosen is chosen on the page of the product', async ({ page, shop }) => {
    // Tiles of a search may be markup alone, whose hearts one listener serves.
    await openAlive(page, `/de/suche/?term=${encodeURIComponent(`Prüfling ${body}`)}`)
    const add = page.getByRole('button', { name: `${body} auf die Wunschliste` }).first()
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await add.click()
    expect((await answered).status()).toBe(200)
    await remember(page, paths.blanket)
    await shop.open(wishlist)
    await expect(move(page, body)).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Beschriftung eingeben: Decke mit Namen' })).toBeVisible()
    await page.getByRole('link', { name: `Größe wählen: ${body}` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(body)
  })

  test('a product that could not be moved stays on the list', async ({ page, shop }) => {
    await remember(page, paths.pram)
    await shop.open(wishlist)
    await page.route('**/api/basket/**', (route) => route.abort())
    await move(page, pram).click()
    await expect(alert(page)).toContainText('Keine Verbindung')
    await expect(entry(page, pram)).toBeVisible()
  })

  test('the list with its buttons has nothing that axe finds @phone', async ({ page, shop }) => {
    for (const path of [paths.pram, paths.blanket]) await remember(page, path)
    await shop.open(wishlist)
    await expect(move(page, pram)).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
})

test('the open layer has nothing that axe finds @phone', async ({ page }) => {
  await open(page, paths.sage62)
  await addButton(page).click()
  await expect(layer(page).getByRole('list', { name: 'Passt dazu' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})
