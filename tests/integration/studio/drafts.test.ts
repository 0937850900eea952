import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { setPublished } from '@/lib/content/embedded'
import { stories, storyVersions } from '@/lib/content/embedded/tables'
import { historyOf, readDraft, saveDraft } from '@/lib/studio/drafts'
import { studioChanges, studioPeople } from '@/lib/studio/people/tables'
import { readFacts } from '@/lib/studio/stories/facts'
import { describeOnDatabases } from '../../fixtures/databases'
import { openSpace, type TestSpace } from '../../fixtures/space'

const page = (title: string) => ({ component: 'page', _uid: 'root', title })
const ada = { id: '00000000-0000-4000-8000-00000000000a', name: 'Editor A' }
const ben = { id: '00000000-0000-4000-8000-00000000000b', name: 'Editor B' }

describeOnDatabases('drafts', (getDb) => {
  let space: TestSpace
  let id: number

  beforeEach(async () => {
    await getDb()
      .insert(studioPeople)
      .values(
        [ada, ben].map((person) => ({
          ...person,
          address: `${person.id}@example.org`,
          role: 'editor' as const,
          language: 'de' as const,
          passwordHash: '',
        })),
      )
      .onConflictDoNothing()
    space = await openSpace(getDb(), { stories: [] })
    const created = await space.manage('POST', 'stories', {
      story: { name: 'Home', slug: `home-${crypto.randomUUID()}`, content: page('first') },
      publish: 1,
    })
    id = created.body.story.id
  })

  const versionOf = async () => (await readDraft(id, getDb()))?.version ?? ''
  const save = async (title: string, basedOn: string, person = ada, as?: 'restored' | 'merged') =>
    saveDraft({ storyId: id, content: page(title), basedOn, as, person }, getDb())
  const entries = async () =>
    (await space.manage('GET', `stories/${id}/versions?show_content=1`)).body.versions.map(
      ({ event, author, content }: { event: string; author: string; content: { title: string } }) =>
        [event, author, content.title].join(' '),
    )

  it('are saved on top of the version that they are based on, and the published page stays', async () => {
    const first = await save('second', await versionOf())
    expect(first).toEqual({ ok: true, version: await versionOf(), files: {} })
    expect(await save('third', first.ok ? first.version : '')).toMatchObject({ ok: true })
    const draft = await readDraft(id, getDb())
    expect(draft).toMatchObject({ isPublished: true, hasUnpublishedChanges: true, content: page('third') })
  })

  it('are not written over what someone else saved first, and say who did', async () => {
    const base = await versionOf()
    await save('theirs', base, ben)
    const refused = await save('mine', base)
    expect(refused).toMatchObject({
      ok: false,
      error: {
        key: 'conflict',
        theirs: { content: page('theirs'), by: 'Editor B', version: await versionOf() },
      },
    })
    expect((await readDraft(id, getDb()))?.content).toEqual(page('theirs'))
  })

  it('are not written over what another program saved', async () => {
    const base = await versionOf()
    await space.manage('PUT', `stories/${id}`, { story: { content: page('by a program') } })
    expect(await save('mine', base)).toMatchObject({ ok: false, error: { key: 'conflict' } })
  })

  it('name who saved their content, not who published or planned it since', async () => {
    const base = await versionOf()
    await save('theirs', base, ben)
    await setPublished(getDb(), id, true, 'Publisher')
    expect((await readDraft(id, getDb()))?.savedBy).toBe('Editor B')
    expect(await save('mine', base)).toMatchObject({ error: { theirs: { by: 'Editor B' } } })
  })

  it('are saved once when a save is repeated because its answer was lost', async () => {
    const base = await versionOf()
    const first = await save('second', base)
    expect(await save('second', base)).toEqual(first)
  })

  it('keep one of two saves at the same time and refuse the other', async () => {
    const base = await versionOf()
    const both = await Promise.all([save('one', base), save('two', base, ben)])
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
    const kept = both[0]?.ok ? 'one' : 'two'
    expect((await readDraft(id, getDb()))?.content).toEqual(page(kept))
  })

  it('are one entry of the history for each sitting of an author', async () => {
    for (const title of ['second', 'third']) await save(title, await versionOf())
    await save('fourth', await versionOf(), ben)
    await save('fifth', await versionOf())
    expect((await entries()).slice(0, 3)).toEqual([
      'saved Editor A fifth',
      'saved Editor B fourth',
      'saved Editor A third',
    ])
    const log = await getDb().select().from(studioChanges).where(eq(studioChanges.storyId, id))
    expect(log.map(({ kind, personName }) => `${kind} ${personName}`)).toEqual([
      'draft-saved Editor A',
      'draft-saved Editor B',
      'draft-saved Editor A',
    ])
  })

  it('begin an entry of the history where an earlier version comes back', async () => {
    for (const title of ['second', 'third', 'first']) await save(title, await versionOf())
    expect((await entries()).slice(0, 2)).toEqual(['saved Editor A first', 'saved Editor A third'])
  })

  it('are an entry of their own where a version was restored or two were merged', async () => {
    for (const [title, as] of [
      ['second'],
      ['older', 'restored'],
      ['third'],
      ['joined', 'merged'],
      ['last'],
    ] as const)
      await save(title, await versionOf(), ada, as)
    expect((await entries()).slice(0, 5)).toEqual([
      'saved Editor A last',
      'merged Editor A joined',
      'saved Editor A third',
      'restored Editor A older',
      'saved Editor A second',
    ])
    expect(await readDraft(id, getDb())).toMatchObject({ savedBy: 'Editor A' })
  })

  it('keep what a later save of the same sitting takes away', async () => {
    const long = 'a paragraph that somebody has written'
    for (const title of ['second', long, `${long} on`, 'gone', 'gone on'])
      await save(title, await versionOf())
    expect((await entries()).slice(0, 2)).toEqual(['saved Editor A gone on', `saved Editor A ${long} on`])
  })

  it('keep what a program left in the draft without an entry', async () => {
    await getDb()
      .update(stories)
      .set({ content: page('by a program') })
      .where(eq(stories.id, id))
    await save('mine', await versionOf())
    expect((await entries()).slice(0, 2)).toEqual([
      'saved Editor A mine',
      expect.stringMatching(/by a program$/),
    ])
  })

  it('are told beside the history, which says what shoppers see', async () => {
    await save('second', await versionOf())
    const history = await historyOf(id, {}, getDb())
    expect(history.draft).toMatchObject({
      version: await versionOf(),
      by: 'Editor A',
      content: page('second'),
    })
    const shown = history.versions.find((version) => version.id === history.inShop)
    expect(shown?.content).toEqual(page('first'))
    await setPublished(getDb(), id, false, 'Publisher')
    expect((await historyOf(id, {}, getDb())).inShop).toBeUndefined()
  })

  it('are listed in parts, all or what was published, each with the one before its last', async () => {
    const entry = { storyId: id, event: 'saved', name: 'Page', slug: 'page', author: 'Editor A' } as const
    const many = Array.from({ length: 100 }, (_, at) => ({ ...entry, content: page(`version ${at}`) }))
    await getDb().insert(storyVersions).values(many)
    const first = await historyOf(id, {}, getDb())
    const seen = [...first.versions]
    for (let { older } = first; older; ) {
      const part = await historyOf(id, { before: seen.at(-1)?.id }, getDb())
      expect(part.versions[0]?.id).toBe(older.id)
      seen.push(...part.versions)
      older = part.older
    }
    expect(first.versions).toHaveLength(30)
    expect(new Set(seen.map((each) => each.id)).size).toBe(2 + many.length)
    const published = await historyOf(id, { published: '1' }, getDb())
    expect(published.versions.map(({ event }) => event)).toEqual(['published'])
    const oldest = seen.at(-1)
    expect(await readFacts(id, () => [], getDb(), { version: oldest?.id })).toBeDefined()
  })

  it('do not touch the entry of a publish', async () => {
    await save('second', await versionOf())
    await space.manage('PUT', `stories/${id}/publish`)
    await save('third', await versionOf())
    expect((await entries()).map((entry: string) => entry.split(' ')[0])).toEqual(
      expect.arrayContaining(['saved', 'published']),
    )
    expect((await entries())[0]).toBe('saved Editor A third')
    expect((await entries())[1]).toMatch(/^published .*second$/)
  })

  it('belong to stories alone', async () => {
    const folder = await space.manage('POST', 'stories', {
      story: { name: 'Folder', slug: `folder-${crypto.randomUUID()}`, is_folder: true },
    })
    const storyId = folder.body.story.id
    expect(await readDraft(storyId, getDb())).toBeUndefined()
    expect(await saveDraft({ storyId, content: page('x'), basedOn: 'x', person: ada }, getDb())).toEqual({
      ok: false,
      error: { key: 'missing' },
    })
  })
})
