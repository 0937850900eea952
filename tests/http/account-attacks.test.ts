import { password, test } from '../fixtures/http/account'
import { sage } from '../fixtures/http/basket'
import { factsOf, prefixed, type Shopper, toReview } from '../fixtures/http/checkout'
import { expect } from '../fixtures/http/test'

const locale = '?locale=de-de'
const call = (path: string) => `/api/${path}/${locale}`
const german = factsOf('de')
const screens = [
  ...['', 'bestellungen/', 'adressbuch/', 'adressbuch/?address=new', 'persoenliche-daten/', 'passwort/'],
  ...['meine-daten/', 'kontakt/', 'account-loeschen/'],
].map((path) => `/de/konto/${path}`)

const hostile = `"'></textarea></script><script>alert(4711)</script><img src=x onerror=alert(4711)>`
/** What would run, if the text became part of the document. */
const runs = /<script>alert\(4711\)|<img src=x/

const address = (fields: Record<string, string> = {}) => ({
  ...prefixed(german.address, 'address'),
  ...prefixed(fields, 'address'),
})

const idOfAddress = async (customer: Shopper) =>
  /\?address=([0-9a-f-]{36})/.exec((await customer.get('/de/konto/adressbuch/')).body)?.[1] ?? ''

test('a script in any field of an account is text on every screen that shows it', async ({ customer }) => {
  const shopper = await customer()
  // Of an address whatever can be printed is kept.
  await shopper.post(call('account/addresses'), address({ street: `${hostile.slice(0, 40)} 1` }))
  await shopper.post(call('account/addresses'), address({ street: '<img src=x onerror=alert(4711)> 1' }))
  const book = await shopper.get('/de/konto/adressbuch/')
  expect(book.body).toContain('&lt;img src=x')
  for (const path of screens) expect((await shopper.get(path)).body, path).not.toMatch(runs)

  const forms: [path: string, fields: string[]][] = [
    ['user/auth/login', ['email', 'password', 'target']],
    ['user/auth/register', ['gender', 'first_name', 'last_name', 'email', 'register_password', 'target']],
    ['user/auth/send-reset-email', ['email']],
    ['account/confirm', ['hash']],
    ['account/new-password', ['hash', 'register_password']],
    ['account/personal-data', ['gender', 'first_name', 'last_name', 'phone', 'birth_date']],
    ['account/email', ['email', 'password']],
    ['account/password', ['password', 'register_password']],
    ['account/addresses', Object.keys(address({ additional: '', phone: '' }))],
    ['account/delete', ['password']],
  ]
  for (const [path, fields] of forms) {
    const given = Object.fromEntries(fields.map((name) => [name, hostile]))
    const answer = await shopper.post(call(path), given)
    expect([path, answer.status]).toEqual([path, 303])
    const page = String(answer.headers.location)
    expect(page, path).toMatch(/^\/de\//)
    expect((await shopper.get(page)).body, path).not.toMatch(runs)
  }
  const found = await shopper.get(`/api/account/export/${locale}`)
  expect(found.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(found.headers['content-disposition']).toMatch(/^attachment/)
})

test('an order, an address and a file of another customer are neither shown nor changed', async ({
  customer,
}) => {
  const [owner, other] = [await customer(), await customer()]
  await owner.post(call('account/addresses'), address())
  const id = await idOfAddress(owner)
  expect(id).not.toBe('')
  expect((await other.get(`/de/konto/adressbuch/?address=${id}`)).body).not.toContain('Musterweg 1')
  await other.post(call('account/addresses/delete'), { id })
  await other.post(call('account/addresses'), { ...address({ street: 'Fremdweg 9' }), id })
  expect((await owner.get('/de/konto/adressbuch/')).body).toContain('Musterweg 1')
  expect(await idOfAddress(owner)).toBe(id)

  await owner.json(`/api/basket/items/${locale}`, { items: [{ variant: sage, quantity: 1 }] })
  const placed = await owner.call(call('checkout/order'), await toReview(owner, 'de', { email: owner.email }))
  const number = new URL(JSON.parse(placed.body).location, 'http://shop.invalid').searchParams.get('order')
  const order = number ?? ''
  const detail = `/de/konto/bestellung/${order}/`
  expect((await owner.get(detail)).status).toBe(200)
  expect((await other.get(detail)).status).toBe(404)
  const thanks = await other.get(`/de/danke/?order=${order}`)
  expect(thanks.body).toContain('Diese Bestätigung ist nicht mehr zu sehen')
  expect(thanks.body).not.toContain('Musterweg')
  for (const path of ['invoice', 'credit-note', 'label'])
    expect([path, (await other.get(`/api/orders/${path}/${locale}&order=${order}`)).status]).toEqual([
      path,
      404,
    ])
  // To a browser, a link without its key is one that was cut.
  for (const path of ['gift-cards', 'downloads']) {
    const { status, headers } = await other.get(`/api/orders/${path}/${locale}&order=${order}`)
    expect([path, status, headers.location]).toEqual([
      path,
      303,
      expect.stringContaining('/de/bestellstatus/'),
    ])
  }
  // A stranger is led to where the number and the mail address of an order are asked for.
  for (const [path, leadsTo] of [
    ['orders/cancel', `/de/bestellstatus/?order=${order}`],
    ['orders/return', `/de/bestellstatus/?order=${order}`],
    ['orders/link', `/de/bestellstatus/?order=${order}`],
    ['account/reorder', '/de/konto/bestellungen/'],
  ] as const)
    expect(JSON.parse((await other.call(call(path), { order })).body), path).toEqual({ location: leadsTo })
  expect((await other.get(`/de/bestellstatus/?order=${order}`)).body).not.toContain(owner.email)
  expect((await owner.get(detail)).body).not.toMatch(/storniert/i)
  expect(JSON.parse((await other.get(`/api/basket/${locale}`)).body).items).toEqual([])
  expect((await other.get(`/api/account/export/${locale}`)).body).not.toContain(order)
})

test('an address leads nobody who is logged in, or logs in, to another site', async ({ customer }) => {
  const shopper = await customer()
  const targets = [
    ...['https://evil.example/de/', '//evil.example/de/', '/\\evil.example/', '/%5Cevil.example/'],
    ...['/de/%0d%0aset-cookie:a=b', '/de/\\..\\..//evil.example', 'javascript:alert(1)', '/de//evil.example'],
  ]
  for (const target of targets) {
    const query = new URLSearchParams({ target })
    const led = await shopper.get(`/de/login/?${query}`)
    const told = await shopper.call(call('user/auth/login'), { email: shopper.email, password, target })
    for (const to of [String(led.headers.location), String(JSON.parse(told.body).location)])
      expect([target, new URL(to, 'http://shop.invalid').host]).toEqual([target, 'shop.invalid'])
    expect(led.headers['set-cookie'] ?? []).not.toContain('a=b')
  }
  expect((await shopper.get(`/de/?redirect=${encodeURIComponent('//evil.example')}`)).status).toBe(200)
})
