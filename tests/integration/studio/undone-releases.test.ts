import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { readSeen } from '@/lib/content/embedded'
import { releases, stories, storyVersions } from '@/lib/content/embedded/tables'
import { saveDraft } from '@/lib/studio/drafts'
import { createFirstPerson } from '@/lib/studio/people/first-person'
import { listChanges } from '@/lib/studio/people/list-changes'
import { listPeople } from '@/lib/studio/people/manage-people'
import type { Person } from '@/lib/studio/people/person'
import * as release from '@/lib/studio/releases/manage'
import { readRelease } from '@/lib/studio/releases/read'
import { readUndoFacts, undo } from '@/lib/studio/releases/undo'
import { publish } from '@/lib/studio/stories/change'
import { describeOnDatabases } from '../../fixtures/databases'
import { openSpace } from '../../fixtures/space'

describeOnDatabases('a published release', (getDb) => {
  let person: Person

  const contentOf = (title: string) => ({ component: 'page', _uid: 'p', body: [], seo_title: title })
  const made = async (slug: string, shown?: string) => {
    const [row] = await getDb()
      .insert(stories)
      .values({
        ...{ uuid: crypto.randomUUID(), groupId: crypto.randomUUID(), name: slug, slug },
        ...{ fullSlug: `de-de/${slug}`, content: contentOf('new') },
        ...(shown && {
          publishedContent: contentOf(shown),
          publishedName: slug,
          publishedAt: new Date('2026-01-01T10:00:00Z'),
        }),
      })
      .returning()
    return row?.id ?? 0
  }
  const titleOf = async (id: number) => {
    const [row] = await getDb().select().from(stories).where(eq(stories.id, id))
    return row?.publishedContent?.seo_title
  }
  const markOf = async (id: number) => (await readSeen(getDb(), id))?.mark ?? ''
  const published = async (...ids: number[]) => {
    const id = await release.create(person, 'Winter', getDb())
    const take = await Promise.all(ids.map(async (page) => ({ id: page, mark: await markOf(page) })))
    await release.change(person, id, { take }, { db: getDb() })
    const held = (await readRelease(id, getDb()))?.stories.flatMap(({ version }) => version ?? []) ?? []
    expect(await release.publish(person, id, held, getDb())).toEqual({ ok: true, id })
    return id
  }
  const factsOf = async (id: number) => (await readUndoFacts(id, () => [], getDb()))?.pages ?? []
  const changed = async (id: number) => (await factsOf(id)).filter(({ becomes }) => becomes !== 'stays')

  beforeAll(async () => {
    await openSpace(getDb(), { stories: [] })
    await createFirstPerson(getDb(), { address: undefined, password: undefined })
    const [admin] = await listPeople(getDb())
    if (!admin) throw new Error('There is nobody')
    person = admin
  })
  beforeEach(async () => {
    await getDb().delete(releases)
    await getDb().delete(stories)
  })

  it('is undone as a whole: shoppers see what they saw before, and drafts stay', async () => {
    const [old, fresh] = [await made('alt', 'before'), await made('neu')]
    const id = await published(old, fresh)
    expect([await titleOf(old), await titleOf(fresh)]).toEqual(['new', 'new'])
    const pages = await factsOf(id)
    expect(pages).toMatchObject([
      { id: old, becomes: 'former', facts: { changes: { changed: expect.any(Number) } } },
      { id: fresh, becomes: 'off', facts: { isPage: true } },
    ])
    expect(await undo(person, id, { pages }, getDb())).toEqual({ ok: true, id })
    expect([await titleOf(old), await titleOf(fresh)]).toEqual(['before', undefined])
    const [row] = await getDb().select().from(stories).where(eq(stories.id, old))
    expect(row).toMatchObject({ content: contentOf('new'), unpublishedChanges: true })
    expect((await readRelease(id, getDb()))?.release.undone).toMatchObject({ by: person.name })
    const { changes } = await listChanges(getDb(), {})
    expect(changes.slice(0, 3).map(({ kind }) => kind)).toEqual([
      'release-undone',
      'story-unpublished',
      'story-published',
    ])
    expect(await undo(person, id, { pages }, getDb())).toEqual({ ok: false, error: 'missing' })
  })

  it('leaves alone what was published anew since, and is undone only as it was seen', async () => {
    const [one, other] = [await made('eins', 'before'), await made('zwei', 'before')]
    const id = await published(one, other)
    const seen = await changed(id)
    await saveDraft(
      {
        ...{ storyId: one, content: contentOf('newest'), person },
        basedOn: (await readSeen(getDb(), one))?.version ?? '',
      },
      getDb(),
    )
    expect(await publish(person, one, { mark: await markOf(one) }, getDb())).toMatchObject({ ok: true })
    expect(await undo(person, id, { pages: seen }, getDb())).toEqual({ ok: false, error: 'changed' })
    expect(await factsOf(id)).toMatchObject([
      { id: one, becomes: 'stays' },
      { id: other, becomes: 'former' },
    ])
    expect(await undo(person, id, { pages: await changed(id) }, getDb())).toEqual({ ok: true, id })
    expect([await titleOf(one), await titleOf(other)]).toEqual(['newest', 'before'])
  })

  it('is not undone where nobody knows what was there before, nor before it is published', async () => {
    const page = await made('eins', 'before')
    const id = await published(page)
    await getDb().delete(storyVersions).where(eq(storyVersions.event, 'published'))
    expect(await factsOf(id)).toMatchObject([{ becomes: 'stays' }])
    expect(await undo(person, id, { pages: [] }, getDb())).toMatchObject({ errors: { stories: 'empty' } })
    const open = await release.create(person, 'Sommer', getDb())
    expect(await undo(person, open, { pages: [] }, getDb())).toEqual({ ok: false, error: 'missing' })
  })
})
