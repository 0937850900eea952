import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { clientHeader } from '@/lib/platform/http/client-address'
import { isWithinLimit, networkLimits, subjectLimits } from '@/lib/platform/limits'
import { outbox } from '@/lib/platform/outbox/tables'
import { hashPassword } from '@/lib/platform/passwords'
import { sendDueStudioMails } from '@/lib/studio/account-mails/send-due'
import { invite } from '@/lib/studio/people/invitations'
import { listChanges } from '@/lib/studio/people/list-changes'
import { isPasswordOfPerson } from '@/lib/studio/people/log-in'
import { renewPassword } from '@/lib/studio/people/manage-people'
import { changeOwnPassword } from '@/lib/studio/people/own-account'
import { addPasskey, listPasskeys } from '@/lib/studio/people/passkeys'
import { findPasswordLink, pruneStudioLinks, setPasswordByLink } from '@/lib/studio/people/password-links'
import type { Person, Role } from '@/lib/studio/people/person'
import { findStudioLogin, findStudioSession, openStudioSession } from '@/lib/studio/people/sessions'
import { studioLinks, studioPeople } from '@/lib/studio/people/tables'
import { stopClock } from '../../fixtures/clock'
import { givenConfig } from '../../fixtures/config'
import { describeOnDatabases } from '../../fixtures/databases'

const shop = { adminPasskeys: false }
const origin = 'http://shop.example'

givenConfig(() => ({ brand: 'baby', baseUrl: origin, studio: { adminPasskeys: shop.adminPasskeys } }))

const { POST: ask } = await import('@/app/api/studio/login/forgotten/route')
const { POST: setPassword } = await import('@/app/api/studio/login/new-password/route')
const { POST: accept } = await import('@/app/api/studio/login/invitation/route')

const before = 'Sieben-Apfelbaeume-am-Bach'
const chosen = 'Acht-Birnbaeume-am-Teich'
const minutes = (count: number) => new Date(Date.now() + count * 60_000)

type Mail = { to: string; subject: string; text: string }

describeOnDatabases('A forgotten password of the Studio', (getDb) => {
  let eva: Person
  let ben: Person

  const add = async (name: string, role: Role): Promise<Person> => {
    const given = { name, address: `${name.toLowerCase()}@example.com`, role, language: 'de' as const }
    const [row] = await getDb()
      .insert(studioPeople)
      .values({ ...given, passwordHash: await hashPassword(before) })
      .returning()
    return { ...given, id: row?.id ?? '' }
  }
  const post = async (
    handler: (request: Request) => Promise<Response>,
    path: string,
    fields: Record<string, string>,
    { network = '192.0.2.1', cookie = '', from = origin } = {},
  ) => {
    const answer = await handler(
      new Request(`${origin}/api/studio/login/${path}/`, {
        method: 'POST',
        headers: { host: 'shop.example', origin: from, [clientHeader]: network, ...(cookie && { cookie }) },
        body: new URLSearchParams(fields),
      }),
    )
    const cookies = answer.headers.getSetCookie()
    const session = cookies.find((line) => /^studio=[^;]/.test(line))?.slice('studio='.length, 50)
    return { status: answer.status, leadsTo: answer.headers.get('location'), session, cookies, answer }
  }
  const askFor = (address: string, more = {}) => post(ask, 'forgotten', { address }, more)
  const choose = (key: string, password = chosen, more = {}) =>
    post(setPassword, 'new-password', { key, password }, more)
  const mails = async () => {
    const sent: Mail[] = []
    const service = { sendMail: async (_: string, mail: Mail) => void sent.push(mail) }
    await sendDueStudioMails({ db: getDb(), service, brand: 'baby', baseUrl: origin })
    return sent
  }
  const keyIn = (mail: Mail | undefined) =>
    /http:\/\/shop\.example\/studio\/login\/new-password\/\?key=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  const keyFor = async (person: Person) => {
    await askFor(person.address)
    return (
      (await mails())
        .filter(({ to }) => to === person.address)
        .map(keyIn)
        .find(Boolean) ?? ''
    )
  }
  const isPassword = (password: string, { id }: Person) => isPasswordOfPerson(getDb(), id, password)

  beforeEach(async () => {
    shop.adminPasskeys = false
    await getDb().execute(
      sql`truncate attempts, studio_people, studio_invitations, studio_links, studio_changes, outbox cascade`,
    )
    eva = await add('Eva', 'admin')
    ben = await add('Ben', 'editor')
  })

  it('is answered alike for addresses with and without an account, and the same is done for both', async () => {
    const done = []
    for (const address of [eva.address, 'niemand@example.com']) {
      const { status, leadsTo } = await askFor(address)
      const [message] = await getDb().select().from(outbox)
      done.push({ status, leadsTo, kind: message?.kind, about: Object.keys(message?.payload ?? {}) })
      await getDb().delete(outbox)
    }
    expect(done[0]).toEqual({
      ...{ status: 303, leadsTo: '/studio/login/forgotten/?state=sent' },
      ...{ kind: 'studio', about: ['about', 'address'] },
    })
    expect(done[1]).toEqual(done[0])
  })

  it('gets a mail with a link, in the language of the person and in any case of the address; nobody else gets one', async () => {
    await askFor('niemand@example.com')
    await askFor(' EVA@example.com ')
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: eva.address, subject: 'Neues Passwort für das Studio von Nestling' })
    expect(keyIn(mail)).not.toBe('')
  })

  it('is replaced by the link of the mail, which logs in, ends all other logins, and is told by mail', async () => {
    const elsewhere = await openStudioSession(getDb(), eva.id, new Date())
    const here = await openStudioSession(getDb(), eva.id, new Date())
    const { leadsTo, session, cookies } = await choose(await keyFor(eva), chosen, {
      cookie: `studio=${here}`,
    })
    expect(leadsTo).toBe('/studio/')
    expect(await findStudioSession(getDb(), session ?? '', new Date())).toMatchObject({ id: eva.id })
    expect(cookies.some((line) => line.startsWith('studio-device='))).toBe(true)
    for (const ended of [elsewhere, here])
      expect(await findStudioSession(getDb(), ended, new Date())).toBeUndefined()
    expect([await isPassword(chosen, eva), await isPassword(before, eva)]).toEqual([true, false])
    expect(await isPassword(before, ben)).toBe(true)
    const [mail] = await mails()
    expect(mail).toMatchObject({
      ...{ to: eva.address, subject: 'Ihr Passwort für das Studio von Nestling ist neu' },
      text: expect.stringContaining('Alle anderen Anmeldungen sind beendet.'),
    })
    expect((await listChanges(getDb(), {})).changes).toMatchObject([
      { kind: 'password-reset', personName: 'Eva', detail: { name: 'Eva' } },
    ])
  })

  it('that somebody else made is replaced by one of their own, which is not asked for again', async () => {
    await renewPassword(getDb(), ben, eva.id)
    const { session } = await choose(await keyFor(eva))
    const login = await findStudioLogin(getDb(), session ?? '', new Date())
    expect(login).toMatchObject({ person: { id: eva.id }, hasGivenPassword: false })
  })

  it('logs in as whose link it is where somebody else is logged in, whose login in this browser ends', async () => {
    const others = await openStudioSession(getDb(), ben.id, new Date())
    const { session } = await choose(await keyFor(eva), chosen, { cookie: `studio=${others}` })
    expect(await findStudioSession(getDb(), session ?? '', new Date())).toMatchObject({ id: eva.id })
    expect(await findStudioSession(getDb(), others, new Date())).toBeUndefined()
    expect(await isPassword(before, ben)).toBe(true)
  })

  it('has links that work once, and none after another was used', async () => {
    const keys = [await keyFor(eva), await keyFor(eva)]
    expect((await choose(keys[0] ?? '')).leadsTo).toBe('/studio/')
    for (const key of keys)
      expect(await choose(key, 'Neun-Kirschbaeume-am-Hang')).toMatchObject({
        ...{ leadsTo: `/studio/login/new-password/?key=${key}`, session: undefined },
      })
    expect(await isPassword(chosen, eva)).toBe(true)
  })

  it('is set once where two use the link at the same instant', async () => {
    const token = await keyFor(eva)
    const used = await Promise.all(
      [chosen, before].map((password) => setPasswordByLink(getDb(), { token, password, now: new Date() })),
    )
    expect(used.filter((one) => one !== undefined)).toHaveLength(1)
  })

  it('has links for an hour, which are forgotten then', async () => {
    const key = await keyFor(eva)
    expect(await findPasswordLink(getDb(), key, minutes(59))).toMatchObject({ id: eva.id })
    expect(await findPasswordLink(getDb(), key, minutes(61))).toBeUndefined()
    await pruneStudioLinks(getDb(), minutes(61))
    expect(await getDb().$count(studioLinks)).toBe(0)
  })

  const ends: [string, () => Promise<unknown>][] = [
    ['changed in the profile', () => changeOwnPassword(getDb(), eva, { password: chosen, keep: undefined })],
    ['made anew by an administrator', () => renewPassword(getDb(), ben, eva.id)],
  ]
  it.each(ends)('has no link any more once it is %s', async (_, end) => {
    const key = await keyFor(eva)
    await end()
    expect(await findPasswordLink(getDb(), key, new Date())).toBeUndefined()
  })

  it.each([
    ['', 'required'],
    ['kurz', 'passwordShort'],
    ['x'.repeat(201), 'passwordLong'],
    ['Password123456', 'passwordLeaked'],
  ])('is not replaced by “%s”, and the link stays', async (password, problem) => {
    const key = await keyFor(eva)
    expect((await choose(key, password)).leadsTo).toBe(
      `/studio/login/new-password/?key=${key}&problem=${problem}`,
    )
    expect((await choose(key)).leadsTo).toBe('/studio/')
  })

  it('keeps the passkeys, and opens no way in where an administrator needs one', async () => {
    const passkey = { id: 'k', publicKey: '', counter: 0, transports: [], name: 'k', createdAt: new Date() }
    const session = await openStudioSession(getDb(), eva.id, new Date())
    const login = await findStudioLogin(getDb(), session, new Date())
    await addPasskey(getDb(), eva, passkey, login?.id ?? '')
    shop.adminPasskeys = true
    const refused = await choose(await keyFor(eva))
    expect([refused.leadsTo, refused.session]).toEqual(['/studio/login/?failure=passkey', undefined])
    shop.adminPasskeys = false
    expect((await choose(await keyFor(eva))).session).toBeDefined()
    expect(await listPasskeys(getDb(), eva.id)).toHaveLength(1)
  })

  it('is asked for so often for one person, with the same answer beyond, and so often from one network', async () => {
    stopClock()
    const { most } = subjectLimits.studioResets
    for (let at = 0; at < most + 2; at += 1)
      expect((await askFor(eva.address, { network: `198.51.100.${at}` })).leadsTo).toMatch(/state=sent$/)
    expect(await getDb().$count(outbox)).toBe(most)
    await isWithinLimit(getDb(), [{ name: '192.0.2.1', isShared: false }], networkLimits.studioReset, {
      ...{ now: Date.now(), amount: networkLimits.studioReset.perHour },
    })
    for (const address of [ben.address, 'niemand@example.com'])
      expect((await askFor(address)).leadsTo).toBe('/studio/login/forgotten/?state=attempts')
  })

  it('is asked for in a known browser whatever strangers have asked for', async () => {
    stopClock()
    const { cookies } = await choose(await keyFor(eva))
    const cookie = cookies.find((line) => line.startsWith('studio-device='))?.split(';')[0] ?? ''
    await mails()
    for (let at = 0; at < 30; at += 1) await askFor(eva.address)
    await getDb().delete(outbox)
    await askFor(eva.address, { cookie })
    expect(await mails()).toMatchObject([{ to: eva.address }])
  })

  it('is asked for with an address alone, which is kept for the form', async () => {
    for (const address of ['', 'eva', 'x'.repeat(400)]) {
      const { leadsTo, cookies } = await askFor(address)
      expect(leadsTo).toBe('/studio/login/forgotten/?state=address')
      expect(cookies[0]).toMatch(/^studio-address=[^;]{0,320}; Max-Age=300; Path=\/studio\/login\/; HttpOnly/)
    }
  })

  it.each([
    ['forgotten', ask],
    ['new-password', setPassword],
    ['invitation', accept],
  ])('has forms that other sites cannot send: %s', async (path, handler) => {
    expect((await post(handler, path, {}, { from: 'https://evil.example' })).status).toBe(403)
  })

  it.each([
    ['new-password', setPassword],
    ['invitation', accept],
  ])('lets nobody guess keys without end: %s', async (path, handler) => {
    stopClock()
    const guess = (at: number) => post(handler, path, { key: `guess-${at}`, password: chosen })
    for (let at = 0; at < networkLimits.links.perHour; at += 1)
      expect((await guess(at)).leadsTo).toBe(`/studio/login/${path}/?key=guess-${at}`)
    expect((await guess(99)).leadsTo).toBe(`/studio/login/${path}/?key=guess-99&problem=attempts`)
  })

  it('is first set by an invitation, which logs in; wrong passwords leave it as it is', async () => {
    const invited = { name: 'Anna', address: 'anna@example.com', role: 'admin', language: null } as const
    await invite(getDb(), eva, invited, new Date())
    const [mail] = await mails()
    const key = /invitation\/\?key=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
    const others = await openStudioSession(getDb(), ben.id, new Date())
    const send = (password: string) =>
      post(accept, 'invitation', { key, password }, { cookie: `studio=${others}` })
    expect((await send('kurz')).leadsTo).toBe(`/studio/login/invitation/?key=${key}&problem=passwordShort`)
    const { leadsTo, session } = await send(chosen)
    expect(leadsTo).toBe('/studio/')
    expect(await findStudioSession(getDb(), session ?? '', new Date())).toMatchObject({
      ...{ address: 'anna@example.com', role: 'admin' },
    })
    expect(await findStudioSession(getDb(), others, new Date())).toBeUndefined()
    expect(await send(chosen)).toMatchObject({
      leadsTo: `/studio/login/invitation/?key=${key}`,
      session: undefined,
    })
  })
})
