import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { exportSpace } from '@/lib/content/embedded/archive/export-space'
import { type ArchiveFile, spaceOfArchive, writeArchive } from '@/lib/content/embedded/archive/files'
import { importArchive } from '@/lib/content/embedded/archive/import-archive'
import { openFolder } from '@/lib/content/embedded/archive/open-folder'
import { readArchive } from '@/lib/content/embedded/archive/read-archive'
import { stageRows } from '@/lib/content/embedded/archive/workflow-files'
import { storedName } from '@/lib/content/embedded/assets/asset-address'
import { createAsset } from '@/lib/content/embedded/assets/store-file'
import { assetFolders, assets } from '@/lib/content/embedded/assets/tables'
import { addComment, setSolved, startDiscussion } from '@/lib/content/embedded/discussions/change'
import { importSpace } from '@/lib/content/embedded/import-space'
import { createStory, updateStory } from '@/lib/content/embedded/management/edit-stories'
import { setPublished } from '@/lib/content/embedded/management/set-published'
import {
  componentGroups,
  components,
  datasources,
  internalTags,
  presets,
} from '@/lib/content/embedded/model/tables'
import { releaseStories, releases, stories, storySchedules } from '@/lib/content/embedded/tables'
import {
  changeStage,
  createWorkflow,
  deleteStage,
  deleteWorkflow,
  listWorkflows,
  updateWorkflow,
} from '@/lib/content/embedded/workflow'
import { diskStorage } from '@/lib/content/media/storage/disk-storage'
import { redirects } from '@/lib/content/redirects/tables'
import { outbox } from '@/lib/platform/outbox/tables'
import { describeOnDatabases } from '../../../fixtures/databases'

const page = (text: string) => ({
  component: 'page',
  body: [{ component: 'headline', headline: text, _uid: text }],
})

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M0 0h40v20z"/></svg>'

describeOnDatabases('an archive of the content', (getDb) => {
  let folder: string
  let files: string
  const storage = () => diskStorage(files)
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nestling-archive-'))
    files = await mkdtemp(join(tmpdir(), 'nestling-files-'))
  })
  afterAll(async () => {
    for (const each of [folder, files]) await rm(each, { recursive: true, force: true })
  })

  const empty = async () => {
    await rm(files, { recursive: true, force: true })
    for (const table of [
      assets,
      assetFolders,
      releases,
      stories,
      components,
      componentGroups,
      internalTags,
      datasources,
      redirects,
    ])
      await getDb().delete(table)
  }
  const idOf = async (slug: string) => {
    const [row] = await getDb().select({ id: stories.id }).from(stories).where(eq(stories.fullSlug, slug))
    return row?.id ?? 0
  }

  /** Two threads at a story, the first of them resolved, with an answer and a mention of somebody. */
  const discuss = async (storyId: number, title: string) => {
    const author = { id: randomUUID(), name: 'Anna' }
    const message = [
      { type: 'text' as const, text: 'Stimmt das?\nBitte nachsehen, ' },
      { type: 'mention' as const, attrs: { id: randomUUID(), label: 'Ben Bär' } },
    ]
    const place = { title, blockUid: 'Willkommen', quote: 'Willkommen', fieldname: 'headline' }
    const started = await startDiscussion(getDb(), storyId, place, { author, message })
    if (!started.ok) throw new Error(started.error)
    const answer = { author: { id: null, name: 'CI' }, message: [{ type: 'text' as const, text: 'Ja.' }] }
    await addComment(getDb(), started.thread.uuid, answer)
    await setSolved(getDb(), started.thread.uuid, new Date('2026-03-01T08:00:00Z'))
    await startDiscussion(getDb(), storyId, { title: 'Seite', blockUid: 'fort' }, answer)
  }

  /** A space with everything that an archive knows. */
  beforeEach(async () => {
    await rm(folder, { recursive: true, force: true })
    await empty()
    await importSpace(getDb(), {
      name: 'Laden',
      languages: [{ code: 'fr', name: 'Französisch' }],
      stories: [
        { fullSlug: 'de-de/home', name: 'Start', content: page('Willkommen'), group: 'home', tags: ['neu'] },
        { fullSlug: 'fr-ch/home', name: 'Accueil', content: page('Bienvenue'), group: 'home' },
        { fullSlug: 'de-de/rat', name: 'Rat', content: page('Rat') },
        { fullSlug: 'de-de/rat/schlaf/nacht', name: 'Nacht', content: page('Nacht') },
        { fullSlug: 'de-de/entwurf', name: 'Entwurf', content: page('Entwurf'), published: false },
      ],
      datasources: [
        {
          name: 'Farben',
          slug: 'farben',
          dimensions: [{ name: 'Französisch', entryValue: 'fr' }],
          entries: [
            { name: 'Salbei', value: 'sage', dimensionValues: { fr: 'sauge' } },
            { name: 'Sand', value: 'sand' },
          ],
        },
      ],
    })
    await updateStory(
      getDb(),
      await idOf('de-de/home'),
      { content: page('Neuer Entwurf'), name: 'Start neu' },
      false,
    )
    await setPublished(getDb(), await idOf('fr-ch/home'), false)
    const [outer] = await getDb().insert(componentGroups).values({ name: 'Seiten' }).returning()
    const [inner] = await getDb()
      .insert(componentGroups)
      .values({ name: 'A', parentId: outer?.id ?? 0 })
      .returning()
    const [tag] = await getDb()
      .insert(internalTags)
      .values({ name: 'Werbung', objectType: 'component' })
      .returning()
    const [component] = await getDb()
      .insert(components)
      .values({
        name: 'page',
        isRoot: true,
        schema: { body: { type: 'bloks' } },
        componentGroupUuid: inner?.uuid ?? null,
        description: 'Eine Seite',
        internalTagIds: [tag?.id ?? 0],
      })
      .returning()
    await getDb()
      .insert(presets)
      .values({ name: 'Landeseite', componentId: component?.id ?? 0, preset: { component: 'page' } })
    const [release] = await getDb()
      .insert(releases)
      .values({ name: 'Frühling', author: 'Anna', releaseAt: new Date('2027-03-01T08:00:00Z') })
      .returning()
    await getDb()
      .insert(releaseStories)
      .values({ releaseId: release?.id ?? 0, storyId: await idOf('de-de/entwurf') })
    await getDb()
      .insert(storySchedules)
      .values({
        storyId: await idOf('de-de/entwurf'),
        action: 'publish',
        at: new Date('2027-02-01T08:00:00Z'),
        author: 'Ben',
      })
    await getDb()
      .insert(redirects)
      .values({ locale: 'de-de', path: 'alt', target: '/de/rat/', statusCode: 302 })
    const workflow = await getDb().transaction((tx) =>
      createWorkflow(tx, { name: 'Seiten', contentTypes: ['page'] }, [
        { name: 'Entwurf', color: '#56616e' },
        { name: 'Prüfung', color: '#8a5a00' },
        { name: 'Freigegeben', color: '#1f6b3a', allowPublish: true, roles: ['publisher', 'admin'] },
      ]),
    )
    const stages = (await listWorkflows(getDb())).find(({ id }) => id === workflow)?.stages ?? []
    for (const [index, slug] of ['de-de/home', 'de-de/entwurf'].entries()) {
      const step = { storyId: await idOf(slug), stageId: stages[index + 1]?.id ?? 0, note: slug }
      await getDb().transaction((tx) =>
        changeStage(tx, { ...step, dueAt: new Date(0) }, { id: randomUUID(), name: 'Anna' }),
      )
    }
    // It keeps no page of the other tests from the shop.
    await getDb().transaction((tx) => updateWorkflow(tx, workflow, { contentTypes: ['section'] }))
    for (const slug of ['de-de/home', 'de-de/entwurf']) await discuss(await idOf(slug), slug)
    const [place] = await getDb().insert(assetFolders).values({ name: 'Kampagnen' }).returning()
    const [below] = await getDb()
      .insert(assetFolders)
      .values({ name: 'Frühling', parentId: place?.id ?? 0 })
      .returning()
    for (const [name, folderId] of [
      ['Wagen im Park.svg', below?.id ?? 0],
      ['wagen.svg', null],
    ] as const)
      await createAsset(
        getDb(),
        storage(),
        { kind: 'svg', bytes: Buffer.from(drawing), size: { width: 40, height: 20 } },
        { name, folderId, author: 'Anna' },
      )
    await getDb()
      .update(assets)
      .set({ alt: { de: 'Ein Wagen', fr: 'Une poussette' }, copyright: 'Nestling', focus: '1x2:2x3' })
    await getDb().delete(outbox)
  })

  const exported = async () => {
    const files: ArchiveFile<string | Buffer>[] = []
    for await (const file of exportSpace(getDb(), storage)) files.push(file)
    return files
  }
  const written = () => writeArchive(folder, 1, exportSpace(getDb(), storage))
  const archive = async () => {
    const read = await readArchive(folder, 1)
    if (!read.ok) throw new Error(read.problems.join('\n'))
    return read.archive
  }

  it('is laid out as Storyblok’s tool lays it out, with a folder of its own for the rest', async () => {
    const paths = (await exported()).map(({ path }) => path)
    const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
    expect(paths.filter((path) => path.startsWith('stories/'))).toHaveLength(9)
    for (const path of paths)
      expect(path).toMatch(
        new RegExp(
          `^(?:(?:stories/1/[\\w-]+_${uuid}|components/1/(?:components|groups|presets|tags)|datasources/1/datasources|assets/1/folders/\\p{L}+_${uuid}|assets/1/[\\w ]+_\\d+|shop/1/(?:space|releases|schedules|redirects|workflows|stages|assets|(?:published|history|discussions)/${uuid}))\\.json|assets/1/[\\w ]+_\\d+\\.svg)$`,
          'u',
        ),
      )
    expect(paths.filter((path) => path.includes('/published/'))).toHaveLength(1)
  })

  it.each(['an empty space', 'the space itself'])('comes back from %s byte for byte', async (into) => {
    const before = await exported()
    await written()
    if (into === 'an empty space') await empty()
    expect(await importArchive(getDb(), await archive(), { replace: true, storage })).toEqual({
      ok: true,
      ...{ stories: 5, folders: 4, components: 1, datasources: 1, redirects: 1, files: 2 },
      // They held no version before either.
      plans: [
        'The release Frühling: choose the version of de-de/entwurf anew; the archive has none.',
        'The plan of de-de/entwurf: plan it anew; the archive has no version for it.',
      ],
    })
    expect(await exported()).toEqual(before)
  })

  it.each(['one stage', 'all workflows'])('brings how stories went along when %s is gone', async (gone) => {
    const slug = 'de-de/home'
    const before = async () => (await stageRows(getDb())).map(({ steps }) => steps.map(({ note }) => note))
    const made = await before()
    expect(made.flat()).toContain(slug)
    const [workflow] = (await listWorkflows(getDb())).toReversed()
    const stage = workflow?.stages[1]
    if (!workflow || !stage) throw new Error('no workflow')
    if (gone === 'one stage') await getDb().transaction((tx) => deleteStage(tx, stage))
    else
      for (const { id } of await listWorkflows(getDb()))
        await getDb().transaction((tx) => deleteWorkflow(tx, id))
    const left = await exported()
    await written()
    await empty()
    await importArchive(getDb(), await archive(), { replace: true, storage })
    expect(await before()).toEqual(made)
    expect(await exported()).toEqual(left)
  })

  it('is what the shop shows then: what was published, and not the draft', async () => {
    await written()
    await empty()
    await importArchive(getDb(), await archive(), { replace: false, storage })
    const rows = await getDb()
      .select({ slug: stories.fullSlug, name: stories.publishedName })
      .from(stories)
      .where(eq(stories.isFolder, false))
      .orderBy(stories.fullSlug)
    expect(rows).toEqual([
      { slug: 'de-de/entwurf', name: null },
      { slug: 'de-de/home', name: 'Start' },
      { slug: 'de-de/rat/', name: 'Rat' },
      { slug: 'de-de/rat/schlaf/nacht', name: 'Nacht' },
      { slug: 'fr-ch/home', name: null },
    ])
  })

  it('gives what it says is published without a time the time of the import', async () => {
    await written()
    const given = await archive()
    const edited = given.stories.map((story) =>
      story.full_slug === 'de-de/entwurf' ? { ...story, published: true, published_at: null } : story,
    )
    const before = Date.now()
    await importArchive(getDb(), { ...given, stories: edited }, { replace: true, storage })
    const [row] = await getDb()
      .select({ at: stories.publishedAt, first: stories.firstPublishedAt })
      .from(stories)
      .where(eq(stories.fullSlug, 'de-de/entwurf'))
    expect(row?.at?.getTime()).toBeGreaterThanOrEqual(before)
    expect(row?.first).toEqual(row?.at)
  })

  it('tells the pages that change, and those that go', async () => {
    await written()
    const added = await createStory(
      getDb(),
      { name: 'Später', slug: 'spaeter', content: page('Später') },
      true,
    )
    if (!added.ok) throw new Error('not created')
    await getDb().delete(outbox)
    await importArchive(getDb(), await archive(), { replace: true, storage })
    const told = await getDb().execute<{ action: string; slug: string }>(
      sql`select payload->>'action' as action, payload->>'full_slug' as slug from outbox order by 1, 2`,
    )
    expect(told.map(({ action, slug }) => `${action} ${slug}`)).toEqual([
      'published de-de/home',
      'published de-de/rat/',
      'published de-de/rat/schlaf/nacht',
      'unpublished spaeter',
    ])
  })

  it('leaves a space with stories as it is, unless they may go', async () => {
    await written()
    const before = await exported()
    expect(await importArchive(getDb(), await archive(), { replace: false, storage })).toEqual({
      ok: false,
      stories: 9,
    })
    expect(await exported()).toEqual(before)
  })

  it('gives what is made afterwards numbers of its own', async () => {
    await written()
    await empty()
    await importArchive(getDb(), await archive(), { replace: false, storage })
    const created = await createStory(getDb(), { name: 'Neu', slug: 'neu', content: page('Neu') }, false)
    expect(created.ok).toBe(true)
  })

  it('is read without the folder of its own, as the tool pulls it', async () => {
    await written()
    await rm(join(folder, 'shop'), { recursive: true })
    await empty()
    const done = await importArchive(getDb(), await archive(), { replace: false, storage })
    expect(done).toMatchObject({ ok: true, stories: 5, redirects: 0 })
    const [home] = await getDb().select().from(stories).where(eq(stories.fullSlug, 'de-de/home'))
    expect(home).toMatchObject({ name: 'Start neu', publishedName: 'Start neu' })
  })

  it('leaves components and datasources as they are where stories alone were pulled', async () => {
    await written()
    for (const name of ['shop', 'components', 'datasources', 'assets'])
      await rm(join(folder, name), { recursive: true })
    const model = () =>
      Promise.all(
        [components, componentGroups, presets, internalTags, datasources].map((table) =>
          getDb().$count(table),
        ),
      )
    const before = await model()
    expect(Math.min(...before)).toBeGreaterThan(0)
    const done = await importArchive(getDb(), await archive(), { replace: true, storage })
    expect(done).toMatchObject({ ok: true, stories: 5, components: 0 })
    expect(await model()).toEqual(before)
  })

  it.each([
    '/proc/x',
    '/proc/x/y',
    join(process.cwd(), 'package.json'),
    join(process.cwd(), 'package.json/x'),
  ])('says at once that a folder cannot be written: %s', async (given) => {
    expect(await openFolder(given)).toMatch(/^\/.+ cannot be written \(E[A-Z]+\)\.$/)
  })

  it('makes its folder and those above it, and leaves no trial there', async () => {
    const deep = join(folder, 'a/b')
    expect(await openFolder(deep)).toBeUndefined()
    expect(await openFolder(deep)).toBeUndefined()
    expect(await readdir(deep)).toEqual([])
  })

  it('brings the files of the media library with their bytes, and no file that was changed on the way', async () => {
    await written()
    await empty()
    const read = await archive()
    await importArchive(getDb(), read, { replace: false, storage })
    const [row] = await getDb().select().from(assets).where(eq(assets.name, 'wagen.svg'))
    expect((await storage().read(row ? storedName(row) : ''))?.toString()).toBe(drawing)
    const path = join(folder, read.library?.assets[0]?.path ?? '')
    await writeFile(path, drawing.replace('<path', '<script>alert(1)</script><path'))
    const changed = await readArchive(folder, 1)
    expect(changed.ok ? [] : changed.problems).toEqual([expect.stringMatching(/another file/)])
    await rm(path)
    const missing = await readArchive(folder, 1)
    expect(missing.ok ? [] : missing.problems).toEqual([expect.stringMatching(/the file is missing/)])
  })

  it('leaves no file of an older one in its folder, and no other file out', async () => {
    await written()
    const files = (await readdir(join(folder, 'stories/1'))).length
    await writeFile(join(folder, 'README.md'), 'own')
    await getDb().delete(stories).where(eq(stories.fullSlug, 'de-de/entwurf'))
    await written()
    expect(await readdir(join(folder, 'stories/1'))).toHaveLength(files - 1)
    expect(await readFile(join(folder, 'README.md'), 'utf8')).toBe('own')
  })

  it('names its space by itself, unless there are several', async () => {
    await written()
    expect(await spaceOfArchive(folder, undefined)).toBe(1)
    expect(await spaceOfArchive(folder, 2)).toBeUndefined()
    await writeArchive(
      folder,
      2,
      (async function* () {
        yield { path: 'stories/2/a.json', content: '{}' }
      })(),
    )
    expect(await spaceOfArchive(folder, undefined)).toBeUndefined()
    expect(await spaceOfArchive(folder, 2)).toBe(2)
    expect(await spaceOfArchive(join(folder, 'none'), undefined)).toBeUndefined()
  })

  const change = async (fullSlug: string, edit: (story: Record<string, unknown>) => unknown) => {
    for (const name of await readdir(join(folder, 'stories/1'))) {
      const file = join(folder, 'stories/1', name)
      const story = JSON.parse(await readFile(file, 'utf8'))
      if (story.full_slug === fullSlug) await writeFile(file, JSON.stringify(edit(story)))
    }
  }

  it.each<[string, (story: Record<string, unknown>) => unknown, RegExp]>([
    ['no name', ({ name: _, ...story }) => story, /entwurf_.*: name: /],
    ['a slug with a slash', (story) => ({ ...story, slug: 'a/b' }), /entwurf_.*: slug: is invalid/],
    ['a time that is none', (story) => ({ ...story, created_at: 'gestern' }), /entwurf_.*: created_at: /],
    [
      'a folder that is missing',
      (story) => ({ ...story, parent_id: 999_999 }),
      /its folder 999999 is missing/,
    ],
    ['the address of another', (story) => ({ ...story, full_slug: 'de-de/home' }), /same full_slug/],
    ['a list', (story) => [story], /entwurf_.*: the whole: /],
  ])('is refused with a story that has %s, by the name of its file', async (_, edit, problem) => {
    await written()
    await change('de-de/entwurf', edit)
    const read = await readArchive(folder, 1)
    expect(read.ok ? [] : read.problems).toEqual([expect.stringMatching(problem)])
  })

  it('is refused with a file that is broken off', async () => {
    await written()
    await writeFile(join(folder, 'datasources/1/datasources.json'), '[{"id":')
    const read = await readArchive(folder, 1)
    expect(read.ok ? [] : read.problems).toEqual(['datasources/1/datasources.json: this is not JSON'])
  })
})
