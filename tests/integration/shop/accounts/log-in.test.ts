import { sql } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import { isWithinLimit, networkLimits, subjectLimits } from '@/lib/platform/limits'
import { askForReset, tryLogin } from '@/lib/shop/customers'
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
import { stopClock } from '../../../fixtures/clock'
import { describeOnDatabases, serveDatabase } from '../../../fixtures/databases'
import { locationOf, orderVisitor } from '../../../fixtures/order-calls'

vi.mock('@/lib/platform/config', async (original) => ({
  ...(await original<object>()),
  config: () => ({ brand: 'baby', baseUrl: 'http://shop.example' }),
}))

vi.mock('@node-rs/argon2', async (original) => {
  const { hash, verify } = await original<typeof import('@node-rs/argon2')>()
  return { hash: vi.fn(hash), verify: vi.fn(verify) }
})

const argon2 = await import('@node-rs/argon2')
const { POST: auth } = await import('@/app/api/user/auth/[mode]/route')
const { POST: confirm } = await import('@/app/api/account/confirm/route')
const { POST: logOut } = await import('@/app/api/user/auth/logout/route')
const { POST: askReset } = await import('@/app/api/user/auth/send-reset-email/route')
const { POST: newPassword } = await import('@/app/api/account/new-password/route')
const { POST: changePassword } = await import('@/app/api/account/password/route')
const { GET: validate } = await import('@/app/api/user/auth/validate/route')
const { GET: user } = await import('@/app/api/user/route')

const stranger = [{ name: '203.0.113.9', isShared: false }]
const routes = { auth, confirm }
const login = inMode(auth, 'login')
const register = inMode(auth, 'register')
const credentials = { email: registration.email, password: goodPassword }
const otherPassword = 'Regenbogen-Tal-7'

/** Where an answer leads, without the token under which the page finds the address to name. */
const withoutDraft = (path: string | null) => path?.replace(/&draft=[\w-]{32}$/, '')
const pageOf = (answer: Response) => withoutDraft(answer.headers.get('location'))

describeOnDatabases('An account', (getDb) => {
  beforeEach(async () => {
    serveDatabase(getDb())
    await getDb().execute(
      sql`truncate customers, customer_links, baskets, wishlists, outbox, attempts, order_drafts cascade`,
    )
  })

  const isLoggedIn = async (browser: Browser) =>
    ((await (await browser.get(validate, {})).json()) as { valid: boolean }).valid
  const draftOf = async (answer: Response, form: 'login' | 'register' | 'reset' | 'newPassword') =>
    findOrderDraft(getDb(), form, locationOf(answer).searchParams.get('draft') ?? '')
  const errorsOf = async (answer: Response, form: 'login' | 'register' | 'reset' = 'login') =>
    (await draftOf(answer, form))?.errors

  it('is made by the link of a mail alone, and is logged in then', async () => {
    const browser = orderVisitor()
    const asked = await browser.post(register, registration)
    expect(asked.headers.get('location')).toMatch(/^\/de\/login\/\?view=registered&draft=[\w-]{32}$/)
    expect(await isLoggedIn(browser)).toBe(false)
    const [mail, ...more] = await customerMails(getDb())
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: registration.email, subject: 'Bestätigen Sie Ihre E-Mail-Adresse' })
    expect(mail?.text).toContain('https://shop.example/de/e-mail-bestaetigen/?hash=')
    const made = await browser.post(confirm, { hash: hashOf(mail) })
    expect(locationOf(made).pathname).toBe('/de/konto/')
    expect(await isLoggedIn(browser)).toBe(true)
    expect(await isLoggedIn(orderVisitor())).toBe(false)
  })

  it('has its mail sent again to the address that the page names, for the browser that has asked', async () => {
    const browser = orderVisitor()
    const draft = locationOf(await browser.post(register, registration)).searchParams.get('draft') ?? ''
    expect((await findOrderDraft(getDb(), 'register', draft))?.values).toMatchObject({
      email: registration.email,
      first_name: registration.first_name,
    })
    const [first] = await customerMails(getDb())
    const sent = await browser.post(inMode(auth, 'again'), { draft })
    expect(locationOf(sent).searchParams.get('reason')).toBe('again')
    const [second] = await customerMails(getDb())
    expect([second?.to, hashOf(second)]).toEqual([registration.email, hashOf(first)])
    const others = await orderVisitor().post(inMode(auth, 'again'), { draft })
    expect(locationOf(others).searchParams.get('view')).toBe('register')
    expect(await customerMails(getDb())).toEqual([])
  })

  it('has its mail sent again within the bounds of mails to an address', async () => {
    const browser = orderVisitor()
    const draft = locationOf(await browser.post(register, registration)).searchParams.get('draft') ?? ''
    const reasons: (string | null)[] = []
    for (let time = 0; time < subjectLimits.mails.most; time += 1)
      reasons.push(
        locationOf(await browser.post(inMode(auth, 'again'), { draft })).searchParams.get('reason'),
      )
    expect(new Set(reasons.slice(0, -1))).toEqual(new Set(['again']))
    expect(reasons.at(-1)).toBe('mailsSent')
  })

  it('answers alike when the mail is asked for again of an address that has one', async () => {
    await registered(getDb(), routes)
    const browser = orderVisitor()
    const draft = locationOf(await browser.post(register, registration)).searchParams.get('draft') ?? ''
    await customerMails(getDb())
    const sent = await browser.post(inMode(auth, 'again'), { draft })
    expect(locationOf(sent).searchParams.get('reason')).toBe('again')
  })

  it('names the address to which the link for a new password went', async () => {
    const answer = await orderVisitor().post(askReset, { email: registration.email, again: 'on' })
    expect(locationOf(answer).searchParams.get('reason')).toBe('again')
    expect((await draftOf(answer, 'reset'))?.values).toEqual({ email: registration.email })
  })

  it('is told to the browser as the specification names it', async () => {
    const browser = await registered(getDb(), routes)
    const told = await (await browser.get(user, {})).json()
    expect(told).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{64}$/),
      ...{ firstName: 'Test', lastName: 'Person', gender: 'f', email: registration.email },
      customerNo: expect.any(Number),
      ...{ loggedIn: true, isGuestCustomer: false, registered: true },
    })
    expect(await (await orderVisitor().get(user, {})).json()).toEqual({
      ...{ loggedIn: false, isGuestCustomer: false, registered: false },
    })
  })

  it('keeps its password as a hash of Argon2id, and its links and logins as hashes', async () => {
    const browser = orderVisitor()
    await browser.post(register, registration)
    await browser.post(confirm, { hash: hashOf((await customerMails(getDb()))[0]) })
    const rows = await getDb().execute<{ all: string }>(sql`
      select (select json_agg(c) from customers c)::text || (select json_agg(s) from customer_sessions s)::text
        || coalesce((select json_agg(o) from outbox o)::text, '') as all`)
    expect(rows[0]?.all).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    expect(rows[0]?.all).not.toContain(goodPassword)
  })

  it('is confirmed once, and not after two days', async () => {
    const browser = orderVisitor()
    await browser.post(register, registration)
    const hash = hashOf((await customerMails(getDb()))[0])
    await browser.post(confirm, { hash })
    expect(locationOf(await orderVisitor().post(confirm, { hash })).pathname).toBe('/de/e-mail-bestaetigen/')

    await orderVisitor().post(register, { ...registration, email: 'late@example.com' })
    const late = hashOf((await customerMails(getDb()))[0])
    await getDb().execute(sql`update customer_links set valid_until = now() - interval '1 second'`)
    const gone = await orderVisitor().post(confirm, { hash: late })
    expect(locationOf(gone).pathname).toBe('/de/e-mail-bestaetigen/')
    expect(gone.headers.getSetCookie()).toEqual([])
  })

  it('opens with its mail address and its password, however the address is written', async () => {
    await registered(getDb(), routes)
    const browser = orderVisitor()
    const answer = await browser.post(login, { ...credentials, email: '  Someone@EXAMPLE.com ' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/de/konto/'])
    expect(await isLoggedIn(browser)).toBe(true)
  })

  it.each([
    ['a wrong password', { password: 'Falsches-Wort-1' }],
    ['an unknown address', { email: 'nobody@example.com' }],
    ['the password in other letters', { password: goodPassword.toLowerCase() }],
  ])('does not open with %s, and does not say which of them is wrong', async (_, wrong) => {
    await registered(getDb(), routes)
    const browser = orderVisitor()
    const answer = await browser.post(login, { ...credentials, ...wrong })
    expect(answer.status).toBe(303)
    expect(await errorsOf(answer)).toEqual({ password: 'credentials' })
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await isLoggedIn(browser)).toBe(false)
  })

  it('tells a script the same in JSON, and keeps no password in what it shows again', async () => {
    await registered(getDb(), routes)
    const wrong = { ...credentials, password: 'Falsches-Wort-1' }
    const answer = await orderVisitor().post(login, wrong, { accept: 'application/json' })
    expect([answer.status, await answer.json()]).toMatchObject([422, { errors: { password: 'credentials' } }])
    const page = await orderVisitor().post(login, wrong)
    expect((await draftOf(page, 'login'))?.values).toEqual({ email: registration.email })
  })

  it('leads on to the path of the market that was asked for, and to no other place', async () => {
    await registered(getDb(), routes)
    const leadsTo = async (target: string) =>
      (await orderVisitor().post(login, { ...credentials, target })).headers.get('location')
    expect(await leadsTo('/de/konto/bestellungen/?page=2')).toBe('/de/konto/bestellungen/?page=2')
    for (const target of [
      'https://evil.example/de/',
      '//evil.example/de/',
      '/\\evil.example/de/',
      '/de/..//evil.example/',
      '/%2Fevil.example/',
      'javascript:alert(1)',
      '/ch-fr/compte/',
      '/de/\n//evil.example',
    ])
      expect(await leadsTo(target), target).toBe('/de/konto/')
  })

  it('answers a registration alike whether the address has an account; its owner alone is told', async () => {
    await registered(getDb(), routes)
    const known = await orderVisitor().post(register, registration)
    const fresh = await orderVisitor().post(register, { ...registration, email: 'new@example.com' })
    expect([known.status, pageOf(known)]).toEqual([fresh.status, pageOf(fresh)])
    const mails = await customerMails(getDb())
    const subjectTo = (address: string) => mails.find(({ to }) => to === address)?.subject
    expect(subjectTo(registration.email)).toBe('Sie haben schon ein Konto')
    expect(subjectTo('new@example.com')).toBe('Bestätigen Sie Ihre E-Mail-Adresse')
    expect(hashOf(mails.find(({ to }) => to === registration.email))).toBe('')
  })

  it.each([
    ['a login', login, { password: 'Falsches-Wort-1' }],
    ['a registration', register, registration],
    ['a reset', askReset, {}],
  ])(
    'does the same work in %s for an address without an account as for one with',
    async (_, call, fields) => {
      await registered(getDb(), routes)
      await orderVisitor().post(login, { ...credentials, email: 'unknown@example.com' })
      const work = async (email: string) => {
        const asked: string[] = []
        serveDatabase(
          new Proxy(getDb(), {
            get(target, name, receiver) {
              asked.push(String(name))
              return Reflect.get(target, name, receiver)
            },
          }),
        )
        for (const costly of [argon2.hash, argon2.verify]) vi.mocked(costly).mockClear()
        await orderVisitor().post(call, { ...fields, email }, { accept: 'application/json' })
        const hashes = vi
          .mocked(argon2.verify)
          .mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4))
        return { asked, hashes, made: vi.mocked(argon2.hash).mock.calls.length }
      }
      const known = await work(registration.email)
      expect(await work('nobody@example.com')).toEqual(known)
      expect(known.asked).not.toEqual([])
      expect(known.hashes.length + known.made).toBe(call === askReset ? 0 : 1)
    },
  )

  it('refuses a password that has leaked', async () => {
    const answer = await orderVisitor().post(register, { ...registration, register_password: 'Password123' })
    expect(await errorsOf(answer, 'register')).toEqual({ register_password: 'passwordLeaked' })
    expect(await customerMails(getDb())).toEqual([])
  })

  it('counts no mail for a registration that sends none', async () => {
    stopClock()
    for (let count = 0; count < 6; count += 1)
      await orderVisitor().post(register, { ...registration, register_password: 'Password123' })
    const good = await orderVisitor().post(register, registration)
    expect(pageOf(good)).toBe('/de/login/?view=registered')
  })

  it('is made once by two registrations; the link of the later one is ended', async () => {
    const [one, other] = [orderVisitor(), orderVisitor()]
    await one.post(register, registration)
    await other.post(register, { ...registration, register_password: otherPassword })
    const [first, second] = (await customerMails(getDb())).map(hashOf)
    await one.post(confirm, { hash: first ?? '' })
    const answer = await other.post(confirm, { hash: second ?? '' })
    expect(locationOf(answer).pathname).toBe('/de/e-mail-bestaetigen/')
    expect(await isLoggedIn(other)).toBe(false)
  })

  it('is left by logging out: a cookie from before opens nothing any more', async () => {
    const browser = await registered(getDb(), routes)
    const stolen = browser.copy()
    expect(await isLoggedIn(stolen)).toBe(true)
    const answer = await browser.post(logOut, {}, { accept: 'application/json' })
    expect(await answer.json()).toEqual({ statusCode: 200, location: '/de/' })
    expect([await isLoggedIn(browser), await isLoggedIn(stolen)]).toEqual([false, false])
  })

  it('begins a new login each time, and does not take one that somebody has planted', async () => {
    const browser = await registered(getDb(), routes)
    const before = browser.copy()
    await browser.post(login, credentials)
    expect([await isLoggedIn(browser), await isLoggedIn(before)]).toEqual([true, false])

    const attacker = orderVisitor()
    const victim = attacker.copy()
    await victim.post(login, credentials)
    expect([await isLoggedIn(victim), await isLoggedIn(attacker)]).toEqual([true, false])
  })

  it('believes no cookie that is forged or sealed with another secret', async () => {
    const browser = await registered(getDb(), routes)
    const own = browser.cookie()
    const middle = Math.floor(own.length / 2)
    const other = own[middle] === 'A' ? 'B' : 'A'
    const changed = own.slice(0, middle) + other + own.slice(middle + 1)
    for (const cookie of [changed, 'shop-session=Fe26.2*1*abc'])
      expect(await isLoggedIn(orderVisitor('192.0.2.1', cookie))).toBe(false)
  })

  it('refuses calls from pages of other sites', async () => {
    await registered(getDb(), routes)
    for (const handler of [login, register, confirm, logOut, askReset, newPassword, changePassword]) {
      const answer = await orderVisitor().post(handler, credentials, {
        ...{ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      })
      expect(answer.status).toBe(403)
    }
  })

  it('is not guessed from one network, nor from many', async () => {
    stopClock()
    await registered(getDb(), routes)
    const guess = (network: string, count: number) =>
      orderVisitor(network).post(login, { ...credentials, password: `Geraten-Wort-${count}` })
    for (let count = 0; count < 20; count += 1) await guess(`198.51.100.${count}`, count)
    const refused = await orderVisitor('198.51.100.200').post(login, credentials)
    expect(await errorsOf(refused)).toEqual({ form: 'locked' })
    const script = await orderVisitor('198.51.100.201').post(login, credentials, {
      accept: 'application/json',
    })
    expect(script.status).toBe(429)
    expect(Number(script.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(script.headers.get('retry-after'))).toBeLessThanOrEqual(3600)

    for (let count = 0; count < 60; count += 1)
      await orderVisitor('203.0.113.9').post(login, { email: `a${count}@example.com`, password: 'x' })
    const beyond = async () =>
      errorsOf(await orderVisitor('203.0.113.9').post(login, { email: 'b@example.com', password: 'x' }))
    expect(await beyond()).toEqual({ form: 'locked' })
  })

  it('answers alike for any address in a network with too many attempts, and after the same time', async () => {
    stopClock()
    await registered(getDb(), routes)
    await isWithinLimit(getDb(), stranger, networkLimits.login, { now: Date.now(), amount: 61 })
    await isWithinLimit(getDb(), stranger, networkLimits.reset, { now: Date.now(), amount: 21 })
    const told: unknown[] = []
    for (const email of [registration.email, 'nobody@example.com'])
      for (const isUsedUp of [false, true]) {
        const asking = { client: stranger, email, now: Date.now() }
        const isThere = async () => email === registration.email
        for (let count = 0; isUsedUp && count < 3; count += 1) {
          await tryLogin(getDb(), { ...asking, isThere })
          await askForReset(getDb(), { ...asking, isThere })
        }
        const begun = performance.now()
        const tried = await orderVisitor('203.0.113.9').post(login, { email, password: 'Falsches-Wort-1' })
        const asked = await orderVisitor('203.0.113.9').post(askReset, { email })
        expect(performance.now() - begun).toBeGreaterThan(1_990)
        told.push([tried.status, await errorsOf(tried), asked.status, pageOf(asked)])
      }
    expect(new Set(told.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(told[0]).toEqual([303, { form: 'locked' }, 303, '/de/login/?view=sent'])
    // Nor does another network tell it, in which both count as before.
    const counts = await getDb().execute<{ subject: string; count: number }>(
      sql`select subject, count from attempts where subject ~ '^account login of one [^ ]+$'`,
    )
    expect([...counts]).toEqual([])
    expect(await customerMails(getDb())).toHaveLength(1)
  })

  it('opens with the right password, and by mail, behind an address from which made-up ones were tried', async () => {
    stopClock()
    await registered(getDb(), routes)
    await isWithinLimit(getDb(), stranger, networkLimits.login, { now: Date.now(), amount: 61 })
    await isWithinLimit(getDb(), stranger, networkLimits.reset, { now: Date.now(), amount: 21 })
    const isThere = async () => false
    for (let count = 0; count < 600; count += 1) {
      const asking = { client: stranger, email: `a${count}@example.com`, now: Date.now(), isThere }
      expect(await tryLogin(getDb(), asking)).toMatchObject({ ok: false, isBeyond: true })
      expect(await askForReset(getDb(), asking)).toEqual({ answer: 'same', isBeyond: true })
    }
    const neighbour = orderVisitor('203.0.113.9')
    expect(pageOf(await neighbour.post(askReset, { email: registration.email }))).toBe('/de/login/?view=sent')
    expect(await customerMails(getDb())).toHaveLength(1)
    expect((await neighbour.post(login, credentials)).headers.get('location')).toBe('/de/konto/')
  })

  it('opens to its owner, by password and by mail, in a network in which a stranger has used up all attempts', async () => {
    stopClock()
    await registered(getDb(), routes)
    const neighbour = () => orderVisitor('203.0.113.9')
    await isWithinLimit(getDb(), stranger, networkLimits.login, { now: Date.now(), amount: 60 })
    await isWithinLimit(getDb(), stranger, networkLimits.reset, { now: Date.now(), amount: 20 })
    expect((await neighbour().post(login, credentials)).headers.get('location')).toBe('/de/konto/')
    const reset = async () => pageOf(await neighbour().post(askReset, { email: registration.email }))
    expect([await reset(), await reset()]).toEqual(['/de/login/?view=sent', '/de/login/?view=sent'])
    // Two mails are there; no answer tells that there are no more.
    expect(await reset()).toBe('/de/login/?view=sent')
    expect(await customerMails(getDb())).toHaveLength(2)
    const ofAll = sql`update attempts set count = 1000 where subject like ${'account login beyond %'}`
    await neighbour().post(login, { ...credentials, password: 'x' })
    await getDb().execute(ofAll)
    expect(await errorsOf(await neighbour().post(login, credentials))).toEqual({ form: 'locked' })
  })

  it('is asked for a new link without a word of a failure, which is logged', async () => {
    await registered(getDb(), routes)
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const answers: unknown[] = []
    for (const isAway of [false, true]) {
      serveDatabase(
        new Proxy(getDb(), {
          get(target, name, receiver) {
            if (isAway) throw new Error('The database is away')
            return Reflect.get(target, name, receiver)
          },
        }),
      )
      const ask = (headers?: Record<string, string>) =>
        orderVisitor().post(askReset, { email: registration.email }, headers)
      const page = await ask()
      const script = await ask({ accept: 'application/json' })
      const { location } = (await script.json()) as { location: string }
      answers.push([page.status, pageOf(page), script.status, withoutDraft(location)])
      expect(told.mock.calls.length).toBe(isAway ? 2 : 0)
    }
    told.mockRestore()
    const sent = '/de/login/?view=sent'
    expect(answers).toEqual(Array.from({ length: 2 }, () => [303, sent, 200, sent]))
  })

  it('stays open in a known browser while a stranger behind the same address uses up all attempts', async () => {
    stopClock()
    const browser = await registered(getDb(), routes)
    await browser.post(logOut, {})
    for (let count = 0; count < 61; count += 1)
      await orderVisitor().post(login, { email: `a${count % 30}@example.com`, password: 'Wort' })
    for (let count = 0; count < 3; count += 1)
      await orderVisitor().post(login, { ...credentials, password: 'Wort' })
    const stranger = await orderVisitor().post(login, credentials)
    expect(await errorsOf(stranger)).toEqual({ form: 'locked' })
    expect((await browser.post(login, credentials)).headers.get('location')).toBe('/de/konto/')
  })

  it('asks its own browser to wait after many wrong passwords, and counts no right one', async () => {
    stopClock()
    const browser = await registered(getDb(), routes)
    const wrong = async () =>
      errorsOf(await browser.post(login, { ...credentials, password: 'Falsches-Wort-1' }))
    for (let count = 0; count < 25; count += 1)
      expect((await browser.post(login, credentials)).headers.get('location')).toBe('/de/konto/')
    for (let count = 0; count < 11; count += 1) expect(await wrong()).toEqual({ password: 'credentials' })
    const early = await browser.post(login, credentials, { accept: 'application/json' })
    expect([early.status, await early.json()]).toMatchObject([429, { errors: { form: 'wait1' } }])
    expect(Number(early.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    vi.setSystemTime(Date.now() + 60_000)
    expect((await browser.post(login, credentials)).headers.get('location')).toBe('/de/konto/')
  })

  it('gets mails for its owner while strangers ask for all that an address may have', async () => {
    stopClock()
    const browser = await registered(getDb(), routes)
    await customerMails(getDb())
    for (let count = 0; count < 21; count += 1)
      await orderVisitor().post(askReset, { email: registration.email })
    const mails = await customerMails(getDb())
    expect(mails).toHaveLength(5)
    const elsewhere = orderVisitor('198.51.100.1')
    const told = await elsewhere.post(askReset, { email: registration.email })
    expect(await errorsOf(told, 'reset')).toEqual({ form: 'mailsSent' })
    expect(pageOf(await browser.post(askReset, { email: registration.email }))).toBe('/de/login/?view=sent')
    const [own] = await customerMails(getDb())
    const set = await elsewhere.post(newPassword, { hash: hashOf(own), register_password: otherPassword })
    expect(set.headers.get('location')).toBe('/de/konto/?state=changed')
  })

  it('takes a valid link from a network that has sent many that are none', async () => {
    stopClock()
    await registered(getDb(), routes)
    await customerMails(getDb())
    for (let count = 0; count < 61; count += 1)
      await orderVisitor().post(newPassword, { hash: `1.${count}`, register_password: otherPassword })
    await orderVisitor('198.51.100.1').post(askReset, { email: registration.email })
    const hash = hashOf((await customerMails(getDb()))[0])
    const set = await orderVisitor().post(newPassword, { hash, register_password: otherPassword })
    expect(set.headers.get('location')).toBe('/de/konto/?state=changed')
  })

  it('stays open for its customer while a stranger uses up all attempts', async () => {
    stopClock()
    const browser = await registered(getDb(), routes)
    await browser.post(logOut, {})
    for (let count = 0; count < 25; count += 1)
      await orderVisitor(`198.51.100.${count}`).post(login, { ...credentials, password: `Wort-${count}` })
    expect((await browser.post(login, credentials)).headers.get('location')).toBe('/de/konto/')
  })

  it('gives a stranger no more attempts for having an account, and logging in with it again and again', async () => {
    stopClock()
    await registered(getDb(), routes)
    const own = { email: 'stranger@example.com', password: goodPassword }
    await registered(getDb(), routes, { fields: { email: own.email } })
    for (let count = 0; count < 21; count += 1) {
      const stranger = orderVisitor(`198.51.100.${count}`)
      if (count % 7 === 0) await stranger.post(login, own)
      await stranger.post(login, { ...credentials, password: `Wort-${count}` })
    }
    const known = orderVisitor('203.0.113.1')
    await known.post(login, own)
    expect(await errorsOf(await known.post(login, credentials))).toEqual({ form: 'locked' })
  })

  it('limits attempts alike for addresses without an account', async () => {
    const guess = (network: string) =>
      orderVisitor(network).post(login, { email: 'nobody@example.com', password: 'Wort' })
    for (let count = 0; count < 20; count += 1) await guess(`198.51.100.${count}`)
    expect(await errorsOf(await guess('198.51.100.99'))).toEqual({ form: 'locked' })
  })

  it('gets a new password by the link of a mail, which ends every login and works once', async () => {
    const elsewhere = await registered(getDb(), routes)
    await customerMails(getDb())
    const browser = orderVisitor()
    const asked = await browser.post(askReset, { email: 'Someone@example.com' })
    expect(pageOf(asked)).toBe('/de/login/?view=sent')
    const [mail] = await customerMails(getDb())
    expect(mail?.text).toContain('https://shop.example/de/konto/neues-passwort/?hash=')
    const hash = hashOf(mail)
    const set = await browser.post(newPassword, { hash, register_password: otherPassword })
    expect(set.headers.get('location')).toBe('/de/konto/?state=changed')
    expect([await isLoggedIn(browser), await isLoggedIn(elsewhere)]).toEqual([true, false])
    expect(await errorsOf(await orderVisitor().post(login, credentials))).toEqual({ password: 'credentials' })
    const again = await orderVisitor().post(newPassword, { hash, register_password: goodPassword })
    expect(locationOf(again).pathname).toBe('/de/konto/neues-passwort/')
    expect(again.headers.getSetCookie()).toEqual([])
    const told = await customerMails(getDb())
    expect(told.map(({ subject }) => subject)).toEqual(['Ihr Passwort wurde geändert'])
  })

  it('gets no new password by an old link, or by another once one is used; a stranger who asks ends none', async () => {
    await registered(getDb(), routes)
    await customerMails(getDb())
    const ask = async () => {
      await orderVisitor().post(askReset, { email: registration.email })
      return hashOf((await customerMails(getDb()))[0])
    }
    const [first, second, old] = [await ask(), await ask(), await ask()]
    const use = async (hash: string) =>
      locationOf(await orderVisitor().post(newPassword, { hash, register_password: otherPassword })).pathname
    const until = sql`now() - interval '1 second'`
    await getDb().execute(
      sql`update customer_links set valid_until = ${until} where id = ${Number.parseInt(old, 10)}`,
    )
    expect(await use(old)).toBe('/de/konto/neues-passwort/')
    expect(await use(first)).toBe('/de/konto/')
    expect(await use(second)).toBe('/de/konto/neues-passwort/')
  })

  it('keeps the link of a mail for a better password', async () => {
    await registered(getDb(), routes)
    await customerMails(getDb())
    await orderVisitor().post(askReset, { email: registration.email })
    const hash = hashOf((await customerMails(getDb()))[0])
    const short = await orderVisitor().post(newPassword, { hash, register_password: 'Kurz' })
    expect((await draftOf(short, 'newPassword'))?.errors).toEqual({ register_password: 'passwordShort' })
    const good = await orderVisitor().post(newPassword, { hash, register_password: otherPassword })
    expect(locationOf(good).pathname).toBe('/de/konto/')
  })

  it('answers alike who asks for a new password, with an account or without', async () => {
    await registered(getDb(), routes)
    await customerMails(getDb())
    const known = await orderVisitor().post(askReset, { email: registration.email })
    const unknown = await orderVisitor().post(askReset, { email: 'nobody@example.com' })
    expect([known.status, pageOf(known)]).toEqual([unknown.status, pageOf(unknown)])
    const subjects = (await customerMails(getDb())).map(({ subject }) => subject).toSorted()
    expect(subjects).toEqual(['Ihr neues Passwort', 'Zu dieser Adresse gibt es kein Konto'])
  })

  it('writes French in the French market', async () => {
    await orderVisitor().post(register, registration, { locale: 'fr-ch' })
    const [mail] = await customerMails(getDb())
    expect(mail?.subject).toBe('Confirmez votre adresse e-mail')
    expect(mail?.text).toContain('https://shop.example/ch-fr/confirmer-adresse/?hash=')
  })

  it('changes its password with the present one, which ends every other login and each copy of this one', async () => {
    const browser = await registered(getDb(), routes)
    const stolen = browser.copy()
    const elsewhere = orderVisitor()
    await elsewhere.post(login, credentials)
    const wrong = await browser.post(
      changePassword,
      { password: 'Falsches-Wort-1', register_password: otherPassword },
      { accept: 'application/json' },
    )
    expect(await wrong.json()).toMatchObject({ errors: { password: 'wrongPassword' } })
    const same = await browser.post(
      changePassword,
      { password: goodPassword, register_password: goodPassword },
      { accept: 'application/json' },
    )
    expect(await same.json()).toMatchObject({ errors: { register_password: 'samePassword' } })
    const changed = await browser.post(changePassword, {
      ...{ password: goodPassword, register_password: otherPassword },
    })
    expect(changed.headers.get('location')).toBe('/de/konto/passwort/?state=changed')
    const others = [await isLoggedIn(elsewhere), await isLoggedIn(stolen)]
    expect([await isLoggedIn(browser), ...others]).toEqual([true, false, false])
    const again = await orderVisitor().post(login, { ...credentials, password: otherPassword })
    expect(again.headers.get('location')).toBe('/de/konto/')
  })

  it('asks strangers to log in before anything is changed', async () => {
    const answer = await orderVisitor().post(changePassword, { password: 'a', register_password: 'b' })
    expect(answer.headers.get('location')).toBe('/de/login/?reason=needed')
    const script = await orderVisitor().post(
      changePassword,
      { password: 'a', register_password: 'b' },
      { accept: 'application/json' },
    )
    expect(script.status).toBe(401)
  })
})
