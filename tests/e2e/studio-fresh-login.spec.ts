import { violations } from '../fixtures/e2e/axe'
import { studioPerson } from '../fixtures/e2e/studio'
import { expect, test } from '../fixtures/e2e/test'

const name = `Werkbank ${crypto.randomUUID().slice(0, 8)}`
const password = 'Sieben-Apfelbaeume-am-Bach'

test('an administrator whose login is not fresh is asked in place, and loses nothing that was typed', async ({
  browser,
  address,
}) => {
  const person = await studioPerson(browser, address, { role: 'admin', password, minutesAgo: 20 })
  const page = await person.open('/studio/tokens/')
  const form = page.getByRole('dialog', { name: 'Neues Token' })
  // Before the page is hydrated a press does nothing.
  await expect(async () => {
    await page.getByRole('button', { name: 'Neues Token' }).click()
    await expect(form).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await form.getByLabel('Name').fill(name)
  const send = form.getByRole('button', { name: 'Anlegen' })
  const asked = page.getByRole('dialog', { name: 'Bitte bestätigen Sie, dass Sie es sind' })

  await test.step('with Esc the form is as it was, and nothing was done', async () => {
    await send.click()
    await expect(asked.getByLabel('Ihr Passwort')).toBeFocused()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(asked).toBeHidden()
    await expect(page.getByText('Es ist nichts geschehen')).toBeVisible()
    await expect(form.getByLabel('Name')).toHaveValue(name)
  })

  await test.step('a wrong password is told at its field', async () => {
    await send.click()
    await asked.getByLabel('Ihr Passwort').fill('falsch')
    await page.keyboard.press('Enter')
    await expect(asked.getByLabel('Ihr Passwort')).toHaveAccessibleDescription('Das ist nicht Ihr Passwort.')
  })

  await test.step('on a phone nothing is wider than the screen', async () => {
    await page.setViewportSize({ width: 360, height: 780 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('with the right one it goes on where it was', async () => {
    await asked.getByLabel('Ihr Passwort').fill(password)
    await asked.getByRole('button', { name: 'Bestätigen', exact: true }).click()
    await expect(asked).toBeHidden()
    await page.getByRole('button', { name: 'Fertig', exact: true }).click()
    await expect(page.getByRole('cell', { name: name, exact: true })).toBeVisible()
  })

  await test.step('and is not asked again soon', async () => {
    await page.getByRole('button', { name: 'Neues Token' }).click()
    await form.getByLabel('Name').fill('Zweites')
    await send.click()
    await page.getByRole('button', { name: 'Fertig', exact: true }).click()
    await expect(page.getByRole('cell', { name: 'Zweites', exact: true })).toBeVisible()
  })
  await person.leave()
})
