import type { Page } from '@playwright/test'
import { violations } from '../fixtures/e2e/axe'
import { german, goods, shopperIn, swissFrench } from '../fixtures/e2e/checkout'
import { customers, newEmail, password } from '../fixtures/e2e/customer'
import { cutWords, overflow } from '../fixtures/e2e/document'
import { expect, test } from '../fixtures/e2e/shop-window'

const { sql, linkTo, customerIn } = customers()

const nextPassword = 'Regenbogen-Tal-7'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const main = (page: Page) => page.getByRole('main')

test('somebody registers, confirms the address, orders with the account and deletes it @journey', async ({
  page,
  address,
}) => {
  const email = newEmail()
  await page.goto('/de/')
  await page.getByRole('banner').getByRole('link', { name: 'Mein Konto' }).click()
  await expect(heading(page, 'Anmelden')).toBeVisible()
  await expect(page).toHaveURL(/\/de\/login\/\?reason=needed&target=%2Fde%2Fkonto%2F$/)
  await page.getByRole('link', { name: 'Konto anlegen' }).click()
  await textbox(page, 'Vorname').fill('Test')
  await textbox(page, 'Nachname').fill('Person2')
  await textbox(page, 'E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort wählen').fill(password)
  await button(page, 'Konto anlegen').click()
  await expect(textbox(page, 'Nachname')).toBeFocused()
  await expect(textbox(page, 'Nachname')).toHaveAccessibleDescription(/nur Buchstaben/)
  await expect(page.getByLabel('Passwort wählen')).toHaveValue(password)
  await textbox(page, 'Nachname').fill('Person')
  await button(page, 'Konto anlegen').click()
  await expect(page.getByRole('heading', { name: 'Fast geschafft' })).toBeVisible()

  await page.goto(await linkTo(email, 'Bestätigen'))
  await button(page, 'Adresse bestätigen').click()
  await expect(heading(page, 'Hallo Test')).toBeVisible()
  await main(page).getByRole('link', { name: 'Adressbuch', exact: true }).click()
  await main(page).getByRole('link', { name: 'Neue Adresse' }).click()
  // The name that is known is folded.
  await expect(main(page)).toContainText('Test Person')
  const shopper = shopperIn(page, address, german)
  await shopper.textbox('Straße und Hausnummer').fill('Musterweg 1')
  await shopper.textbox('Postleitzahl').fill('10115')
  await shopper.textbox('Ort').fill('Berlin')
  await button(page, 'Adresse speichern').click()
  await expect(page.getByRole('status')).toContainText('Die Adresse ist gespeichert')

  await shopper.put(goods.body)
  await page.goto(german.checkout)
  await expect(shopper.heading(german.titles.payment)).toBeVisible()
  await shopper.choose(german.invoice)
  await expect(main(page)).toContainText('Musterweg 1')
  await shopper.order()
  const number = new URL(page.url()).searchParams.get('order') ?? ''
  await page.goto('/de/konto/bestellungen/')
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: `Einzelheiten zur Bestellung ${number}` }).click()
  await expect(heading(page, `Bestellung ${number}`)).toBeVisible()
  // On paper, too, it is as wide as it is without the navigation beside it.
  await page.emulateMedia({ media: 'print' })
  expect((await main(page).getByRole('region').first().boundingBox())?.width).toBeGreaterThan(600)
  await page.emulateMedia({ media: null })
  await button(page, 'Noch einmal bestellen').click()
  await expect(page).toHaveURL(/\/de\/warenkorb\/$/)
  const [kept] = await sql<{ is_own: boolean; guest: boolean }[]>`
    select o.customer_id = c.id as is_own, (o.customer ->> 'isGuestCustomer')::boolean as guest
    from orders o, customers c where o.number = ${number} and c.email = ${email}`
  expect(kept).toEqual({ is_own: true, guest: false })

  await page.goto('/de/konto/account-loeschen/')
  await page.getByLabel('Ihr aktuelles Passwort').fill(password)
  await button(page, 'Konto endgültig löschen').click()
  await expect(page.getByText('Ihr Konto ist gelöscht.')).toBeVisible()
  await page.goto('/de/konto/')
  await expect(heading(page, 'Anmelden')).toBeVisible()
})

test('the id of the browser is dropped at the login, and stays away after the logout', async ({
  page,
  address,
}) => {
  const email = await customerIn(page, address)
  await page.context().clearCookies({ name: 'shop-session' })
  const kept = () => page.evaluate(() => localStorage.getItem('userId'))
  const user = async () => (await page.request.get(`${address}/api/user/?locale=de-de`)).json()
  await page.goto('/de/login/')
  await expect.poll(kept).toMatch(/^[0-9a-f-]{36}$/)
  await textbox(page, 'E-Mail-Adresse').fill(email)
  await page.getByLabel(/^Passwort \*$/).fill(password)
  await button(page, 'Anmelden').click()
  await expect(heading(page, 'Hallo Test')).toBeVisible()
  await expect.poll(kept).toBeNull()
  expect(await user()).toMatchObject({ loggedIn: true, email })
  await button(page, 'Abmelden').filter({ visible: true }).click()
  await expect(page).toHaveURL('/de/')
  expect(await kept()).toBeNull()
  expect(await user()).toEqual({ loggedIn: false, isGuestCustomer: false, registered: false })
})

test('without JavaScript a customer logs in, changes the password and logs out', async ({
  page,
  openPlain,
  address,
}) => {
  const email = await customerIn(page, address)
  const plain = await openPlain('/de/konto/passwort/')
  await textbox(plain, 'E-Mail-Adresse').fill(email)
  await plain.getByLabel(/^Passwort \*$/).fill('Falsches-Wort-1')
  await button(plain, 'Anmelden').click()
  await expect(textbox(plain, 'E-Mail-Adresse')).toHaveValue(email)
  await expect(plain.getByLabel(/^Passwort \*$/)).toHaveAccessibleDescription(/passen nicht zusammen/)
  await plain.getByLabel(/^Passwort \*$/).fill(password)
  await button(plain, 'Anmelden').click()
  await expect(heading(plain, 'Passwort ändern')).toBeVisible()
  await plain.getByLabel('Ihr aktuelles Passwort').fill(password)
  await plain.getByLabel('Neues Passwort').fill('zu-kurz')
  await button(plain, 'Passwort ändern').click()
  await expect(plain.getByLabel('Neues Passwort')).toHaveAccessibleDescription(/mindestens 10 Zeichen/)
  await plain.getByLabel('Ihr aktuelles Passwort').fill(password)
  await plain.getByLabel('Neues Passwort').fill(nextPassword)
  await button(plain, 'Passwort ändern').click()
  await expect(plain.getByRole('status')).toContainText('Ihr Passwort ist geändert')
  await button(plain, 'Abmelden').click()
  await plain.goto(`${address}/de/konto/`)
  await expect(heading(plain, 'Anmelden')).toBeVisible()
  await page.goto('/de/konto/')
  await expect(heading(page, 'Anmelden')).toBeVisible()
})

test('in French a customer chooses a new password by mail, and keeps what a guest has put into the basket', async ({
  page,
  browser,
  address,
}) => {
  const email = await customerIn(page, address, 'fr-ch')
  const other = await (await browser.newContext({ baseURL: address })).newPage()
  const answer = await other.request.post(`${address}/api/basket/items/?locale=fr-ch`, {
    data: { items: [{ variant: goods.body }] },
    headers: { origin: address },
  })
  expect(answer.status()).toBe(200)
  await other.goto('/ch-fr/login/')
  await other.getByRole('link', { name: 'Mot de passe oublié' }).click()
  await expect(heading(other, 'Mot de passe oublié')).toBeVisible()
  await textbox(other, 'Adresse e-mail').fill(email)
  await button(other, 'Envoyer le lien').click()
  await expect(other.getByRole('heading', { name: 'Consultez votre messagerie' })).toBeVisible()
  await other.goto(await linkTo(email, 'nouveau mot de passe'))
  await other.getByLabel('Nouveau mot de passe').fill(nextPassword)
  await button(other, 'Enregistrer le mot de passe').click()
  await expect(heading(other, 'Bonjour Test')).toBeVisible()
  await expect(main(other).getByRole('status')).toContainText('Votre mot de passe est modifié')
  await expect
    .poll(
      async () =>
        ((await (await other.request.get(`${address}/api/visitor/`)).json()) as { basket: number }).basket,
    )
    .toBe(1)
  await other.context().close()
  await page.goto('/ch-fr/compte/')
  await expect(heading(page, 'Se connecter')).toBeVisible()
})

const screens = {
  'de-de': [
    ...['konto', 'konto/bestellungen', 'konto/adressbuch', 'konto/adressbuch/?address=new'],
    ...['konto/persoenliche-daten', 'konto/passwort', 'konto/meine-daten', 'konto/kontakt'],
    'konto/account-loeschen',
  ].map((path) => `/de/${path}`),
  'fr-ch': [
    ...['compte', 'compte/commandes', 'compte/carnet-de-adresses', 'compte/donnees-personnelles'],
    ...['compte/mot-de-passe', 'compte/mes-dates', 'compte/contactez-nous', 'compte/supprimer'],
  ].map((path) => `/ch-fr/${path}`),
}

for (const locale of ['de-de', 'fr-ch'] as const)
  test(`the screens of an account are whole and accessible: ${locale} @phone`, async ({ page, address }) => {
    await customerIn(page, address, locale)
    for (const path of screens[locale]) {
      await page.goto(path.includes('?') ? path : `${path}/`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await violations(page), path).toEqual([])
      expect([await overflow(page), await cutWords(page)], path).toEqual([0, []])
    }
  })

for (const path of ['login/', 'login/?view=register', 'login/?view=reset', 'login/?view=sent'])
  test(`the way to an account is whole and accessible: ${path} @phone`, async ({ page }) => {
    for (const market of ['de', 'ch-fr']) {
      await page.goto(`/${market}/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await violations(page)).toEqual([])
      expect([await overflow(page), await cutWords(page)]).toEqual([0, []])
    }
  })

test('without JavaScript a guest gets an account after an order, which is then in it', async ({
  openPlain,
  address,
}) => {
  const plain = await openPlain('/ch-fr/')
  const shopper = shopperIn(plain, address, swissFrench)
  await shopper.put(goods.body)
  await shopper.begin()
  await shopper.enterGuest()
  await shopper.enterAddress()
  await shopper.choose(swissFrench.invoice)
  await shopper.order()
  const number = new URL(plain.url()).searchParams.get('order') ?? ''
  await main(plain).getByRole('link', { name: 'Créer un compte' }).click()
  await expect(main(plain)).toContainText(`La commande ${number} apparaîtra`)
  await expect(textbox(plain, 'Adresse e-mail')).toHaveValue(shopper.email)
  const chosen = plain.locator('input[type=password]')
  await chosen.fill('court')
  await button(plain, 'Créer un compte').click()
  await expect(textbox(plain, 'Adresse e-mail')).toHaveValue(shopper.email)
  await expect(main(plain)).toContainText(`La commande ${number} apparaîtra`)
  await chosen.fill(password)
  await button(plain, 'Créer un compte').click()
  await plain.goto(await linkTo(shopper.email, 'Confirmez'))
  await button(plain, 'Confirmer l’adresse').click()
  await plain.goto(`${address}/ch-fr/compte/commandes/`)
  await expect(main(plain)).toContainText(number)
})
