import { expect, paths, phone, test } from '../fixtures/browsers/test'
import {
  article,
  banner,
  button,
  combobox,
  dialog,
  heading,
  link,
  main,
  radio,
  region,
  text,
  textbox,
} from '../fixtures/browsers/thing'
import type { Visitor } from '../fixtures/browsers/visitor'
import { german } from '../fixtures/e2e/checkout'
import { formDatabase } from '../fixtures/e2e/form-database'

const sql = formDatabase()

const body = 'Wickelbody mit langen Ärmeln'
const layer = dialog('Im Warenkorb')
const add = button('In den Warenkorb')
const basket = link(/^Warenkorb/, banner)
const words = (element: Element) => element.textContent ?? ''
const hasFocus = (element: Element) => element.contains(document.activeElement)
const pathOf = (visitor: Visitor) => expect.poll(() => visitor.path())

async function fill(visitor: Visitor, window: string): Promise<void> {
  await visitor.open(window)
  await visitor.press(add)
  await visitor.sees(layer)
}

test('a product goes into the basket, is counted, changed, removed and taken back', async ({ visitor }) => {
  await visitor.open(`${paths.sage}?variant=PW.pw1001.074`)
  await visitor.choose(combobox('Menge'), '2')
  await visitor.press(add)
  await visitor.sees(heading(body, layer))
  await visitor.sees(text('2 Stück', layer))
  await visitor.press(link('Zum Warenkorb', layer))
  await pathOf(visitor).toBe('/de/warenkorb/')
  const line = article(body)
  await visitor.choose(combobox(/^Menge/, line), '3')
  await visitor.sees(text(/68,97\s€/, region('Zusammenfassung')))
  await expect.poll(() => visitor.read(basket, words)).toContain('3')
  await visitor.reload()
  const quantity = () => visitor.read(combobox(/^Menge/, line), (list) => (list as HTMLSelectElement).value)
  expect(await quantity()).toBe('3')
  await visitor.press(button(/^Entfernen/, line))
  await visitor.sees(heading('Ihr Warenkorb ist noch leer'))
  await visitor.press(button('Rückgängig'))
  await visitor.sees(line)
  expect(await quantity()).toBe('3')
})

test('the layers of a phone close by their button and by Escape, and give the focus back', async ({
  visit,
}) => {
  const visitor = await visit(phone)
  await fill(visitor, paths.sage62)
  await visitor.press(button('Weiter einkaufen', layer))
  await visitor.misses(layer)
  expect(await visitor.read(add, hasFocus)).toBe(true)
  await visitor.press(add)
  await visitor.sees(layer)
  await visitor.keys('Escape')
  await visitor.misses(layer)
  expect(await visitor.read(add, hasFocus)).toBe(true)
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
})

const { fields, home, next, titles } = german

async function toReview(visitor: Visitor, email: string, method: RegExp): Promise<void> {
  await fill(visitor, paths.sage62)
  await visitor.press(link('Zum Warenkorb', layer))
  await visitor.press(link(/^Zur Kasse/, main))
  await visitor.sees(heading(titles.login))
  await visitor.press(button(next.address))
  await visitor.sees(text(/Angaben fehlen noch/, main))
  await visitor.enter(textbox(fields.firstName), 'Test')
  await visitor.enter(textbox(fields.lastName), 'Beispiel')
  await visitor.enter(textbox(fields.email), email)
  await visitor.press(button(next.address))
  await visitor.sees(heading(titles.address))
  await visitor.enter({ role: 'label', name: new RegExp(`^${fields.street}`) }, home.street)
  await visitor.enter({ role: 'label', name: new RegExp(`^${fields.postcode}`) }, home.postcode)
  await visitor.enter({ role: 'label', name: new RegExp(`^${fields.city}`) }, home.city)
  await visitor.press(button(next.payment))
  await visitor.sees(heading(titles.payment))
  await visitor.press(radio(method))
  await visitor.press(button(next.review))
  await visitor.sees(heading(titles.review))
}

const newEmail = () => `test-${crypto.randomUUID()}@example.com`

test('a guest corrects what is missing, pays with PayPal, and the order is paid', async ({ visitor }) => {
  const email = newEmail()
  await toReview(visitor, email, /^(?:Online-Wallet|PayPal)/)
  await visitor.press(button('Zahlungspflichtig bestellen'))
  await visitor.press(button('Zahlung bestätigen'))
  await visitor.sees(heading(titles.thanks))
  await pathOf(visitor).toMatch(/^\/de\/danke\/\?.*order=/)
  await visitor.sees(text(new RegExp(email), main))
  const state = async () => {
    const [payment] = await sql<{ status: string }[]>`
      select p.status from payments p join orders o on o.id = p.order_id where o.customer ->> 'email' = ${email}`
    return payment?.status
  }
  await expect.poll(state).toBe('paid')
  await visitor.open('/de/warenkorb/')
  await visitor.sees(heading('Ihr Warenkorb ist noch leer'))
})

test('a guest on a phone buys on invoice', async ({ visit }) => {
  const visitor = await visit(phone)
  const email = newEmail()
  await toReview(visitor, email, /^Rechnung/)
  await visitor.press(button('Zahlungspflichtig bestellen'))
  await visitor.sees(heading(titles.thanks))
  await visitor.sees(text(new RegExp(email), main))
})
