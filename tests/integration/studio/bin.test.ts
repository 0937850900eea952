import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { binDays, pruneDeleted, readSeen } from '@/lib/content/embedded'
import {
  deletedStories,
  deletedVersions,
  releaseStories,
  releases,
  stories,
  storyVersions,
} from '@/lib/content/embedded/tables'
import { purge, restore } from '@/lib/studio/bin/manage'
import { readBin } from '@/lib/studio/bin/read'
import { createFirstPerson } from '@/lib/studio/people/first-person'
import { listChanges } from '@/lib/studio/people/list-changes'
import { listPeople } from '@/lib/studio/people/manage-people'
import type { Person } from '@/lib/studio/people/person'
import * as release from '@/lib/studio/releases/manage'
import { readRelease, readReleases } from '@/lib/studio/releases/read'
import { publish, remove } from '@/lib/studio/stories/change'
import { create } from '@/lib/studio/stories/create'
import { readDeletion } from '@/lib/studio/stories/read'
import { describeOnDatabases } from '../../fixtures/databases'
import { openSpace } from '../../fixtures/space'

describeOnDatabases('deleted pages', (getDb) => {
  let person: Person

  const made = async (name: string, parent: number | null = null, kind: 'story' | 'folder' = 'story') => {
    const place = { name, slug: undefined, parent }
    const edit = await create(
      person,
      kind === 'folder' ? { kind, ...place } : { kind, ...place, type: 'page' },
      getDb(),
    )
    if (!edit.ok) throw new Error(JSON.stringify(edit))
    return edit.id
  }
  const find = async (id: number) => (await getDb().select().from(stories).where(eq(stories.id, id)))[0]
  const bin = async (search = '') => (await readBin({ search, offset: 0 }, getDb())).rows
  const first = async () => {
    const [row] = await bin()
    if (!row) throw new Error('The bin is empty')
    return row
  }
  const kinds = async () => (await listChanges(getDb(), {})).changes.map(({ kind }) => kind)

  beforeAll(async () => {
    await openSpace(getDb(), { stories: [] })
    await createFirstPerson(getDb(), { address: undefined, password: undefined })
    const [admin] = await listPeople(getDb())
    if (!admin) throw new Error('There is nobody')
    person = admin
  })

  beforeEach(async () => {
    await getDb().delete(stories)
    await getDb().delete(deletedStories)
    await getDb().delete(releases)
  })

  it('come back as drafts with their id, group and history, to their folder', async () => {
    const folder = await made('Aktionen', null, 'folder')
    const id = await made('Ziel', folder)
    await publish(person, id, { mark: (await readSeen(getDb(), id))?.mark ?? '' }, getDb())
    const before = await find(id)
    const removed = await remove(person, id, getDb())
    const row = await first()
    // By this a deletion is undone at once.
    expect(removed).toEqual({ ok: true, id, bin: row.id })
    expect(row).toMatchObject({
      storyId: id,
      name: 'Ziel',
      folder: 'aktionen',
      folderId: folder,
      by: person.name,
    })
    expect(await restore(person, row.id, { parent: folder, slug: undefined }, getDb())).toEqual({
      ok: true,
      id,
    })
    expect(await find(id)).toMatchObject({
      ...{ uuid: before?.uuid, groupId: before?.groupId, fullSlug: 'aktionen/ziel' },
      ...{ content: before?.content, publishedContent: null, unpublishedChanges: true },
      // Its age tells which of two versions was there first.
      ...{ firstPublishedAt: before?.firstPublishedAt, createdAt: before?.createdAt },
    })
    const history = await getDb()
      .select({ event: storyVersions.event })
      .from(storyVersions)
      .where(eq(storyVersions.storyId, id))
      .orderBy(asc(storyVersions.id))
    expect(history.map(({ event }) => event)).toEqual(['saved', 'published', 'saved'])
    expect(await bin()).toEqual([])
    expect((await kinds())[0]).toBe('story-undeleted')
  })

  it('in a deleted folder are listed each, and come back to a chosen one', async () => {
    const [folder, other] = [await made('Alt', null, 'folder'), await made('Neu', null, 'folder')]
    const inner = await made('Innen', folder, 'folder')
    const ids = [await made('Eins', folder), await made('Zwei', inner)]
    await remove(person, folder, getDb())
    const rows = await bin()
    expect(rows.map(({ storyId, folderId }) => [storyId, folderId])).toEqual(
      ids.map((id) => [id, null]).reverse(),
    )
    expect(await readDeletion(ids[1] ?? 0, undefined, getDb())).toMatchObject({
      ...{ name: 'Zwei', path: 'alt/innen/zwei', inBin: true },
    })
    const [found] = await bin('alt/innen')
    expect(found?.name).toBe('Zwei')
    await restore(person, found?.id ?? 0, { parent: other, slug: undefined }, getDb())
    expect(await find(ids[1] ?? 0)).toMatchObject({ fullSlug: 'neu/zwei', parentId: other })
  })

  it('say what has their address by now, and come back under another', async () => {
    const id = await made('Ziel')
    await remove(person, id, getDb())
    const taker = await made('Ziel')
    const row = await first()
    expect(await restore(person, row.id, { parent: null, slug: undefined }, getDb())).toMatchObject({
      ...{ ok: false, errors: { slug: 'taken' }, taker: { id: taker } },
    })
    expect(await bin()).toHaveLength(1)
    expect(await restore(person, row.id, { parent: null, slug: 'ziel-2' }, getDb())).toEqual({ ok: true, id })
  })

  it('take no identity that something imported has, and leave a group that has a page of their market', async () => {
    const [id, group] = [await made('Ziel'), randomUUID()]
    await getDb().update(stories).set({ groupId: group, fullSlug: 'de/ziel' }).where(eq(stories.id, id))
    const before = await find(id)
    await remove(person, id, getDb())
    const other = await made('Anderes')
    await getDb()
      .update(stories)
      .set({ uuid: before?.uuid ?? '', groupId: group, fullSlug: 'de/anderes' })
      .where(eq(stories.id, other))
    const market = await made('de', null, 'folder')
    const restored = await restore(person, (await first()).id, { parent: market, slug: undefined }, getDb())
    if (!restored.ok) throw new Error(JSON.stringify(restored))
    const after = await find(restored.id)
    expect(after?.uuid).not.toBe(before?.uuid)
    expect(after?.groupId).not.toBe(group)
  })

  it('are deleted for good by hand and after their days, with their histories', async () => {
    const ids = [await made('Eins'), await made('Zwei')]
    for (const id of ids) await remove(person, id, getDb())
    const row = await first()
    expect(await purge(person, row.id, getDb())).toBe(true)
    expect(await purge(person, row.id, getDb())).toBe(false)
    expect((await kinds())[0]).toBe('story-purged')
    const late = new Date(Date.parse((await first()).endsAt))
    await pruneDeleted(getDb(), new Date(late.getTime() - 60_000))
    expect(await bin()).toHaveLength(1)
    expect(late.getTime() - Date.parse((await first()).at)).toBe(binDays * 86_400_000)
    await pruneDeleted(getDb(), late)
    expect(await bin()).toEqual([])
    expect(await getDb().select().from(deletedVersions)).toEqual([])
  })

  describe('that a release held', () => {
    const page = async (name: string) => {
      const id = await made(name)
      return { id, mark: (await readSeen(getDb(), id))?.mark ?? '' }
    }
    const pagesOf = async (id: number) => {
      const read = await readRelease(id, getDb())
      return { held: read?.stories ?? [], gone: read?.departed ?? [], notice: read?.release.notice }
    }
    const holding = async (...pages: { id: number; mark: string }[]) => {
      const id = await release.create(person, 'Winter', getDb())
      await release.change(person, id, { take: pages }, { db: getDb() })
      return id
    }

    it('stay named there with who deleted them, and come back with the very version', async () => {
      const [one, other] = [await page('Eins'), await page('Zwei')]
      const held = await holding(one, other)
      const before = (await pagesOf(held)).held.find(({ id }) => id === one.id)?.version
      await remove(person, one.id, getDb())
      const { gone, notice } = await pagesOf(held)
      expect(gone).toMatchObject([
        { id: one.id, name: 'Eins', by: person.name, isInBin: true, wasPublished: false },
      ])
      expect(notice).toBe('departed')
      await remove(person, other.id, getDb())
      expect((await readReleases(getDb()))[0]).toMatchObject({ stories: 0, notice: 'emptied' })
      for (const { id } of await bin()) await restore(person, id, { parent: null, slug: undefined }, getDb())
      const after = await pagesOf(held)
      expect(after).toMatchObject({ gone: [], held: [{ id: one.id }, { id: other.id }] })
      expect(after.held[0]?.version).toMatchObject({
        at: before?.at,
        author: before?.author,
        isBehind: false,
      })
      // Another draft, which the release does not publish.
      const [row] = await getDb().select().from(releaseStories).where(eq(releaseStories.storyId, one.id))
      const [version] = await getDb()
        .select()
        .from(storyVersions)
        .where(eq(storyVersions.id, row?.versionId ?? 0))
      expect(version).toMatchObject({ event: 'planned', storyId: one.id })
    })

    it('can be taken out of it, and stay named once the bin has them no more', async () => {
      const one = await page('Eins')
      const held = await holding(one)
      await remove(person, one.id, getDb())
      await purge(person, (await first()).id, getDb())
      expect((await pagesOf(held)).gone).toMatchObject([{ name: 'Eins', isInBin: false }])
      await release.change(person, held, { drop: [one.id] }, { db: getDb() })
      expect((await pagesOf(held)).gone).toEqual([])
    })

    it('come back into one that is published only if they were published with it', async () => {
      const [one, other] = [await page('Eins'), await page('Zwei')]
      const held = await holding(one, other)
      await remove(person, one.id, getDb())
      const seen = (await pagesOf(held)).held.flatMap(({ version }) => version ?? [])
      expect(await release.publish(person, held, seen, getDb())).toMatchObject({ ok: true })
      await remove(person, other.id, getDb())
      expect((await pagesOf(held)).gone).toMatchObject([{ wasPublished: false }, { wasPublished: true }])
      for (const { id } of await bin()) await restore(person, id, { parent: null, slug: undefined }, getDb())
      expect(await pagesOf(held)).toMatchObject({ held: [{ id: other.id }], gone: [{ id: one.id }] })
    })
  })

  it('do not come back once their days are over, though they are not pruned yet', async () => {
    await remove(person, await made('Ziel'), getDb())
    const row = await first()
    await getDb()
      .update(deletedStories)
      .set({ deletedAt: new Date(Date.parse(row.at) - (binDays + 1) * 86_400_000) })
    expect(await bin()).toEqual([])
    expect(await restore(person, row.id, { parent: null, slug: undefined }, getDb())).toEqual({
      ...{ ok: false, error: 'missing' },
    })
  })
})
