import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { createToken, exportSpace, handleManagement, nextPlannedAt, readSeen } from '@/lib/content/embedded'
import { releaseStories, releases, stories, storySchedules } from '@/lib/content/embedded/tables'
import { readDraft } from '@/lib/studio/drafts'
import { changePerson, removePerson } from '@/lib/studio/people'
import type { Person, Role } from '@/lib/studio/people/person'
import { studioChanges, studioPeople } from '@/lib/studio/people/tables'
import { holdWords } from '@/lib/studio/releases/hold-words'
import * as release from '@/lib/studio/releases/manage'
import { releasesText } from '@/lib/studio/releases/messages'
import { carryOutReleases } from '@/lib/studio/releases/publish'
import { readRelease, readReleases } from '@/lib/studio/releases/read'
import { carryOutPlanned } from '@/lib/studio/schedules/carry-out'
import { planStory, readPlan } from '@/lib/studio/schedules/plan'
import { readHeld, readTakenOver, takeOver } from '@/lib/studio/schedules/take-over'
import { describeOnDatabases } from '../../fixtures/databases'
import { openSpace } from '../../fixtures/space'

const now = Date.parse('2026-12-10T12:00:00Z')
const due = new Date('2026-12-11T08:00:00Z')
const clock = '2026-12-11T09:00'

describeOnDatabases('what somebody has planned who may no longer publish', (getDb) => {
  let admin: Person
  let planner: Person
  let other: Person
  let id: number
  let releaseId: number

  const personOf = async (name: string, role: Role): Promise<Person> => {
    const given = { name, address: `${name}@example.com`, role, language: 'de' as const }
    const [row] = await getDb()
      .insert(studioPeople)
      .values({ ...given, passwordHash: 'none' })
      .returning()
    return { ...given, id: row?.id ?? '' }
  }
  const seen = async () => {
    const draft = await readDraft(id, getDb())
    if (!draft) throw new Error('There is no such story')
    return { version: draft.version, name: draft.name, ...draft.seen }
  }
  const markOf = async () => (await readSeen(getDb(), id))?.mark ?? ''
  const lift = (
    person: Parameters<typeof release.change>[0],
    body: Parameters<typeof release.change>[2] = { takeOver: true },
  ) => release.change(person, releaseId, body, { db: getDb(), now })
  const isPublished = async () => (await readDraft(id, getDb()))?.isPublished
  const carryOut = async () => [await carryOutPlanned(getDb(), due), await carryOutReleases(getDb(), due)]
  const log = async () =>
    (await getDb().select().from(studioChanges)).map(({ kind, personName }) => `${kind} ${personName}`)

  beforeEach(async () => {
    await openSpace(getDb(), { stories: [] })
    for (const table of [releases, stories, studioChanges, studioPeople]) await getDb().delete(table)
    admin = await personOf('admin', 'admin')
    planner = await personOf('planner', 'publisher')
    other = await personOf('other', 'publisher')
    const [row] = await getDb()
      .insert(stories)
      .values({
        ...{ uuid: crypto.randomUUID(), groupId: crypto.randomUUID(), name: 'Start', slug: 'start' },
        ...{ fullSlug: 'de-de/start', content: { component: 'page', _uid: 'p' }, updatedAt: new Date(now) },
      })
      .returning()
    id = row?.id ?? 0
    const planned = await planStory(
      planner,
      id,
      { publishAt: clock, unpublishAt: '', seen: await seen() },
      { db: getDb(), now },
    )
    expect(planned.ok).toBe(true)
    releaseId = await release.create(planner, 'Winter', getDb())
    await release.change(planner, releaseId, { releaseAt: clock }, { db: getDb(), now })
    await getDb().delete(studioChanges)
  })

  const ends = [
    ['is removed', () => removePerson(getDb(), admin, planner.id)],
    [
      'becomes an editor',
      () => changePerson(getDb(), admin, planner.id, { name: 'planner', role: 'editor' }),
    ],
  ] as const

  it.each(ends)('is put on hold when the planner %s, and is neither done nor forgotten', async (_, end) => {
    expect(await end()).toMatchObject({ ok: true, held: 2 })
    expect((await log()).filter((line) => line.startsWith('plan-held'))).toEqual([
      'plan-held admin',
      'plan-held admin',
    ])
    expect(await nextPlannedAt(getDb())).toBeUndefined()
    expect(await carryOut()).toEqual([0, 0])
    expect(await isPublished()).toBe(false)
    expect(await readPlan({ id, fullSlug: 'de-de/start' }, getDb(), now)).toMatchObject({
      publishAt: clock,
      onHold: { planner: 'planner', isDue: false },
    })
    expect((await readReleases(getDb()))[0]).toMatchObject({
      notice: 'held',
      onHold: true,
      author: 'planner',
    })
    expect(await readHeld(getDb(), due.getTime())).toMatchObject([
      { name: 'Start', planner: 'planner', what: 'publish', isDue: true },
      { name: 'Winter', planner: 'planner', what: 'release', isDue: true },
    ])
  })

  it('goes on in the name of whoever takes it over', async () => {
    await removePerson(getDb(), admin, planner.id)
    expect((await takeOver(other, id, getDb())).ok).toBe(true)
    expect(await takeOver(other, id, getDb())).toEqual({ ok: false, error: 'missing' })
    expect(await lift({ ...admin, isFresh: true })).toMatchObject({ ok: true })
    expect(await readHeld(getDb(), now)).toEqual([])
    expect((await log()).slice(-2)).toEqual(['plan-taken-over other', 'plan-taken-over admin'])
    expect(await carryOut()).toEqual([1, 1])
    expect(await isPublished()).toBe(true)
    expect(await log()).toContain('story-published other')
    expect((await readRelease(releaseId, getDb()))?.release.author).toBe('admin')
  })

  it('is a release that neither another publisher nor an old login of an administrator goes on with', async () => {
    await removePerson(getDb(), admin, planner.id)
    for (const body of [{ takeOver: true as const }, { releaseAt: clock }, { releaseAt: '' }]) {
      expect(await lift(other, body)).toEqual({ ok: false, errors: { hold: 'notYours' } })
      expect(await lift(admin, body)).toEqual({ ok: false, error: 'stale' })
    }
    expect(await carryOutReleases(getDb(), due)).toBe(0)
    expect((await readRelease(releaseId, getDb()))?.release).toMatchObject({
      onHold: true,
      author: 'planner',
    })
  })

  it('stays on hold, and that of its planner, when an administrator only takes its time away', async () => {
    await removePerson(getDb(), admin, planner.id)
    expect(await lift({ ...admin, isFresh: true }, { releaseAt: '' })).toMatchObject({ ok: true })
    expect((await readRelease(releaseId, getDb()))?.release).toMatchObject({
      ...{ onHold: true, author: 'planner', plannerId: planner.id },
    })
    expect(await log()).not.toContain('plan-taken-over admin')
  })

  it('is planned anew by somebody else only with a record of it', async () => {
    await removePerson(getDb(), admin, planner.id)
    await planStory(other, id, { publishAt: clock, unpublishAt: '' }, { db: getDb(), now })
    expect(await log()).toContain('plan-taken-over other')
    await getDb().delete(studioChanges)
    await planStory(other, id, { publishAt: clock, unpublishAt: '' }, { db: getDb(), now })
    expect(await log()).toEqual(['story-scheduled other'])
  })

  describe('by a program', () => {
    const call = async (path: string, body: object, by: { ownerId: string | null } | 'operator') => {
      const token =
        by === 'operator'
          ? ''
          : await createToken(getDb(), {
              ...{ kind: 'management', name: 'CLI', expiresAt: null },
              ...(by.ownerId !== null && { ownerId: by.ownerId }),
            })
      const changed: string[] = []
      const answer = await handleManagement(
        new Request(`http://shop.example/cdn-api/v1/spaces/1/${path}`, {
          method: 'PUT',
          headers: { authorization: token, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
        {
          ...{ db: getDb(), limiter: false, ...(by === 'operator' && { operator: 'operator' }) },
          onChanged: async (changes) => void changed.push(...changes.map(({ kind }) => kind)),
        },
      )
      return [answer.status, changed.toSorted()]
    }
    const later = new Date(now + 100 * 365 * 24 * 60 * 60 * 1_000).toISOString()

    it('is a release that goes on for its planner and the operator alone, with a record', async () => {
      const times = (at: string) => ({ release: { release_at: at } })
      await removePerson(getDb(), admin, planner.id)
      for (const at of [later, ''])
        for (const ownerId of [other.id, admin.id, null])
          expect(await call(`releases/${releaseId}`, times(at), { ownerId })).toEqual([422, []])
      expect((await readRelease(releaseId, getDb()))?.release).toMatchObject({
        ...{ onHold: true, author: 'planner', clock },
      })
      const lifted = [200, ['plan-taken-over', 'release-scheduled']]
      expect(await call(`releases/${releaseId}`, times(later), 'operator')).toEqual(lifted)
      await getDb().update(releases).set({ onHold: true, plannerId: other.id })
      expect(await call(`releases/${releaseId}`, times(later), { ownerId: other.id })).toEqual(lifted)
    })

    it('is a story that gets another time with a record', async () => {
      await removePerson(getDb(), admin, planner.id)
      const body = { story_scheduling: { publish_at: later } }
      const taken = [200, ['plan-taken-over', 'story-scheduled']]
      expect(await call(`story_schedulings/${id}`, body, { ownerId: other.id })).toEqual(taken)
      expect(await call(`story_schedulings/${id}`, body, { ownerId: other.id })).toEqual([
        ...[200, ['story-scheduled']],
      ])
    })
  })

  it('stays that of its planner when somebody else gives the release a name', async () => {
    await release.change(other, releaseId, { name: 'Winter 26' }, { db: getDb(), now })
    expect(await removePerson(getDb(), admin, planner.id)).toMatchObject({ held: 2 })
    expect(await carryOut()).toEqual([0, 0])
    expect((await readReleases(getDb()))[0]).toMatchObject({ name: 'Winter 26', author: 'planner' })
  })

  describe('a release of somebody else', () => {
    let winter: number
    /** `planner` puts a version into the release that `other` plans. */
    const putIn = async (releaseAt: string) => {
      await removePlans()
      winter = await release.create(other, 'Sale', getDb())
      await release.change(other, winter, { releaseAt }, { db: getDb(), now })
      const mark = await markOf()
      const put = await release.change(planner, winter, { take: [{ id, mark }] }, { db: getDb(), now })
      expect(put.ok).toBe(true)
      await getDb().delete(studioChanges)
    }
    const removePlans = async () => {
      await getDb().delete(releases)
      await getDb().delete(storySchedules)
    }
    const rowOf = async () => (await readRelease(winter, getDb()))?.release

    it.each(ends)('is put on hold with a version of a person who %s', async (_, end) => {
      await putIn(clock)
      expect(await end()).toMatchObject({ ok: true, held: 1 })
      expect(await log()).toContain('plan-held admin')
      expect(await nextPlannedAt(getDb())).toBeUndefined()
      expect(await carryOut()).toEqual([0, 0])
      expect(await isPublished()).toBe(false)
      expect(await rowOf()).toMatchObject({ notice: 'held', onHold: true, heldFor: 'planner' })
      expect(await readHeld(getDb(), now)).toMatchObject([{ name: 'Sale', what: 'release' }])
    })

    it('says of nobody who may publish that they may not', async () => {
      await putIn(clock)
      await removePerson(getDb(), admin, planner.id)
      const words = async () => {
        const row = await rowOf()
        return row && holdWords(row, releasesText('en'))
      }
      expect(await words()).toContain('put in by planner')
      await release.change(other, winter, { drop: [id] }, { db: getDb(), now })
      expect(await rowOf()).toMatchObject({ onHold: true, heldFor: '', author: 'other' })
      expect(await words()).not.toContain('other')
      await changePerson(getDb(), admin, other.id, { name: 'other', role: 'editor' })
      expect(await words()).toContain('other scheduled')
    })

    it('goes on once somebody answers for its versions, and then for good', async () => {
      await putIn(clock)
      await removePerson(getDb(), admin, planner.id)
      await release.change(other, winter, { name: 'Sale 26' }, { db: getDb(), now })
      expect(await rowOf()).toMatchObject({ name: 'Sale 26', onHold: true })
      await release.change(other, winter, { takeOver: true }, { db: getDb(), now })
      expect(await rowOf()).toMatchObject({ onHold: false })
      expect(await carryOut()).toEqual([0, 1])
      expect(await isPublished()).toBe(true)
    })

    it('tells its planner when an administrator goes on with it', async () => {
      await putIn(clock)
      await removePerson(getDb(), admin, planner.id)
      const body = { takeOver: true } as const
      await release.change({ ...admin, isFresh: true }, winter, body, { db: getDb(), now })
      expect(await rowOf()).toMatchObject({ onHold: false, author: 'admin' })
      expect(await readTakenOver(other.id, getDb(), Date.now())).toMatchObject([
        { name: 'Sale', by: 'admin' },
      ])
      expect(await readTakenOver(admin.id, getDb(), Date.now())).toEqual([])
      const later = Date.now() + 8 * 24 * 60 * 60 * 1_000
      expect(await readTakenOver(other.id, getDb(), later)).toEqual([])
    })

    it('is on hold also before it has a time, so that a time alone publishes nothing unseen', async () => {
      await putIn('')
      expect(await removePerson(getDb(), admin, planner.id)).toMatchObject({ held: 1 })
      expect(await rowOf()).toMatchObject({ onHold: true, heldFor: 'planner' })
      await release.change(other, winter, { name: 'Sale', releaseAt: '' }, { db: getDb(), now })
      expect(await rowOf()).toMatchObject({ onHold: true })
    })

    it('is put on hold at its time where nobody noticed before', async () => {
      await putIn(clock)
      await getDb().delete(studioPeople).where(eq(studioPeople.id, planner.id))
      expect(await carryOut()).toEqual([0, 0])
      expect(await rowOf()).toMatchObject({ onHold: true })
    })

    it('knows by the name alone who put a version into it in an earlier release of the shop', async () => {
      await putIn(clock)
      await getDb().update(releaseStories).set({ takerId: null })
      expect(await removePerson(getDb(), admin, planner.id)).toMatchObject({ held: 1 })
      expect(await carryOut()).toEqual([0, 0])
    })

    it('is put on hold with a version that a token of the person put in', async () => {
      await removePlans()
      winter = await release.create(other, 'Sale', getDb())
      await release.change(other, winter, { releaseAt: clock }, { db: getDb(), now })
      const token = await createToken(getDb(), {
        ...{ kind: 'management', name: 'CLI', ownerId: planner.id, expiresAt: null },
      })
      const story = { name: 'Start', content: { component: 'page', _uid: 'p', text: 'by a program' } }
      const url = `http://shop.example/cdn-api/v1/spaces/1/stories/${id}?release_id=${winter}`
      const headers = { authorization: token, 'content-type': 'application/json' }
      const init = { method: 'PUT', headers, body: JSON.stringify({ story }) }
      const put = await handleManagement(new Request(url, init), { db: getDb(), limiter: false })
      expect(put.status).toBe(200)
      expect(await removePerson(getDb(), admin, planner.id)).toMatchObject({ held: 1 })
      expect(await carryOut()).toEqual([0, 0])
    })

    it('stays planned when the version was replaced by one of somebody who may publish', async () => {
      await putIn(clock)
      const mark = await markOf()
      await release.change(other, winter, { take: [{ id, mark }] }, { db: getDb(), now })
      expect(await removePerson(getDb(), admin, planner.id)).toMatchObject({ held: 0 })
      expect(await carryOut()).toEqual([0, 1])
    })
  })

  it('goes on when it is planned anew', async () => {
    await removePerson(getDb(), admin, planner.id)
    await planStory(other, id, { publishAt: clock, unpublishAt: '' }, { db: getDb(), now })
    await release.change(other, releaseId, { name: 'Advent' }, { db: getDb(), now })
    expect((await readReleases(getDb()))[0]).toMatchObject({
      name: 'Advent',
      author: 'planner',
      onHold: true,
    })
    await lift({ ...admin, isFresh: true }, { releaseAt: clock })
    expect(await readHeld(getDb(), now)).toEqual([])
    expect(await carryOut()).toEqual([1, 1])
  })

  it('is put on hold at its time where nobody noticed before', async () => {
    await getDb().delete(studioPeople).where(eq(studioPeople.id, planner.id))
    expect(await nextPlannedAt(getDb())).toBe(due.getTime())
    expect(await carryOut()).toEqual([0, 0])
    expect(await readHeld(getDb(), now)).toHaveLength(2)
    expect(await nextPlannedAt(getDb())).toBeUndefined()
  })

  it('is known by the name alone where an earlier release of the shop has planned it', async () => {
    await getDb().update(storySchedules).set({ plannerId: null })
    await getDb().update(releases).set({ plannerId: null })
    expect(await removePerson(getDb(), admin, other.id)).toMatchObject({ held: 0 })
    expect(await removePerson(getDb(), admin, planner.id)).toMatchObject({ held: 2 })
  })

  it('stays planned by a person whose role changes and who still may publish', async () => {
    expect(await changePerson(getDb(), admin, planner.id, { name: 'planner', role: 'admin' })).toMatchObject({
      held: 0,
    })
    expect(await carryOut()).toEqual([1, 1])
  })

  it('is on hold in an archive too', async () => {
    await removePerson(getDb(), admin, planner.id)
    const held: unknown[] = []
    for await (const { path, content } of exportSpace(getDb()))
      if (/releases|schedules/.test(path)) held.push(JSON.parse(String(content))[0]?.on_hold)
    expect(held).toEqual([true, true])
  })
})
