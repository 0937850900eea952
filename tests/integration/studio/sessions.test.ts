import { beforeEach, expect, it } from 'vitest'
import { listChanges } from '@/lib/studio/people/list-changes'
import { loginOrigin } from '@/lib/studio/people/login-origin'
import { endSession, endSessions } from '@/lib/studio/people/own-sessions'
import type { Person } from '@/lib/studio/people/person'
import {
  findStudioSession,
  listStudioSessions,
  openStudioSession,
  pruneStudioSessions,
  renewStudioSession,
} from '@/lib/studio/people/sessions'
import { studioPeople, studioSessions } from '@/lib/studio/people/tables'
import { describeOnDatabases } from '../../fixtures/databases'

const now = new Date('2026-12-01T12:00:00Z')
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'

describeOnDatabases('the logins of a person', (getDb) => {
  let anna: Person
  let chef: Person
  const personOf = async (name: string): Promise<Person> => {
    const account = { name, address: `${name}@example.com`, role: 'editor' as const, language: 'de' as const }
    const [row] = await getDb()
      .insert(studioPeople)
      .values({ ...account, passwordHash: 'none' })
      .returning()
    return { ...account, id: row?.id ?? '' }
  }
  beforeEach(async () => {
    await getDb().delete(studioPeople)
    ;[anna, chef] = [await personOf('anna'), await personOf('chef')]
  })
  const listed = (person: Person, at = now) => listStudioSessions(getDb(), person.id, at)

  it('are listed with their browser, system, network and method, without what has ended', async () => {
    const headers = new Headers({ 'user-agent': firefox, 'x-nestling-client': '192.0.2.7 192.0.2.0/24' })
    await openStudioSession(getDb(), anna.id, now, loginOrigin({ headers }, 'password'))
    await openStudioSession(getDb(), anna.id, later(1), loginOrigin({ headers: new Headers() }, 'passkey'))
    expect(await listed(anna)).toMatchObject([
      { method: 'passkey', network: 'unknown', device: null },
      { method: 'password', network: '192.0.2.7', device: 'Firefox, Linux', createdAt: now },
    ])
    expect(await listed(anna, later(12.5))).toMatchObject([{ method: 'passkey' }])
    expect(JSON.stringify(await listed(anna))).not.toContain('token')
  })

  it('end after thirty days, however much they are used, and whatever token they have by then', async () => {
    const days = 24
    let token = await openStudioSession(getDb(), anna.id, now)
    for (let at = 10; at < 30 * days; at += 10) {
      expect(await findStudioSession(getDb(), token, later(at))).toMatchObject({ id: anna.id })
      token = await renewStudioSession(getDb(), token)
    }
    expect(await listed(anna, later(30 * days))).toHaveLength(1)
    expect(await findStudioSession(getDb(), token, later(30 * days))).toMatchObject({ id: anna.id })
    const over = later(30 * days + 1)
    expect(await findStudioSession(getDb(), token, over)).toBeUndefined()
    expect(await listed(anna, over)).toEqual([])
    await pruneStudioSessions(getDb(), over)
    expect(await getDb().select().from(studioSessions)).toEqual([])
  })

  it('are ended one by one, or all but the present one, and that is in the log', async () => {
    const tokens = []
    for (let at = 0; at < 3; at += 1) tokens.push(await openStudioSession(getDb(), anna.id, later(at)))
    const [first, second, third] = tokens
    const oldest = (await listed(anna)).at(-1)?.id ?? ''
    expect(await endSession(getDb(), chef, chef, oldest)).toBe(false)
    expect(await endSession(getDb(), chef, anna, oldest)).toBe(true)
    expect(await findStudioSession(getDb(), first ?? '', now)).toBeUndefined()
    await endSessions(getDb(), anna, anna, third)
    expect(await findStudioSession(getDb(), second ?? '', now)).toBeUndefined()
    expect(await findStudioSession(getDb(), third ?? '', now)).toMatchObject({ id: anna.id })
    await endSessions(getDb(), chef, anna)
    expect(await listed(anna)).toEqual([])
    const { changes } = await listChanges(getDb(), { kind: 'sessions-ended' })
    expect(changes.slice(0, 3).map(({ personName, detail }) => [personName, detail?.name])).toEqual([
      ['chef', 'anna'],
      ['anna', 'anna'],
      ['chef', 'anna'],
    ])
  })
})
