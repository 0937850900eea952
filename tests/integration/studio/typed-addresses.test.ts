import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { importArchive, readArchive } from '@/lib/content/embedded/archive'
import { stories } from '@/lib/content/embedded/tables'
import { redirects } from '@/lib/content/redirects/tables'
import type { Person } from '@/lib/studio/people'
import { studioPeople } from '@/lib/studio/people/tables'
import { changeBody, createBody } from '@/lib/studio/stories/bodies'
import { change } from '@/lib/studio/stories/change'
import { create } from '@/lib/studio/stories/create'
import { saveSlugs } from '@/lib/studio/translations'
import { describeOnDatabases } from '../../fixtures/databases'
import { openSpace, type TestSpace } from '../../fixtures/space'
import { readSlugs, refusedSlugs } from '../../fixtures/typed-slugs'

const publisher: Person = {
  id: '00000000-0000-4000-8000-0000000000ad',
  name: 'Publisher A',
  address: 'publisher-a@example.org',
  role: 'publisher',
  language: 'de',
}
const content = { component: 'page', _uid: 'root' }

/** What a door made of an address: the path below the market or the company, or that it was refused, and why. */
type Outcome = { path: string } | { refused: string }

describeOnDatabases('an address', (getDb) => {
  let space: TestSpace
  let folders: Record<'de-de' | 'baby', number>
  const find = async (id: number) => (await getDb().select().from(stories).where(eq(stories.id, id)))[0]
  const add = async (folder: keyof typeof folders, slug: string, more: object = {}): Promise<number> => {
    const story = { name: slug, slug, parent_id: folders[folder], content, ...more }
    const { status, body } = await space.manage('POST', 'stories', { story })
    if (status !== 201) throw new Error(`${slug}: ${JSON.stringify(body)}`)
    return body.story.id
  }
  /** As an earlier release could store it. */
  const store = async (slug: string, more: Partial<typeof stories.$inferInsert> = {}) => {
    const row = { uuid: randomUUID(), groupId: randomUUID(), name: slug, slug, fullSlug: `de-de/${slug}` }
    const [made] = await getDb()
      .insert(stories)
      .values({ ...row, parentId: folders['de-de'], content, ...more })
      .returning()
    if (!made) throw new Error('The story was not stored')
    return made.id
  }
  const pathOf = async (id: number): Promise<Outcome> => ({
    path: ((await find(id))?.fullSlug ?? '').replace(/^[^/]+\//, ''),
  })

  beforeEach(async () => {
    await getDb().delete(stories)
    await getDb().delete(redirects)
    const { address, name, role, language, id } = publisher
    await getDb()
      .insert(studioPeople)
      .values({ id, name, role, language, address, passwordHash: '' })
      .onConflictDoNothing()
    space = await openSpace(getDb(), { stories: [] })
    const folder = async (slug: string): Promise<number> =>
      (await space.manage('POST', 'stories', { story: { name: slug, slug, is_folder: true } })).body.story.id
    folders = { baby: await folder('baby'), 'de-de': await folder('de-de') }
  })

  const managed = async (method: string, path: string, story: object): Promise<Outcome> => {
    const { status, body } = await space.manage(method, path, { story })
    return status < 300 ? pathOf(body.story.id) : { refused: String(status) }
  }
  const inStudio = async (edit: Awaited<ReturnType<typeof change>>): Promise<Outcome> => {
    if (edit.ok) return pathOf(edit.id)
    return { refused: 'errors' in edit ? (edit.errors.slug ?? 'elsewhere') : edit.error }
  }
  const newInStudio = async (kind: 'story' | 'folder', slug: string): Promise<Outcome> => {
    const parent = folders['de-de']
    const read = createBody.safeParse({ kind, name: 'Neu', slug, parent, type: 'page' })
    if (!read.success) return { refused: read.error.issues[0]?.message ?? '' }
    return inStudio(await create(publisher, read.data, getDb()))
  }

  /** Every place at which an address is typed or brought along. */
  const doors: Record<string, (typed: string) => Promise<Outcome>> = {
    'a new story of the Management API': (slug) =>
      managed('POST', 'stories', { name: 'x', slug, parent_id: folders['de-de'], content }),
    'a new folder of the Management API': (slug) =>
      managed('POST', 'stories', { name: 'x', slug, parent_id: folders['de-de'], is_folder: true }),
    'a story renamed by the Management API': async (slug) =>
      managed('PUT', `stories/${await add('de-de', 'alt')}`, { slug }),
    'a copy of the Management API': async (slug) =>
      managed('POST', `stories/${await add('de-de', 'alt')}/duplicate`, { slug }),
    'a translated path of the Management API': async (slug) => {
      const translated = { translated_slugs_attributes: [{ lang: 'fr-ch', path: `baby/${slug}` }] }
      const id = await add('baby', 'seite')
      const { status } = await space.manage('PUT', `stories/${id}`, { story: translated })
      if (status >= 300) return { refused: String(status) }
      return { path: ((await find(id))?.translatedSlugs[0]?.path ?? '').replace('baby/', '') }
    },
    'a new story in the Studio': (slug) => newInStudio('story', slug),
    'a new folder in the Studio': (slug) => newInStudio('folder', slug),
    'a story renamed in the Studio': async (slug) => {
      const read = changeBody.safeParse({ slug })
      if (!read.success) return { refused: read.error.issues[0]?.message ?? '' }
      return inStudio(await change(publisher, await add('de-de', 'alt'), read.data, getDb()))
    },
    'a translated path in the Studio': async (slug) => {
      const id = await add('baby', 'seite')
      const edit = await saveSlugs(publisher, id, [{ lang: 'fr-ch', path: slug }], getDb())
      if (!edit.ok) return { refused: edit.error }
      return { path: ((await find(id))?.translatedSlugs[0]?.path ?? '').replace('baby/', '') }
    },
    'an archive': async (slug) => {
      const at = await mkdtemp(join(tmpdir(), 'addresses-'))
      try {
        await mkdir(join(at, 'stories/1'), { recursive: true })
        const common = { group_id: randomUUID(), created_at: '2026-01-01T00:00:00.000Z', parent_id: null }
        const folder = { ...common, id: 1, uuid: randomUUID(), name: 'de', slug: 'de-de', full_slug: 'de-de' }
        const story = { ...common, id: 2, uuid: randomUUID(), name: 's', slug, full_slug: `de-de/${slug}` }
        await writeFile(join(at, 'stories/1/f.json'), JSON.stringify({ ...folder, is_folder: true }))
        await writeFile(join(at, 'stories/1/s.json'), JSON.stringify({ ...story, parent_id: 1, content }))
        const read = await readArchive(at, 1)
        if (!read.ok) return { refused: read.problems.join() }
        await importArchive(getDb(), read.archive, { replace: true })
        const kept = await find(2)
        expect(kept?.fullSlug).toBe(`de-de/${kept?.slug}`)
        return await pathOf(2)
      } finally {
        await rm(at, { recursive: true })
      }
    },
  }

  describe.each(Object.keys(doors))('of %s', (door) => {
    const enter = (typed: string) => doors[door]?.(typed) ?? Promise.reject(new Error(door))

    it('is read as the shop looks it up', async () => {
      for (const [typed, slug] of readSlugs) {
        await getDb().delete(stories).where(eq(stories.isFolder, false))
        await getDb().delete(stories).where(eq(stories.parentId, folders['de-de']))
        if (door === 'an archive') await getDb().delete(stories)
        // What is typed in the Studio has no dots, as an address that is made from a name has none.
        const path = door.endsWith('in the Studio') ? slug.replace('.-', '-') : slug
        expect(await enter(typed), typed).toEqual({ path })
      }
    })

    it('is refused where it can be none', async () => {
      for (const [typed, refusal] of refusedSlugs) {
        // An empty field is no address: it is made of the name, or the one of the company stays.
        if (refusal === 'empty') continue
        if (typed === 'a/b' && door.includes('path')) continue
        await getDb().delete(stories).where(eq(stories.isFolder, false))
        const outcome = await enter(typed)
        expect(outcome, typed).toHaveProperty('refused')
        if (door.endsWith('in the Studio')) expect(outcome, typed).toEqual({ refused: refusal })
      }
    })
  })

  it.each([
    ['versand', 'Versand'],
    ['ueber-uns', 'über-uns'],
  ])(
    'is taken when a story of an earlier release has it in another spelling: %s, %s',
    async (slug, stored) => {
      await store(stored)
      expect(await newInStudio('story', slug)).toEqual({ refused: 'taken' })
    },
  )

  it('is taken by the page of a category, the start page of a folder, and a translated path', async () => {
    const categories = await add('de-de', 'kategorieseiten', { is_folder: true })
    await add('de-de', 'wagen', { parent_id: categories })
    expect(await newInStudio('story', 'wagen')).toEqual({ refused: 'taken' })
    const guides = await add('de-de', 'ratgeber', { is_folder: true })
    await add('de-de', 'ratgeber', { parent_id: guides, is_startpage: true })
    const second = { name: 'x', slug: 'ratgeber', parent_id: categories, content }
    expect(await managed('POST', 'stories', second)).toEqual({ refused: '422' })
    await add('baby', 'a', { translated_slugs_attributes: [{ lang: 'fr-ch', path: 'baby/livraison' }] })
    expect(
      await managed('POST', 'stories', { ...second, slug: 'livraison', parent_id: folders.baby }),
    ).toEqual({
      refused: '422',
    })
    const other = await add('baby', 'b')
    const french = (path: string) => saveSlugs(publisher, other, [{ lang: 'fr-ch', path }], getDb())
    expect(await french('Livraison')).toEqual({ ok: false, error: 'taken', lang: 'fr-ch' })
    expect(await french('a')).toEqual({ ok: false, error: 'taken', lang: 'fr-ch' })
    expect(await french('panier')).toEqual({ ok: false, error: 'screen', lang: 'fr-ch' })
    for (const checkout of ['caisse', 'Caissé', 'CAISSE', 'caisse/aide'])
      expect(await french(checkout), checkout).toEqual({ ok: false, error: 'screen', lang: 'fr-ch' })
    expect(await french('p/wagen-1')).toEqual({ ok: false, error: 'product', lang: 'fr-ch' })
  })

  it("may be a market's own in place of the company's", async () => {
    await add('baby', 'versand')
    expect(await newInStudio('story', 'versand')).toEqual({ path: 'versand' })
  })

  it.each([
    ['warenkorb', 'screen'],
    ['Kasse', 'screen'],
    ['p', 'product'],
    ['sitemap.xml', undefined],
    ['sitemap', 'ownPath'],
  ])('where the shop shows something else is refused at its field: %s, %s', async (slug, problem) => {
    expect(await newInStudio('story', slug)).toEqual(problem ? { refused: problem } : { path: 'sitemap-xml' })
  })

  it('is refused for a folder with what is in it', async () => {
    const folder = await add('de-de', 'mein', { is_folder: true })
    await add('de-de', 'adressbuch', { parent_id: folder })
    expect(await inStudio(await change(publisher, folder, { slug: 'konto' }, getDb()))).toEqual({
      refused: 'screen',
    })
    expect(await inStudio(await change(publisher, folder, { slug: 'dein' }, getDb()))).toEqual({
      path: 'dein',
    })
  })

  it('of an earlier release stays as it is until it is changed, and can be changed', async () => {
    const basket = await store('warenkorb')
    const capital = await store('Über uns')
    for (const id of [basket, capital]) {
      const before = await find(id)
      const story = { name: 'Neuer Name', slug: before?.slug, content: { ...content, title: 'Neu' } }
      expect((await space.manage('PUT', `stories/${id}`, { story, publish: 1 })).status).toBe(200)
      expect(await find(id)).toMatchObject({ fullSlug: before?.fullSlug, name: 'Neuer Name' })
    }
    expect(await inStudio(await change(publisher, capital, { slug: 'Über uns!' }, getDb()))).toEqual({
      path: 'ueber-uns!',
    })
    expect(await inStudio(await change(publisher, basket, { slug: 'korb' }, getDb()))).toEqual({
      path: 'korb',
    })
  })

  it('with accents of before stays reachable: as it is, renamed, and imported', async () => {
    const kept = await store('été')
    expect(await inStudio(await change(publisher, kept, { name: 'Sommer' }, getDb()))).toEqual({
      path: 'été',
    })
    await getDb().update(stories).set({ publishedContent: content }).where(eq(stories.id, kept))
    expect(await inStudio(await change(publisher, kept, { slug: 'fête' }, getDb()))).toEqual({ path: 'fete' })
    const leads = async () =>
      (await getDb().select().from(redirects)).map(({ path, target }) => ({ path, target }))
    expect(await leads()).toEqual([{ path: 'été', target: '/de/fete/' }])
    await getDb().delete(redirects)
    const at = await mkdtemp(join(tmpdir(), 'addresses-'))
    await mkdir(join(at, 'stories/1'), { recursive: true })
    for (const [index, slug] of ['été', 'École', 'Herbst'].entries()) {
      const common = { group_id: randomUUID(), created_at: '2026-01-01T00:00:00.000Z', content }
      const place = { slug, full_slug: `de-de/${slug}`, published: slug !== 'École' }
      const story = { ...common, ...place, id: index + 1, uuid: randomUUID(), name: slug }
      await writeFile(join(at, `stories/1/${index}.json`), JSON.stringify(story))
    }
    const read = await readArchive(at, 1)
    await rm(at, { recursive: true })
    if (!read.ok) throw new Error(read.problems.join())
    await importArchive(getDb(), read.archive, { replace: true })
    expect(await leads()).toEqual([{ path: 'été', target: '/de/ete/' }])
  })

  it('is kept by all stories of a backup in which two would meet', async () => {
    const at = await mkdtemp(join(tmpdir(), 'addresses-'))
    await mkdir(join(at, 'stories/1'), { recursive: true })
    for (const [index, slug] of ['Versand', 'versand', 'Größe'].entries()) {
      const common = { group_id: randomUUID(), created_at: '2026-01-01T00:00:00.000Z', content }
      const story = { ...common, id: index + 1, uuid: randomUUID(), name: slug, slug, full_slug: slug }
      await writeFile(join(at, `stories/1/${index}.json`), JSON.stringify(story))
    }
    const read = await readArchive(at, 1)
    await rm(at, { recursive: true })
    expect(read.ok && read.archive.stories.map((each) => each.full_slug).sort()).toEqual([
      'Größe',
      'Versand',
      'versand',
    ])
  })
})
