import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { handleDelivery } from '@/lib/content/embedded/delivery/handle'
import { handleManagement } from '@/lib/content/embedded/management/handle'
import { accessTokens } from '@/lib/content/embedded/tables'
import { concealTokens } from '@/lib/content/embedded/tokens'
import { listChanges } from '@/lib/studio/people/list-changes'
import { changePerson, removePerson } from '@/lib/studio/people/manage-people'
import type { Person } from '@/lib/studio/people/person'
import { studioPeople } from '@/lib/studio/people/tables'
import { tokenBody } from '@/lib/studio/tokens/bodies'
import { create, remove } from '@/lib/studio/tokens/manage'
import { readTokens } from '@/lib/studio/tokens/read'
import { describeOnDatabases } from '../../fixtures/databases'
import { openSpace } from '../../fixtures/space'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

describeOnDatabases('access tokens', (getDb) => {
  let admin: Person
  let other: Person

  const personOf = async (name: string): Promise<Person> => {
    const given = { name, address: `${name}@example.com`, role: 'admin' as const, language: 'de' as const }
    const [row] = await getDb()
      .insert(studioPeople)
      .values({ ...given, passwordHash: 'none' })
      .returning()
    return { ...given, id: row?.id ?? '' }
  }
  beforeAll(async () => {
    await openSpace(getDb(), {
      stories: [{ fullSlug: 'de-de/a', name: 'A', content: { component: 'page' } }],
    })
  })
  beforeEach(async () => {
    await getDb().delete(accessTokens)
    await getDb().delete(studioPeople)
    ;[admin, other] = [await personOf('chef'), await personOf('anna')]
  })

  const manages = async (token: string) => {
    const request = new Request('http://test/cdn-api/v1/spaces/1', { headers: { authorization: token } })
    return (await handleManagement(request, { db: getDb(), limiter: false })).status
  }
  const reads = async (token: string, version: string) => {
    const url = `http://test/cdn-api/v2/cdn/spaces/me?version=${version}&token=${encodeURIComponent(token)}`
    return (await handleDelivery(new Request(url), { db: getDb(), limiter: false })).status
  }
  const made = (kind: 'public' | 'preview' | 'management', days: 30 | 365 | null = 365, by = admin) =>
    create(by, { name: kind, kind, days }, { db: getDb() })
  const rows = () => getDb().select().from(accessTokens)

  it('do what their kind allows', async () => {
    const tokens = {
      public: await made('public', null),
      preview: await made('preview'),
      management: await made('management'),
    }
    const seen = await Promise.all(
      Object.entries(tokens).map(async ([kind, token]) => [
        kind,
        await reads(token, 'published'),
        await reads(token, 'draft'),
        await manages(token),
      ]),
    )
    expect(seen).toEqual([
      ['public', 200, 401, 401],
      ['preview', 200, 200, 401],
      ['management', 401, 401, 200],
    ])
  })

  it('are kept as hashes, and nothing that is kept opens anything', async () => {
    const token = await made('management')
    const [row] = await rows()
    expect(JSON.stringify(row)).not.toContain(token)
    for (const kept of [row?.token, row?.tokenHash, row?.ending]) expect(await manages(kept ?? '')).toBe(401)
    expect(await manages('')).toBe(401)
  })

  it('end at their time', async () => {
    const token = await made('management', 30)
    await getDb()
      .update(accessTokens)
      .set({ expiresAt: new Date(Date.now() - 1) })
    expect(await manages(token)).toBe(401)
    expect(await readTokens(getDb())).toMatchObject([{ owner: 'chef', isExpired: true }])
  })

  it.each([
    ['public', null, true],
    ['public', 365, true],
    ['preview', null, false],
    ['management', null, false],
    ['management', 36_500, false],
    ['management', undefined, false],
  ])('of the kind %s for %s days can be made: %s', (kind, days, isFine) => {
    expect(tokenBody.safeParse({ name: 'App', kind, days }).success).toBe(isFine)
  })

  it.each([
    ['is removed', () => removePerson(getDb(), other, admin.id)],
    [
      'administers no more',
      () => changePerson(getDb(), other, admin.id, { name: 'chef', role: 'publisher' }),
    ],
    [
      'is deleted from the database by other means',
      () => getDb().delete(studioPeople).where(eq(studioPeople.id, admin.id)),
    ],
  ])('end when their owner %s, and those of others stay', async (_, end) => {
    const [token, others] = [await made('management'), await made('management', 365, other)]
    await end()
    expect(await manages(token)).toBe(401)
    expect(await manages(others)).toBe(200)
  })

  it('end with their owner in the log', async () => {
    await made('preview')
    await removePerson(getDb(), other, admin.id)
    const { changes } = await listChanges(getDb(), { kind: 'token-deleted' })
    expect(changes[0]).toMatchObject({ personName: 'anna', detail: { name: 'preview', kind: 'preview' } })
  })

  it('tell of their last use, which is noted once an hour', async () => {
    const token = await made('management')
    expect((await readTokens(getDb()))[0]?.usedAt).toBeNull()
    await manages(token)
    const [first] = await rows()
    await manages(token)
    expect((await rows())[0]?.usedAt).toEqual(first?.usedAt)
    await getDb()
      .update(accessTokens)
      .set({ usedAt: new Date(Date.now() - 61 * 60_000) })
    await manages(token)
    expect((await rows())[0]?.usedAt?.getTime()).toBeGreaterThanOrEqual(
      first?.usedAt?.getTime() ?? Number.NaN,
    )
  })

  it('are deleted by what is listed', async () => {
    const token = await made('management')
    const [listed] = await readTokens(getDb())
    expect(listed).toMatchObject({ ending: token.slice(-4), owner: 'chef', isExpired: false })
    expect(await remove(admin, listed?.id ?? '', getDb())).toBe(true)
    expect(await remove(admin, listed?.id ?? '', getDb())).toBe(false)
    expect(await manages(token)).toBe(401)
  })

  it('that an instance of an earlier release makes work, and lose what stands in clear after a day', async () => {
    const token = 'in-clear-as-it-was'
    await getDb().execute(
      sql`insert into cms_access_tokens (token, kind, name) values (${token}, 'management', 'old')`,
    )
    expect(await manages(token)).toBe(200)
    expect(await readTokens(getDb())).toMatchObject([{ ending: '-was', owner: null, isExpired: false }])
    await concealTokens(getDb(), new Date())
    expect(await manages(token)).toBe(200)
    expect((await rows())[0]?.token).toBe(token)
    await concealTokens(getDb(), new Date(Date.now() + dayMs + hourMs))
    expect(JSON.stringify(await rows())).not.toContain(token)
    expect(await manages(token)).toBe(200)
    expect(await manages((await rows())[0]?.token ?? '')).toBe(401)
  })
})
