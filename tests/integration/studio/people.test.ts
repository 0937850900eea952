import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { readPeopleCommand, runPeopleCommand } from '@/lib/studio/people/command'
import { createFirstPerson } from '@/lib/studio/people/first-person'
import { firstStepOf } from '@/lib/studio/people/first-step'
import { listChanges } from '@/lib/studio/people/list-changes'
import { isPasswordOfPerson, logIn as logInAs, tryStudioPassword } from '@/lib/studio/people/log-in'
import {
  changePerson,
  createPerson,
  listPeople,
  removePerson,
  renewPassword,
} from '@/lib/studio/people/manage-people'
import { namePublishers } from '@/lib/studio/people/name-publishers'
import { changeOwnPassword, changeProfile } from '@/lib/studio/people/own-account'
import type { Person, Role } from '@/lib/studio/people/person'
import { recordChange } from '@/lib/studio/people/record-change'
import {
  endStudioSession,
  findLoginEnd,
  findStudioLogin,
  findStudioSession,
  listStudioSessions,
  openStudioSession,
  pruneStudioSessions,
} from '@/lib/studio/people/sessions'
import { studioChanges, studioPeople, studioSessions } from '@/lib/studio/people/tables'
import { describeOnDatabases } from '../../fixtures/databases'

const hourMs = 60 * 60 * 1_000
const now = new Date('2026-11-24T08:00:00Z')
const later = (hours: number) => new Date(now.getTime() + hours * hourMs)

/** The login of somebody who needs no passkey. */
const logIn = async (...given: Parameters<typeof logInAs>) => {
  const login = await logInAs(...given)
  return login === 'passkey' ? undefined : login
}

describeOnDatabases('people of the Studio', (getDb) => {
  let admin: Person
  const given = { address: 'Chef@Example.com', password: 'ein langer Satz als Passwort' }
  const added = async (name: string, role: Role = 'editor') => {
    const address = `${name}@example.com`
    const created = await createPerson(getDb(), admin, { name, address, role, language: 'fr' })
    if (!created) throw new Error('The address is taken')
    return created
  }
  const sessionsOf = (id: string) =>
    getDb().select().from(studioSessions).where(eq(studioSessions.personId, id))
  const changes = async () =>
    (await listChanges(getDb(), {})).changes.map(({ kind, personName, detail }) => [kind, personName, detail])

  beforeEach(async () => {
    await getDb().delete(studioPeople)
    await getDb().delete(studioChanges)
    await createFirstPerson(getDb(), given)
    const [first] = await listPeople(getDb())
    if (!first) throw new Error('There is nobody')
    admin = first
  })

  it('begin with one administrator, whose address is kept in lower case', async () => {
    expect(admin).toMatchObject({ address: 'chef@example.com', role: 'admin' })
    expect(await isPasswordOfPerson(getDb(), admin.id, given.password)).toBe(true)
    expect(
      await createFirstPerson(getDb(), { address: 'second@example.com', password: undefined }),
    ).toBeUndefined()
    expect(await listPeople(getDb())).toHaveLength(1)
  })

  it('get a password that is made where none is given, by one of two instances that start at once', async () => {
    await getDb().delete(studioPeople)
    const nothing = { address: undefined, password: undefined }
    const made = await Promise.all([createFirstPerson(getDb(), nothing), createFirstPerson(getDb(), nothing)])
    const [account, ...others] = made.filter((one) => one !== undefined)
    expect(others).toEqual([])
    expect(account?.address).toBe('studio@localhost')
    const login = {
      address: 'studio@localhost',
      password: account?.password ?? '',
      language: 'fr',
      now,
    } as const
    expect((await logIn(getDb(), login))?.person).toMatchObject({ role: 'admin', language: 'fr' })
  })

  it('have the name of their first account from the settings', async () => {
    await getDb().delete(studioPeople)
    await createFirstPerson(getDb(), { ...given, name: 'Redaktion' })
    expect(await listPeople(getDb())).toMatchObject([{ name: 'Redaktion', role: 'admin' }])
  })

  it('get a new password from the command line, which ends their logins and is in the log', async () => {
    expect(await runPeopleCommand(getDb(), { name: 'list' })).toEqual({
      ok: true,
      told: ['chef@example.com: Studio, admin, last here never'],
    })
    const token = await openStudioSession(getDb(), admin.id, now)
    const result = await runPeopleCommand(getDb(), { name: 'reset', address: ' Chef@example.com' })
    if (!result.ok) throw new Error(result.problem)
    const password = result.secret ?? ''
    expect(result.told.join(' ')).not.toContain(password)
    expect(await findStudioSession(getDb(), token, now)).toBeUndefined()
    expect(
      await logIn(getDb(), { address: admin.address, password: given.password, language: 'de', now }),
    ).toBeUndefined()
    expect((await logIn(getDb(), { address: admin.address, password, language: 'de', now }))?.person.id).toBe(
      admin.id,
    )
    const [change] = await getDb().select().from(studioChanges)
    expect(change).toMatchObject({ kind: 'password-changed', personId: null, personName: 'npm run people' })
    expect(JSON.stringify(change)).not.toContain(password)
  })

  it('are told to be invited where a password is asked for before they have come', async () => {
    const invited = { address: 'neu@example.com', name: 'Neu', role: 'editor', language: 'de' } as const
    await runPeopleCommand(getDb(), { name: 'invite', invited })
    const result = await runPeopleCommand(getDb(), { name: 'reset', address: ' Neu@example.com' })
    expect(result).toMatchObject({
      ok: false,
      problem: expect.stringContaining('is invited and has no password yet'),
    })
    expect(await listPeople(getDb())).toHaveLength(1)
  })

  it.each(['nobody@example.com', '', '%'])(
    'are not changed from the command line by “%s”',
    async (address) => {
      const hashes = () => getDb().select({ hash: studioPeople.passwordHash }).from(studioPeople)
      const before = await hashes()
      expect(await runPeopleCommand(getDb(), { name: 'reset', address })).toMatchObject({ ok: false })
      expect(await hashes()).toEqual(before)
    },
  )

  it.each([
    [[], { name: 'list' }],
    [['reset', 'a@example.com'], { name: 'reset', address: 'a@example.com' }],
    [['reset'], undefined],
    [['reset', 'a@example.com', 'secret'], undefined],
    [['remove', 'a@example.com'], undefined],
    [['--reset'], undefined],
  ])('are named by the arguments %j', (args, command) => {
    expect(readPeopleCommand(args)).toEqual(command)
  })

  it('have the language of their first login until they choose another', async () => {
    const { address, password } = given
    const languages = []
    for (const language of ['fr', 'en'] as const)
      languages.push((await logIn(getDb(), { address, password, language, now }))?.person.language)
    expect(languages).toEqual(['fr', 'fr'])
    const person = (await logIn(getDb(), { address, password, language: 'de', now }))?.person
    if (!person) throw new Error('no login')
    await changeProfile(getDb(), person, { name: 'Studio', language: 'en' })
    expect((await logIn(getDb(), { address, password, language: 'de', now }))?.person.language).toBe('en')
  })

  it('have the language that an administrator chose, or else that of the browser at their first login', async () => {
    const named = async (name: string, language: 'de' | null) => {
      const address = `${name}@example.com`
      const made = await createPerson(getDb(), admin, { name, address, role: 'editor', language })
      const login = { address, password: made?.password ?? '', language: 'en', now } as const
      return (await logIn(getDb(), login))?.person.language
    }
    expect([await named('ohne', null), await named('mit', 'de')]).toEqual(['en', 'de'])
  })

  it('log in with their address in any case, and not with another password', async () => {
    const login = await logIn(getDb(), {
      address: 'CHEF@example.com',
      password: given.password,
      language: 'de',
      now,
    })
    expect(login?.person.id).toBe(admin.id)
    expect((await findStudioSession(getDb(), login?.token ?? '', now))?.id).toBe(admin.id)
    expect(
      await logIn(getDb(), { address: 'chef@example.com', password: 'falsch', language: 'de', now }),
    ).toBeUndefined()
    expect(
      await logIn(getDb(), { address: 'x@example.com', password: given.password, language: 'de', now }),
    ).toBeUndefined()
  })

  it('keep no token that could be used, only its hash', async () => {
    const token = await openStudioSession(getDb(), admin.id, now)
    const [session] = await sessionsOf(admin.id)
    expect(session?.tokenHash).not.toContain(token)
    expect(await findStudioSession(getDb(), session?.tokenHash ?? '', now)).toBeUndefined()
  })

  it('stay logged in while they work, and no longer than twelve hours without', async () => {
    const token = await openStudioSession(getDb(), admin.id, now)
    expect(await findStudioSession(getDb(), token, later(11.9))).toBeDefined()
    expect(await findStudioSession(getDb(), token, later(23.7))).toBeDefined()
    expect(await findStudioSession(getDb(), token, later(35.8))).toBeUndefined()
    await pruneStudioSessions(getDb(), later(35.8))
    expect(await sessionsOf(admin.id)).toEqual([])
    // When they were last here outlives their logins.
    expect(await listPeople(getDb())).toMatchObject([{ usedAt: later(23.7) }])
  })

  it('log out of one browser, and a login ends an earlier one of the same browser', async () => {
    const first = await openStudioSession(getDb(), admin.id, now)
    const other = await openStudioSession(getDb(), admin.id, now)
    const { address, password } = given
    const login = await logIn(getDb(), { address, password, earlier: first, language: 'de', now })
    expect(await findStudioSession(getDb(), first, now)).toBeUndefined()
    await endStudioSession(getDb(), login?.token ?? '')
    expect(await findStudioSession(getDb(), login?.token ?? '', now)).toBeUndefined()
    expect(await findStudioSession(getDb(), other, now)).toBeDefined()
  })

  it('lose all their logins with another role, with a new password and when they are removed', async () => {
    const ends: [string, (id: string) => Promise<unknown>][] = [
      ['role', (id) => changePerson(getDb(), admin, id, { name: 'Anna', role: 'publisher' })],
      ['password', (id) => renewPassword(getDb(), admin, id)],
      ['removal', (id) => removePerson(getDb(), admin, id)],
    ]
    for (const [name, end] of ends) {
      const { person } = await added(`anna-${name}`)
      const token = await openStudioSession(getDb(), person.id, now)
      await end(person.id)
      expect(await findStudioSession(getDb(), token, now), name).toBeUndefined()
    }
  })

  it('are told that another role has ended their login, and of nothing else', async () => {
    const { person } = await added('anna')
    const ended = async (end: () => Promise<unknown>) => {
      const token = await openStudioSession(getDb(), person.id, now)
      await end()
      return findLoginEnd(getDb(), token)
    }
    const becomes = (role: Role) => changePerson(getDb(), admin, person.id, { name: 'Anna', role })
    expect(await ended(() => becomes('publisher'))).toBe('role')
    expect(await ended(() => becomes('publisher'))).toBeUndefined()
    expect(await ended(() => renewPassword(getDb(), admin, person.id))).toBeUndefined()
    expect(await ended(() => becomes('editor'))).toBe('role')
    expect(await listStudioSessions(getDb(), person.id, now)).toEqual([])
    await pruneStudioSessions(getDb(), later(13))
    expect(await sessionsOf(person.id)).toEqual([])
  })

  it('choose an own password before anything else, in place of one that somebody else has made', async () => {
    const { person, password } = await added('neu')
    const stepWith = async (own: string) => {
      const login = await logIn(getDb(), { address: person.address, password: own, language: 'de', now })
      const found = await findStudioLogin(getDb(), login?.token ?? '', now)
      return found && (firstStepOf(found, false) ?? 'none')
    }
    expect(await stepWith(password)).toBe('password')
    const own = 'ein ganz eigener langer Satz'
    await changeOwnPassword(getDb(), person, { password: own, keep: undefined })
    expect(await stepWith(own)).toBe('none')
    const renewed = await renewPassword(getDb(), admin, person.id)
    expect(await stepWith(renewed.ok ? renewed.password : '')).toBe('password')
    const byPasskey = await openStudioSession(getDb(), person.id, now, { method: 'passkey' })
    const login = await findStudioLogin(getDb(), byPasskey, now)
    expect(login && firstStepOf(login, false)).toBeUndefined()
    // The first account of all chooses its password by a setting, or is shown it alone.
    const { address } = admin
    const first = await logIn(getDb(), { address, password: given.password, language: 'de', now })
    const begun = await findStudioLogin(getDb(), first?.token ?? '', now)
    expect(begun && [firstStepOf(begun, false), firstStepOf(begun, true)]).toEqual([undefined, 'passkey'])
  })

  it('keep their logins with another name', async () => {
    const { person } = await added('anna')
    const token = await openStudioSession(getDb(), person.id, now)
    await changePerson(getDb(), admin, person.id, { name: 'Anna B.', role: 'editor' })
    expect(await findStudioSession(getDb(), token, now)).toMatchObject({ name: 'Anna B.' })
  })

  it('keep the login of the browser in which they change their password', async () => {
    const here = await openStudioSession(getDb(), admin.id, now)
    const elsewhere = await openStudioSession(getDb(), admin.id, now)
    const renewed = await changeOwnPassword(getDb(), admin, {
      password: 'ein anderer langer Satz',
      keep: here,
    })
    expect(await findStudioSession(getDb(), renewed ?? '', now)).toBeDefined()
    // A copy of the cookie ends as well.
    for (const ended of [here, elsewhere])
      expect(await findStudioSession(getDb(), ended, now)).toBeUndefined()
    expect(await isPasswordOfPerson(getDb(), admin.id, given.password)).toBe(false)
  })

  it('are never without an administrator', async () => {
    await added('anna', 'publisher')
    const refused = { ok: false, error: 'lastAdmin' }
    expect(await removePerson(getDb(), admin, admin.id)).toEqual(refused)
    const demoted = { name: 'Chef', role: 'publisher' } as const
    expect(await changePerson(getDb(), admin, admin.id, demoted)).toEqual(refused)
    expect(await changePerson(getDb(), admin, admin.id, { name: 'Chef', role: 'admin' })).toMatchObject({
      ok: true,
    })
  })

  it('are never without an administrator, even if two are removed at once', async () => {
    const { person: other } = await added('berta', 'admin')
    const results = await Promise.all([
      removePerson(getDb(), admin, other.id),
      changePerson(getDb(), other, admin.id, { name: 'Chef', role: 'editor' }),
    ])
    expect(results.filter(({ ok }) => !ok)).toEqual([{ ok: false, error: 'lastAdmin' }])
    expect((await listPeople(getDb())).filter(({ role }) => role === 'admin')).toHaveLength(1)
  })

  it('have one account for an address', async () => {
    await added('anna')
    const again = { name: 'Anna', address: 'ANNA@example.com', role: 'admin', language: 'de' } as const
    expect(await createPerson(getDb(), admin, again)).toBeUndefined()
  })

  it('may try so many passwords within an hour, for one account from all networks together', async () => {
    const client = (name: string) => [{ name, isShared: false }]
    const attempt = async (network: string, address: string, at = now) =>
      (
        await tryStudioPassword(getDb(), {
          ...{ client: client(network), address, device: undefined, now: at.getTime() },
        })
      ).ok
    const tried = async (times: number, network: (at: number) => string, address: string) => {
      const results: boolean[] = []
      for (let at = 0; at < times; at += 1) results.push(await attempt(network(at), address))
      return results.filter(Boolean).length
    }
    // The network's, and then three of the account's own.
    expect(await tried(35, () => 'one', 'a@example.com')).toBe(30 + 3)
    expect(await tried(65, (at) => `many ${at}`, 'b@example.com')).toBe(60)
    expect(await attempt('fresh', 'B@example.com')).toBe(false)
    expect(await attempt('one', 'a@example.com', later(1))).toBe(true)
    await runPeopleCommand(getDb(), { name: 'reset', address: admin.address })
    expect([await attempt('one', 'a@example.com'), await attempt('fresh', 'b@example.com')]).toEqual([
      ...[true, true],
    ])
  })

  it('find what they changed in the log, which outlives them', async () => {
    const { person: anna } = await added('anna', 'publisher')
    await changeProfile(getDb(), anna, { name: 'Anna B.', language: 'de' })
    await recordChange(getDb(), { person: anna, kind: 'story-published', story: { id: 7, name: 'Start' } })
    await removePerson(getDb(), admin, anna.id)
    expect(await changes()).toEqual([
      ['person-removed', admin.name, { name: 'Anna B.' }],
      ['story-published', 'anna', null],
      ['profile-changed', 'Anna B.', null],
      ['person-created', admin.name, { name: 'anna', role: 'publisher' }],
    ])
    const { changes: ofStory } = await listChanges(getDb(), { storyId: 7 })
    expect(ofStory).toMatchObject([{ storyName: 'Start', personId: null, personName: 'anna' }])
    expect((await listChanges(getDb(), { personId: admin.id, kind: 'person-created' })).changes).toHaveLength(
      1,
    )
  })

  it('write that they removed themselves into the log', async () => {
    const { person: other } = await added('berta', 'admin')
    expect(await removePerson(getDb(), other, other.id)).toMatchObject({ ok: true })
    expect((await changes())[0]).toEqual(['person-removed', 'berta', { name: 'berta' }])
  })

  it('page through the log from the newest to the oldest', async () => {
    for (let at = 0; at < 120; at += 1)
      await recordChange(getDb(), { person: admin, kind: 'draft-saved', story: { id: at, name: `${at}` } })
    const seen: (number | null)[] = []
    let before: number | undefined
    for (let page = 0; page < 3; page += 1) {
      const { changes: part, hasOlder } = await listChanges(getDb(), { before })
      seen.push(...part.map(({ storyId }) => storyId))
      expect(hasOlder).toBe(page < 2)
      before = part.at(-1)?.id
    }
    expect(seen).toEqual(Array.from({ length: 120 }, (_, at) => 119 - at))
  })

  it('find in the log what a page, a day or a program is about', async () => {
    const story = { id: 7, name: 'Sommer' }
    await recordChange(getDb(), { person: admin, kind: 'draft-saved', story })
    const detail = { from: 'de-de/winter', to: 'de-de/sommer' }
    await recordChange(getDb(), { person: { id: null, name: 'default' }, kind: 'story-moved', story, detail })
    const other = { id: 8, name: 'Herbst' }
    await recordChange(getDb(), { person: admin, kind: 'story-published', story: other })
    // Half past eleven at night on the Studio's clock, in winter: half past ten by UTC.
    const late = new Date('2026-01-10T22:30:00Z')
    await getDb().update(studioChanges).set({ at: late }).where(eq(studioChanges.kind, 'story-published'))
    const found = async (filter: Parameters<typeof listChanges>[1]) =>
      (await listChanges(getDb(), filter)).changes.map(({ kind }) => kind)
    expect(await found({ page: 'SOMMER' })).toEqual(['story-moved', 'draft-saved'])
    expect(await found({ page: 'winter' })).toEqual(['story-moved'])
    expect(await found({ page: '%' })).toEqual([])
    expect(await found({ personId: 'others' })).toEqual(['story-moved'])
    expect(await found({ from: '2026-01-10', until: '2026-01-10' })).toEqual(['story-published'])
    expect(await found({ from: '2026-01-11', until: '2026-01-11' })).toEqual([])
  })

  it('who may publish are named to others, three at most, those who were here latest first', async () => {
    const used = async (name: string, role: Role, hoursAgo: number | undefined) => {
      const { person } = await added(name, role)
      const usedAt = hoursAgo === undefined ? null : later(-hoursAgo)
      await getDb().update(studioPeople).set({ usedAt }).where(eq(studioPeople.id, person.id))
      return person
    }
    const named = (except: Person) => namePublishers(getDb(), except.id, now)
    const editor = await used('eva', 'editor', 1)
    expect(await named(editor)).toEqual([])
    const paula = await used('paula', 'publisher', 2)
    await used('anton', 'admin', 3)
    await used('never', 'publisher', undefined)
    await used('gone', 'publisher', 24 * 31)
    expect(await named(editor)).toEqual(['paula', 'anton'])
    expect(await named(paula)).toEqual(['anton'])
    await used('pia', 'publisher', 1)
    await used('pelle', 'publisher', 4)
    expect(await named(editor)).toEqual(['pia', 'paula', 'anton'])
  })
})
