import type { Page } from '@playwright/test'
import { violations } from '../fixtures/e2e/axe'
import { overflow } from '../fixtures/e2e/document'
import { expect, test as shopTest } from '../fixtures/e2e/shop-window'
import { putCodes } from '../fixtures/e2e/voucher'

const test = shopTest.extend<{ given: Awaited<ReturnType<typeof putCodes>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from this pattern
  given: async ({}, use) => {
    const given = await putCodes()
    await use(given)
    await given.remove()
  },
})

const basket = '/de/warenkorb/'
const body = 'PW.pw1001.062'
const panel = (page: Page) => page.getByRole('region', { name: 'Zusammenfassung' })
const title = (page: Page) => panel(page).getByText('Gutschein oder Aktionscode einlösen')
const field = (page: Page) => panel(page).getByRole('textbox', { name: 'Gutschein- oder Aktionscode' })
const button = (page: Page) => panel(page).getByRole('button', { name: 'Einlösen', exact: true })
const remove = (page: Page, code: string) =>
  panel(page).getByRole('button', { name: new RegExp(`^Entfernen.*${code}$`) })
const sum = (page: Page, name: string) =>
  panel(page).getByText(name, { exact: true }).locator('xpath=..').getByRole('definition')

async function put(page: Page, address: string) {
  const answer = await page.request.post(`${address}/api/basket/items/?locale=de-de`, {
    data: { items: [{ variant: body, quantity: 2 }] },
    headers: { origin: address },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

test('codes are redeemed, refused with the reason, and removed, by keyboard alone @phone', async ({
  page,
  shop,
  address,
  given,
}) => {
  await put(page, address)
  await shop.open(basket)
  await expect(field(page)).toBeHidden()
  await title(page).locator('xpath=..').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveAccessibleDescription('Geben Sie einen Code ein.')
  await page.keyboard.type('so nicht')
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveAccessibleDescription(/^Diesen Code kennen wir nicht\./)
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('so nicht')
  // On phones the search lies under the row that stays in view, until the page is at its top.
  await page.evaluate(() => scrollTo(0, 0))
  expect(await violations(page)).toEqual([])
  await field(page).fill(given.code.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('list', { name: 'Aktionscode' })).toBeFocused()
  await expect(sum(page, given.label)).toHaveText(/^−\s3,20\s€$/)
  await expect(field(page)).toHaveValue('')
  await expect(field(page)).toHaveAccessibleDescription(/^Je Bestellung gelten ein Aktionscode und ein/)
  await field(page).fill(given.card)
  await button(page).click()
  await expect(sum(page, 'Noch zu zahlen')).toHaveText(/€$/)
  await expect(sum(page, `Geschenkgutschein ••••${given.card.slice(-4)}`)).toHaveText(/^−\s20,00\s€$/)
  await page.evaluate(() => scrollTo(0, 0))
  expect(await violations(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  await page.reload()
  await remove(page, `Aktionscode ${given.code}`).press('Enter')
  // The gift card is still there.
  await expect(panel(page).locator('summary', { hasText: 'Anderen Code eingeben' })).toBeFocused()
  await expect(panel(page).getByText(given.label)).toBeHidden()
  await expect(sum(page, 'Noch zu zahlen')).toBeVisible()
})

test('a code whose minimum was missing holds as soon as the goods are there, and says until then what is missing', async ({
  page,
  shop,
  address,
}) => {
  const large = await putCodes({ minOrderValue: { EUR: 6_000, CHF: 6_000 } })
  try {
    await put(page, address)
    await shop.open(basket)
    await title(page).click()
    await field(page).fill(large.code)
    await button(page).click()
    await expect(field(page)).toHaveAccessibleDescription(/^Es fehlen noch 28,02\s€/)
    const quantity = page.getByRole('combobox', { name: /^Menge/ }).first()
    await quantity.selectOption('3')
    await expect(field(page)).toHaveAccessibleDescription(/^Es fehlen noch 12,03\s€/)
    await quantity.selectOption('4')
    await expect(sum(page, large.label)).toHaveText(/^−\s6,40\s€$/)
    await expect(field(page)).toHaveValue('')
  } finally {
    await large.remove()
  }
})

test('a code that has been used up elsewhere stays, says so, and can be removed', async ({
  page,
  shop,
  address,
  given,
}) => {
  await put(page, address)
  await shop.open(`${basket}?voucher=${given.code}`)
  await expect(sum(page, given.label)).toHaveText(/^−\s3,20\s€$/)
  await given.use()
  await page.reload()
  await expect(panel(page).getByRole('list', { name: 'Aktionscode' })).toContainText(
    'Dieser Code ist schon eingelöst.',
  )
  await remove(page, `Aktionscode ${given.code}`).click()
  await expect(panel(page).getByRole('list', { name: 'Aktionscode' })).toBeHidden()
  await page.reload()
  await expect(title(page)).toBeVisible()
  await expect(panel(page).getByRole('list', { name: 'Aktionscode' })).toBeHidden()
})

test('a slow code keeps a change that follows it, and a lost connection is told', async ({
  page,
  shop,
  address,
  given,
}) => {
  await put(page, address)
  await shop.open(basket)
  await title(page).click()
  const asked = Promise.withResolvers<void>()
  await page.route('**/api/basket/codes/**', async (route) => {
    await asked.promise
    await route.continue()
  })
  await field(page).fill(given.code)
  await button(page).click()
  await expect(panel(page).getByRole('button', { name: /Bitte warten/ })).toHaveAttribute('aria-busy')
  await page.getByRole('combobox', { name: /^Menge/ }).selectOption('3')
  asked.resolve()
  await expect(sum(page, given.label)).toHaveText(/^−\s4,80\s€$/)
  await expect(sum(page, 'Waren')).toHaveText(/^47,97\s€$/)
  await page.unroute('**/api/basket/codes/**')
  await page.route('**/api/basket/codes/**', (route) => route.abort())
  await field(page).fill(given.card)
  await button(page).click()
  await expect(field(page)).toHaveAccessibleDescription(
    /^Das hat nicht geklappt\. Versuchen Sie es noch einmal\./,
  )
  await remove(page, `Aktionscode ${given.code}`).click()
  await expect(panel(page).getByRole('alert')).toHaveText(
    'Das hat nicht geklappt. Versuchen Sie es noch einmal.',
  )
  await expect(sum(page, given.label)).toBeVisible()
})

for (const width of [320, 390])
  test(`why a code is refused is in view at once at 200 % of the text size in ${width} px`, async ({
    page,
    shop,
    address,
  }) => {
    await page.setViewportSize({ width, height: 640 })
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('html { font-size: 200% !important }')
      document.adoptedStyleSheets.push(sheet)
    })
    await put(page, address)
    await shop.open(basket)
    await title(page).click()
    for (const [typed, why] of [
      ['', 'Geben Sie einen Code ein.'],
      ['so nicht', /^Diesen Code kennen wir nicht\./],
    ] as const) {
      await field(page).fill(typed)
      await button(page).click()
      await expect(field(page)).toHaveAccessibleDescription(why)
      await expect(panel(page).getByText(why)).toBeInViewport({ ratio: 1 })
    }
  })
