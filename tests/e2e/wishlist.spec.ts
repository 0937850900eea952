import type { Page } from '@playwright/test'
import { expectAlive } from '../fixtures/e2e/alive'
import { violations } from '../fixtures/e2e/axe'
import { expect, paths, test } from '../fixtures/e2e/shop-window'

const wishlist = '/de/wunschliste/'
const body = 'Wickelbody mit langen Ärmeln'
const pram = 'Kombikinderwagen mit Wanne und Sportsitz'

/** Beside the variants on wide screens, in the bar at the lower edge on phones. */
const addButton = (page: Page) =>
  page.getByRole('button', { name: /^(?:Auf die Wunschliste|Merken)$/ }).filter({ visible: true })
const onButton = (page: Page) =>
  page.getByRole('button', { name: /^(?:Auf Ihrer Wunschliste|Gemerkt)$/ }).filter({ visible: true })
const item = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name, exact: true })
const count = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Wunschliste' })

async function put(page: Page) {
  await expectAlive(addButton(page))
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await addButton(page).click()
  expect((await answered).status()).toBe(200)
  await expect(onButton(page)).toBeVisible()
}

test('a product is put on the wishlist, is there after a reload with its size and price, and leads back to it @journey @phone', async ({
  page,
  shop,
}) => {
  await shop.open(`${paths.sage}?variant=PW.pw1001.074`)
  await put(page)
  await expect(page.getByText('Der Artikel ist auf Ihrer Wunschliste.')).toBeVisible()
  await expect(count(page)).toContainText('1')
  await page.reload()
  await expect(onButton(page)).toBeVisible()
  await shop.open(wishlist)
  await expect(page.getByText('Ein Artikel', { exact: true })).toBeVisible()
  const entry = page.getByRole('article').filter({ has: page.getByRole('link', { name: body, exact: true }) })
  await expect(entry).toContainText(/Salbei\s· Größe 74\s*22,99\s€\s*Lieferbar/)
  await page.getByRole('link', { name: body, exact: true }).click()
  await expect(page).toHaveURL(`${paths.sage}?variant=PW.pw1001.074`)
})

test('what was chosen is not available, though other sizes are', async ({ page, shop }) => {
  await shop.open(`${paths.sage}?variant=PW.pw1001.080`)
  await put(page)
  await shop.open(wishlist)
  await expect(page.getByRole('article').filter({ hasText: 'Größe 80' })).toContainText(
    'Derzeit nicht lieferbar',
  )
})

const onCard = (page: Page) => page.getByRole('button', { name: `${body} auf die Wunschliste` }).first()
for (const [where, path, heartOf] of [
  ['a card of a list', `/de/suche/?term=${encodeURIComponent(`Prüfling ${body}`)}`, onCard],
  ['its page', paths.sage, addButton],
] as const)
  test(`a product is put on the wishlist without a size where none is chosen on ${where}`, async ({
    page,
    shop,
  }) => {
    await shop.open(path)
    const heart = heartOf(page)
    await expectAlive(heart)
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await heart.click()
    expect((await answered).status()).toBe(200)
    await shop.open(wishlist)
    const entry = page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: body, exact: true }) })
    // Some sizes come at once, one in three weeks
    await expect(entry.getByText('Lieferbar', { exact: true })).toBeVisible()
    await expect(entry).toContainText(/ab\s15,99\s€/)
    await expect(entry).not.toContainText(/Größe \d/)
    await expect(entry.getByRole('link', { name: `Größe wählen: ${body}` })).toBeVisible()
  })

test('what is taken off the wishlist can be taken back to its place', async ({ page, shop }) => {
  for (const path of [paths.pram, paths.sage]) {
    await shop.open(path)
    await put(page)
  }
  await shop.open(wishlist)
  await expect(page.getByRole('main').getByText('2 Artikel', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: `${body} entfernen` }).click()
  await expect(item(page, body)).toHaveCount(0)
  await expect(count(page)).toContainText('1')
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([body, pram])
  await page.reload()
  await expect(item(page, body)).toBeVisible()
})

test('by the keyboard alone an entry is removed and taken back, and the focus is on it then as in the basket', async ({
  page,
  shop,
}) => {
  for (const path of [paths.pram, paths.sage]) {
    await shop.open(path)
    await put(page)
  }
  await shop.open(wishlist)
  await shop.tabTo(page.getByRole('button', { name: `${body} entfernen` }))
  await page.keyboard.press('Enter')
  await expect(item(page, body)).toHaveCount(0)
  await expect(page.getByRole('article', { name: pram })).toBeFocused()
  const undo = page.getByRole('button', { name: 'Rückgängig' })
  // The message stays while the pointer rests on it: a slow machine needs longer for the keys than it is shown.
  await undo.hover()
  await shop.tabTo(undo)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article', { name: body })).toBeFocused()
})

test('two tabs have one wishlist', async ({ page, shop, context }) => {
  await shop.open(paths.sage)
  await put(page)
  const other = await context.newPage()
  await other.goto(paths.pram)
  await put(other)
  await expect(count(other)).toContainText('2')
  await expectAlive(onButton(page))
  await onButton(page).click()
  await expect(addButton(page)).toBeVisible()
  await expect(count(page)).toContainText('1')
  await other.goto(wishlist)
  await expect(item(other, pram)).toBeVisible()
  await expect(item(other, body)).toHaveCount(0)
})

test('an empty wishlist says how something gets on it @phone', async ({ page, shop }) => {
  await shop.open(wishlist)
  await expect(page.getByRole('heading', { name: 'Noch nichts gemerkt' })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
})

test('a wishlist that cannot be loaded says so, and is asked for again', async ({ page, shop }) => {
  let isDown = true
  await page.route('**/api/wishlist/**', (route) =>
    isDown ? route.fulfill({ status: 500 }) : route.continue(),
  )
  await shop.open(wishlist)
  await expect(
    page.getByRole('alert').getByText('Die Wunschliste lässt sich gerade nicht laden'),
  ).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect(page.getByRole('heading', { name: 'Noch nichts gemerkt' })).toBeVisible()
})

test('a change that fails is taken back and said', async ({ page, shop }) => {
  await shop.open(paths.sage)
  await expectAlive(addButton(page))
  await page.route('**/api/wishlist/', (route) => route.abort())
  await addButton(page).click()
  await expect(page.getByText('Keine Verbindung: Die Wunschliste ist unverändert.')).toBeVisible()
  await expect(addButton(page)).toBeVisible()
})

test('what a market does not sell stays on the list and says so', async ({ page, shop }) => {
  await shop.open(paths.lunchBox)
  await put(page)
  await shop.open('/ch-fr/favoris/')
  await expect(page.getByText('N’est plus proposé')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Retirer/ })).toBeVisible()
})

test('without JavaScript goods are remembered, and go from the list into the basket by forms', async ({
  openPlain,
}) => {
  const page = await openPlain(paths.sage)
  await page.getByRole('radio', { name: '74', exact: true }).check()
  await page.getByRole('button', { name: 'Auf die Wunschliste', exact: true }).click()
  await page.goto(paths.blanket)
  await page.getByRole('button', { name: 'Auf die Wunschliste', exact: true }).click()
  await expect(page.getByText('Der Artikel ist auf Ihrer Wunschliste.')).toBeVisible()
  await page.goto(wishlist)
  await expect(page.getByRole('link', { name: 'Beschriftung eingeben: Decke mit Namen' })).toBeVisible()
  await page.getByRole('button', { name: `In den Warenkorb: ${body}` }).click()
  await expect(page.getByRole('article', { name: body })).toContainText('Salbei · Größe 74')
  await page.goto('/de/wunschliste/formular/')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('button', { name: 'Decke mit Namen entfernen' }).click()
  await expect(page.getByRole('heading', { name: 'Noch nichts gemerkt' })).toBeVisible()
})

test('the wishlist has nothing that axe finds @phone', async ({ page, shop }) => {
  await shop.open(paths.sage)
  await put(page)
  await shop.open(wishlist)
  await expect(item(page, body)).toBeVisible()
  expect(await violations(page)).toEqual([])
})
