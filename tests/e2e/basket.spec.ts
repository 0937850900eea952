import { chromium, type Page } from '@playwright/test'
import type { ProductCards } from '@/schemas/api/products'
import { violations } from '../fixtures/e2e/axe'
import { overflow } from '../fixtures/e2e/document'
import { expect, paths, test } from '../fixtures/e2e/shop-window'

const basket = '/de/warenkorb/'
const body = 'Wickelbody mit langen Ärmeln'
const pram = 'Kombikinderwagen mit Wanne und Sportsitz'
const sleepingBag = 'Ganzjahresschlafsack'

/** The variants of the shop window: a reduced body in size 62, a pram that goes by freight, a sleeping bag. */
const variants = { body: 'PW.pw1001.062', pram: 'PW.2001.1', bag: 'PW.3001.70', german: 'PW.8001.1' }

const line = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const quantity = (page: Page, name: string) => line(page, name).getByRole('combobox', { name: /^Menge/ })
const remove = (page: Page, name: string) => line(page, name).getByRole('button', { name: /^Entfernen/ })
const panel = (page: Page) => page.getByRole('region', { name: 'Zusammenfassung' })
const count = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Warenkorb' })
const names = (page: Page) => page.getByRole('list', { name: 'Artikel im Warenkorb' }).getByRole('heading')
/** What a row of the panel says. */
const sum = (page: Page, name: string) =>
  panel(page).getByText(name, { exact: true }).locator('xpath=..').getByRole('definition')

type Entry = { variant: string; quantity?: number }

/** Puts things into the visitor's basket, each before the one that went in first. */
async function put(page: Page, address: string, ...items: Entry[]) {
  const answer = await page.request.post(`${address}/api/basket/items/?locale=de-de`, {
    data: { items },
    headers: { origin: address },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

test('the basket shows what lies in it, what it costs and when it comes @journey @phone', async ({
  page,
  shop,
  address,
}) => {
  await put(page, address, { variant: variants.body, quantity: 2 }, { variant: variants.pram })
  await shop.open(basket)
  await expect(line(page, body)).toContainText(
    /Prüfling Naturkind.*Salbei\s· Größe 62.*bei Ihnen.*15,99\s€.*19,99\s€.*je Stück.*Summe: 31,98\s€/,
  )
  await expect(quantity(page, body)).toHaveValue('2')
  await expect(line(page, pram)).toContainText(/Apricot.* bei Ihnen.*Summe: 899,00\s€/)
  await expect(sum(page, 'Waren')).toHaveText(/^930,98\s€$/)
  await expect(sum(page, 'Speditionsversand')).toHaveText(/^14,99\s€$/)
  await expect(sum(page, 'Gesamtsumme')).toHaveText(/^945,97\s€$/)
  await expect(sum(page, 'inkl. 19 % MwSt.')).toHaveText(/€$/)
  await expect(count(page)).toContainText('3')
  await expect(panel(page).getByRole('img', { name: 'Rechnung' })).toBeVisible()
  await expect(panel(page).getByRole('link', { name: /Rückgabe/ })).toHaveAttribute(
    'href',
    '/de/versand/#rueckgabe',
  )
  expect(await overflow(page)).toBe(0)
  await line(page, body).getByRole('link', { name: body }).click()
  await expect(page).toHaveURL(`${paths.sage}?variant=${variants.body}`)
})

test('on phones the total stays at hand at the lower edge @phone', async ({ page, shop, address }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await put(page, address, { variant: variants.body }, { variant: variants.pram }, { variant: variants.bag })
  await shop.open(basket)
  const bar = page.getByText('inkl. MwSt. und Versand')
  await expect(bar).toBeInViewport()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(bar).toBeHidden()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('link', { name: 'Zur Kasse' }).last().click()
  await expect(page).toHaveURL('/de/kasse/login/')
})

test('a new quantity shows at once, counts, and is there after a reload @phone', async ({
  page,
  shop,
  address,
}) => {
  await put(page, address, { variant: variants.body })
  await shop.open(basket)
  await quantity(page, body).selectOption('3')
  await expect(line(page, body)).toContainText(/Summe: 47,97\s€/)
  await expect(sum(page, 'Waren')).toHaveText(/^47,97\s€$/)
  await expect(page.getByRole('status').filter({ hasText: /^3 Artikel, Gesamtsumme / })).toBeAttached()
  await expect(count(page)).toContainText('3')
  await page.reload()
  await expect(quantity(page, body)).toHaveValue('3')
})

test('quick changes end in the last one, and none in between is sent', async ({ page, shop, address }) => {
  await put(page, address, { variant: variants.body })
  await shop.open(basket)
  const sent: unknown[] = []
  const first = Promise.withResolvers<void>()
  await page.route('**/api/basket/items/**', async (route) => {
    sent.push(route.request().postDataJSON())
    await first.promise
    await route.continue()
  })
  for (const number of ['2', '3', '4', '5']) await quantity(page, body).selectOption(number)
  await expect(line(page, body)).toContainText(/Summe: 79,95\s€/)
  first.resolve()
  await expect(sum(page, 'Waren')).toHaveText(/^79,95\s€$/)
  expect(sent).toEqual([{ quantity: 2 }, { quantity: 5 }])
  await expect(quantity(page, body)).toHaveValue('5')
  await expect(count(page)).toContainText('5')
})

test('what is removed can be taken back to its place', async ({ page, shop, address }) => {
  for (const variant of [variants.bag, variants.body, variants.pram]) await put(page, address, { variant })
  await shop.open(basket)
  await expect(names(page)).toHaveText([pram, body, sleepingBag])
  await remove(page, body).click()
  await expect(names(page)).toHaveText([pram, sleepingBag])
  await expect(count(page)).toContainText('2')
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(names(page)).toHaveText([pram, body, sleepingBag])
  await expect(count(page)).toContainText('3')
  await page.reload()
  await expect(line(page, body)).toContainText('Größe 62')
})

test('the last line leaves an empty basket, which can be taken back too', async ({ page, shop, address }) => {
  await put(page, address, { variant: variants.body })
  await page.setViewportSize({ width: 390, height: 400 })
  await shop.open(basket)
  await remove(page, body).evaluate((button) => button.scrollIntoView({ block: 'start' }))
  await remove(page, body).click()
  // The head is seen of the page that is left, and not what is recommended below it.
  await expect(page.getByRole('heading', { name: 'Ihr Warenkorb ist noch leer' })).toBeInViewport()
  const added = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes('/api/basket/items/'),
  )
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  const before = await line(page, body).elementHandle()
  await added
  await expect(sum(page, 'Waren')).toHaveText(/^15,99\s€$/)
  await expect(line(page, body)).toBeFocused()
  expect(await before?.evaluate((element) => element.isConnected)).toBe(true)
})

test('a line moves to the wishlist and back', async ({ page, shop, address }) => {
  await put(page, address, { variant: variants.body }, { variant: variants.pram })
  await shop.open(basket)
  await line(page, body)
    .getByRole('button', { name: /^Auf die Wunschliste/ })
    .click()
  await expect(page.getByText(`${body}, Salbei, Größe 62 ist jetzt auf Ihrer Wunschliste.`)).toBeVisible()
  await expect(names(page)).toHaveText([pram])
  const hearts = page.getByRole('banner').getByRole('link', { name: 'Wunschliste' })
  await expect(hearts).toContainText('1')
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(line(page, body)).toBeVisible()
  await expect(hearts).not.toContainText('1')
  await line(page, body)
    .getByRole('button', { name: /^Auf die Wunschliste/ })
    .click()
  await expect(hearts).toContainText('1')
  await expect(names(page)).toHaveText([pram])
  await shop.open('/de/wunschliste/')
  await expect(page.getByRole('article').filter({ hasText: 'Größe 62' })).toBeVisible()
})

test('a line that is moved with two clicks is on the wishlist once', async ({ page, shop, address }) => {
  await put(page, address, { variant: variants.body })
  await shop.open(basket)
  await line(page, body)
    .getByRole('button', { name: /^Auf die Wunschliste/ })
    .dblclick()
  await expect(names(page)).toHaveCount(0)
  await shop.open('/de/wunschliste/')
  await expect(page.getByRole('article').filter({ hasText: 'Größe 62' })).toHaveCount(1)
})

test('a bundle is reduced, line by line and in the sum', async ({ page, shop, address }) => {
  const numbers = ['100008,100009,100010,100160', '100263,100264,100298,100299']
  const sets = await Promise.all(
    numbers.map(async (set) => {
      const answer = await page.request.get(`${address}/api/shop/products/?locale=de-de&numbers=${set}`)
      const { items } = (await answer.json()) as ProductCards
      return items.filter(({ buyable }) => buyable)
    }),
  )
  const [bag, pyjama] = sets.map(([first]) => first)
  if (!bag || !pyjama) throw new Error('the seed has no sleeping bag or no pyjama')
  await put(page, address, { variant: bag.variant })
  await shop.open(basket)
  await expect(line(page, bag.name)).not.toContainText('Schlafset')
  await put(page, address, { variant: pyjama.variant })
  await page.reload()
  for (const { name } of [bag, pyjama])
    await expect(line(page, name)).toContainText(/Schlafset −\s\d+,\d\d\s€/)
  await expect(sum(page, 'Schlafset')).toHaveText(/^−\s\d+,\d\d\s€$/)
  await remove(page, pyjama.name).click()
  await expect(line(page, bag.name)).not.toContainText('−')
  await expect(panel(page)).not.toContainText('Schlafset')
})

test('another market sells for its own prices, and what it does not sell is marked', async ({
  page,
  shop,
  address,
}) => {
  await put(page, address, { variant: variants.body, quantity: 2 }, { variant: variants.german })
  await shop.open(basket)
  await page
    .getByRole('navigation', { name: 'Land und Sprache' })
    .getByRole('link', { name: 'Suisse (Français)' })
    .click()
  await expect(page).toHaveURL('/ch-fr/panier/')
  await expect(line(page, 'Body croisé à manches longues')).toContainText(/Montant\s: CHF\s31\.98/)
  const other = page.getByRole('article').filter({ hasText: 'Non disponible ici' })
  await expect(other).toContainText('Nous ne vendons pas cet article dans ce pays.')
  await expect(other.getByRole('combobox')).toHaveCount(0)
  await other.getByRole('button', { name: /^Retirer/ }).click()
  await expect(other).toHaveCount(0)
  await expect(page.getByText(/n’est plus dans le panier\.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Annuler' })).toHaveCount(0)
})

test('an empty basket leads on, and search engines leave it alone @phone', async ({ page, shop }) => {
  await shop.open(paths.sage)
  await shop.open(basket)
  await expect(page.getByRole('heading', { name: 'Ihr Warenkorb ist noch leer' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Zur Startseite' })).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Zuletzt angesehen' }).getByRole('link', { name: body }),
  ).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
})

test('what goes with the basket is recommended below it, and leads to its product', async ({
  page,
  shop,
  address,
}) => {
  await put(page, address, { variant: variants.body })
  await shop.open(basket)
  const list = page.getByRole('region', { name: 'Passt dazu' })
  const tiles = list.getByRole('article')
  await tiles.first().scrollIntoViewIfNeeded()
  await expect(tiles).toHaveCount(12)
  await expect(list).toHaveAttribute('data-recommendation-id', 'basket')
  await expect(tiles.getByRole('link', { name: body, exact: true })).toHaveCount(0)
  await tiles.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/de\/p\//)
})

test('a basket that cannot be loaded says so, and is asked for again', async ({ page, shop, address }) => {
  await put(page, address, { variant: variants.body })
  let isDown = true
  await page.route('**/api/basket/?**', (route) => (isDown ? route.abort() : route.continue()))
  await shop.open(basket)
  await expect(page.getByRole('alert').getByText('Der Warenkorb lässt sich gerade nicht laden')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect(line(page, body)).toBeVisible()
})

test('a change without a connection is taken back and said', async ({ page, shop, address }) => {
  await put(page, address, { variant: variants.body })
  await shop.open(basket)
  await expect(quantity(page, body)).toHaveValue('1')
  await page.route('**/api/basket/**', (route) => route.abort())
  await quantity(page, body).selectOption('4')
  await expect(
    page.getByRole('alert').filter({ hasText: `Keine Verbindung. ${body}, Salbei, Größe 62 ist wieder so` }),
  ).toBeVisible()
  await expect(quantity(page, body)).toHaveValue('1')
  await remove(page, body).click()
  await expect(line(page, body)).toBeVisible()
})

test('what another tab changed is there when the visitor comes back', async ({ page, shop, address }) => {
  await put(page, address, { variant: variants.body }, { variant: variants.pram })
  await shop.open(basket)
  await expect(names(page)).toHaveCount(2)
  const other = await page.context().newPage()
  await other.goto(basket)
  await remove(other, pram).click()
  await expect(names(other)).toHaveText([body])
  await expect(count(other)).toContainText('1')
  // A browser without a screen shows every tab and says so to none.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(names(page)).toHaveText([body])
})

test('the basket is used with the keyboard alone', async ({ page, shop, address }) => {
  await put(page, address, { variant: variants.pram })
  await put(page, address, { variant: variants.body })
  await shop.open(basket)
  await expect(line(page, body)).toBeVisible()
  await shop.tabTo(quantity(page, body))
  await page.keyboard.press('3')
  await expect(sum(page, 'Waren')).toHaveText(/^946,97\s€$/)
  await expect(quantity(page, body)).toBeFocused()
  await shop.tabTo(remove(page, body))
  await page.keyboard.press('Enter')
  await expect(line(page, pram)).toBeFocused()
  const undo = page.getByRole('button', { name: 'Rückgängig' })
  // The message stays while the pointer rests on it: a slow machine needs longer for the keys than it is shown.
  await undo.hover()
  await shop.tabTo(undo)
  await page.keyboard.press('Enter')
  await expect(line(page, body)).toBeFocused()
  await expect(quantity(page, body)).toHaveValue('3')
})

test('what takes a removal back is the next stop of the keyboard, and the one after it is where that was', async ({
  page,
  shop,
  address,
}) => {
  await put(page, address, { variant: variants.pram })
  await put(page, address, { variant: variants.body })
  await shop.open(basket)
  await expect(line(page, body)).toBeVisible()
  await shop.tabTo(remove(page, body))
  await page.keyboard.press('Enter')
  await expect(line(page, pram)).toBeFocused()
  const undo = page.getByRole('button', { name: 'Rückgängig' })
  await expect(undo).toBeVisible()
  await undo.hover()
  await page.keyboard.press('Tab')
  await expect(undo).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(line(page, pram)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(undo, 'it is passed once').not.toBeFocused()
})

test('nothing moves while the basket comes @phone', async ({ page, shop, address }) => {
  await put(page, address, { variant: variants.body }, { variant: variants.pram }, { variant: variants.bag })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await shop.open(basket)
  await expect(names(page)).toHaveCount(3)
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
})

test('without JavaScript the basket leads to its page of forms', async ({ openPlain }) => {
  const page = await openPlain(basket)
  await expect(page).toHaveURL('/de/warenkorb/formular/')
  await expect(page.getByRole('heading', { name: 'Ihr Warenkorb ist noch leer' })).toBeVisible()
})

test('basket and wishlist as forms have nothing that axe finds, full and with what was refused @phone', async ({
  page,
  shop,
  address,
}) => {
  const send = (path: string, form: Record<string, string>) =>
    page.request.post(`${address}${path}?locale=de-de`, { form, headers: { origin: address } })
  const refused = await send('/api/basket/items/', { number: 'pw7001', inscription: 'Emma ♥' })
  await send('/api/basket/items/', { number: 'pw1001', variant: variants.body, quantity: '2' })
  await send('/api/wishlist/', { number: 'pw2001' })
  const { pathname, search } = new URL(refused.url())
  for (const path of [`${pathname}${search}`, '/de/wunschliste/formular/?state=added']) {
    await shop.open(path)
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(await violations(page), path).toEqual([])
  }
})

test('the basket has nothing that axe finds, full, with what cannot be had, and empty @phone', async ({
  page,
  shop,
  address,
}) => {
  await shop.open(basket)
  await expect(page.getByRole('heading', { name: 'Ihr Warenkorb ist noch leer' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await put(page, address, { variant: variants.body, quantity: 2 }, { variant: variants.german })
  await shop.open(basket)
  await expect(line(page, body)).toBeVisible()
  expect(await violations(page)).toEqual([])
  await shop.open('/ch-fr/panier/')
  await expect(page.getByText('Non disponible ici')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('a page that is kept for Back has the count of the basket as it is now', async ({
  address,
  launchOptions,
}) => {
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const page = await browser.newPage({ baseURL: address })
    await page.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasKept: persisted })),
    )
    await page.request.post('/api/basket/items/?locale=de-de', {
      headers: { origin: address },
      data: { items: [{ variant: 'PW.pw1001.062', quantity: 3 }] },
    })
    await page.goto(paths.apricot, { waitUntil: 'networkidle' })
    const count = page.getByRole('status').filter({ hasText: /Stück/ }).first()
    await expect(count).toContainText('3')
    const before = await page.evaluate(() => history.length)
    // Its forms tell no other page of what they change.
    await page.goto('/de/warenkorb/formular/')
    await page.getByRole('button', { name: 'Entfernen' }).first().click()
    await expect(page.getByRole('heading', { name: /leer/ })).toBeVisible()
    await page.evaluate((before) => void setTimeout(() => history.go(before - history.length)), before)
    await page.waitForURL(/pw1002/, { waitUntil: 'commit' })
    await expect.poll(() => page.evaluate('window.wasKept')).toBe(true)
    await expect(count).toHaveCount(0)
  } finally {
    await browser.close()
  }
})
