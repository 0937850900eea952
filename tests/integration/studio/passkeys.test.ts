import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { hashPassword } from '@/lib/platform/passwords'
import { logInByPasskey, loginOptions } from '@/lib/studio/passkeys/log-in'
import { register, registrationOptions } from '@/lib/studio/passkeys/register'
import { relyingParty } from '@/lib/studio/passkeys/relying-party'
import { runPeopleCommand } from '@/lib/studio/people/command'
import { logIn } from '@/lib/studio/people/log-in'
import { removePerson, renewPassword } from '@/lib/studio/people/manage-people'
import { needsPasskey } from '@/lib/studio/people/needs-passkey'
import { listPasskeys, pruneChallenges, removePasskey, renamePasskey } from '@/lib/studio/people/passkeys'
import type { Person } from '@/lib/studio/people/person'
import {
  findStudioLogin,
  listStudioSessions,
  openStudioSession,
  type StudioLogin,
} from '@/lib/studio/people/sessions'
import { studioChallenges, studioPasskeys, studioPeople } from '@/lib/studio/people/tables'
import { makeAuthenticator } from '../../fixtures/authenticator'
import { describeOnDatabases } from '../../fixtures/databases'

const now = new Date('2026-12-01T12:00:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const party = relyingParty('https://shop.example')
const site = { rpId: 'shop.example', origin: 'https://shop.example' }
const password = 'ein langer Satz für Tests'

describeOnDatabases('passkeys', (getDb) => {
  let admin: Person
  let other: Person
  const given = { now, party }
  const db = () => ({ db: getDb(), ...given })

  const personOf = async (name: string): Promise<Person> => {
    const account = { name, address: `${name}@example.com`, role: 'admin' as const, language: 'de' as const }
    const [row] = await getDb()
      .insert(studioPeople)
      .values({ ...account, passwordHash: await hashPassword(password) })
      .returning()
    return { ...account, id: row?.id ?? '' }
  }
  beforeEach(async () => {
    for (const table of [studioPeople, studioChallenges]) await getDb().delete(table)
    ;[admin, other] = [await personOf('chef'), await personOf('anna')]
  })
  const loginOf = async (person: Person): Promise<StudioLogin> => {
    const login = await findStudioLogin(getDb(), await openStudioSession(getDb(), person.id, now), now)
    if (!login) throw new Error('There is no login')
    return login
  }
  const challengeOf = async (login: StudioLogin) =>
    (await registrationOptions(login, db()))?.challenge ?? 'none'
  /** A person with a passkey, and the passkey. */
  const withPasskey = async (person = admin) => {
    const login = await loginOf(person)
    const authenticator = makeAuthenticator()
    const response = authenticator.create({ ...site, challenge: await challengeOf(login) })
    expect(await register(login, { name: 'Laptop', response }, db())).toBe(true)
    return { authenticator, login }
  }
  const signIn = (response: Parameters<typeof logInByPasskey>[0], at = now) =>
    logInByPasskey(response, { ...db(), now: at, origin: { method: 'passkey', device: 'Firefox, Linux' } })
  const challenge = async () => (await loginOptions(db())).challenge

  it('are added by their person and log the person in, without a name or a password', async () => {
    const { authenticator } = await withPasskey()
    const login = await signIn(authenticator.sign({ ...site, challenge: await challenge() }))
    expect(login?.person).toMatchObject({ id: admin.id, role: 'admin' })
    expect(await findStudioLogin(getDb(), login?.token ?? '', now)).toMatchObject({ method: 'passkey' })
    expect(await listPasskeys(getDb(), admin.id)).toMatchObject([
      { name: 'Laptop', counter: 1, transports: ['internal'], usedAt: now },
    ])
  })

  it.each([
    ['another site', { rpId: 'evil.example', origin: 'https://evil.example' }],
    ['another origin of the site', { ...site, origin: 'http://shop.example' }],
    ['nobody who showed who they are', { ...site, verified: false }],
  ])('log nobody in for %s', async (_, wrong) => {
    const { authenticator } = await withPasskey()
    expect(await signIn(authenticator.sign({ ...wrong, challenge: await challenge() }))).toBeUndefined()
  })

  it('sign a challenge of the shop, once and within five minutes', async () => {
    const { authenticator } = await withPasskey()
    const answer = authenticator.sign({ ...site, challenge: await challenge() })
    expect(await signIn(answer)).toBeDefined()
    expect(await signIn(answer)).toBeUndefined()
    const made = Buffer.from('made by somebody else').toString('base64url')
    expect(await signIn(authenticator.sign({ ...site, challenge: made }))).toBeUndefined()
    const late = authenticator.sign({ ...site, challenge: await challenge() })
    expect(await signIn(late, later(6))).toBeUndefined()
    const ofRegistration = await challengeOf(await loginOf(admin))
    expect(await signIn(authenticator.sign({ ...site, challenge: ofRegistration }))).toBeUndefined()
    await pruneChallenges(getDb(), later(6))
    expect(await getDb().select().from(studioChallenges)).toEqual([])
  })

  it('log nobody in whose count is behind, as that of a copied key', async () => {
    const { authenticator } = await withPasskey()
    await signIn(authenticator.sign({ ...site, challenge: await challenge() }))
    authenticator.rewind(0)
    expect(await signIn(authenticator.sign({ ...site, challenge: await challenge() }))).toBeUndefined()
  })

  it('log nobody in with a key that was not added, or was removed', async () => {
    const stranger = makeAuthenticator()
    expect(await signIn(stranger.sign({ ...site, challenge: await challenge() }))).toBeUndefined()
    const { authenticator } = await withPasskey()
    await removePasskey(getDb(), admin, authenticator.id, false)
    expect(await signIn(authenticator.sign({ ...site, challenge: await challenge() }))).toBeUndefined()
  })

  it('are not added with the challenge of another person or of a login, or twice', async () => {
    const login = await loginOf(admin)
    const authenticator = makeAuthenticator()
    for (const wrong of [await challengeOf(await loginOf(other)), await challenge()]) {
      const response = authenticator.create({ ...site, challenge: wrong })
      expect(await register(login, { name: 'x', response }, db())).toBe(false)
    }
    const { authenticator: known } = await withPasskey(other)
    const response = known.create({ ...site, challenge: await challengeOf(login) })
    expect(await register(login, { name: 'x', response }, db())).toBe(false)
    expect(await listPasskeys(getDb(), admin.id)).toEqual([])
  })

  it('are at most ten for each person, and changed by their person alone', async () => {
    const { authenticator, login } = await withPasskey()
    expect(await renamePasskey(getDb(), other, authenticator.id, 'mine')).toBe(false)
    expect(await removePasskey(getDb(), other, authenticator.id, false)).toBe('missing')
    expect(await renamePasskey(getDb(), admin, authenticator.id, 'Büro')).toBe(true)
    const [first] = await getDb().select().from(studioPasskeys)
    if (!first) throw new Error('There is no passkey')
    await getDb()
      .insert(studioPasskeys)
      .values(Array.from({ length: 9 }, (_, at) => ({ ...first, id: `copy-${at}` })))
    expect(await registrationOptions(login, db())).toBeUndefined()
  })

  it('are all that lets an administrator in where they are required, once there is one', async () => {
    const tried = (adminPasskeys: boolean) =>
      logIn(getDb(), { address: admin.address, password, language: 'de', now, adminPasskeys })
    const first = await tried(true)
    if (!first || first === 'passkey') throw new Error('The first login is by password')
    const login = await findStudioLogin(getDb(), first.token, now)
    if (!login) throw new Error('There is no login')
    expect([needsPasskey(login, true), needsPasskey(login, false)]).toEqual([true, false])
    expect(needsPasskey({ ...login, person: { ...admin, role: 'publisher' } }, true)).toBe(false)
    const authenticator = makeAuthenticator()
    const response = authenticator.create({ ...site, challenge: await challengeOf(login) })
    await register(login, { name: 'Laptop', response }, db())
    const setUp = await findStudioLogin(getDb(), first.token, now)
    expect(setUp && needsPasskey(setUp, true)).toBe(false)
    expect(await tried(true)).toBe('passkey')
    expect(await tried(false)).toMatchObject({ person: { id: admin.id } })
    const wrong = {
      address: admin.address,
      password: 'falsch',
      language: 'de',
      now,
      adminPasskeys: true,
    } as const
    expect(await logIn(getDb(), wrong)).toBeUndefined()
  })

  it('make no login by password one by passkey, which only lets it do the same', async () => {
    const { login } = await withPasskey()
    const token = await openStudioSession(getDb(), admin.id, now)
    const before = await findStudioLogin(getDb(), token, now)
    const [listed] = (await listStudioSessions(getDb(), admin.id, now)).filter(({ id }) => id === login.id)
    expect(listed?.method).toBe('password')
    // Another login by password, from before, may do nothing but set one up.
    expect(before && needsPasskey(before, true)).toBe(true)
  })

  describe('where administrators need one, the last one', () => {
    const counted = async (person: Person) => (await listPasskeys(getDb(), person.id)).length
    const byPassword = () =>
      logIn(getDb(), { address: admin.address, password, language: 'de', now, adminPasskeys: true })

    it('is not removed by its person, not even by two removals at once', async () => {
      const [one, two] = [await withPasskey(), await withPasskey()]
      const removed = await Promise.all(
        [one, two].map(({ authenticator }) => removePasskey(getDb(), admin, authenticator.id, true)),
      )
      expect(removed.sort()).toEqual(['last', 'removed'])
      expect([await counted(admin), await byPassword()]).toEqual([1, 'passkey'])
    })

    it('is removed by people who are no administrators, and where none is required', async () => {
      const { authenticator } = await withPasskey()
      await getDb().update(studioPeople).set({ role: 'editor' }).where(eq(studioPeople.id, admin.id))
      expect(await removePasskey(getDb(), admin, authenticator.id, true)).toBe('removed')
      const { authenticator: second } = await withPasskey(other)
      expect(await removePasskey(getDb(), other, second.id, false)).toBe('removed')
    })

    it('is not removed by another administrator with a new password', async () => {
      await withPasskey()
      expect(await renewPassword(getDb(), other, admin.id, true)).toEqual({ ok: false, error: 'passkeys' })
      expect([await counted(admin), await byPassword()]).toEqual([1, 'passkey'])
      expect(await renewPassword(getDb(), admin, other.id, true)).toMatchObject({ ok: true })
    })

    it('is removed from the command line, the way for a lost device', async () => {
      await withPasskey()
      expect(await runPeopleCommand(getDb(), { name: 'reset', address: admin.address })).toMatchObject({
        ok: true,
      })
      expect(await counted(admin)).toBe(0)
    })
  })

  it('are removed with a new password from the command line, and with their person', async () => {
    await withPasskey()
    await runPeopleCommand(getDb(), { name: 'reset', address: admin.address })
    expect(await listPasskeys(getDb(), admin.id)).toEqual([])
    await withPasskey()
    await removePerson(getDb(), other, admin.id)
    expect(await getDb().select().from(studioPasskeys).where(eq(studioPasskeys.personId, admin.id))).toEqual(
      [],
    )
  })

  it.each([
    ['https://shop.example', 'shop.example', 'https://shop.example'],
    ['http://localhost:3000', 'localhost', 'http://localhost:3000'],
    ['http://127.0.0.1:4850', 'localhost', 'http://localhost:4850'],
  ])('at %s are for %s', (baseUrl, id, origin) => {
    expect(relyingParty(baseUrl)).toMatchObject({ id, origin })
  })
})
