import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import { subscriptionsOf } from '@/lib/content/forms'
import { newsletterSubscriptions } from '@/lib/content/forms/tables'
import { customers } from '@/lib/shop/customers/tables'
import { findOrderDraft } from '@/lib/shop/order-drafts'
import { shippingOf } from '@/lib/shop/rules'
import { giftCards } from '@/lib/shop/vouchers'
import { countCustomer } from '@/lib/storefront/visitor/account-export'
import {
  type Browser,
  customerMails,
  goodPassword,
  hashOf,
  inMode,
  registered,
  registration,
} from '../../../fixtures/accounts'
import { stopClock } from '../../../fixtures/clock'
import { describeOnDatabases, serveDatabase } from '../../../fixtures/databases'
import { locationOf, orderVisitor } from '../../../fixtures/order-calls'
import { givenOrder } from '../../../fixtures/orders'

const shop = vi.hoisted(() => ({ brand: 'baby' }))

vi.mock('@/lib/platform/config', async (original) => ({
  ...(await original<object>()),
  config: () => ({ brand: shop.brand, baseUrl: 'http://shop.example' }),
}))
vi.mock('@/lib/platform/shop-configuration', async (original) => ({
  ...(await original<object>()),
  loadShopConfiguration: async () => ({
    options: { accountBalance: true, accountOrders: true, wishlist: true },
  }),
  zonedMarket: async (market: object) => market,
}))
vi.mock('@/lib/storefront/visitor/session', async (original) => ({
  ...(await original<object>()),
  pricingContext: async (market: object) => ({
    brand: 'baby',
    market,
    shipping: shippingOf([]),
    now: new Date(),
  }),
}))

const { POST: auth } = await import('@/app/api/user/auth/[mode]/route')
const { POST: confirm } = await import('@/app/api/account/confirm/route')
const { POST: personal } = await import('@/app/api/account/personal-data/route')
const { POST: email } = await import('@/app/api/account/email/route')
const { POST: newsletter } = await import('@/app/api/account/newsletter/route')
const { POST: addresses } = await import('@/app/api/account/addresses/route')
const { POST: forget } = await import('@/app/api/account/addresses/delete/route')
const { POST: cards } = await import('@/app/api/account/gift-cards/route')
const { POST: remove } = await import('@/app/api/account/delete/route')
const { GET: exported } = await import('@/app/api/account/export/route')
const { GET: user } = await import('@/app/api/user/route')
const { GET: invoice } = await import('@/app/api/orders/invoice/route')

const routes = { auth, confirm }
const login = inMode(auth, 'login')

const address = {
  ...{ 'address.gender': 'f', 'address.firstName': 'Test', 'address.lastName': 'Person' },
  ...{ 'address.street': 'Musterweg 1', 'address.postcode': '10115', 'address.city': 'Berlin' },
  'address.country': 'DE',
}

type Exported = {
  account: Record<string, unknown>
  logins: unknown[]
  addresses: {
    id: string
    isDefaultDelivery: boolean
    isDefaultInvoice: boolean
    address: { street: string }
  }[]
  orders: { number: string }[]
  giftCards: { code: string }[]
  newsletter: unknown[]
}

describeOnDatabases('The data of an account', (getDb) => {
  beforeEach(async () => {
    serveDatabase(getDb())
    await getDb().execute(sql`truncate customers, customer_links, baskets, wishlists, outbox, attempts, order_drafts,
      orders, gift_cards, newsletter_subscriptions cascade`)
  })

  const customer = (more: { email?: string } = {}) => registered(getDb(), routes, { fields: more })
  const dataOf = async (browser: Browser): Promise<Exported> =>
    (await (await browser.get(exported, {})).json()) as Exported
  const userOf = async (browser: Browser) => (await browser.get(user, {})).json()
  const fields = {
    gender: 'd',
    first_name: 'Åsa',
    last_name: 'Müller-Lüdenscheidt',
    phone: '',
    birth_date: '',
  }

  it('are changed by the customer: names, phone number and date of birth', async () => {
    const browser = await customer()
    const answer = await browser.post(personal, {
      ...{ ...fields, phone: '030 23125 111', birth_date: '1990-02-28' },
    })
    expect(answer.headers.get('location')).toBe('/de/konto/persoenliche-daten/?state=saved')
    expect(await userOf(browser)).toMatchObject({
      ...{ gender: 'd', firstName: 'Åsa', lastName: 'Müller-Lüdenscheidt' },
      ...{ phone: '+493023125111', birthDate: '1990-02-28' },
    })
    await browser.post(personal, fields)
    expect(await userOf(browser)).not.toHaveProperty('phone')
  })

  it.each([
    [{ first_name: 'A1' }, { first_name: 'name' }],
    [{ first_name: '' }, { first_name: 'required' }],
    [{ last_name: 'x'.repeat(61) }, { last_name: 'tooLong' }],
    [{ phone: '123' }, { phone: 'phone' }],
    [{ birth_date: '2090-01-01' }, { birth_date: 'birthDate' }],
    [{ birth_date: '1801-01-01' }, { birth_date: 'birthDate' }],
    [{ birth_date: '1990-02-30' }, { birth_date: 'birthDate' }],
    [{ gender: 'x' }, { gender: 'choice' }],
  ])('are not changed to %j', async (wrong, errors) => {
    const browser = await customer()
    const answer = await browser.post(personal, { ...fields, ...wrong })
    const draft = locationOf(answer).searchParams.get('draft') ?? ''
    expect((await findOrderDraft(getDb(), 'personal', draft))?.errors).toEqual(errors)
    expect(await userOf(browser)).toMatchObject({ firstName: 'Test' })
  })

  it('keep what somebody enters as text, whatever it is', async () => {
    const browser = await customer()
    await browser.post(addresses, { ...address, 'address.street': '<script>alert(1)</script> 5' })
    expect((await dataOf(browser)).addresses[0]?.address.street).toBe('<script>alert(1)</script> 5')
  })

  it('change their mail address by the link to the new one, with the password', async () => {
    const browser = await customer()
    await customerMails(getDb())
    const next = { email: 'new@example.com', password: goodPassword }
    const wrong = await browser.post(email, { ...next, password: 'Wort' }, { accept: 'application/json' })
    expect(await wrong.json()).toMatchObject({ errors: { password: 'wrongPassword' } })
    await browser.post(email, next)
    const [mail] = await customerMails(getDb())
    expect(mail).toMatchObject({ to: 'new@example.com', subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse' })
    expect(await userOf(browser)).toMatchObject({ email: registration.email })
    const confirmed = await browser.post(confirm, { hash: hashOf(mail) })
    expect(confirmed.headers.get('location')).toBe('/de/login/?reason=confirmed')
    expect(await userOf(browser)).toMatchObject({ loggedIn: false })
    expect((await orderVisitor().post(login, next)).headers.get('location')).toBe('/de/konto/')
    expect((await customerMails(getDb())).map(({ to, subject }) => [to, subject])).toEqual([
      [registration.email, 'Ihre E-Mail-Adresse wurde geändert'],
    ])
  })

  it('send no more than five mails an hour to addresses that the customer enters', async () => {
    stopClock()
    const browser = await customer()
    await customerMails(getDb())
    const ask = (count: number) =>
      browser.post(
        email,
        { email: `stranger${count}@example.com`, password: goodPassword },
        { accept: 'application/json' },
      )
    for (let count = 0; count < 5; count += 1) expect((await ask(count)).status).toBe(200)
    expect((await ask(5)).status).toBe(429)
  })

  it('have the link to a new mail address sent again, in the browser that has asked for it', async () => {
    const browser = await customer()
    await customerMails(getDb())
    const asked = await browser.post(email, { email: 'other@example.com', password: goodPassword })
    const [first] = await customerMails(getDb())
    const draft = locationOf(asked).searchParams.get('draft') ?? ''
    const sent = await browser.post(email, { again: draft })
    expect(locationOf(sent).searchParams.get('state')).toBe('again')
    const [second] = await customerMails(getDb())
    expect([second?.to, hashOf(second)]).toEqual(['other@example.com', hashOf(first)])
    const elsewhere = orderVisitor()
    await elsewhere.post(login, { email: registration.email, password: goodPassword })
    await elsewhere.post(email, { again: draft })
    expect(await customerMails(getDb())).toEqual([])
  })

  it('do not get the mail address of another account, whose owner alone hears of it', async () => {
    const browser = await customer()
    await customer({ email: 'other@example.com' })
    await customerMails(getDb())
    const answer = await browser.post(email, { email: 'other@example.com', password: goodPassword })
    expect(answer.headers.get('location')).toMatch(
      /^\/de\/konto\/persoenliche-daten\/\?state=asked&draft=[\w-]{32}$/,
    )
    const [mail] = await customerMails(getDb())
    expect(mail).toMatchObject({
      ...{ to: 'other@example.com', subject: 'Diese Adresse gehört schon zu einem Konto' },
    })
    expect(hashOf(mail)).toBe('')
  })

  it('hold addresses, the first of which is the default for everything, and one default for each purpose', async () => {
    const browser = await customer()
    await browser.post(addresses, address)
    await browser.post(addresses, { ...address, 'address.street': 'Nebenweg 2', delivery: 'on' })
    const defaults = async () =>
      (await dataOf(browser)).addresses.map(
        ({ address: { street }, isDefaultDelivery, isDefaultInvoice }) => [
          ...[street, isDefaultDelivery, isDefaultInvoice],
        ],
      )
    expect(await defaults()).toEqual([
      ['Musterweg 1', false, true],
      ['Nebenweg 2', true, false],
    ])
    const [first] = (await dataOf(browser)).addresses
    await browser.post(addresses, { ...address, id: first?.id ?? '', 'address.street': 'Hauptweg 3' })
    expect(await defaults()).toEqual([
      ['Hauptweg 3', false, false],
      ['Nebenweg 2', true, false],
    ])
  })

  it('say what is wrong with an address, and keep it', async () => {
    const browser = await customer()
    const answer = await browser.post(addresses, { ...address, 'address.postcode': '1', 'address.city': '' })
    expect(locationOf(answer).searchParams.get('address')).toBe('new')
    const draft = locationOf(answer).searchParams.get('draft') ?? ''
    expect(await findOrderDraft(getDb(), 'address', draft)).toMatchObject({
      values: { 'address.street': 'Musterweg 1' },
      errors: { 'address.city': 'required' },
    })
    expect((await dataOf(browser)).addresses).toEqual([])
  })

  it("leave another customer's address, order and gift cards alone", async () => {
    const [one, other] = [await customer(), await customer({ email: 'other@example.com' })]
    await one.post(addresses, address)
    const [{ id } = { id: '' }] = (await dataOf(one)).addresses
    await other.post(forget, { id })
    await other.post(addresses, { ...address, id, 'address.street': 'Fremdweg 9' })
    expect((await dataOf(one)).addresses[0]?.address.street).toBe('Musterweg 1')
    expect((await dataOf(other)).addresses).toEqual([])

    const order = await givenOrder(getDb(), { email: registration.email, status: 'shipped', sent: [1, 2] })
    await getDb().execute(
      sql`insert into order_events (order_id, at, type, to_status, cause) values (${order.id}, now(), 'shipped', 'shipped', 'merchant')`,
    )
    await one.post(login, { email: registration.email, password: goodPassword })
    expect((await one.get(invoice, { order: order.number })).status).toBe(200)
    expect((await other.get(invoice, { order: order.number })).status).toBe(404)
  })

  it('have the orders that were placed as a guest with the confirmed address, and no others', async () => {
    const order = await givenOrder(getDb(), { email: registration.email })
    await givenOrder(getDb(), { email: 'other@example.com' })
    const browser = await customer()
    const later = await givenOrder(getDb(), { email: registration.email })
    await browser.post(login, { email: registration.email, password: goodPassword })
    expect((await dataOf(browser)).orders.map(({ number }) => number).toSorted()).toEqual(
      [order.number, later.number].toSorted(),
    )
  })

  it('hold at most thirty addresses', async () => {
    const browser = await customer()
    for (let count = 1; count <= 30; count += 1)
      await browser.post(addresses, { ...address, 'address.street': `Weg ${count}` })
    const answer = await browser.post(addresses, address)
    expect(answer.headers.get('location')).toBe('/de/konto/adressbuch/?state=full')
    expect((await dataOf(browser)).addresses).toHaveLength(30)
  })

  it('hold gift cards, which are not guessed', async () => {
    stopClock()
    await getDb().insert(giftCards).values({ code: 'CARD0001', currency: 'EUR', issued: 2000, balance: 1500 })
    const browser = await customer()
    const added = await browser.post(cards, { code: 'card 0001' })
    expect(added.headers.get('location')).toBe('/de/konto/balance/?state=added')
    expect((await dataOf(browser)).giftCards).toMatchObject([{ code: 'CARD0001', balance: 1500 }])
    const unknown = await browser.post(cards, { code: 'CARD0002' }, { accept: 'application/json' })
    expect(await unknown.json()).toMatchObject({ errors: { code: 'unknownCode' } })
    for (let count = 0; count < 30; count += 1) await browser.post(cards, { code: `GUESS${count}00` })
    const refused = await browser.post(cards, { code: 'CARD0003' }, { accept: 'application/json' })
    expect([refused.status, await refused.json()]).toMatchObject([429, { errors: { form: 'wait1' } }])
    const unusable = await browser.post(cards, { code: 'CARD0001', action: 'use' })
    expect(unusable.headers.get('location')).toBe('/de/konto/balance/?state=unusable')
    await browser.post(cards, { code: 'CARD0001', action: 'remove' })
    expect((await dataOf(browser)).giftCards).toEqual([])
  })

  it('are followed by a subscription where the box was ticked, which waits for the link of its mail', async () => {
    const register = inMode(auth, 'register')
    await orderVisitor().post(register, registration)
    await orderVisitor().post(register, { ...registration, email: 'reader@example.com', newsletter: 'on' })
    expect(await subscriptionsOf(getDb(), registration.email)).toEqual([])
    const [asked, ...more] = await getDb().select().from(newsletterSubscriptions)
    expect(more).toEqual([])
    expect(asked).toMatchObject({
      ...{ email: 'reader@example.com', locale: 'de-de', source: 'register', confirmedAt: null },
      ...{ firstName: 'Test', lastName: 'Person', salutation: 'f' },
    })
  })

  it('end a subscription to the newsletter, of which the service is told', async () => {
    const browser = await customer()
    await browser.post(newsletter, { newsletter: 'on' })
    expect(await subscriptionsOf(getDb(), registration.email)).toMatchObject([{ confirmedAt: null }])
    await getDb().update(newsletterSubscriptions).set({ confirmedAt: new Date() })
    await browser.post(newsletter, { newsletter: '' })
    expect(await subscriptionsOf(getDb(), registration.email)).toEqual([])
    const [told] = await getDb().execute<{ payload: object }>(
      sql`select payload from outbox where kind = 'unsubscribe'`,
    )
    expect(told?.payload).toEqual({ email: registration.email, locale: 'de-de' })
  })

  it('are counted by kind as they are exported, in as many statements for many orders as for none', async () => {
    await givenOrder(getDb(), { email: registration.email })
    await givenOrder(getDb(), { email: registration.email })
    const browser = await customer()
    await browser.post(addresses, address)
    const data = await dataOf(browser)
    await customer({ email: 'other@example.com' })
    const asked: string[] = []
    const db = new Proxy(getDb(), {
      get(target, name, receiver) {
        asked.push(String(name))
        return Reflect.get(target, name, receiver)
      },
    })
    const countsOf = async (mail: string) => {
      const [row] = await getDb().select().from(customers).where(eq(customers.email, mail))
      if (!row) throw new Error('There is no customer')
      serveDatabase(db)
      return countCustomer(row, {}).finally(() => serveDatabase(getDb()))
    }
    const kinds = { wishlist: 0, basket: 0, messages: 0, sessions: 1 }
    expect(await countsOf(registration.email)).toEqual({ ...kinds, orders: 2, addresses: 1 })
    expect(data).toMatchObject({ orders: [{}, {}], addresses: [{}], logins: [{}] })
    const ofMany = asked.splice(0)
    expect(await countsOf('other@example.com')).toEqual({ ...kinds, orders: 0, addresses: 0 })
    expect(ofMany).toEqual(asked)
  })

  it('are exported as a file of everything but the password', async () => {
    await givenOrder(getDb(), { email: registration.email, scrid: 'aB3', partnerOffers: true })
    const browser = await customer()
    const answer = await browser.get(exported, {})
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="my-data.json"')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const text = await answer.text()
    expect(text).not.toContain('argon2')
    expect(JSON.parse(text)).toMatchObject({
      ...{ account: { email: registration.email }, logins: [{}] },
      orders: [{ scrid: 'aB3', partnerOffers: true }],
    })
    expect((await orderVisitor().get(exported, {})).headers.get('location')).toBe('/de/login/?reason=needed')
  })

  it('are deleted with the password; orders stay and belong to no account', async () => {
    const order = await givenOrder(getDb(), { email: registration.email, scrid: 'aB3', partnerOffers: true })
    const browser = await customer()
    const elsewhere = browser.copy()
    await browser.post(addresses, address)
    await browser.post(newsletter, { newsletter: 'on' })
    const wrong = await browser.post(remove, { password: 'Wort' }, { accept: 'application/json' })
    expect(await wrong.json()).toMatchObject({ errors: { password: 'wrongPassword' } })
    const answer = await browser.post(remove, { password: goodPassword })
    expect(answer.headers.get('location')).toBe('/de/?redirect=goodbye')
    expect([await userOf(browser), await userOf(elsewhere)]).toMatchObject([
      { loggedIn: false },
      { loggedIn: false },
    ])
    const [left] = await getDb().execute<Record<string, number>>(sql`
      select (select count(*) from customers)::int as customers, (select count(*) from customer_addresses)::int as addresses,
        (select count(*) from customer_sessions)::int as sessions, (select count(*) from newsletter_subscriptions)::int as newsletters,
        (select count(*) from baskets)::int as baskets, (select count(*) from wishlists)::int as wishlists,
        (select count(*) from orders where id = ${order.id} and customer_id is null
          and scrid is null and not partner_offers)::int as orders`)
    expect(left).toEqual({
      ...{ customers: 0, addresses: 0, sessions: 0, newsletters: 0, baskets: 0, wishlists: 0 },
      orders: 1,
    })
    const subjects = (await customerMails(getDb())).map(({ subject }) => subject)
    expect(subjects).toEqual(['Ihr Konto ist gelöscht'])
  })
})
