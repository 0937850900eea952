import type { Page } from '@playwright/test'
import { expectAlive } from '../fixtures/e2e/alive'
import { violations } from '../fixtures/e2e/axe'
import { cutWords, overflow } from '../fixtures/e2e/document'
import { formDatabase } from '../fixtures/e2e/form-database'
import { expect, test } from '../fixtures/e2e/test'
import { wholePdf } from '../fixtures/sent-files'

const german = '/de/kontakt/'
const french = '/ch-fr/contactez-nous/'

const sql = formDatabase()

let counter = 0
const freshWords = () => {
  counter += 1
  return `Frage ${process.pid}-${Date.now()}-${counter}`
}
const main = (page: Page) => page.getByRole('main')
const button = (page: Page) => main(page).locator('form button[type=submit]')
const message = (page: Page) => main(page).getByLabel(/^(?:Ihre Nachricht|Votre message)/)
const sent = (page: Page) =>
  main(page)
    .getByRole('status')
    .filter({ hasText: /^(?:Danke|Merci)/ })

/** The message as it was delivered to the service. */
const delivered = async (words: string) => {
  const [mail] = await sql<{ recipient: string; content: string }[]>`
    select recipient, content from local_mailbox where content like ${`%${words}%`}`
  return mail
}

test('a message is sent with the keyboard alone and reaches the service @phone', async ({ page, shop }) => {
  const words = freshWords()
  await shop.open(german)
  await expectAlive(button(page))
  await shop.tabTo(main(page).getByRole('group', { name: /Worum geht es/ }))
  await page.keyboard.press('ArrowDown')
  await shop.tabTo(main(page).getByLabel(/Vor- und Nachname/))
  await page.keyboard.type('Anna Muster')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Anna@Example.com')
  await shop.tabTo(main(page).getByRole('textbox', { name: /Bestellnummer/ }))
  await page.keyboard.type('2026-1234567')
  await shop.tabTo(message(page))
  await page.keyboard.type(words)
  await shop.tabTo(button(page))
  await page.keyboard.press('Enter')
  await expect(sent(page)).toBeFocused({ timeout: 20_000 })
  await expect.poll(async () => (await delivered(words))?.recipient, { timeout: 15_000 }).toBe('service')
  const { content = '' } = (await delivered(words)) ?? {}
  expect(content).toContain('Frage zu einer Bestellung')
  expect(content).toContain('2026-1234567')
})

test('what is wrong stands at its field in French, and nothing is lost', async ({ page, shop }) => {
  const words = freshWords()
  await shop.open(french)
  await expectAlive(button(page))
  await main(page)
    .getByLabel(/Prénom et nom/)
    .fill('Anna 2')
  await message(page).fill(words)
  await button(page).click()
  await expect(main(page).getByRole('alert')).toContainText('Veuillez revoir les champs signalés.')
  await expect(main(page).getByLabel(/Prénom et nom/)).toHaveAccessibleDescription(
    /Lettres, trait d’union, point et espace/,
  )
  await expect(message(page)).toHaveValue(words)
  expect(await violations(page, { within: 'main' })).toEqual([])
  await main(page)
    .getByRole('radio', { name: /Retour ou défaut/ })
    .check()
  await main(page)
    .getByLabel(/Prénom et nom/)
    .fill('Anna Exemple')
  await main(page)
    .getByLabel(/Adresse e-mail/)
    .fill('anna@example.com')
  await main(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'photo.pdf', mimeType: 'application/pdf', buffer: wholePdf() })
  await button(page).click()
  await expect(sent(page)).toBeVisible()
  const [row] = await sql<{ files: string[] }[]>`
    select array(select name from form_files where submission_id = s.id) as files
    from form_submissions s where answers::text like ${`%${words}%`}`
  expect(row?.files).toEqual(['photo.pdf'])
})

test('without JavaScript the form comes back with what was typed, and is then sent', async ({
  openPlain,
}) => {
  const words = freshWords()
  const page = await openPlain(german)
  await main(page)
    .getByRole('radio', { name: /Mein Konto/ })
    .check()
  await message(page).fill(words)
  await button(page).click()
  await expect(page).toHaveURL(/\/de\/form\/\?draft=/)
  await expect(message(page)).toHaveValue(words)
  await expect(main(page).getByRole('radio', { name: /Mein Konto/ })).toBeChecked()
  await main(page)
    .getByLabel(/Vor- und Nachname/)
    .fill('Anna Muster')
  await main(page)
    .getByLabel(/E-Mail-Adresse/)
    .fill('anna@example.com')
  // A form that is sent within a second of loading asks to be sent once more
  await expect(async () => {
    await button(page).click()
    await expect(page).toHaveURL(/\/de\/kontakt\/#form-contact-sent$/, { timeout: 2_000 })
  }).toPass()
  await expect(sent(page)).toBeVisible()
})

for (const path of [german, french])
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1440, 900],
  ] as const)
    test(`${path} has no violation that axe finds and fits ${width} pixels`, async ({ page, shop }) => {
      await page.setViewportSize({ width, height })
      await shop.open(path)
      expect(await violations(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
      expect(await cutWords(page)).toEqual([])
    })
