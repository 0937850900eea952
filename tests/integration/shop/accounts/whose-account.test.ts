import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { mergeBaskets } from '@/lib/shop/basket'
import { baskets } from '@/lib/shop/basket/tables'
import { moveCheckouts } from '@/lib/shop/checkout'
import { checkouts } from '@/lib/shop/checkout/tables'
import { findOrderDraft } from '@/lib/shop/order-drafts'
import {
  type Browser,
  customerMails,
  goodPassword,
  hashOf,
  inMode,
  registered,
  registration,
} from '../../../fixtures/accounts'
import { givenConfig } from '../../../fixtures/config'
import { describeOnDatabases } from '../../../fixtures/databases'
import { locationOf, orderVisitor } from '../../../fixtures/order-calls'
import { givenOrder } from '../../../fixtures/orders'

givenConfig(() => ({ brand: 'baby', baseUrl: 'http://shop.example' }))

const { POST: auth } = await import('@/app/api/user/auth/[mode]/route')
const { POST: confirm } = await import('@/app/api/account/confirm/route')
const { POST: changeEmail } = await import('@/app/api/account/email/route')
const { POST: changePassword } = await import('@/app/api/account/password/route')
const { POST: newPassword } = await import('@/app/api/account/new-password/route')
const { POST: askReset } = await import('@/app/api/user/auth/send-reset-email/route')
const { POST: logOut } = await import('@/app/api/user/auth/logout/route')
const { GET: validate } = await import('@/app/api/user/auth/validate/route')

const { isOwnOrder } = await import('@/lib/storefront/visitor/checkout')

const routes = { auth, confirm }
const login = inMode(auth, 'login')
const register = inMode(auth, 'register')
const owner = 'owner@example.com'
const foreign = { ...registration, email: owner, first_name: 'Fremd', register_password: 'Fremdes-Wort-99' }
const own = {
  ...{ gender: 'd', first_name: 'Eigen', last_name: 'Name' },
  register_password: 'Regenbogen-Tal-7',
}

describeOnDatabases('An account belongs to who has proved to have asked for it', (getDb) => {
  beforeEach(async () => {
    await getDb().execute(
      sql`truncate customers, customer_links, baskets, wishlists, outbox, attempts, order_drafts, orders cascade`,
    )
  })

  const isLoggedIn = async (browser: Browser) =>
    ((await (await browser.get(validate, {})).json()) as { valid: boolean }).valid
  const opens = async (email: string, password: string) => {
    const browser = orderVisitor('192.0.2.77')
    await browser.post(login, { email, password })
    return isLoggedIn(browser)
  }
  const accounts = async () => [
    ...(await getDb().execute<{ email: string; name: string }>(
      sql`select email, first_name as name from customers order by id`,
    )),
  ]
  const ownerOfOrder = async () => {
    const rows = await getDb().execute<{ email: string | null }>(
      sql`select c.email from orders o left join customers c on c.id = o.customer_id`,
    )
    return rows[0]?.email ?? undefined
  }
  const errorsOf = async (answer: Response, form: 'register' | 'email') =>
    (await findOrderDraft(getDb(), form, locationOf(answer).searchParams.get('draft') ?? ''))?.errors
  /** An attacker asks for an account with the address of somebody else, who has ordered as a guest. */
  const preHijacked = async () => {
    await givenOrder(getDb(), { email: owner })
    const attacker = orderVisitor('198.51.100.1')
    await attacker.post(register, foreign)
    return { attacker, hash: hashOf((await customerMails(getDb()))[0]) }
  }

  it.each([
    ['the same mail address', registration.email, true],
    ['another mail address', 'before@example.com', false],
  ])(
    'has of what a guest has ordered before only what has its mail address: %s',
    async (_, email, isTaken) => {
      await registered(getDb(), routes)
      const [customer] = await getDb().execute<{ id: number }>(sql`select id from customers`)
      const order = await givenOrder(getDb(), { email, status: 'awaitingPayment' })
      const [guest] = await getDb().insert(baskets).values({}).returning({ id: baskets.id })
      const basketId = guest?.id ?? ''
      await getDb()
        .insert(checkouts)
        .values([
          { basketId },
          { id: sql`(select checkout_id from orders where id = ${order.id})`, basketId, status: 'ordered' },
        ])
      const basket = await mergeBaskets(getDb(), basketId, Number(customer?.id), moveCheckouts)
      const kept = await getDb().select().from(checkouts).where(eq(checkouts.basketId, basket))
      expect(kept.map(({ status }) => status).toSorted()).toEqual(isTaken ? ['open', 'ordered'] : ['open'])
      // On any device of the customer, and in the browser in which it was placed.
      expect(await isOwnOrder({ basket }, order)).toBe(isTaken)
      expect(await isOwnOrder({ basket, orders: [order.number] }, order)).toBe(true)
    },
  )

  it('makes none of a registration when another browser presses the button alone', async () => {
    const { hash } = await preHijacked()
    const answer = await orderVisitor().post(confirm, { hash })
    expect(locationOf(answer).pathname).toBe('/de/e-mail-bestaetigen/')
    expect(locationOf(answer).searchParams.get('hash')).toBe(hash)
    expect(await errorsOf(answer, 'register')).toEqual({ password: 'required' })
    expect(await accounts()).toEqual([])
    expect(await ownerOfOrder()).toBeUndefined()
    expect(await opens(owner, foreign.register_password)).toBe(false)
  })

  it('lets the reader of a foreign registration set everything anew; what the other had set opens nothing', async () => {
    const { attacker, hash } = await preHijacked()
    const browser = orderVisitor()
    const made = await browser.post(confirm, { hash, ...own })
    expect(locationOf(made).pathname).toBe('/de/konto/')
    expect(await accounts()).toEqual([{ email: owner, name: 'Eigen' }])
    expect(await ownerOfOrder()).toBe(owner)
    expect([await isLoggedIn(browser), await isLoggedIn(attacker)]).toEqual([true, false])
    expect(await opens(owner, foreign.register_password)).toBe(false)
    expect(await opens(owner, own.register_password)).toBe(true)
  })

  it('confirms in another browser with the password of the registration', async () => {
    await orderVisitor().post(register, registration)
    const hash = hashOf((await customerMails(getDb()))[0])
    const elsewhere = orderVisitor()
    const wrong = await elsewhere.post(confirm, { hash, password: 'Falsches-Wort-1' })
    expect(await errorsOf(wrong, 'register')).toEqual({ password: 'wrongPassword' })
    expect(await accounts()).toEqual([])
    await elsewhere.post(confirm, { hash, password: goodPassword })
    expect(await isLoggedIn(elsewhere)).toBe(true)
  })

  it('does not take the session of one registration as proof for another of the same address', async () => {
    const { hash } = await preHijacked()
    const browser = orderVisitor()
    await browser.post(register, { ...registration, email: owner })
    expect(await errorsOf(await browser.post(confirm, { hash }), 'register')).toEqual({
      password: 'required',
    })
    await browser.post(confirm, { hash: hashOf((await customerMails(getDb()))[0]) })
    expect(await isLoggedIn(browser)).toBe(true)
    expect(await opens(owner, foreign.register_password)).toBe(false)
  })

  it('ends every other pending registration of an address with the account that is made', async () => {
    const { hash } = await preHijacked()
    const browser = orderVisitor()
    await browser.post(register, { ...registration, email: 'Owner@Example.com' })
    await browser.post(confirm, { hash: hashOf((await customerMails(getDb()))[0]) })
    await getDb().execute(sql`delete from customers`)
    const late = await orderVisitor().post(confirm, { hash, ...own })
    expect(locationOf(late).searchParams.get('hash')).toBeNull()
    expect(await accounts()).toEqual([])
  })

  it('gets no new password by a reset while nobody has confirmed its address', async () => {
    await preHijacked()
    await orderVisitor().post(askReset, { email: owner })
    const [mail] = await customerMails(getDb())
    expect(mail?.subject).toBe('Zu dieser Adresse gibt es kein Konto')
    expect(hashOf(mail)).toBe('')
  })

  /** An attacker with an account asks to change its address to somebody else's. */
  const asksForForeignAddress = async () => {
    await givenOrder(getDb(), { email: owner })
    const attacker = await registered(getDb(), routes)
    await customerMails(getDb())
    await attacker.post(changeEmail, { email: owner, password: goodPassword })
    const mail = (await customerMails(getDb())).find(({ to }) => to === owner)
    return { attacker, hash: hashOf(mail) }
  }

  it('keeps its address when the owner of another one presses the button of the mail', async () => {
    const { hash } = await asksForForeignAddress()
    const answer = await orderVisitor().post(confirm, { hash })
    expect(await errorsOf(answer, 'email')).toEqual({ password: 'required' })
    // Whoever reads a mail to a mistyped address must not get the account either.
    await orderVisitor().post(confirm, { hash, ...own })
    expect(await accounts()).toEqual([{ email: registration.email, name: 'Test' }])
    expect(await opens(owner, goodPassword)).toBe(false)
    expect(await ownerOfOrder()).toBeUndefined()
  })

  it('takes another address in the session that asked, or with its password', async () => {
    const { attacker: customer, hash } = await asksForForeignAddress()
    await customer.post(confirm, { hash })
    expect(await accounts()).toEqual([{ email: owner, name: 'Test' }])
    const back = orderVisitor()
    await back.post(login, { email: owner, password: goodPassword })
    await back.post(changeEmail, { email: 'third@example.com', password: goodPassword })
    const mail = (await customerMails(getDb())).find(({ to }) => to === 'third@example.com')
    await orderVisitor().post(confirm, { hash: hashOf(mail), password: goodPassword })
    expect(await accounts()).toEqual([{ email: 'third@example.com', name: 'Test' }])
  })

  it.each(['a new password of the account', 'a reset'])(
    'forgets with %s that somebody has asked for another address',
    async (how) => {
      const { attacker, hash } = await asksForForeignAddress()
      const session = attacker.copy()
      if (how === 'a reset') {
        await orderVisitor().post(askReset, { email: registration.email })
        const reset = hashOf((await customerMails(getDb()))[0])
        await orderVisitor().post(newPassword, { hash: reset, register_password: own.register_password })
      } else {
        await attacker.post(changePassword, {
          ...{ password: goodPassword, register_password: own.register_password },
        })
      }
      await session.post(confirm, { hash })
      await session.post(confirm, { hash, password: goodPassword })
      expect(await accounts()).toEqual([{ email: registration.email, name: 'Test' }])
    },
  )

  it('goes back to its former address by the link that was sent there, with a new password, after any number of changes', async () => {
    const victim = await registered(getDb(), routes)
    await customerMails(getDb())
    const thief = victim.copy()
    const moveTo = async (email: string) => {
      await thief.post(changeEmail, { email, password: goodPassword })
      const asked = (await customerMails(getDb())).find(({ to }) => to === email)
      await thief.post(confirm, { hash: hashOf(asked) })
      await thief.post(login, { email, password: goodPassword })
      return customerMails(getDb())
    }
    const [told] = await moveTo('thief@example.com')
    expect(told).toMatchObject({ to: registration.email, subject: 'Ihre E-Mail-Adresse wurde geändert' })
    const [toThief] = await moveTo('thief-two@example.com')
    await thief.post(changeEmail, { email: 'thief-three@example.com', password: goodPassword })
    const pending = (await customerMails(getDb())).find(({ to }) => to === 'thief-three@example.com')

    const browser = orderVisitor()
    const fields = { register_password: own.register_password }
    await browser.post(newPassword, { hash: hashOf(told), ...fields })
    expect(await accounts()).toEqual([{ email: registration.email, name: 'Test' }])
    expect([await isLoggedIn(browser), await isLoggedIn(thief)]).toEqual([true, false])
    expect(await opens(registration.email, own.register_password)).toBe(true)
    await orderVisitor().post(newPassword, { hash: hashOf(toThief), register_password: 'Fremdes-Wort-99' })
    await thief.post(confirm, { hash: hashOf(pending), password: goodPassword })
    expect(await accounts()).toEqual([{ email: registration.email, name: 'Test' }])
    expect(await opens(registration.email, own.register_password)).toBe(true)
  })

  it('is left by a logout without a body, as a script sends it', async () => {
    const browser = await registered(getDb(), routes)
    const stolen = browser.copy()
    const answer = await browser.empty(logOut)
    expect([answer.status, await answer.json()]).toEqual([200, { statusCode: 200, location: '/de/' }])
    expect([await isLoggedIn(browser), await isLoggedIn(stolen)]).toEqual([false, false])
  })
})
