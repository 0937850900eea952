import type { Page } from '@playwright/test'
import { violations } from '../fixtures/e2e/axe'
import { customers } from '../fixtures/e2e/customer'
import { studioPerson } from '../fixtures/e2e/studio'
import { expect, test } from '../fixtures/e2e/test'

const password = 'Sieben-Apfelbaeume-am-Bach'
const another = 'Acht-Birnbaeume-am-Teich'

const domain = `${crypto.randomUUID().slice(0, 8)}.example`

// Before the hook of the customers, which closes the database.
test.afterAll(async () => {
  await sql`delete from studio_invitations where address like ${`%@${domain}`}`
  await sql`delete from studio_people where address like ${`%@${domain}`}`
})

const { sql, linkTo } = customers()

const isWider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

/** The page of a link: the address has no key by then. */
async function follow(page: Page, link: string, path: string): Promise<void> {
  await page.goto(link)
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path)
}

test('somebody who is invited sets a password by the link of the mail, and works @journey', async ({
  browser,
  address,
}) => {
  const admin = await studioPerson(browser, address, { role: 'admin', password, minutesAgo: 20 })
  const page = await admin.open('/studio/people/')
  const mail = `anna@${domain}`
  const row = page.getByRole('row', { name: mail })
  const asked = page.getByRole('dialog', { name: 'Bitte bestätigen Sie, dass Sie es sind' })

  await test.step('is invited, by an administrator who shows again who they are', async () => {
    const dialog = page.getByRole('dialog', { name: 'Neue Person' })
    await expect(async () => {
      await page.getByRole('button', { name: 'Neue Person' }).click()
      await expect(dialog).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await dialog.getByLabel('Name').fill('Test Anna')
    await dialog.getByLabel('E-Mail-Adresse').fill(mail)
    await dialog.getByLabel('Zugang').selectOption('Einladung per Mail')
    await dialog.getByRole('button', { name: 'Einladung senden' }).click()
    await asked.getByLabel('Ihr Passwort').fill(password)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Die Einladung an Test Anna ist unterwegs.')).toBeVisible()
    await expect(row).toContainText('Eingeladen bis')
    expect(await violations(page)).toEqual([])
  })

  const first = await linkTo(mail, 'Einladung')
  await test.step('is sent again, which ends the first link', async () => {
    await row.getByRole('button', { name: 'Erneut senden' }).click()
    await expect.poll(async () => linkTo(mail, 'Einladung'), { timeout: 30_000 }).not.toBe(first)
  })

  const context = await browser.newContext({ baseURL: address, locale: 'de-DE' })
  const anna = await context.newPage()
  const link = await linkTo(mail, 'Einladung')

  await test.step('an ended link says so, and what to do', async () => {
    await follow(anna, first, '/studio/login/invitation/')
    await expect(anna.getByRole('heading', { name: 'Diese Einladung gilt nicht mehr' })).toBeVisible()
    await expect(anna.getByText(/bitten Sie die Person/)).toBeVisible()
    expect(await violations(anna)).toEqual([])
  })

  await test.step('the link is for its person also where somebody else is logged in', async () => {
    await follow(page, link, '/studio/login/invitation/')
    await expect(page.getByText(`In diesem Browser ist ${admin.name} angemeldet`)).toBeVisible()
    await expect(page.getByText(mail)).toBeVisible()
  })

  await test.step('sets a password that is good, and works', async () => {
    await follow(anna, link, '/studio/login/invitation/')
    await expect(anna.getByRole('heading', { name: 'Willkommen im Studio' })).toBeVisible()
    expect(await violations(anna)).toEqual([])
    for (const width of [390, 1024, 1440]) {
      await anna.setViewportSize({ width, height: 800 })
      expect(await isWider(anna)).toBe(false)
    }
    await anna.getByLabel('Neues Passwort').fill('kurz')
    await anna.keyboard.press('Enter')
    await expect(anna.getByLabel('Neues Passwort')).toHaveAccessibleDescription(/mindestens 12 Zeichen/)
    await anna.getByLabel('Neues Passwort').fill(password)
    await anna.keyboard.press('Enter')
    await expect(anna).toHaveURL(`${address}/studio/`)
    await expect(anna.getByRole('row', { name: /^de-de/ })).toBeVisible()
  })

  await test.step('the link works once', async () => {
    await follow(anna, link, '/studio/login/invitation/')
    await expect(anna.getByRole('heading', { name: 'Diese Einladung gilt nicht mehr' })).toBeVisible()
  })

  await test.step('another invitation is withdrawn', async () => {
    const other = `berta@${domain}`
    await sql`insert into studio_invitations (name, address, role, expires_at)
      values ('Test Berta', ${other}, 'editor', now() - interval '1 day')`
    await page.goto('/studio/people/')
    const ended = page.getByRole('row', { name: other })
    await expect(ended).toContainText('Einladung abgelaufen am')
    await expect(page.getByRole('row', { name: mail })).toContainText('Bearbeiten')
    const dialog = page.getByRole('dialog', { name: 'Einladung von Test Berta zurücknehmen?' })
    await expect(async () => {
      await ended.getByRole('button', { name: 'Zurücknehmen' }).click()
      await expect(dialog).toBeVisible({ timeout: 2_000 })
    }).toPass()
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Zurücknehmen' }).click()
    await expect(ended).toBeHidden()
  })
  await context.close()
  await admin.leave()
})

test('a forgotten password is set anew by the link of a mail, with forms alone', async ({
  browser,
  address,
  openPlain,
}) => {
  const person = await studioPerson(browser, address, { password })
  const elsewhere = await person.open('/studio/')
  const [row] = await sql<{ address: string }[]>`
    select address from studio_people where name = ${person.name}`
  const mail = row?.address ?? ''
  const page = await openPlain('/studio/login/')
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click()

  await test.step('the answer is the same for everybody', async () => {
    const said = []
    for (const given of [`niemand@${domain}`, mail]) {
      await page.getByLabel('E-Mail-Adresse').fill(given)
      await page.getByRole('button', { name: 'Link anfordern' }).click()
      await expect(page.getByRole('status')).toBeVisible()
      said.push([page.url(), await page.getByRole('status').textContent()])
    }
    expect(said[1]).toEqual(said[0])
    expect(await isWider(page)).toBe(false)
  })

  const link = await linkTo(mail, 'Neues Passwort')
  await test.step('the new password logs in, and ends all other logins', async () => {
    await follow(page, link, '/studio/login/new-password/')
    await page.getByLabel('Neues Passwort').fill(another)
    await page.getByRole('button', { name: 'Passwort festlegen' }).click()
    await expect(page).toHaveURL(`${address}/studio/`)
    await elsewhere.goto('/studio/')
    await expect(elsewhere).toHaveURL(/\/studio\/login\//)
    expect(await linkTo(mail, 'ist neu')).toContain('/studio/login/forgotten/')
  })

  await test.step('the link works once, and says what to do', async () => {
    await follow(page, link, '/studio/login/new-password/')
    await page.getByRole('link', { name: 'Neuen Link anfordern' }).click()
    await expect(page).toHaveURL(`${address}/studio/login/forgotten/`)
  })
  await person.leave()
})
