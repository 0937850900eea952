import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { readSeen, type SeenDraft, waitsIn } from '@/lib/content/embedded'
import { releases, stories, storyVersions } from '@/lib/content/embedded/tables'
import { keepReadBy, readDraft, saveDraft } from '@/lib/studio/drafts'
import type { Person, Role } from '@/lib/studio/people/person'
import { studioPeople } from '@/lib/studio/people/tables'
import { changeReleaseBody } from '@/lib/studio/releases/body'
import * as release from '@/lib/studio/releases/manage'
import { readRelease } from '@/lib/studio/releases/read'
import { takenBack } from '@/lib/studio/releases/taken-back'
import { carryOutPlanned } from '@/lib/studio/schedules/carry-out'
import { planStory } from '@/lib/studio/schedules/plan'
import { publish } from '@/lib/studio/stories/change'
import { readFacts } from '@/lib/studio/stories/facts'
import { describeOnDatabases } from '../../fixtures/databases'
import { openSpace } from '../../fixtures/space'

const now = Date.parse('2026-12-10T12:00:00Z')
const due = new Date('2026-12-11T08:00:00Z')

describeOnDatabases('a version that a publisher has read while somebody writes on', (getDb) => {
  let publisher: Person
  let editor: Person
  let id: number

  const personOf = async (role: Role): Promise<Person> => {
    const given = { name: role, address: `${role}@example.com`, role, language: 'de' as const }
    const [row] = await getDb()
      .insert(studioPeople)
      .values({ ...given, passwordHash: 'none' })
      .returning()
    return { ...given, id: row?.id ?? '' }
  }
  const contentOf = (text: string) => ({ component: 'page', _uid: 'p', body: [], seo_title: text })
  const write = async (text: string) => {
    const { version = '' } = (await readDraft(id, getDb())) ?? {}
    const save = { storyId: id, content: contentOf(text), basedOn: version, person: editor }
    expect(await saveDraft(save, getDb())).toMatchObject({ ok: true })
  }
  /** What the editor of the page has shown, and what a list has. */
  const looks: Readonly<Record<string, () => Promise<SeenDraft>>> = {
    'in the editor': async () => {
      const draft = await readDraft(id, getDb())
      if (!draft) throw new Error('There is no such story')
      return { version: draft.version, name: draft.name, ...draft.seen }
    },
    'in a list': async () => ({ mark: (await readSeen(getDb(), id))?.mark ?? '' }),
  }
  const published = async () => {
    const [row] = await getDb().select().from(stories).where(eq(stories.id, id))
    return { title: row?.publishedContent?.seo_title, isNewer: row?.unpublishedChanges }
  }
  const asRead = true as const
  const planned = (seen: SeenDraft, more: { asRead?: true } = {}) =>
    planStory(
      publisher,
      id,
      { publishAt: '2026-12-11T09:00', unpublishAt: '', seen, ...more },
      { db: getDb(), now },
    )
  const taken = async (seen: SeenDraft, more: { asRead?: true } = {}) => {
    const made = await release.create(publisher, 'Advent', getDb())
    const mark = 'mark' in seen ? seen.mark : ''
    const edit = await release.change(publisher, made, { take: [{ id, mark, ...more }] }, { db: getDb() })
    return { made, edit }
  }
  /** Each way in which it becomes public: what is said first, and what is done when the version that was read is meant. */
  const ways: Readonly<
    Record<
      string,
      {
        refused: (seen: SeenDraft) => Promise<{ ok: boolean; error?: string }>
        meant: (seen: SeenDraft) => Promise<unknown>
        newer: string
        by: readonly string[]
      }
    >
  > = {
    'by hand': {
      refused: (seen) => publish(publisher, id, seen, getDb()),
      meant: (seen) => publish(publisher, id, seen, getDb(), { asRead }),
      newer: 'draftNewer',
      by: Object.keys(looks),
    },
    'by a plan': {
      refused: (seen) => planned(seen),
      meant: async (seen) => {
        expect(await planned(seen, { asRead })).toMatchObject({ ok: true })
        expect(await carryOutPlanned(getDb(), due)).toBe(1)
      },
      newer: 'draftNewer',
      by: Object.keys(looks),
    },
    'in a release': {
      refused: async (seen) => (await taken(seen)).edit,
      meant: async (seen) => {
        const { made, edit } = await taken(seen, { asRead })
        expect(edit).toMatchObject({ ok: true })
        const held = await getDb().select().from(storyVersions).where(eq(storyVersions.event, 'planned'))
        const version = held.find(({ content }) => content.seo_title === 'read')
        const { listReleaseStories } = await import('@/lib/content/embedded')
        const [story] = await listReleaseStories(getDb(), made)
        expect(story?.version?.id).toBe(version?.id)
        const versions = [{ id: story?.version?.id ?? 0, mark: story?.version?.mark ?? '' }]
        expect(await release.publish(publisher, made, versions, getDb())).toMatchObject({ ok: true })
      },
      newer: 'newer',
      by: ['in a list'],
    },
  }

  beforeAll(async () => {
    await openSpace(getDb(), { stories: [] })
    ;[publisher, editor] = [await personOf('publisher'), await personOf('editor')]
  })
  beforeEach(async () => {
    for (const table of [releases, stories]) await getDb().delete(table)
    const [row] = await getDb()
      .insert(stories)
      .values({
        ...{ uuid: crypto.randomUUID(), groupId: crypto.randomUUID(), name: 'Start', slug: 'start' },
        ...{ fullSlug: 'start', content: contentOf('first'), updatedAt: new Date(now) },
      })
      .returning()
    id = row?.id ?? 0
    // The saves of one sitting.
    for (const text of ['second', 'third', 'read']) await write(text)
  })

  for (const [way, { refused, meant, newer, by }] of Object.entries(ways))
    for (const look of by)
      it(`is published ${way} as it was seen ${look}, once that is meant`, async () => {
        await keepReadBy(publisher, id, getDb())
        const seen = (await looks[look]?.()) ?? { mark: '' }
        await write('written on')
        await write('and on')
        expect(await refused(seen)).toEqual({ ok: false, error: newer })
        expect(await published()).toMatchObject({ title: undefined })
        await meant(seen)
        expect(await published()).toEqual({ title: 'read', isNewer: true })
        expect((await readDraft(id, getDb()))?.content.seo_title).toBe('and on')
      })

  it('is told before with what it means, and tells afterwards who has written on', async () => {
    await keepReadBy(publisher, id, getDb())
    const seen = await looks['in the editor']?.()
    if (!seen || 'mark' in seen) throw new Error('Nothing was seen')
    const listed = await looks['in a list']?.()
    await write('written on')
    const read = (name: string) => readFacts(id, () => [], getDb(), { read: name })
    for (const name of [seen.version, listed && 'mark' in listed ? listed.mark : ''])
      expect((await read(name))?.savedBy).toBe('editor')
    expect(await read('0'.repeat(32))).toBeUndefined()
    await publish(publisher, id, seen, getDb(), { asRead })
    expect((await readFacts(id, () => [], getDb(), { reader: publisher }))?.others).toEqual(['editor'])
  })

  it('is not published with another address, and not under the eyes of an editor alone', async () => {
    await keepReadBy(publisher, id, getDb())
    const seen = await looks['in the editor']?.()
    await write('written on')
    await getDb().update(stories).set({ fullSlug: 'elsewhere' }).where(eq(stories.id, id))
    expect(seen && (await publish(publisher, id, seen, getDb(), { asRead }))).toEqual({
      ...{ ok: false, error: 'draftChanged' },
    })
    await keepReadBy(editor, id, getDb())
    const kept = async () =>
      (await getDb().select().from(storyVersions).where(eq(storyVersions.storyId, id))).length
    const before = await kept()
    await write('and on')
    expect(await kept()).toBe(before)
    expect(await waitsIn(getDb(), id)).toBeUndefined()
  })

  it('goes back into a release that it has left, although the draft is newer', async () => {
    await write('held')
    const { made } = await taken({ mark: (await readSeen(getDb(), id))?.mark ?? '' })
    await write('later')
    const inRelease = async () => (await readRelease(made, getDb()))?.stories ?? []
    const before = await inRelease()
    expect(before).toMatchObject([{ id, version: { isBehind: true } }])
    expect(await release.change(publisher, made, { drop: [id] }, { db: getDb() })).toMatchObject({ ok: true })
    expect(await inRelease()).toEqual([])
    const undo = changeReleaseBody.parse(takenBack(before))
    expect(await release.change(publisher, made, undo, { db: getDb() })).toMatchObject({ ok: true })
    const mark = before[0]?.version?.mark
    expect(await inRelease()).toMatchObject([{ id, version: { mark, isBehind: true } }])
  })
})
