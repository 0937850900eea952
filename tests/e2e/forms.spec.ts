import type { Page } from '@playwright/test'
import { expectAlive } from '../fixtures/e2e/alive'
import { violations } from '../fixtures/e2e/axe'
import { formDatabase } from '../fixtures/e2e/form-database'
import { expect, test } from '../fixtures/e2e/test'

const german = '/de/newsletter/'
const french = '/ch-fr/lettre-information/'

const sql = formDatabase()

let counter = 0
const freshAddress = () => {
  counter += 1
  return `e2e-${process.pid}-${Date.now()}-${counter}@example.com`
}
const subscribed = async (email: string) => {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from newsletter_subscriptions where email = ${email}`
  return row?.count
}
const emailField = (page: Page) => page.getByRole('main').getByLabel(/E-Mail-Adresse|Adresse e-mail/)
const button = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(?:Anmelden|S’inscrire)$/ })
const sent = (page: Page) => page.getByText(/Fast geschafft|C’est presque fait/)

test('a newsletter is asked for with the keyboard alone, and confirmed by the link of the mail @phone', async ({
  page,
  shop,
}) => {
  const email = freshAddress()
  await shop.open(german)
  await expectAlive(button(page))
  await shop.tabTo(emailField(page))
  await page.keyboard.type(email.toUpperCase())
  await page.keyboard.press('Enter')
  await expect(sent(page)).toBeFocused({ timeout: 20_000 })
  await expect(page).toHaveURL(german)
  expect(await subscribed(email)).toBe(1)

  const link = async () => {
    const [mail] = await sql<
      { content: string }[]
    >`select content from local_mailbox where recipient = ${email}`
    return /https?:\/\/[^/]+(\/\S+)/.exec(mail?.content ?? '')?.[1]
  }
  await expect.poll(link, { timeout: 15_000 }).toBeDefined()
  await page.goto((await link()) ?? '')
  expect(await violations(page, { within: 'main' })).toEqual([])
  await page.getByRole('button', { name: 'Anmeldung bestätigen' }).click()
  await expect(page.getByRole('heading', { name: 'Ihre Anmeldung ist bestätigt' })).toBeVisible()
  expect(await violations(page, { within: 'main' })).toEqual([])
})

test('what is wrong stands at its field, in French, and the first wrong field has the focus', async ({
  page,
  shop,
}) => {
  await shop.open(french)
  await expectAlive(button(page))
  await page.getByLabel('Prénom').fill('Anna 2')
  await button(page).click()
  await expect(emailField(page)).toBeFocused()
  await expect(emailField(page)).toHaveAccessibleDescription('Veuillez remplir ce champ.')
  await expect(page.getByLabel('Prénom')).toHaveAccessibleDescription(
    /Lettres, trait d’union, point et espace/,
  )
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Veuillez revoir les champs signalés.',
  )
  expect(await violations(page, { within: 'main' })).toEqual([])
  await emailField(page).fill(freshAddress())
  await page.getByLabel('Prénom').fill('Anna')
  await button(page).click()
  await expect(sent(page)).toBeVisible()
})

test('a button that is pressed twice sends once', async ({ page, shop }) => {
  const email = freshAddress()
  await shop.open(german)
  await expectAlive(button(page))
  await emailField(page).fill(email)
  await button(page).dblclick()
  await expect(sent(page)).toBeVisible()
  expect(await subscribed(email)).toBe(1)
  const [owed] = await sql<{ count: number }[]>`
    select count(*)::int as count from outbox o join newsletter_subscriptions s on s.id = (o.payload ->> 'subject')::bigint
    where kind = 'confirm' and email = ${email}`
  expect(owed?.count).toBe(1)
})

test('a lost connection is told, and loses nothing', async ({ page, shop, context }) => {
  const email = freshAddress()
  await shop.open(german)
  await expectAlive(button(page))
  await emailField(page).fill(email)
  await context.setOffline(true)
  await button(page).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Keine Verbindung.')
  await expect(emailField(page)).toHaveValue(email)
  await context.setOffline(false)
  await button(page).click()
  await expect(sent(page)).toBeVisible()
  expect(await subscribed(email)).toBe(1)
})

test('without JavaScript the form comes back with what was typed, and then leads back to its page', async ({
  openPlain,
}) => {
  const email = freshAddress()
  const page = await openPlain(german)
  await emailField(page).fill('anna')
  await page.getByLabel('Vorname').fill('Anna')
  await button(page).click()
  await expect(page).toHaveURL(/\/de\/form\/\?draft=/)
  await expect(emailField(page)).toHaveValue('anna')
  await expect(emailField(page)).toHaveAccessibleDescription(/keine gültige E-Mail-Adresse/)
  await expect(page.getByLabel('Vorname')).toHaveValue('Anna')
  await emailField(page).fill(email)
  // A form that is sent within a second of loading asks to be sent once more
  await expect(async () => {
    await button(page).click()
    await expect(page).toHaveURL(/\/de\/newsletter\/#form-.*-sent$/, { timeout: 2_000 })
  }).toPass()
  await expect(sent(page)).toBeVisible()
  await expect(button(page)).toBeHidden()
  expect(await subscribed(email)).toBe(1)
})
