import { violations } from '../fixtures/e2e/axe'
import { overflow } from '../fixtures/e2e/document'
import { expect, test } from '../fixtures/e2e/test'

const german = '/de/service/filialen/'
const french = '/ch-fr/service/magasins/'
const cologne = { latitude: 50.93, longitude: 6.95 }

// Without motion a page is where a link leads to before the next line of the test.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a postcode sorts the shops, and an unknown place changes nothing @phone', async ({ page, shop }) => {
  expect(await shop.open(german)).toBe(200)
  const names = page.getByRole('main').getByRole('heading', { name: /^Nestling / })
  const field = page.getByLabel('Postleitzahl oder Ort')
  await expect(names.first()).toHaveText('Nestling Berlin')

  await field.fill('80331')
  await field.press('Enter')
  const status = page.getByRole('main').getByRole('status')
  await expect(status).toHaveText('6 Filialen, nach der Entfernung von München geordnet.')
  await expect(names.first()).toHaveText('Nestling München')
  await expect(page).toHaveURL(`${german}?place=80331`)
  await expect(page.getByRole('listitem').filter({ hasText: 'Nestling Hamburg' })).toContainText(
    /etwa 6\d\d\skm entfernt/,
  )

  await field.fill('Entenhausen')
  await page.getByRole('main').getByRole('button', { name: 'Suchen' }).click()
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/„Entenhausen“ kennen wir nicht/)
  await expect(names.first()).toHaveText('Nestling München')
  await field.fill('')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription(/geben Sie eine Postleitzahl oder einen Ort ein/)
  await expect(page).toHaveURL(german)
  expect(await overflow(page)).toBe(0)
  expect(await violations(page)).toEqual([])
})

test('a position that is allowed sorts the shops, and stays in the browser', async ({
  page,
  shop,
  context,
  address,
}) => {
  await context.grantPermissions(['geolocation'], { origin: address })
  await context.setGeolocation(cologne)
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await shop.open(german)
  await page.getByRole('button', { name: 'Meinen Standort verwenden' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('von Ihrem Standort geordnet')
  const first = page
    .getByRole('main')
    .getByRole('heading', { name: /^Nestling / })
    .first()
  await expect(first).toHaveText('Nestling Köln')
  expect(sent.filter((request) => request.includes(String(cologne.latitude)))).toEqual([])
  expect(sent.filter((request) => !request.startsWith(address))).toEqual([])
})

test('a position that is denied is said in the language of the market', async ({ page, shop, context }) => {
  await context.clearPermissions()
  await shop.open(french)
  await page.getByRole('button', { name: 'Utiliser ma position' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    /ne nous communique pas votre position/,
  )
  await expect(
    page
      .getByRole('main')
      .getByRole('heading', { name: /^Nestling / })
      .first(),
  ).toHaveText('Nestling Berne')
})

test('a pin of the map leads with the keyboard to its shop, in the order of the place in the address', async ({
  page,
  shop,
}) => {
  await shop.open(`${german}?place=20095`)
  await expect(page.getByLabel('Postleitzahl oder Ort')).toHaveValue('20095')
  const map = page.getByRole('region', { name: 'Karte der Filialen' })
  const pin = map.getByRole('link', { name: '6: Nestling München in der Liste zeigen' })
  await pin.focus()
  await pin.press('Enter')
  await expect(page).toHaveURL(/#stores-.*-muenchen$/)
  await expect(page.getByRole('heading', { name: 'Nestling München' })).toBeInViewport()
})

for (const [time, words] of [
  ['2026-11-16T12:00:00Z', 'Jetzt geöffnet, bis 19 Uhr'],
  ['2026-11-15T12:00:00Z', 'Geschlossen, öffnet morgen um 9:30 Uhr'],
] as const)
  test(`at ${time} a shop in Berlin says: ${words}`, async ({ page, shop }) => {
    await page.clock.setFixedTime(time)
    await shop.open(german)
    await expect(page.getByRole('listitem').filter({ hasText: 'Nestling Berlin' })).toContainText(words)
  })

test('without scripts every shop is there, with hours, telephone and the way', async ({ openPlain }) => {
  const page = await openPlain(german)
  const shops = page.getByRole('main').getByRole('heading', { name: /^Nestling / })
  await expect(shops).toHaveCount(6)
  const berlin = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Nestling Berlin' }) })
  await expect(berlin).toContainText('Montag bis Freitag')
  await expect(berlin.getByRole('link', { name: '030 23125-431' })).toBeVisible()
  await expect(berlin.getByRole('link', { name: 'Route planen nach Nestling Berlin' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\/directions\?to=52\.53/,
  )
  await expect(page.getByLabel('Postleitzahl oder Ort')).toBeHidden()
})
