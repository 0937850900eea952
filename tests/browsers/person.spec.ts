import { expect, paths, phone, test } from '../fixtures/browsers/test'
import {
  banner,
  button,
  dialog,
  footer,
  heading,
  label,
  link,
  main,
  text,
  textbox,
} from '../fixtures/browsers/thing'
import type { Visitor } from '../fixtures/browsers/visitor'
import { customers, newEmail, password } from '../fixtures/e2e/customer'

const { linkTo } = customers()

const pathOf = (visitor: Visitor) => expect.poll(() => visitor.path())
const hasFocus = (element: Element) => element.contains(document.activeElement)

test('somebody registers, confirms, saves an address, logs out and in again', async ({
  visitor,
  address,
}) => {
  const email = newEmail()
  await visitor.open('/de/')
  await visitor.press(link('Mein Konto', banner))
  await visitor.press(link('Konto anlegen'))
  await visitor.enter(textbox('Vorname'), 'Test')
  await visitor.enter(textbox('Nachname'), 'Person2')
  await visitor.enter(textbox('E-Mail-Adresse'), email)
  await visitor.enter(label(/^Passwort wählen/), password)
  await visitor.press(button('Konto anlegen'))
  await expect.poll(() => visitor.read(textbox('Nachname'), hasFocus)).toBe(true)
  await visitor.enter(textbox('Nachname'), 'Person')
  await visitor.press(button('Konto anlegen'))
  await visitor.sees(heading('Fast geschafft'))
  await visitor.open((await linkTo(email, 'Bestätigen')).slice(address.length))
  await visitor.press(button('Adresse bestätigen'))
  await visitor.sees(heading('Hallo Test'))
  await visitor.press(link('Adressbuch', main))
  await visitor.press(link(/Neue Adresse/, main))
  await visitor.enter(label(/^Straße und Hausnummer/), 'Musterweg 1')
  await visitor.enter(label(/^Postleitzahl/), '10115')
  await visitor.enter(label(/^Ort/), 'Berlin')
  await visitor.press(button('Adresse speichern'))
  await visitor.sees(text(/Musterweg 1/, main))
  await visitor.press(button('Abmelden'))
  await pathOf(visitor).toBe('/de/')
  await visitor.open('/de/konto/')
  await visitor.enter(textbox('E-Mail-Adresse'), email)
  await visitor.enter(label(/^Passwort/), password)
  await visitor.press(button('Anmelden'))
  await visitor.sees(heading('Hallo Test'))
})

test('consent is asked for once, refused, and given later by the link in the footer', async ({ visit }) => {
  const visitor = await visit({ isDecided: false })
  const asked = dialog('Sie entscheiden')
  await visitor.open('/de/')
  await visitor.sees(asked)
  await visitor.keys('Tab', 'Tab', 'Tab')
  expect(await visitor.read(asked, hasFocus)).toBe(true)
  await visitor.press(button('Nur notwendige', asked))
  await visitor.misses(asked)
  await visitor.open('/de/kleidung/')
  await visitor.sees(heading(/Kleidung/))
  await visitor.misses(asked)
  await visitor.press(link('Cookie-Einstellungen', footer))
  const settings = dialog('Cookie-Einstellungen')
  await visitor.sees(settings)
  await visitor.press(button('Alle erlauben', settings))
  await visitor.misses(settings)
  const stored = await visitor.evaluate(() => decodeURIComponent(document.cookie))
  expect(stored).toContain('consent=')
})

test('the menu of a phone is walked through, closed by Escape and left by a link', async ({ visit }) => {
  const visitor = await visit(phone)
  await visitor.open('/de/')
  const menu = dialog('Menü')
  await visitor.press(button('Menü'))
  await visitor.press(button('Unterwegs', menu))
  await visitor.press(button('Kindersitze', menu))
  await expect.poll(() => visitor.read(heading('Kindersitze', menu), hasFocus)).toBe(true)
  await visitor.press(button('Unterwegs', menu))
  await expect.poll(() => visitor.read(button('Kindersitze', menu), hasFocus)).toBe(true)
  await visitor.keys('Escape')
  await visitor.misses(menu)
  expect(await visitor.read(button('Menü'), hasFocus)).toBe(true)
  await visitor.press(button('Menü'))
  await visitor.press(link(/./, menu))
  await visitor.misses(menu)
  await pathOf(visitor).not.toBe('/de/')
  const scrolled = await visitor.evaluate(() => {
    window.scrollTo({ top: 300, behavior: 'instant' })
    return scrollY
  })
  expect(scrolled).toBeGreaterThan(100)
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
})

test('a product is kept on the wishlist, and moved from there into the basket', async ({ visitor }) => {
  await visitor.open(`${paths.sage}?variant=PW.pw1001.074`)
  await visitor.press(button(/^(?:Auf die Wunschliste|Merken)$/))
  await visitor.sees(button(/^(?:Auf Ihrer Wunschliste|Gemerkt)$/))
  await visitor.press(link(/^Wunschliste/, banner))
  await pathOf(visitor).toBe('/de/wunschliste/')
  await visitor.sees(text(/Größe 74/, main))
  await visitor.press(button(/In den Warenkorb/, main))
  await visitor.sees(text(/Warenkorb/, main))
  await expect.poll(() => visitor.read(link(/^Warenkorb/, banner), (each) => each.textContent)).toContain('1')
})

test('a page is left where it was scrolled to, and Back gives it back there', async ({ visitor }) => {
  await visitor.open('/de/')
  const shipping = link(/^Versand/, footer)
  const before = await visitor.read(shipping, (each) => {
    each.scrollIntoView({ block: 'center', behavior: 'instant' })
    return scrollY
  })
  await visitor.press(shipping)
  await visitor.sees(heading('Versand und Rückgabe'))
  await expect.poll(() => visitor.evaluate(() => scrollY)).toBe(0)
  await visitor.back()
  await pathOf(visitor).toBe('/de/')
  await expect.poll(() => visitor.evaluate(() => scrollY)).toBeGreaterThan(before - 200)
})
