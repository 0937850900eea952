import { createHash, randomUUID } from 'node:crypto'
import { user } from '@/schemas/api/account'
import { password, test } from '../fixtures/http/account'
import { expect } from '../fixtures/http/test'

const sameSite = { 'sec-fetch-site': 'same-origin', accept: 'application/json' }
const asJson = { ...sameSite, 'content-type': 'application/json' }

const cookieOf = (headers: Record<string, unknown>) =>
  [headers['set-cookie']].flat().map(String).join('; ').split(';')[0] ?? ''

test('an account is made, used and left by the calls as they are specified', async ({ ask, linkTo }) => {
  const email = `http-${randomUUID()}@example.com`
  const post = (path: string, body: object, cookie = '') =>
    ask(`/api/${path}/?locale=de-de`, {
      method: 'POST',
      headers: { ...asJson, ...(cookie && { cookie }) },
      body: JSON.stringify(body),
    })
  const names = { first_name: 'Test', last_name: 'Person', gender: 'd' }
  const form = { ...names, email: email.toUpperCase(), newsletter: false, register_password: password }
  const undecided = await post('user/auth/register', { ...form, newsletter: undefined })
  expect([undecided.status, JSON.parse(undecided.body).errors]).toEqual([422, { newsletter: 'undecided' }])
  const asked = await post('user/auth/register', form)
  expect([asked.status, JSON.parse(asked.body)]).toEqual([
    200,
    { location: expect.stringMatching(/^\/de\/login\/\?view=registered&draft=[\w-]+$/) },
  ])
  const hash = await linkTo(email)
  // A scanner of mails follows the link, which confirms nothing; another browser is asked for the password.
  for (let visit = 0; visit < 2; visit += 1) {
    const { headers } = await ask(`/de/e-mail-bestaetigen/?hash=${hash}`)
    const shown = await ask('/de/e-mail-bestaetigen/', { headers: { cookie: cookieOf(headers) } })
    expect(shown.body).toContain('Geben Sie das Passwort ein, das Sie für Ihr neues Konto gewählt haben.')
  }
  const unproved = await post('account/confirm', { hash })
  expect([unproved.status, JSON.parse(unproved.body).errors]).toEqual([422, { password: 'required' }])
  const confirmed = await post('account/confirm', { hash, password })
  expect([confirmed.status, JSON.parse(confirmed.body)]).toEqual([200, { location: '/de/konto/' }])

  const login = await post('user/auth/login', { email, password })
  expect(login.status).toBe(200)
  expect(login.headers['cache-control']).toBe('private, no-store')
  expect(String(login.headers['set-cookie'])).toMatch(
    /; HttpOnly; SameSite=Lax|; SameSite=lax.*HttpOnly|HttpOnly/i,
  )
  const cookie = cookieOf(login.headers)
  const get = async (path: string, given = cookie) => {
    const answer = await ask(path, { headers: { cookie: given } })
    expect(answer.headers['cache-control']).toBe('private, no-store')
    return JSON.parse(answer.body) as unknown
  }
  expect(await get('/api/user/auth/validate/')).toEqual({ valid: true })
  const told = user.parse(await get('/api/user/?locale=de-de'))
  expect(told).toMatchObject({ email, firstName: 'Test', loggedIn: true, registered: true, gender: 'd' })
  expect(told.id).toHaveLength(64)

  const page = await ask('/de/konto/', { headers: { cookie } })
  expect([page.status, page.headers['cache-control']]).toEqual([200, expect.stringContaining('no-store')])
  expect(page.body).toContain('Hallo Test')
  const stranger = await ask('/de/konto/')
  expect([stranger.status, stranger.headers.location]).toEqual([
    307,
    '/de/login/?reason=needed&target=%2Fde%2Fkonto%2F',
  ])

  const left = await ask('/api/user/auth/logout/?locale=de-de', {
    ...{ method: 'POST', headers: { ...sameSite, cookie } },
  })
  expect(JSON.parse(left.body)).toEqual({ statusCode: 200, location: '/de/' })
  expect(await get('/api/user/auth/validate/')).toEqual({ valid: false })
  expect((await ask('/de/konto/', { headers: { cookie } })).status).toBe(307)
})

test('a link for a new password is sent without telling whether there is an account', async ({
  ask,
  linkTo,
}) => {
  void linkTo
  const answers = await Promise.all(
    [`a-${randomUUID()}@example.com`, `b-${randomUUID()}@example.com`].map((email) =>
      ask('/api/user/auth/send-reset-email/?locale=fr-ch', {
        ...{ method: 'POST', headers: asJson, body: JSON.stringify({ email }) },
      }),
    ),
  )
  for (const { status, body } of answers)
    expect([status, JSON.parse(body)]).toEqual([
      200,
      { location: expect.stringMatching(/^\/ch-fr\/login\/\?view=sent&draft=[\w-]{32}$/) },
    ])
})

test('a leaked password is looked up by the first five characters of its hash', async ({ ask }) => {
  const hash = createHash('sha1').update('Password123').digest('hex').toUpperCase()
  const answer = await ask(`/api/user/check-password/?hash=${hash.slice(0, 5)}`)
  expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(JSON.parse(answer.body)).toContain(hash.slice(5))
  for (const wrong of ['', hash, '5BAA', 'zzzzz', '%00'])
    expect((await ask(`/api/user/check-password/?hash=${wrong}`)).status).toBe(400)
})

test('hostile forms of an account get an answer that is never a fault', async ({ ask, linkTo }) => {
  void linkTo
  const paths = [
    ...['user/auth/login', 'user/auth/register', 'user/auth/guest', 'user/auth/send-reset-email'],
    ...['user/auth/logout', 'account/confirm', 'account/new-password', 'account/password', 'account/email'],
    ...['account/personal-data', 'account/addresses', 'account/addresses/delete', 'account/gift-cards'],
    ...['account/newsletter', 'account/reorder', 'account/delete'],
  ]
  const bodies: [body: string, type: string][] = [
    ['', 'application/x-www-form-urlencoded'],
    ['email=a%00b&password=%ED%A0%80', 'application/x-www-form-urlencoded'],
    [`email=${'x'.repeat(10_000)}&password=y`, 'application/x-www-form-urlencoded'],
    ['{"email":{"$gt":""},"password":["a"]}', 'application/json'],
    ['{"__proto__":{"a":1},"email":"a@example.com"}', 'application/json'],
    ['{', 'application/json'],
    [
      "email='; drop table customers; --&hash=<script>alert(4711)</script>",
      'application/x-www-form-urlencoded',
    ],
  ]
  for (const path of paths)
    for (const [body, type] of bodies) {
      const target = `/api/${path}/?locale=de-de`
      const script = await ask(target, {
        method: 'POST',
        headers: { ...sameSite, 'content-type': type },
        body,
      })
      expect(script.status, `${path} ${body.slice(0, 40)}`).toBeLessThan(500)
      expect(script.body).not.toMatch(/<script>alert\(4711\)|postgres|node_modules/)
      const plain = await ask(target, {
        ...{ method: 'POST', headers: { 'sec-fetch-site': 'same-origin', 'content-type': type }, body },
      })
      expect(plain.status, `${path} ${body.slice(0, 40)}`).toBeLessThan(500)
    }
  for (const path of paths) {
    const foreign = await ask(`/api/${path}/?locale=de-de`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'email=a@example.com',
    })
    expect([path, foreign.status]).toEqual([path, 403])
    expect([405, 404]).toContain((await ask(`/api/${path}/?locale=de-de`, { method: 'PUT' })).status)
  }
  expect(
    (await ask('/api/user/auth/other/?locale=de-de', { method: 'POST', headers: asJson, body: '{}' })).status,
  ).toBe(404)
})

test('the screens of an account have no double, and are asked for by strangers in vain', async ({ ask }) => {
  for (const path of [
    '/de/konto/bestellungen/',
    '/de/konto/bestellung/12345678/',
    '/ch-fr/compte/mes-dates/',
  ]) {
    const answer = await ask(path)
    expect([answer.status, String(answer.headers.location)]).toEqual([
      307,
      expect.stringContaining(`target=${encodeURIComponent(path)}`),
    ])
  }
  // Whether a subscription waits is looked up when its button is pressed.
  expect((await ask('/de/form/confirm/?state=open')).body).toContain('Dieser Link gilt nicht mehr')
  for (const path of ['/de/konto/neues-passwort/', '/de/e-mail-bestaetigen/']) {
    const names = ['password', 'address'].map((name) => `link-${name}=unknown`)
    for (const cookie of ['', names.join('; ')])
      expect((await ask(path, { headers: { cookie } })).body).toContain('Dieser Link gilt nicht mehr')
  }
  expect(await ask('/de/konto/neues-passwort/?hash=unknown')).toMatchObject({
    ...{ status: 303, body: '' },
    headers: { location: '/de/konto/neues-passwort/' },
  })
  expect((await ask('/de/konto/balance/')).status).toBe(404)
  expect((await ask('/de/compte/')).status).toBe(404)
  expect((await ask('/de/konto/%2e%2e/')).status).toBeLessThan(500)
})
