import { asc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { nextPlannedAt, readSeen } from '@/lib/content/embedded'
import {
  releaseStories,
  releases,
  stories,
  storySchedules,
  storyVersions,
} from '@/lib/content/embedded/tables'
import { outbox } from '@/lib/platform/outbox/tables'
import { studioChanges } from '@/lib/studio/people/tables'
import { change, create, publish, remove } from '@/lib/studio/releases/manage'
import { carryOutReleases } from '@/lib/studio/releases/publish'
import { readRelease, readReleases } from '@/lib/studio/releases/read'
import { carryOutPlanned } from '@/lib/studio/schedules/carry-out'
import { planStory, readPlan } from '@/lib/studio/schedules/plan'
import { describeOnDatabases } from '../../fixtures/databases'
import { openSpace } from '../../fixtures/space'

const now = Date.parse('2026-12-10T12:00:00Z')
const at = (iso: string) => new Date(iso)
const person = { id: null as unknown as string, name: 'Publisher', role: 'publisher' as const }

describeOnDatabases('what is planned in the Studio', (getDb) => {
  beforeAll(() => openSpace(getDb(), { stories: [] }))
  beforeEach(async () => {
    for (const table of [releases, stories, studioChanges, outbox]) await getDb().delete(table)
  })

  const story = async (fullSlug: string, given: Partial<typeof stories.$inferInsert> = {}) => {
    const [row] = await getDb()
      .insert(stories)
      .values({
        uuid: crypto.randomUUID(),
        groupId: crypto.randomUUID(),
        name: fullSlug,
        slug: fullSlug.split('/').at(-1) ?? '',
        fullSlug,
        content: { component: 'page', _uid: fullSlug, body: [] },
        ...given,
      })
      .returning()
    if (!row) throw new Error('not stored')
    return row
  }
  const isPublished = async (id: number) => {
    const [row] = await getDb().select().from(stories).where(eq(stories.id, id))
    return row?.publishedContent != null
  }
  const log = async () =>
    (await getDb().select().from(studioChanges).orderBy(asc(studioChanges.id))).map(
      ({ kind, personName, storyName, detail }) => [kind, personName, storyName ?? detail?.name],
    )
  const markOf = async (id: number) => (await readSeen(getDb(), id))?.mark ?? '0'.repeat(32)
  const plan = async (id: number, publishAt: string, unpublishAt = '') => {
    const seen = { mark: await markOf(id) }
    return planStory(person, id, { publishAt, unpublishAt, seen }, { db: getDb(), now })
  }
  const taken = (ids: readonly number[]) =>
    Promise.all(ids.map(async (id) => ({ id, mark: await markOf(id) })))
  /** Publishes what a release holds now. */
  const publishHeld = async (id: number) => {
    const held = (await readRelease(id, getDb()))?.stories ?? []
    return publish(
      person,
      id,
      held.flatMap(({ version }) => (version ? [{ id: version.id, mark: version.mark }] : [])),
      getDb(),
    )
  }

  it('is published and taken off at its times, by the clock of its market, each once', async () => {
    const { id } = await story('de-de/a')
    expect(await plan(id, '2026-12-11T09:00', '2026-12-12T00:00')).toMatchObject({
      ok: true,
      plan: {
        publishAt: '2026-12-11T09:00',
        unpublishAt: '2026-12-12T00:00',
        version: { author: 'Publisher' },
      },
    })
    expect(await nextPlannedAt(getDb())).toBe(Date.parse('2026-12-11T08:00:00Z'))
    expect(await carryOutPlanned(getDb(), at('2026-12-11T07:59:59Z'))).toBe(0)
    expect(await isPublished(id)).toBe(false)
    const together = await Promise.all([1, 2].map(() => carryOutPlanned(getDb(), at('2026-12-11T08:00:00Z'))))
    expect(together.toSorted()).toEqual([0, 1])
    expect(await isPublished(id)).toBe(true)
    expect(await readPlan({ id, fullSlug: 'de-de/a' }, getDb())).toEqual({
      publishAt: '',
      unpublishAt: '2026-12-12T00:00',
    })
    expect(await carryOutPlanned(getDb(), at('2026-12-20T00:00:00Z'))).toBe(1)
    expect(await isPublished(id)).toBe(false)
    expect(await nextPlannedAt(getDb())).toBeUndefined()
    expect(await log()).toEqual([
      ['story-scheduled', 'Publisher', 'de-de/a'],
      ['story-published', 'Publisher', 'de-de/a'],
      ['story-unpublished', 'Publisher', 'de-de/a'],
    ])
    const told = await getDb().select().from(outbox)
    expect(told.map(({ payload }) => (payload as { action: string }).action).toSorted()).toEqual([
      'published',
      'unpublished',
    ])
  })

  it('is published and taken off in the order of its times when the server was away', async () => {
    const { id } = await story('de-de/a')
    await plan(id, '2026-12-11T09:00', '2026-12-11T10:00')
    await carryOutPlanned(getDb(), at('2026-12-30T00:00:00Z'))
    expect(await isPublished(id)).toBe(false)
    expect((await log()).map(([kind]) => kind)).toEqual([
      'story-scheduled',
      'story-published',
      'story-unpublished',
    ])
  })

  it.each([
    ['a time that is none', '2026-13-01T00:00', '', { publishAt: 'notATime' }],
    ['the past', '2026-12-10T12:59', '', { publishAt: 'past' }],
    ['this instant', '', '2026-12-10T13:00', { unpublishAt: 'past' }],
    ['an end before the begin', '2026-12-12T00:00', '2026-12-11T00:00', { unpublishAt: 'order' }],
    ['both at once', '2026-12-12T00:00', '2026-12-12T00:00', { unpublishAt: 'order' }],
  ])('is refused for %s, and nothing changes', async (_, begin, end, errors) => {
    const { id } = await story('de-de/a')
    expect(await plan(id, begin, end)).toEqual({ ok: false, errors })
    expect(await getDb().select().from(storySchedules)).toEqual([])
    expect(await log()).toEqual([])
  })

  it('is replaced, taken back, and gone with its story', async () => {
    const { id } = await story('de-de/a')
    await plan(id, '2026-12-11T09:00')
    await plan(id, '2026-12-13T09:00')
    expect(await getDb().select().from(storySchedules)).toHaveLength(1)
    await plan(id, '')
    expect(await getDb().select().from(storySchedules)).toEqual([])
    expect((await log()).at(-1)?.[0]).toBe('story-unscheduled')
    await plan(id, '2026-12-13T09:00')
    await getDb().delete(stories)
    expect(await getDb().select().from(storySchedules)).toEqual([])
  })

  it('is nothing for a folder or a story that is gone', async () => {
    const { id } = await story('de-de', { isFolder: true })
    expect(await plan(id, '')).toEqual({ ok: false, error: 'missing' })
    expect(await plan(id + 1, '')).toEqual({ ok: false, error: 'missing' })
  })

  it('a release publishes all its stories together, by hand', async () => {
    const [one, two, other] = [await story('de-de/a'), await story('fr-ch/b'), await story('de-de/c')]
    const id = await create(person, 'Winter', getDb())
    expect(await publishHeld(id)).toEqual({ ok: false, errors: { stories: 'empty' } })
    await change(person, id, { take: await taken([two.id, one.id]) }, { db: getDb(), now })
    expect((await readRelease(id, getDb()))?.stories.map(({ address, state }) => [address, state])).toEqual([
      ['/de/a/', 'draft'],
      ['/ch-fr/b/', 'draft'],
    ])
    expect(await publishHeld(id)).toEqual({ ok: true, id })
    expect(await Promise.all([one, two, other].map((each) => isPublished(each.id)))).toEqual([
      true,
      true,
      false,
    ])
    expect(await publishHeld(id)).toEqual({ ok: false, error: 'missing' })
    expect(await change(person, id, { name: 'x' }, { db: getDb(), now })).toEqual({
      ok: false,
      error: 'missing',
    })
    expect((await log()).map(([kind]) => kind)).toEqual([
      'release-created',
      'release-changed',
      'story-published',
      'story-published',
      'release-published',
    ])
  })

  it('stands in the history of its stories under the name of who planned it', async () => {
    const [one, two] = [await story('de-de/a'), await story('de-de/b')]
    await plan(one.id, '2026-12-11T09:00')
    await carryOutPlanned(getDb(), at('2026-12-30T00:00:00Z'))
    const id = await create(person, 'Winter', getDb())
    await change(
      person,
      id,
      { take: await taken([two.id]), releaseAt: '2026-12-24T18:00' },
      { db: getDb(), now },
    )
    await carryOutReleases(getDb(), at('2026-12-30T00:00:00Z'))
    const history = await getDb().select().from(storyVersions).orderBy(asc(storyVersions.id))
    expect(history.map(({ name, event, author }) => [name, event, author])).toEqual([
      ['de-de/a', 'planned', 'Publisher'],
      ['de-de/a', 'published', 'Publisher'],
      ['de-de/b', 'planned', 'Publisher'],
      ['de-de/b', 'published', 'Publisher'],
    ])
  })

  it('a release publishes all or none', async () => {
    const [one, two] = [await story('de-de/a'), await story('de-de/b')]
    const id = await create(person, 'Winter', getDb())
    await change(person, id, { take: await taken([one.id, two.id]) }, { db: getDb(), now })
    // It has become a folder meanwhile, which has no versions.
    await getDb().update(stories).set({ isFolder: true }).where(eq(stories.id, two.id))
    await expect(publishHeld(id)).rejects.toThrow('de-de/b of the release Winter')
    expect(await isPublished(one.id)).toBe(false)
    expect((await readRelease(id, getDb()))?.release.releasedAt).toBeUndefined()
  })

  it('a release is published at its time, once with two instances, and after it comes no other', async () => {
    const one = await story('de-de/a')
    const id = await create(person, 'Winter', getDb())
    expect(await change(person, id, { releaseAt: '2026-12-01T00:00' }, { db: getDb(), now })).toEqual({
      ok: false,
      errors: { releaseAt: 'past' },
    })
    expect(await change(person, id, { releaseAt: 'bald' }, { db: getDb(), now })).toEqual({
      ok: false,
      errors: { releaseAt: 'notATime' },
    })
    await change(
      person,
      id,
      { releaseAt: '2026-12-24T18:00', take: await taken([one.id]) },
      { db: getDb(), now },
    )
    expect(await nextPlannedAt(getDb())).toBe(Date.parse('2026-12-24T17:00:00Z'))
    // Who has the page open is told which version is in which release, until that is published.
    const held = async () => (await readPlan(one, getDb())).releases
    expect(await held()).toMatchObject([
      {
        id,
        name: 'Winter',
        releaseAt: '2026-12-24T17:00:00.000Z',
        version: { author: 'Publisher', name: 'de-de/a' },
      },
    ])
    expect(await carryOutReleases(getDb(), at('2026-12-24T16:59:59Z'))).toBe(0)
    const together = await Promise.all(
      [1, 2].map(() => carryOutReleases(getDb(), at('2026-12-24T17:00:00Z'))),
    )
    expect(together.toSorted()).toEqual([0, 1])
    expect(await held()).toBeUndefined()
    expect(await isPublished(one.id)).toBe(true)
    expect(await nextPlannedAt(getDb())).toBeUndefined()
  })

  it('an empty release at its time is done, so that it holds up nothing', async () => {
    const id = await create(person, 'Leer', getDb())
    await change(person, id, { releaseAt: '2026-12-24T18:00' }, { db: getDb(), now })
    expect(await carryOutReleases(getDb(), at('2026-12-25T00:00:00Z'))).toBe(1)
    expect(await nextPlannedAt(getDb())).toBeUndefined()
  })

  it('releases to come are listed first, and one that is deleted leaves its stories', async () => {
    const one = await story('de-de/a')
    const done = await create(person, 'Fertig', getDb())
    await change(person, done, { take: await taken([one.id]) }, { db: getDb(), now })
    await publishHeld(done)
    const later = await create(person, 'Später', getDb())
    await change(person, later, { releaseAt: '2027-01-01T00:00' }, { db: getDb(), now })
    const soon = await create(person, 'Bald', getDb())
    await change(
      person,
      soon,
      { releaseAt: '2026-12-20T00:00', take: await taken([one.id]) },
      { db: getDb(), now },
    )
    expect((await readReleases(getDb())).map(({ name, stories: count }) => [name, count])).toEqual([
      ['Bald', 1],
      ['Später', 0],
      ['Fertig', 1],
    ])
    expect(await remove(person, soon, getDb())).toEqual({ ok: true, id: soon })
    expect(await remove(person, soon, getDb())).toEqual({ ok: false, error: 'missing' })
    expect(await isPublished(one.id)).toBe(true)
    expect(await getDb().select().from(releaseStories)).toHaveLength(1)
  })
})
