import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { listingAnswer } from '@/schemas/api/listing'
import { austrian, german, goods, shopperIn, swissFrench, swissGerman } from '../fixtures/e2e/checkout'
import { printed } from '../fixtures/e2e/printed'
import { representativesOf } from '../fixtures/e2e/representatives'
import { pagesOf } from '../fixtures/e2e/seeded'
import { expect, test } from '../fixtures/e2e/shop-window'

const variant = goods.body

/** What stands in header and footer of every page of a market, on buttons, and what leads to other screens. */
const onScreen =
  /Suche öffnen|Menü öffnen|In den Warenkorb|Newsletter abonnieren|Passende Kategorien|Mehr aus |^(?:Ändern|Zurück|Angaben ändern|Warenkorb ändern)$/m

/** What is lighter than paper lets a reader see, unless its ground is printed with it. */
const faintWords = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) => {
    const light = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
      return colour.startsWith('rgb') && 0.2126 * red + 0.7152 * green + 0.0722 * blue > 160
    }
    return [...main.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      const words = [...element.childNodes]
        .map((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').trim() : ''))
        .join('')
      if (words === '' || !element.checkVisibility({ visibilityProperty: true })) return []
      const { color, printColorAdjust } = getComputedStyle(element)
      return light(color) && printColorAdjust !== 'exact' ? [words] : []
    })
  })

/** Words that are wider than the box that cuts them. */
const cutWords = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>('h1, h2, h3, p, dt, dd, td, th, li, a, span')]
      .filter(
        (element) =>
          getComputedStyle(element).overflowX !== 'visible' &&
          // Words for ears alone are a pixel wide.
          element.clientWidth > 1 &&
          element.scrollWidth > element.clientWidth + 1 &&
          element.checkVisibility({ visibilityProperty: true }),
      )
      .map(({ textContent }) => textContent ?? ''),
  )

/** Prints a page: nothing of the frame, and something on every sheet. */
async function expectSheets(page: Page, words?: RegExp): Promise<void> {
  const sheets = await printed(page)
  const empty = sheets.flatMap(({ isEmpty }, index) => (isEmpty ? [index + 1] : []))
  const text = sheets.map((sheet) => sheet.text).join('\n')
  test.info().annotations.push({ type: 'sheets', description: String(sheets.length) })
  expect({ empty, of: sheets.length }).toEqual({ empty: [], of: sheets.length })
  expect(text).not.toMatch(onScreen)
  if (words) expect(text).toMatch(words)
}

for (const code of ['de', 'ch-fr'])
  for (const { path } of representativesOf(pagesOf(code)))
    test(`${path} is printed without an empty sheet`, async ({ page, shop }) => {
      await shop.open(path)
      await expectSheets(page)
    })

for (const path of ['/de/impressum/', '/de/agb/', '/de/datenschutz/', '/de/widerruf/'])
  test(`${path} is printed whole, with the addresses of links that lead out of the shop`, async ({
    page,
    shop,
  }) => {
    expect(await shop.open(path)).toBe(200)
    const out = await page
      .getByRole('main')
      .locator(':is(p, li, dd, td) a[href^="http"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    await expectSheets(page)
    const text = (await printed(page)).map((sheet) => sheet.text.replace(/\s/g, '')).join('')
    for (const address of out) expect(text).toContain(address)
  })

const screens: Record<string, { path: string; words: RegExp; most: number }> = {
  'a category': { path: '/de/kinderwagen/', words: /Kinderwagen[\s\S]*\d+,\d\d\s€/, most: 4 },
  'what the search finds': { path: '/de/suche/?term=Body', words: /Body[\s\S]*\d+,\d\d\s€/, most: 4 },
  'an order that is looked for': { path: '/de/bestellstatus/', words: /Bestellnummer/, most: 1 },
  'the form of a withdrawal': { path: '/de/vertrag-widerrufen/', words: /Bestellnummer/, most: 1 },
  'what the law says about a withdrawal': { path: '/de/widerruf/', words: /vierzehn Tage/, most: 3 },
  'the page about shipping': { path: '/de/versand/', words: /4,99\s€/, most: 3 },
  'a return in Switzerland': { path: '/ch/widerruf/', words: /30 Tage/, most: 2 },
}

for (const [name, { path, words, most }] of Object.entries(screens))
  test(`${name} is printed without ways to other screens, and with no word cut or faint`, async ({
    page,
    shop,
  }) => {
    expect(await shop.open(path)).toBe(200)
    await expectSheets(page, words)
    expect((await printed(page)).length).toBeLessThanOrEqual(most)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('main').getByRole('navigation').filter({ visible: true })).toHaveCount(0)
    expect({ faint: await faintWords(page), cut: await cutWords(page) }).toEqual({ faint: [], cut: [] })
    await page.emulateMedia({ media: null })
  })

test('a product is printed with its description, which is closed on the screen', async ({
  ask,
  page,
  shop,
}) => {
  const { body } = await ask('/api/shop/listing/?locale=de-de&term=Body')
  const [card] = listingAnswer.parse(JSON.parse(body)).cards
  await shop.open(card?.href ?? '')
  const closed = page.locator('main details:not([open])').first()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main [role="group"] img').first()).toBeVisible()
  await page.emulateMedia({ media: null })
  const words = ((await closed.locator('> :not(summary)').first().textContent()) ?? '').trim().slice(0, 24)
  await expectSheets(page)
  const text = (await printed(page)).map((sheet) => sheet.text).join(' ')
  expect(text.replace(/\s+/g, '')).toContain(words.replace(/\s+/g, ''))
})

test.describe('a fresh visitor', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('prints a page without the dialog about consent', async ({ page, shop }) => {
    await shop.open('/de/')
    await expect(page.getByRole('dialog')).toBeVisible()
    const words = (await page.getByRole('dialog').getByRole('heading').first().textContent()) ?? ''
    const text = (await printed(page)).map((sheet) => sheet.text).join('\n')
    expect(words).not.toBe('')
    expect(text).not.toContain(words)
  })
})

const person = { gender: 'f', firstName: 'Test', lastName: 'Person' }
const home = { ...person, street: 'Musterweg 1', postcode: '10115', city: 'Berlin', country: 'DE' }

test('each step of an order, and its confirmation, status and withdrawal, is on sheets of its own', async ({
  page,
  address,
}) => {
  const headers = { origin: address, accept: 'application/json' }
  const post = async (path: string, form: Record<string, string>) => {
    const answer = await page.request.post(`${path}?locale=de-de`, { form, headers })
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200)
    return String(((await answer.json()) as { location?: string }).location)
  }
  const print = async (path: string, words: RegExp, most?: number) => {
    await page.goto(path, { waitUntil: 'load' })
    await expectSheets(page, words)
    if (most !== undefined) expect((await printed(page)).length, path).toBeLessThanOrEqual(most)
  }
  const added = await page.request.post('/api/basket/items/?locale=de-de', {
    data: { items: [{ variant, quantity: 1 }] },
    headers,
  })
  expect(added.ok()).toBe(true)
  await page.goto('/de/warenkorb/')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectSheets(page, /Warenkorb/)
  expect(await printed(page)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  // A number, and no box to choose it from.
  await expect(page.getByRole('combobox', { name: /Menge/ })).toHaveCSS('border-top-width', '0px')
  await page.emulateMedia({ media: null })
  const basket = (await printed(page)).map(({ text }) => text).join('\n')
  expect(basket).toMatch(/Gesamtsumme/)
  expect(basket).not.toMatch(/Zur Kasse|Passt dazu|Aktionscode|Zahlungsarten/)
  const email = `print-${randomUUID()}@example.com`
  const names = { gender: 'f', first_name: 'Test', last_name: 'Person' }
  await post('/api/user/auth/guest/', { ...names, email, newsletter: '' })
  await print('/de/kasse/?step=address', /Wohin dürfen wir liefern/)
  const delivery = Object.fromEntries(
    Object.entries(home).map(([name, value]) => [`delivery.${name}`, value]),
  )
  await post('/api/checkout/addresses/', delivery)
  await post('/api/checkout/payment/', { method: 'RE' })
  await print('/de/kasse/?step=review', /Musterweg 1/)
  const hidden = (name: string) => page.locator(`input[name="${name}"]`).first().inputValue()
  const thanks = await post('/api/checkout/order/', {
    checkout: await hidden('checkout'),
    review: await hidden('review'),
  })
  const number = new URL(thanks, address).searchParams.get('order') ?? ''
  // With its goods, sums and addresses, of which none is on another sheet than the rest.
  await print(thanks, new RegExp(number), 1)
  await print(`/de/bestellstatus/?order=${number}`, new RegExp(number), 1)
  const confirm = await post('/api/orders/withdrawal/', { name: 'Test Person', number, email })
  const draft = new URL(confirm, address).searchParams.get('draft') ?? ''
  await print(confirm, new RegExp(number))
  await print(await post('/api/orders/withdrawal/', { draft }), new RegExp(number))
})

for (const [market, method] of [
  [german, 'Vorkasse'],
  [austrian, 'Vorauskassa'],
  [swissGerman, 'Vorauszahlung'],
  [swissFrench, 'Paiement anticipé'],
] as const)
  test(`an order by prepayment in ${market.locale} is confirmed on one sheet, with where to transfer`, async ({
    page,
    address,
  }) => {
    const shopper = shopperIn(page, address, market)
    await shopper.put(goods.body, goods.pram)
    await shopper.begin()
    await shopper.enterGuest()
    await shopper.enterAddress()
    await shopper.choose(method)
    await shopper.order()
    await expectSheets(page, /IBAN/)
    expect(await printed(page)).toHaveLength(1)
  })
