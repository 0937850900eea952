import type { Page } from '@playwright/test'
import { violations } from '../fixtures/e2e/axe'
import { german, goods, shopperIn, swissFrench } from '../fixtures/e2e/checkout'
import { cutWords, overflow } from '../fixtures/e2e/document'
import { formDatabase } from '../fixtures/e2e/form-database'
import { runOrders } from '../fixtures/e2e/run-orders'
import { expect, test } from '../fixtures/e2e/shop-window'

const sql = formDatabase()

const email = 'after-order@example.com'

/** Orders on invoice in a market; returns the number. */
async function bought(page: Page, address: string, market = german): Promise<string> {
  const shopper = shopperIn(page, address, market)
  await shopper.put(goods.body)
  await shopper.begin()
  await shopper.enterGuest(email)
  await shopper.enterAddress()
  await shopper.choose(market.invoice)
  await shopper.order()
  return new URL(page.url()).searchParams.get('order') ?? ''
}

const mailOf = async (words: string, number: string): Promise<string | undefined> => {
  const found = await sql<{ content: string }[]>`
    select content from local_mailbox
    where kind = 'mail' and subject like ${`%${words}%`} and content like ${`%${number}%`}`
  return found[0]?.content
}

const mailAbout = async (words: string, number: string): Promise<string> => {
  await expect.poll(() => mailOf(words, number), { timeout: 30_000 }).toBeDefined()
  return (await mailOf(words, number)) ?? ''
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

test('without JavaScript a guest finds an order by number and address, and cancels it by the link of a mail', async ({
  page,
  openPlain,
  address,
}) => {
  const number = await bought(page, address)
  const plain = await openPlain('/de/')
  await plain.getByRole('contentinfo').getByRole('link', { name: 'Bestellstatus' }).click()
  await plain.getByRole('textbox', { name: 'Bestellnummer' }).fill(number)
  await plain.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('other@example.com')
  await button(plain, 'Bestellung ansehen').click()
  await expect(plain.getByRole('alert')).toBeFocused()
  await expect(plain.getByRole('alert')).toContainText('finden wir zusammen keine Bestellung')
  await expect(plain.getByRole('textbox', { name: 'Bestellnummer' })).toHaveValue(number)
  await plain.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(email)
  await button(plain, 'Bestellung ansehen').click()
  await expect(heading(plain, `Bestellung ${number}`)).toBeVisible()
  await expect(plain.getByRole('main')).not.toContainText('Musterweg')
  await expect(link(plain, 'Bestellung stornieren')).toBeHidden()
  await button(plain, 'Link per E-Mail schicken').click()
  await expect(plain.getByRole('status')).toContainText('Der Link ist unterwegs')
  const [href = ''] = /http\S+\/api\/orders\/open\/\S+/.exec(await mailAbout('Ihr Link', number)) ?? []
  await plain.goto(href)
  await link(plain, 'Bestellung stornieren').click()
  await button(plain, 'Ja, Bestellung stornieren').click()
  await expect(plain.getByRole('status')).toContainText('Ihre Bestellung ist storniert')
  await expect(link(plain, 'Bestellung stornieren')).toBeHidden()
  expect(await mailAbout('Storniert', number)).toContain('wie gewünscht')
})

test('the link of a mail opens the order in another browser, and leaves its key nowhere', async ({
  page,
  browser,
  address,
}) => {
  const number = await bought(page, address, swissFrench)
  const mail = await mailAbout('Votre commande', number)
  const [href = ''] = /http\S+\/api\/orders\/open\/\S+/.exec(mail) ?? []
  const other = await (await browser.newContext()).newPage()
  const asked: string[] = []
  other.on('request', (request) => {
    asked.push(`${request.url()} ${request.headers().referer ?? ''}`)
  })
  await other.goto(href)
  await expect(heading(other, `Commande ${number}`)).toBeVisible()
  await expect(other).toHaveURL(`${address}/ch-fr/suivi-de-commande/?order=${number}`)
  expect(asked.filter((line) => line.includes('key='))).toHaveLength(1)
  expect(await other.content()).not.toContain('key=')
  await other.context().close()
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(`${address}/ch-fr/suivi-de-commande/?order=${number}`)
  await expect(heading(stranger, 'Suivi de commande')).toBeVisible()
  await expect(stranger.getByRole('textbox', { name: 'Numéro de commande' })).toHaveValue(number)
  await stranger.goto(`${address}/ch-fr/se-retracter-du-contrat/?order=${number}`)
  await expect(stranger.getByRole('textbox', { name: 'Nom' })).toHaveValue('')
  await stranger.context().close()
})

test('a contract is withdrawn from in two steps, from every footer', async ({ page, shop }) => {
  await shop.open('/de/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' }).click()
  const name = `Test Person ${Date.now()}`
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('textbox', { name: 'Welche Artikel' }).fill('Der Body')
  await button(page, 'Weiter zur Bestätigung').click()
  await expect(page.getByRole('alert').filter({ hasText: '2 Angaben fehlen noch' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Welche Artikel' })).toHaveValue('Der Body')
  await page.getByRole('textbox', { name: 'Bestellnummer' }).fill('00000000')
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(email)
  await button(page, 'Weiter zur Bestätigung').click()
  await expect(heading(page, 'Widerruf bestätigen')).toBeVisible()
  await button(page, 'Widerruf bestätigen').click()
  await expect(heading(page, 'Ihr Widerruf ist bei uns eingegangen')).toBeVisible()
  // The receipt quotes nothing to an address without such an order; the seller reads what was declared.
  const notice = await mailAbout('Widerruf zur Bestellung', name)
  expect(notice).toContain('Der Body')
  expect(await runOrders('withdrawals', '--limit', '5')).toContain(name)
})

test('what was sent is followed, has an invoice, and is sent back with a label', async ({
  page,
  address,
}) => {
  const number = await bought(page, address)
  await link(page, 'Bestellstatus').click()
  await expect(page.getByRole('main')).toContainText('Die Rechnung gibt es hier, sobald')
  const steps = page.getByRole('region', { name: 'Wo Ihre Bestellung ist' })
  const now = steps.getByRole('listitem').filter({ hasText: '(jetzt)' })
  await expect(now).toContainText('Wird vorbereitet')
  await runOrders('shipped', number, '--carrier', 'dhl', '--tracking', '00340434')
  await page.reload()
  await expect(now).toContainText('Unterwegs')
  await expect(steps).toContainText('Bei der Bestellung angekündigt')
  await expect(link(page, 'Sendung verfolgen')).toHaveAttribute('href', /piececode=00340434$/)
  await expect(link(page, 'Bestellung stornieren')).toBeHidden()
  const invoice = page.waitForEvent('download')
  await link(page, 'Rechnung herunterladen (PDF)').click()
  expect((await invoice).suggestedFilename()).toMatch(/^Rechnung-.*\.pdf$/)
  await expect(page.getByRole('main')).toContainText('Unbenutzte Artikel können Sie bis zum')
  await link(page, 'Artikel zurückschicken').click()
  // The only piece of an order is meant until somebody keeps it.
  await page.getByRole('combobox', { name: 'Wie viele Stück?' }).selectOption('0')
  await button(page, 'Rücksendung anmelden').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Bitte wählen Sie bei mindestens' })).toBeFocused()
  await page.getByRole('combobox', { name: 'Wie viele Stück?' }).selectOption('1')
  await page.getByRole('combobox', { name: 'Grund' }).selectOption('fit')
  await button(page, 'Rücksendung anmelden').click()
  const announced = page.getByRole('status').filter({ hasText: 'Ihre Rücksendung ist angemeldet' })
  await expect(announced).toBeVisible()
  const label = page.waitForEvent('download')
  // It stands beside the return as well.
  await link(page, 'Etikett herunterladen (PDF)').first().click()
  expect((await label).suggestedFilename()).toBe(`Ruecksendung-R${number}-1.pdf`)
  expect(await mailAbout('Rücksendung', `R${number}-1`)).toContain(`[Ruecksendung-R${number}-1.pdf]`)
  expect(await runOrders('show', number)).toContain(`R${number}-1`)
})

test('what is paid back has a credit note, on the screen and in the mail', async ({ page, address }) => {
  const number = await bought(page, address)
  await link(page, 'Bestellstatus').click()
  await runOrders('shipped', number, '--carrier', 'dhl')
  await mailAbout('Unterwegs', number)
  await runOrders('paid', number)
  await runOrders('refund', number, '--amount', '5', '--lines', '1')
  expect(await mailAbout('Sie bekommen Geld zurück', number)).toMatch(
    /\[Rechnungskorrektur-BABY-C-\d{4}-\d{6}\.pdf\]/,
  )
  await page.reload()
  const note = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Rechnungskorrektur BABY-C-.* herunterladen \(PDF\)$/ }).click()
  expect((await note).suggestedFilename()).toMatch(/^Rechnungskorrektur-BABY-C-\d{4}-\d{6}\.pdf$/)
  expect(await runOrders('show', number)).toMatch(/BABY-C-.*5\.00 EUR of invoice BABY-/)
})

test('a mistyped number of an order is told as such', async ({ page, address, shop }) => {
  const number = await bought(page, address)
  await shop.open('/de/bestellstatus/')
  const wrong = `${(Number(number[0]) % 9) + 1}${number.slice(1)}`
  await page.getByRole('textbox', { name: 'Bestellnummer' }).fill(wrong)
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(email)
  await button(page, 'Bestellung ansehen').click()
  await expect(page.getByRole('alert').filter({ hasText: 'eine Ziffer falsch' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Bestellnummer' }).fill(number)
  await button(page, 'Bestellung ansehen').click()
  await expect(heading(page, `Bestellung ${number}`)).toBeVisible()
})

test('the screens of orders are accessible and fit their windows', async ({ page, address }) => {
  const number = await bought(page, address)
  const paths = [
    '/de/bestellstatus/',
    `/de/bestellstatus/?order=${number}`,
    `/de/bestellstatus/?order=${number}&step=cancel`,
    `/de/vertrag-widerrufen/?order=${number}`,
  ]
  /** What who knows number and address sees. */
  const standing = async () => {
    // The decision about cookies stays.
    await page.context().clearCookies({ name: /shop-session/ })
    await page.goto('/de/bestellstatus/')
    await page.getByRole('textbox', { name: 'Bestellnummer' }).fill(number)
    await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(email)
    await button(page, 'Bestellung ansehen').click()
    await expect(button(page, 'Link per E-Mail schicken')).toBeVisible()
  }
  for (const path of [...paths, 'standing']) {
    if (path === 'standing') await standing()
    else await page.goto(path)
    expect(await violations(page), path).toEqual([])
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await overflow(page), `${path} at ${width}`).toBe(0)
      expect(await cutWords(page), `${path} at ${width}`).toEqual([])
    }
  }
})
