import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { pathPattern } from '@/lib/platform/http'
import { clientHeader } from '@/lib/platform/http/client-address'
import { hashPassword } from '@/lib/platform/passwords'
import { freshTable } from '@/lib/studio/calls/fresh-table'
import { register, registrationOptions } from '@/lib/studio/passkeys/register'
import { isFresh, proofsOf } from '@/lib/studio/people/fresh-login'
import type { Person } from '@/lib/studio/people/person'
import { findStudioLogin, openStudioSession } from '@/lib/studio/people/sessions'
import { studioPeople } from '@/lib/studio/people/tables'
import { makeAuthenticator } from '../../fixtures/authenticator'
import { givenConfig } from '../../fixtures/config'
import { describeOnDatabases } from '../../fixtures/databases'

const shop = { adminPasskeys: false }
const origin = 'https://shop.example'

givenConfig(() => ({ brand: 'baby', baseUrl: origin, studio: { adminPasskeys: shop.adminPasskeys } }))

type Handler = (request: Request, context: { params: Promise<object> }) => Promise<Response>
const handlerOf = async (route: string, method: string): Promise<Handler> => {
  const routes = (await import(`${process.cwd()}/app${route}/route.ts`)) as Record<string, Handler>
  const handler = routes[method]
  if (!handler) throw new Error(`There is no ${method} ${route}`)
  return handler
}

const password = 'ein langer Satz für Tests'
const nobody = '00000000-0000-4000-8000-000000000000'
const minutes = (count: number) => count * 60_000
const lines = Object.entries(freshTable).flatMap(([route, of]) =>
  Object.entries(of).map(([method, rule]) => ({ route, method, rule })),
)

describeOnDatabases('A login that is not fresh', (getDb) => {
  let person: Person

  beforeEach(async () => {
    shop.adminPasskeys = false
    await getDb().execute(sql`truncate attempts, studio_people, studio_challenges cascade`)
    const given = {
      name: 'chef',
      address: 'chef@example.com',
      role: 'admin' as const,
      language: 'de' as const,
    }
    const [row] = await getDb()
      .insert(studioPeople)
      .values({ ...given, passwordHash: await hashPassword(password) })
      .returning()
    person = { ...given, id: row?.id ?? '' }
  })

  const tokenOf = (ageMs = minutes(16)) => openStudioSession(getDb(), person.id, new Date(Date.now() - ageMs))
  const loginOf = async (token: string) => {
    const login = await findStudioLogin(getDb(), token, new Date())
    if (!login) throw new Error('There is no login')
    return login
  }
  const call = async (method: string, route: string, token: string, body?: object) => {
    const path = route.replace(/\[\w+\]/g, nobody)
    const names = [...route.matchAll(/\[(\w+)\]/g)].map(([, name]) => [name, nobody])
    const headers = {
      ...{ host: 'shop.example', origin, [clientHeader]: '192.0.2.1' },
      cookie: `__Host-studio=${token}`,
      ...(body && { 'content-type': 'application/json' }),
    }
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const handler = await handlerOf(route, method)
    const answer = await handler(new Request(`${origin}${path}/`, init), {
      params: Promise.resolve(Object.fromEntries(names)),
    })
    const read = (await answer.json().catch(() => ({}))) as {
      errors?: Record<string, string>
      proofs?: string[]
    }
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('__Host-studio='))
    return { status: answer.status, ...read, token: cookie && /=([\w-]+);/.exec(cookie)?.[1] }
  }
  const make = (token: string) => call('POST', '/api/studio/people', token, {})
  const confirm = (token: string, body: object) => call('POST', '/api/studio/fresh-login', token, body)

  it.each(lines)('$method $route: $rule', async ({ route, method, rule }) => {
    const answer = await call(method, route, await tokenOf(), {})
    const stale = { status: 403, errors: { login: 'stale' }, proofs: ['password'] }
    if (rule === 'fresh') expect(answer).toMatchObject(stale)
    else expect(answer.errors?.login).toBeUndefined()
    const fresh = await call(method, route, await tokenOf(minutes(14)), {})
    expect(fresh.errors?.login).toBeUndefined()
    expect(pathPattern(route).test(route)).toBe(true)
  })

  it('is fresh again by the password, under another token, for a quarter of an hour', async () => {
    const token = await tokenOf()
    expect((await make(token)).status).toBe(403)
    const confirmed = await confirm(token, { password })
    expect(confirmed.status).toBe(200)
    expect(confirmed.token).not.toBe(token)
    expect(await findStudioLogin(getDb(), token, new Date())).toBeUndefined()
    // Refused for its fields, no longer for the login.
    expect((await make(confirmed.token ?? '')).status).toBe(400)
    const login = await loginOf(confirmed.token ?? '')
    expect(isFresh(login, new Date(Date.now() + minutes(14)))).toBe(true)
    expect(isFresh(login, new Date(Date.now() + minutes(16)))).toBe(false)
  })

  it('stays as it is with a wrong password, with none, and after too many', async () => {
    const token = await tokenOf()
    expect(await confirm(token, { password: 'falsch' })).toMatchObject({
      status: 422,
      errors: { password: 'wrong' },
    })
    expect(await confirm(token, {})).toMatchObject({ status: 400, errors: { password: 'required' } })
    for (let count = 0; count < 12; count += 1) await confirm(token, { password: 'falsch' })
    expect(await confirm(token, { password })).toMatchObject({ status: 422, errors: { password: 'wait' } })
    expect((await make(token)).status).toBe(403)
  })

  const site = { rpId: 'shop.example', origin }
  const withPasskey = async (token: string) => {
    const login = await loginOf(token)
    const authenticator = makeAuthenticator()
    const made = await registrationOptions(login)
    const response = authenticator.create({ ...site, challenge: made?.challenge ?? '' })
    expect(await register(login, { name: 'Laptop', response })).toBe(true)
    return authenticator
  }
  const challengeOf = async (token: string) => {
    const options = await call('POST', '/api/studio/fresh-login/options', token)
    return (options as unknown as { challenge: string }).challenge
  }

  it('is fresh again by a passkey of the person, and by none of somebody else', async () => {
    const token = await tokenOf()
    const authenticator = await withPasskey(token)
    expect(await make(token)).toMatchObject({ status: 403, proofs: ['password', 'passkey'] })
    const signed = authenticator.sign({ ...site, challenge: await challengeOf(token) })
    const confirmed = await confirm(token, { response: signed })
    expect(confirmed.status).toBe(200)
    expect((await make(confirmed.token ?? '')).status).toBe(400)

    const [other] = await getDb()
      .insert(studioPeople)
      .values({ name: 'anna', address: 'anna@example.com', role: 'admin', passwordHash: 'none' })
      .returning()
    const theirs = await openStudioSession(getDb(), other?.id ?? '', new Date(Date.now() - minutes(16)))
    const foreign = authenticator.sign({ ...site, challenge: await challengeOf(theirs) })
    expect(await confirm(theirs, { response: foreign })).toMatchObject({
      status: 422,
      errors: { passkey: 'refused' },
    })
  })

  it('is not made fresh by a password that would not log the person in', async () => {
    shop.adminPasskeys = true
    const token = await tokenOf()
    expect(proofsOf(await loginOf(token))).toEqual(['password'])
    await withPasskey(token)
    expect(await make(token)).toMatchObject({ status: 403, proofs: ['passkey'] })
    expect(await confirm(token, { password })).toMatchObject({ status: 422, errors: { password: 'passkey' } })
  })

  it('serves to set up a first passkey once it is fresh, where administrators need one', async () => {
    shop.adminPasskeys = true
    const token = await tokenOf()
    const begin = (of: string) => call('POST', '/api/studio/passkey-options', of, { name: 'Laptop' })
    expect(await begin(token)).toMatchObject({ status: 403, errors: { login: 'stale' } })
    const confirmed = await confirm(token, { password })
    expect((await begin(confirmed.token ?? '')).status).toBe(200)
  })

  it('ends with the person like any other', async () => {
    const token = await tokenOf()
    await getDb().delete(studioPeople).where(eq(studioPeople.id, person.id))
    expect((await confirm(token, { password })).status).toBe(401)
  })
})
