import { violations } from '../fixtures/e2e/axe'
import { studioPerson } from '../fixtures/e2e/studio'
import { expect, test } from '../fixtures/e2e/test'

test('a passkey is set up in the profile, logs in without a password, and is removed', async ({
  browser,
  address,
}) => {
  const person = await studioPerson(browser, address)
  const page = await person.open('/studio/profile/')
  // The authenticator of the browser's own tools, which answers as one of a device would.
  const devTools = await person.context.newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })

  await test.step('set up, with a name', async () => {
    await page.getByRole('button', { name: 'Passkey hinzufügen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Passkey hinzufügen' })
    await dialog.getByRole('button', { name: 'Weiter' }).click()
    await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(/füllen Sie dieses Feld aus/)
    await dialog.getByLabel('Name').fill('Laptop')
    await dialog.getByRole('button', { name: 'Weiter' }).click()
    await expect(page.getByText('Der Passkey ist eingerichtet.')).toBeVisible()
    await expect(page.getByText('Laptop', { exact: true })).toBeVisible()
    await expect(page.getByText('dieser Browser')).toBeVisible()
    expect(await violations(page)).toEqual([])
  })

  await test.step('on a phone nothing is wider than the screen', async () => {
    await page.setViewportSize({ width: 360, height: 780 })
    const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect(await isWider()).toBe(false)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('log in by it alone', async () => {
    await person.context.clearCookies()
    await page.goto('/studio/profile/')
    await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click()
    await expect(page.getByRole('heading', { name: 'Mein Profil' })).toBeVisible()
    await expect(page.getByText(/^Mit Passkey angemeldet am/)).toBeVisible()
  })

  await test.step('remove it', async () => {
    await page.getByRole('button', { name: /^Entfernen/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Laptop entfernen?' })
    await dialog.getByRole('button', { name: 'Entfernen' }).click()
    await expect(page.getByText('Der Passkey wurde entfernt.')).toBeVisible()
  })
  await person.leave()
})

test('at a number of the network the login says where passkeys work, and leads there', async ({
  page,
  address,
}) => {
  const { port, protocol } = new URL(address)
  await page.goto(`${protocol}//127.0.0.1:${port}/studio/login/`)
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click()
  const word = page.getByRole('alert').filter({ hasText: `Passkeys gelten nur unter localhost:${port}` })
  await expect(word).toBeVisible()
  await expect(word.getByRole('link')).toHaveAttribute('href', `http://localhost:${port}/studio/`)
})
