import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  exportSpace,
  importArchive,
  nextPlannedAt,
  readArchive,
  readSeen,
  type SeenDraft,
  updateStory,
  writeArchive,
} from '@/lib/content/embedded'
import { assets } from '@/lib/content/embedded/assets/tables'
import {
  releaseStories,
  releases,
  stories,
  storySchedules,
  storyVersions,
} from '@/lib/content/embedded/tables'
import { diskStorage } from '@/lib/content/media/storage/disk-storage'
import { currentTime } from '@/lib/platform/clock'
import { readDraft, saveDraft } from '@/lib/studio/drafts'
import { notePresence } from '@/lib/studio/people'
import type { Person, Role } from '@/lib/studio/people/person'
import { studioChanges, studioPeople } from '@/lib/studio/people/tables'
import { readReleaseFacts } from '@/lib/studio/releases/facts'
import * as release from '@/lib/studio/releases/manage'
import { carryOutReleases } from '@/lib/studio/releases/publish'
import { readRelease, readReleases } from '@/lib/studio/releases/read'
import { carryOutPlanned } from '@/lib/studio/schedules/carry-out'
import { planStory, readPlan } from '@/lib/studio/schedules/plan'
import { change, publish, remove } from '@/lib/studio/stories/change'
import { joinAlternate, saveSlugs } from '@/lib/studio/translations/manage'
import { describeOnDatabases } from '../../fixtures/databases'
import { openSpace } from '../../fixtures/space'

type Read = Awaited<ReturnType<typeof readArchive>>

const now = Date.parse('2026-12-10T12:00:00Z')
const due = new Date('2026-12-11T08:00:00Z')
const clock = '2026-12-11T09:00'

describeOnDatabases('a plan of the Studio and the draft that goes on', (getDb) => {
  let publisher: Person
  let editor: Person
  let id: number
  let folderId: number

  const personOf = async (role: Role): Promise<Person> => {
    const given = { name: role, address: `${role}@example.com`, role, language: 'de' as const }
    const [row] = await getDb()
      .insert(studioPeople)
      .values({ ...given, passwordHash: 'none' })
      .returning()
    return { ...given, id: row?.id ?? '' }
  }
  const contentOf = (text: string) => ({ component: 'page', _uid: 'p', body: [], seo_title: text })
  const draft = async () => {
    const found = await readDraft(id, getDb())
    if (!found) throw new Error('There is no such story')
    return found
  }
  const seen = async () => {
    const { version, name, seen: around } = await draft()
    return { version, name, ...around }
  }
  const markOf = async () => (await readSeen(getDb(), id))?.mark ?? ''
  const edit = async (text: string, person = editor) => {
    const { version } = await draft()
    const saved = await saveDraft(
      { storyId: id, content: contentOf(text), basedOn: version, person },
      getDb(),
    )
    expect(saved.ok).toBe(true)
  }
  const plan = async (body: {
    publishAt?: string
    seen?: SeenDraft | undefined
    kept?: string | undefined
  }) => planStory(publisher, id, { publishAt: clock, unpublishAt: '', ...body }, { db: getDb(), now })
  const published = async () => {
    const [row] = await getDb().select().from(stories).where(eq(stories.id, id))
    return row && { title: row.publishedContent?.seo_title, name: row.publishedName, path: row.fullSlug }
  }

  beforeAll(async () => {
    await openSpace(getDb(), { stories: [] })
    ;[publisher, editor] = [await personOf('publisher'), await personOf('editor')]
  })
  beforeEach(async () => {
    for (const table of [releases, stories, studioChanges]) await getDb().delete(table)
    const [folder] = await getDb()
      .insert(stories)
      .values({
        ...{ uuid: crypto.randomUUID(), groupId: crypto.randomUUID(), name: 'Ordner', slug: 'de-de' },
        ...{ fullSlug: 'de-de', content: {}, isFolder: true },
      })
      .returning()
    folderId = folder?.id ?? 0
    const [row] = await getDb()
      .insert(stories)
      .values({
        ...{ uuid: crypto.randomUUID(), groupId: crypto.randomUUID(), name: 'Start', slug: 'start' },
        parentId: folderId,
        ...{ fullSlug: 'de-de/start', content: contentOf('planned'), updatedAt: new Date(now) },
      })
      .returning()
    id = row?.id ?? 0
  })

  it('publishes the version that was planned, and leaves the draft of an editor as a draft', async () => {
    await plan({ seen: await seen() })
    await edit('changed by an editor')
    await change(editor, id, { name: 'Renamed by an editor' }, getDb())
    expect(await carryOutPlanned(getDb(), due)).toBe(1)
    expect(await published()).toEqual({ title: 'planned', name: 'Start', path: 'de-de/start' })
    expect(await draft()).toMatchObject({
      content: { seo_title: 'changed by an editor' },
      name: 'Renamed by an editor',
      hasUnpublishedChanges: true,
    })
  })

  it('plans, takes and publishes no drafting notes, and says that it is these', async () => {
    const body = [{ component: 'paragraph', _uid: 'n', type: 'note', text: 'Wer verkauft' }]
    await getDb()
      .update(stories)
      .set({ content: { ...contentOf('terms'), body } })
    expect(await publish(publisher, id, await seen(), getDb())).toEqual({
      ...{ ok: false, errors: { story: 'draftingNotes' } },
    })
    expect(await plan({ seen: await seen() })).toEqual({
      ...{ ok: false, errors: { publishAt: 'draftingNotes' } },
    })
    const made = await release.create(publisher, 'Terms', getDb())
    const take = [{ id, mark: await markOf() }]
    expect(await release.change(publisher, made, { take }, { db: getDb() })).toEqual({
      ...{ ok: false, errors: { stories: 'draftingNotes' } },
    })
    expect((await published())?.title).toBeUndefined()
  })

  it('publishes without unpublished changes where the draft stayed as it was', async () => {
    await plan({ seen: await seen() })
    await carryOutPlanned(getDb(), due)
    expect(await draft()).toMatchObject({ isPublished: true, hasUnpublishedChanges: false })
  })

  it('tells which version is planned, keeps it when only the time changes, and takes the draft when asked', async () => {
    await plan({ seen: await seen() })
    await edit('newer')
    const kept = await readPlan({ id, fullSlug: 'de-de/start' }, getDb())
    expect(kept.version).toMatchObject({ author: 'publisher', name: 'Start' })
    expect(kept.version?.content).not.toBe((await draft()).version)
    expect(await plan({ publishAt: '2026-12-12T09:00', kept: kept.version?.at })).toMatchObject({
      plan: { publishAt: '2026-12-12T09:00', version: kept.version },
    })
    expect(await plan({ seen: await seen() })).toMatchObject({
      plan: { version: { content: (await draft()).version } },
    })
    // Who still sees the version before plans nothing in its place.
    expect(await plan({ kept: kept.version?.at })).toEqual({ ok: false, error: 'draftChanged' })
    await carryOutPlanned(getDb(), due)
    expect((await published())?.title).toBe('newer')
  })

  it('plans and publishes nothing that has changed since it was seen', async () => {
    const before = await seen()
    const mark = await markOf()
    await edit('changed behind the back')
    expect(await plan({ seen: before })).toEqual({ ok: false, error: 'draftNewer' })
    expect(await getDb().select().from(storySchedules)).toEqual([])
    for (const [old, error] of [
      [before, 'draftNewer'],
      [{ ...(await seen()), name: 'Other' }, 'draftChanged'],
      [{ mark }, 'draftNewer'],
    ] as const)
      expect(await publish(publisher, id, old, getDb())).toEqual({ ok: false, error })
    expect((await published())?.title).toBeUndefined()
    expect(await publish(publisher, id, { mark: await markOf() }, getDb())).toEqual({ ok: true, id })
    expect((await published())?.title).toBe('changed behind the back')
  })

  describe('is not published, planned or put into a release when anything has changed that becomes public', () => {
    let seenBefore: Awaited<ReturnType<typeof seen>>
    let markBefore: string
    let fileId: number
    const otherId = async () => {
      const [row] = await getDb()
        .insert(stories)
        .values({
          ...{ uuid: crypto.randomUUID(), groupId: crypto.randomUUID(), name: 'Accueil', slug: 'accueil' },
          ...{ fullSlug: 'fr-ch/accueil', content: contentOf('fr') },
        })
        .returning()
      return row?.id ?? 0
    }

    const changes: [string, () => Promise<unknown>][] = [
      ['its address', () => change(publisher, id, { slug: 'neu' }, getDb())],
      ['the address of its folder', () => change(publisher, folderId, { slug: 'de-at' }, getDb())],
      [
        'its address in a market',
        () =>
          updateStory(
            getDb(),
            id,
            { translated_slugs_attributes: [{ lang: 'fr', path: 'de-de/x', name: null, published: true }] },
            false,
          ),
      ],
      ['its alternates', async () => joinAlternate(publisher, id, await otherId(), getDb())],
      ['its tags', () => updateStory(getDb(), id, { tag_list: ['neu'] }, false)],
      ['its name', () => change(editor, id, { name: 'Anders' }, getDb())],
      [
        'the bytes of a file',
        () =>
          getDb()
            .update(assets)
            .set({ digest: 'f'.repeat(64) })
            .where(eq(assets.id, fileId)),
      ],
      ['a file that is gone', () => getDb().delete(assets).where(eq(assets.id, fileId))],
    ]

    beforeEach(async () => {
      await getDb().delete(assets)
      const [file] = await getDb()
        .insert(assets)
        .values({ key: 'k1', name: 'a.svg', kind: 'svg', bytes: 1, digest: 'a'.repeat(64) })
        .returning()
      fileId = file?.id ?? 0
      const content = { ...contentOf('planned'), image: { filename: '/pictures/assets/x/k1/a.svg' } }
      await getDb().update(stories).set({ content }).where(eq(stories.id, id))
      seenBefore = await seen()
      markBefore = await markOf()
    })

    it.each(changes)('%s', async (_, alter) => {
      const made = await inRelease()
      const [held] = (await readRelease(made, getDb()))?.stories ?? []
      await alter()
      for (const old of [seenBefore, { mark: markBefore }]) {
        expect(await publish(publisher, id, old, getDb())).toEqual({ ok: false, error: 'draftChanged' })
        expect(await plan({ seen: old })).toEqual({ ok: false, error: 'draftChanged' })
      }
      const take = [{ id, mark: markBefore }]
      const changed = { ok: false, error: 'changed' }
      expect(await release.change(publisher, made, { take }, { db: getDb(), now })).toEqual(changed)
      // The name of a version stays with it.
      if (_ !== 'its name')
        expect(
          await release.publish(
            publisher,
            made,
            [{ id: held?.version?.id ?? 0, mark: held?.version?.mark ?? '' }],
            getDb(),
          ),
        ).toEqual(changed)
      expect(await publish(publisher, id, await seen(), getDb())).toEqual({ ok: true, id })
    })
  })

  it('plans no version that is not there', async () => {
    expect(await plan({})).toEqual({ ok: false, error: 'draftChanged' })
  })

  const inRelease = async (releaseAt = '') => {
    const made = await release.create(publisher, 'Winter', getDb())
    const take = [{ id, mark: await markOf() }]
    expect(await release.change(publisher, made, { releaseAt, take }, { db: getDb(), now })).toEqual({
      ok: true,
      id: made,
    })
    return made
  }

  it('takes someone who may publish to move or delete what is planned', async () => {
    const attempts: Record<string, () => Promise<unknown>> = {
      move: () => change(editor, id, { slug: 'elsewhere' }, getDb()),
      delete: () => remove(editor, id, getDb()),
      'address in a market': () => saveSlugs(editor, id, [], getDb()),
    }
    const refused = async () => {
      for (const [name, attempt] of Object.entries(attempts))
        expect([name, await attempt()]).toEqual([name, { ok: false, error: 'needsPublisher' }])
    }
    await plan({ seen: await seen() })
    await refused()
    await planStory(publisher, id, { publishAt: '', unpublishAt: '' }, { db: getDb(), now })
    const made = await inRelease()
    await refused()
    await release.remove(publisher, made, getDb())
    expect(await remove(editor, id, getDb())).toMatchObject({ ok: true, id })
  })

  it('takes someone who may publish to move or delete the folder of what is planned', async () => {
    await plan({ seen: await seen() })
    const needsPublisher = { ok: false, error: 'needsPublisher' }
    expect(await change(editor, folderId, { slug: 'x' }, getDb())).toEqual(needsPublisher)
    expect(await remove(editor, folderId, getDb())).toEqual(needsPublisher)
  })

  it('publishes with a release what was put into it, by hand only what was seen, and tells of newer drafts', async () => {
    const made = await inRelease()
    await edit('newer')
    const held = async () => (await readRelease(made, getDb()))?.stories[0]?.version
    const shown = await held()
    const first = { id: shown?.id ?? 0, mark: shown?.mark ?? '' }
    expect(await held()).toMatchObject({ author: 'publisher', isBehind: true })
    expect((await readReleases(getDb()))[0]?.notice).toBe('behind')
    expect(await release.publish(publisher, made, [{ ...first, id: first.id + 1 }], getDb())).toEqual({
      ok: false,
      error: 'changed',
    })
    const old = [{ id, mark: '0'.repeat(32) }]
    expect(await release.change(publisher, made, { take: old }, { db: getDb(), now })).toEqual({
      ok: false,
      error: 'changed',
    })
    expect(await release.publish(publisher, made, [first], getDb())).toEqual({ ok: true, id: made })
    expect((await published())?.title).toBe('planned')
  })

  it('tells of a release what its versions change, whatever the drafts have become', async () => {
    await edit('written')
    const made = await inRelease()
    await edit('newer')
    await edit('newest')
    const checked: unknown[] = []
    const facts = await readReleaseFacts(
      made,
      (_, { seo_title }) => {
        checked.push(seo_title)
        const found = { uid: 'x', block: 'page', field: '', reason: 'is needed', isIdle: false }
        return [{ ...found, title: 'Seite', words: 'Bitte ausfüllen.' }]
      },
      getDb(),
    )
    expect(checked).toEqual(['written'])
    expect(facts?.stories).toMatchObject([
      { id, facts: { savedBy: editor.name, faulty: [{ title: 'Seite' }], references: { total: 0 } } },
    ])
    expect(facts?.stories[0]?.facts.newer).toMatchObject({ by: editor.name })
    await notePresence(getDb(), { storyId: id, personId: editor.id }, currentTime())
    const told = (reader: Person) => readReleaseFacts(made, () => [], getDb(), reader)
    expect((await told(publisher))?.stories[0]?.facts.present).toEqual([editor.name])
    expect((await told(editor))?.stories[0]?.facts.present).toEqual([])
    expect(await readReleaseFacts(made + 1, () => [], getDb())).toBeUndefined()
  })

  it('publishes with a release at its time what was put into it, or the draft that was taken over', async () => {
    await inRelease(clock)
    const second = await inRelease(clock)
    await edit('newer')
    const take = [{ id, mark: await markOf() }]
    await release.change(publisher, second, { take }, { db: getDb(), now })
    await edit('newest')
    expect(await carryOutReleases(getDb(), due)).toBe(2)
    const titles = (await getDb().select().from(storyVersions).orderBy(asc(storyVersions.id)))
      .filter(({ event }) => event === 'published')
      .map(({ content }) => content.seo_title)
    expect(titles).toEqual(['planned', 'newer'])
    expect((await draft()).content.seo_title).toBe('newest')
  })

  it('publishes nothing of a plan or a release that holds no version, and asks for it anew', async () => {
    await plan({ seen: await seen() })
    const made = await inRelease(clock)
    // As an instance of an earlier release writes it while instances are replaced.
    await getDb().update(storySchedules).set({ versionId: null })
    await getDb().update(releaseStories).set({ versionId: null })
    expect(await nextPlannedAt(getDb())).toBeUndefined()
    expect(await carryOutPlanned(getDb(), due)).toBe(0)
    expect(await carryOutReleases(getDb(), due)).toBe(0)
    expect(await release.publish(publisher, made, [], getDb())).toEqual({
      ok: false,
      errors: { stories: 'anew' },
    })
    expect((await readPlan({ id, fullSlug: 'de-de/start' }, getDb())).version).toBeUndefined()
    expect((await readReleases(getDb()))[0]?.notice).toBe('anew')
    expect((await published())?.title).toBeUndefined()
  })

  /** Exports the space and imports it again, with what is changed in its archive. */
  const moved = async (
    alter: (archive: Extract<Read, { ok: true }>['archive']) => void = () => undefined,
  ) => {
    const folder = await mkdtemp(join(tmpdir(), 'nestling-archive-'))
    try {
      const storage = () => diskStorage(join(folder, 'files'))
      await writeArchive(folder, 1, exportSpace(getDb(), storage))
      const read = await readArchive(folder, 1)
      if (!read.ok) throw new Error('The archive cannot be read')
      alter(read.archive)
      const done = await importArchive(getDb(), read.archive, { replace: true, storage })
      return done.ok ? done.plans : undefined
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  it.each([
    ['names no version, as those of before', undefined],
    ['names a version that its history does not have', 99],
  ])('publishes no draft that nobody chose where an archive %s, and names the plan', async (_, version) => {
    await plan({ seen: await seen() })
    await inRelease(clock)
    const told = await moved(({ releases: [held], schedules }) => {
      for (const schedule of schedules) schedule.version = version
      if (held) for (const uuid of held.stories) held.versions[uuid] = version
    })
    expect(told).toEqual([
      'The release Winter: choose the version of de-de/start anew; the archive has none.',
      'The plan of de-de/start: plan it anew; the archive has no version for it.',
    ])
    expect([await carryOutPlanned(getDb(), due), await carryOutReleases(getDb(), due)]).toEqual([0, 0])
    expect((await readReleases(getDb()))[0]?.notice).toBe('anew')
    expect((await published())?.title).toBeUndefined()
  })

  it('is in an archive with its version, so that an import publishes the same', async () => {
    await plan({ seen: await seen() })
    await inRelease(clock)
    await edit('newer')
    await edit('newest')
    expect(await moved()).toEqual([])
    const [imported] = await readReleases(getDb())
    expect(await readRelease(imported?.id ?? 0, getDb())).toMatchObject({
      stories: [{ version: { author: 'publisher', isBehind: true } }],
    })
    expect(await carryOutPlanned(getDb(), due)).toBe(1)
    expect(await published()).toMatchObject({ title: 'planned' })
    expect((await draft()).content.seo_title).toBe('newest')
  })
})
