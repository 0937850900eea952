import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { pagesPublishedAt, readSeen } from '@/lib/content/embedded'
import { deletedStories, stories, storyVersions } from '@/lib/content/embedded/tables'
import { redirects } from '@/lib/content/redirects/tables'
import { historyOf, readDraft, saveDraft } from '@/lib/studio/drafts'
import { compareNames } from '@/lib/studio/people/by-name'
import { createFirstPerson } from '@/lib/studio/people/first-person'
import { listChanges } from '@/lib/studio/people/list-changes'
import { createPerson, listPeople } from '@/lib/studio/people/manage-people'
import type { Person } from '@/lib/studio/people/person'
import { studioChanges } from '@/lib/studio/people/tables'
import { planStory } from '@/lib/studio/schedules/plan'
import { addressQuery, type CreateBody, listQuery } from '@/lib/studio/stories/bodies'
import { change, publish, remove, unpublish } from '@/lib/studio/stories/change'
import { readConsequences } from '@/lib/studio/stories/consequences'
import { create } from '@/lib/studio/stories/create'
import { readFacts } from '@/lib/studio/stories/facts'
import { findStories } from '@/lib/studio/stories/find-stories'
import type { ListOrder } from '@/lib/studio/stories/list/list-order'
import { askedOf, filterOf, orderOf } from '@/lib/studio/stories/list-filter'
import { withMarks } from '@/lib/studio/stories/list-marks'
import { type MovedAddress, movedAddress } from '@/lib/studio/stories/moved-address'
import { atPage } from '@/lib/studio/stories/present'
import {
  readDeletion,
  readFolder,
  readFoldersAround,
  readOpenStory,
  readRecent,
  readTags,
  readWaiting,
} from '@/lib/studio/stories/read'
import { readAddress } from '@/lib/studio/stories/read-address'
import { joinAlternate } from '@/lib/studio/translations/manage'
import { readMarkets } from '@/lib/studio/translations/market-versions'
import { describeOnDatabases } from '../../fixtures/databases'
import { openSpace } from '../../fixtures/space'

describeOnDatabases('stories in the Studio', (getDb) => {
  let publisher: Person
  let editor: Person

  const made = async (body: CreateBody, by: Person = publisher) => {
    const edit = await create(by, body, getDb())
    if (!edit.ok) throw new Error(JSON.stringify(edit))
    return edit.id
  }
  const folder = (name: string, parent: number | null = null) =>
    made({ kind: 'folder', name, slug: undefined, parent })
  const story = (name: string, parent: number | null = null) =>
    made({ kind: 'story', name, slug: undefined, parent, type: 'page' })
  const find = async (id: number) => {
    const [row] = await getDb().select().from(stories).where(eq(stories.id, id))
    return row
  }
  const seen = async (id: number) => ({ mark: (await readSeen(getDb(), id))?.mark ?? '' })
  const fill = (id: number, content: object) =>
    getDb()
      .update(stories)
      .set({ content: { component: 'page', _uid: `${id}`, ...content } })
      .where(eq(stories.id, id))
  const log = async () =>
    (await listChanges(getDb(), {})).changes.map(({ kind, storyName, personName, detail }) => ({
      ...{ kind, storyName, personName, detail },
    }))

  beforeAll(async () => {
    await openSpace(getDb(), { stories: [] })
    await createFirstPerson(getDb(), { address: undefined, password: undefined })
    const [admin] = await listPeople(getDb())
    if (!admin) throw new Error('There is nobody')
    const person = async (role: 'editor' | 'publisher') => {
      const input = { name: role, address: `${role}@example.com`, role, language: 'de' } as const
      const created = await createPerson(getDb(), admin, input)
      if (!created) throw new Error('The address is taken')
      return created.person
    }
    publisher = await person('publisher')
    editor = await person('editor')
  })

  beforeEach(async () => {
    await getDb().delete(stories)
    await getDb().delete(redirects)
    await getDb().delete(studioChanges)
  })

  it('have a history that names who created, saved, published and took off a story', async () => {
    const id = await story('Startseite')
    const draft = await readDraft(id, getDb())
    const content = { component: 'page', _uid: 'root', title: 'Neu' }
    await saveDraft({ storyId: id, content, basedOn: draft?.version ?? '', person: publisher }, getDb())
    await publish(publisher, id, await seen(id), getDb())
    await unpublish(publisher, id, getDb())
    await made({ kind: 'copy', name: 'Kopie', slug: undefined, parent: null, template: id }, editor)
    const history = await getDb().select().from(storyVersions).orderBy(storyVersions.id)
    expect(history.map(({ name, event, author }) => `${name}: ${event} by ${author}`)).toEqual([
      'Startseite: saved by publisher',
      // Its beginning stays, so that it can come back.
      'Startseite: saved by publisher',
      'Startseite: published by publisher',
      'Startseite: unpublished by publisher',
      'Kopie: saved by editor',
    ])
  })

  it('are not published once more where nothing is new, but where it is asked for', async () => {
    const id = await story('Startseite')
    expect(await publish(publisher, id, await seen(id), getDb())).toMatchObject({ ok: true })
    const before = (await log()).length
    const refused = { ok: false, errors: { story: 'unchanged' } }
    expect(await publish(publisher, id, await seen(id), getDb())).toEqual(refused)
    expect(await log()).toHaveLength(before)
    expect(await publish(publisher, id, await seen(id), getDb(), { again: true })).toMatchObject({ ok: true })
    await change(publisher, id, { name: 'Anders' }, getDb())
    expect(await publish(publisher, id, await seen(id), getDb())).toMatchObject({ ok: true })
    await unpublish(publisher, id, getDb())
    expect(await publish(publisher, id, await seen(id), getDb())).toMatchObject({ ok: true })
  })

  it('are created as drafts, with an address made from the name, and the log says so', async () => {
    const parent = await folder('de-de')
    const id = await story('Über uns', parent)
    expect(await find(id)).toMatchObject({
      ...{ name: 'Über uns', fullSlug: 'de-de/ueber-uns', publishedContent: null, parentId: parent },
      content: { component: 'page' },
    })
    expect(await log()).toEqual([
      {
        kind: 'story-created',
        storyName: 'Über uns',
        personName: 'publisher',
        detail: { path: 'de-de/ueber-uns' },
      },
      { kind: 'folder-created', storyName: 'de-de', personName: 'publisher', detail: { path: 'de-de' } },
    ])
  })

  it('have an address of their own; what is refused is not in the log', async () => {
    await story('Start')
    const again = await create(
      publisher,
      { kind: 'story', name: 'Anderer', slug: 'start', parent: null, type: 'page' },
      getDb(),
    )
    expect(again).toMatchObject({ ok: false, errors: { slug: 'taken' } })
    expect(await log()).toHaveLength(1)
  })

  it('are refused with what has the address, also in another spelling, and when they are moved', async () => {
    const taker = await story('Hörspiele')
    const other = await story('Anderer')
    const wanted = { errors: { slug: 'taken' }, taker: { id: taker, name: 'Hörspiele', isFolder: false } }
    const made = (slug: string) =>
      create(publisher, { kind: 'story', name: 'x', slug, parent: null, type: 'page' }, getDb())
    expect(await made('hoerspiele')).toMatchObject(wanted)
    expect(await change(publisher, other, { slug: 'hoerspiele' }, getDb())).toMatchObject(wanted)
    const folder = await create(publisher, { kind: 'folder', name: 'Rat', parent: null }, getDb())
    expect(await change(publisher, other, { slug: 'rat' }, getDb())).toMatchObject({
      taker: { id: folder.ok && folder.id, path: 'rat', isFolder: true },
    })
  })

  it('are told while an address is typed whether it is free, and how shoppers would see it', async () => {
    const [market, shelf] = [await folder('de-de'), await folder('Regal')]
    const taker = await story('Hörspiele', market)
    const id = await story('Anderer', market)
    const next = (query: object) => readAddress(addressQuery.parse(query), getDb())
    expect(await next({ id, slug: 'Über uns' })).toEqual({ address: '/de/ueber-uns/' })
    expect(await next({ id, slug: 'anderer' })).toEqual({ address: '/de/anderer/' })
    const taken = { problem: 'taken', taker: { id: taker, name: 'Hörspiele' } }
    expect(await next({ id, slug: 'hörspiele' })).toMatchObject(taken)
    expect(await next({ parent: market, slug: 'hoerspiele', type: 'page' })).toMatchObject(taken)
    expect(await next({ parent: market, slug: 'hoerspiele', folder: '1' })).toMatchObject(taken)
    expect(await next({ id: taker, slug: 'hoerspiele', parent: shelf })).toEqual({
      address: 'regal/hoerspiele',
    })
    expect(await next({ parent: 'top', slug: 'regal', folder: '1' })).toMatchObject({ problem: 'taken' })
    expect(await next({ id, slug: 'warenkorb' })).toMatchObject({ problem: 'screen' })
    expect([await next({ id, slug: 'a/b' }), await next({ id, slug: ' ' })]).toEqual([
      { problem: 'signs' },
      { problem: 'required' },
    ])
    expect(await next({ id: 999_999, slug: 'x' })).toBeUndefined()
    expect(await next({ parent: taker, slug: 'x' })).toBeUndefined()
  })

  it('say what a new address has taken along', async () => {
    const market = await folder('de-de')
    const id = await story('Start', market)
    const [link, condition] = [await story('Nachbar', market), await story('Herbst', market)]
    await publish(publisher, id, await seen(id), getDb())
    const { uuid } = (await find(id)) ?? {}
    await fill(link, { body: [{ component: 'link', _uid: 'a', link: { linktype: 'story', id: uuid } }] })
    const trigger = { component: 'trigger_item', _uid: 't', type: 'url', value: '/de/start/' }
    await fill(condition, {
      body: [
        { component: 'x', _uid: 'c', trigger: [{ component: 'trigger_container', triggers: [trigger] }] },
      ],
    })
    const edit = await change(publisher, id, { slug: 'anfang' }, getDb())
    expect(edit).toMatchObject({
      along: { redirects: { first: { from: '/de/start/', to: '/de/anfang/' }, total: 1 }, references: 1 },
    })
    expect(await change(publisher, id, { name: 'Anfang' }, getDb())).toEqual({ ok: true, id })
  })

  it('are copied from a template with new ids for all their blocks', async () => {
    const template = await story('Vorlage')
    await fill(template, { body: [{ component: 'headline', _uid: 'a', text: 'Hallo' }], title: 'T' })
    const id = await made({ kind: 'copy', name: 'Kopie', slug: undefined, parent: null, template })
    const copy = await find(id)
    expect(copy?.content).toMatchObject({ title: 'T', body: [{ component: 'headline', text: 'Hallo' }] })
    expect(JSON.stringify(copy?.content)).not.toMatch(new RegExp(`"_uid":"(?:a|${template})"`))
    const gone = { kind: 'copy', name: 'x', slug: undefined, parent: null, template: 999_999 } as const
    expect(await create(editor, gone, getDb())).toEqual({ ok: false, errors: { template: 'missing' } })
  })

  it('are renamed and moved, and published pages lead on from their former addresses', async () => {
    const [from, to] = [await folder('de-de'), await folder('de-at')]
    const id = await story('Start', from)
    await publish(publisher, id, await seen(id), getDb())
    expect(await change(publisher, id, { name: 'Anfang', slug: 'anfang', parent: to }, getDb())).toEqual({
      ...{ ok: true, id },
      along: {
        redirects: { first: { from: '/de/start/', to: '/at/anfang/' }, total: 1 },
        ...{ references: 0, conditions: 0 },
      },
    })
    expect(await find(id)).toMatchObject({ name: 'Anfang', fullSlug: 'de-at/anfang' })
    expect(await getDb().select().from(redirects)).toMatchObject([{ locale: 'de-de', path: 'start' }])
    expect((await log()).slice(0, 3)).toMatchObject([
      { kind: 'redirect-saved', detail: { locale: 'de-de', from: '/de/start/', to: '/at/anfang/' } },
      { kind: 'story-renamed', detail: { from: 'Start', to: 'Anfang' } },
      { kind: 'story-moved', detail: { from: 'de-de/start', to: 'de-at/anfang' } },
    ])
  })

  it.each<[string, string, MovedAddress, Record<string, string>]>([
    ['de-de/a/x', 'de-de/b/x', 'redirect', { 'de-de/a/x': '/de/b/x/' }],
    ['de-de/a/x', 'de-de/x', 'redirect', { 'de-de/a/x': '/de/x/' }],
    ['de-de/x', 'x', 'noMarket', {}],
    ['de-de/x', 'other/x', 'noMarket', {}],
    ['de-de/x', 'de-at/x', 'otherMarket', { 'de-de/x': '/at/x/' }],
    ['de-de/x', 'baby/x', 'same', {}],
    ['baby/x', 'de-at/x', 'otherMarket', { 'de-de/x': '/at/x/', 'de-ch/x': '/at/x/', 'fr-ch/x': '/at/x/' }],
    ['other/x', 'de-de/x', 'same', {}],
    ['de-de/a/', 'de-de/b/a/', 'redirect', { 'de-de/a/page': '/de/b/a/page/' }],
    ['de-de/a/', 'a/', 'noMarket', {}],
    ['de-de/a/', 'de-at/a/', 'otherMarket', { 'de-de/a/page': '/at/a/page/' }],
  ])('lead on from %s to %s as the dialog says', async (before, after, promised, written) => {
    const isFolder = before.endsWith('/')
    const [fullSlug, next] = [before.replace(/\/$/, ''), after.replace(/\/$/, '')]
    const folders = new Map<string, number>()
    const below = async (path: string): Promise<number | null> => {
      const at = path.slice(0, Math.max(0, path.lastIndexOf('/')))
      if (at === '') return null
      const id = folders.get(at) ?? (await folder(at.split('/').at(-1) ?? '', await below(at)))
      folders.set(at, id)
      return id
    }
    const page = await story(isFolder ? 'page' : 'x', await below(isFolder ? `${fullSlug}/page` : fullSlug))
    await publish(publisher, page, await seen(page), getDb())
    const id = isFolder ? (folders.get(fullSlug) ?? 0) : page
    const edit = await change(publisher, id, { parent: await below(next) }, getDb())
    expect(edit).toMatchObject({ ok: true })
    expect(movedAddress({ fullSlug, isFolder }, next)).toBe(promised)
    const rows = await getDb().select().from(redirects)
    expect(Object.fromEntries(rows.map(({ locale, path, target }) => [`${locale}/${path}`, target]))).toEqual(
      written,
    )
  })

  it('are not moved or deleted by editors where shoppers would notice', async () => {
    const parent = await folder('de-de')
    const id = await story('Start', parent)
    await publish(publisher, id, await seen(id), getDb())
    const refused = { ok: false, error: 'needsPublisher' }
    expect(await change(editor, id, { slug: 'anfang' }, getDb())).toEqual(refused)
    expect(await change(editor, parent, { slug: 'de-ch' }, getDb())).toEqual(refused)
    expect(await remove(editor, id, getDb())).toEqual(refused)
    expect(await remove(editor, parent, getDb())).toEqual(refused)
    expect(await change(editor, id, { name: 'Anfang', slug: 'start', parent }, getDb())).toMatchObject({
      ok: true,
    })
    const draft = await story('Entwurf', parent)
    expect(await change(editor, draft, { slug: 'anders', parent: null }, getDb())).toMatchObject({ ok: true })
    expect(await remove(editor, draft, getDb())).toMatchObject({ ok: true })
  })

  it('are published and taken off the shop', async () => {
    const id = await story('Start')
    await publish(publisher, id, await seen(id), getDb())
    expect((await find(id))?.publishedContent).toMatchObject({ component: 'page' })
    await unpublish(publisher, id, getDb())
    expect((await find(id))?.publishedContent).toBeNull()
    expect((await log()).map(({ kind }) => kind)).toEqual([
      'story-unpublished',
      'story-published',
      'story-created',
    ])
  })

  it('are found by name, address and words, and not by keys', async () => {
    const inName = await story('Wickeltasche "Ida"')
    const inWords = await story('Start')
    await fill(inWords, {
      body: [{ component: 'headline', _uid: 'a', text: 'Eine Wickeltasche für "Ida" 100%' }],
    })
    const inKey = await story('Anderes')
    await fill(inKey, { wickeltasche: 'ja' })
    const found = async (text: string) =>
      (await findStories({ search: text }, getDb())).rows.map(({ id }) => id)
    expect(await found('wickeltasche')).toEqual([inName, inWords])
    expect(await found('"Ida"')).toEqual([inName, inWords])
    expect(await found('100%')).toEqual([inWords])
    expect(await found('1%0')).toEqual([])
    expect(await found('wickeltasche-ida')).toEqual([inName])
    expect(await found('ida WICKEL')).toEqual([inName, inWords])
    expect(await found('für wickeltasche')).toEqual([inWords])
    expect(await found('wickeltasche ja')).toEqual([])
  })

  it('are found however their accents are typed, and by words that stand in different places', async () => {
    const page = await story('Édition Été')
    await fill(page, { body: [{ component: 'headline', _uid: 'a', text: 'ÜBER Größen' }] })
    const found = async (text: string) =>
      (await findStories({ search: text }, getDb())).rows.map(({ id }) => id)
    for (const text of [
      'edition',
      'ETE édition',
      'E\u0301dition',
      'über',
      'Uber',
      'größen',
      'GROSSEN',
      'ete uber',
    ])
      expect(await found(text), text).toEqual([page])
  })

  it('are found with the words of their text, where name and address do not tell why', async () => {
    const named = await story('Tragehilfe')
    const inText = await story('Rat')
    const text = `${'Viel davor. '.repeat(9)}Eine TRAGEHILFE hält. ${'Viel danach. '.repeat(20)}`
    await fill(inText, { body: [{ component: 'text', _uid: 'a', text }] })
    const { rows } = await findStories({ search: 'tragehilfe' }, getDb())
    expect(rows.map(({ id, hit }) => [id, hit?.words])).toEqual([
      [named, undefined],
      [inText, expect.stringMatching(/davor\. Eine TRAGEHILFE hält\. Viel danach/)],
    ])
    expect(rows[1]?.hit?.words.length).toBeLessThan(150)
  })

  it('are found last, and said to be, where the words stand in what no reader sees', async () => {
    const read = await story('Zuletzt im Alphabet')
    await fill(read, { body: [{ component: 'headline', _uid: 'h', text: 'Alles in Large' }] })
    const unread = await story('Anfang')
    await fill(unread, { body: [{ component: 'headline', _uid: 'h', text: 'Anderes', style: 'large' }] })
    const colour = await story('Farbe')
    await fill(colour, { body: [{ component: 'unknown', _uid: 'u', tone: '#abcdef' }] })
    const file = await story('Bild')
    const image = { filename: '/pictures/assets/10x10/k/large.jpg', alt: 'Kinderwagen', fieldtype: 'asset' }
    await fill(file, { body: [{ component: 'image', _uid: 'i', image }] })
    const found = async (search: string) =>
      (await findStories({ search }, getDb())).rows.map(({ id, hit }) => [id, hit?.isTechnical ?? false])
    expect((await found('large'))[0]).toEqual([read, false])
    expect((await found('large')).slice(1)).toEqual(
      expect.arrayContaining([
        [unread, true],
        [file, true],
      ]),
    )
    expect(await found('abcdef')).toEqual([[colour, true]])
    expect(await found('kinderwagen')).toEqual([[file, false]])
    const [hit] = (await findStories({ search: 'kinderwagen' }, getDb())).rows
    expect(hit?.hit).toEqual({ uid: 'i', field: 'image', words: 'Kinderwagen' })
  })

  it('are found by type, by who saved them last and by the days of it', async () => {
    const parent = await folder('de-de')
    const mine = await story('Mein', parent)
    const theirs = await made(
      { kind: 'story', name: 'Ihr', slug: undefined, parent, type: 'section' },
      editor,
    )
    const found = async (asked: object) => {
      const filter = filterOf(listQuery.parse(asked))
      if (!filter) throw new Error('Nothing is asked')
      return (await findStories(filter, getDb())).rows.map(({ id }) => id)
    }
    expect(await found({ type: 'section' })).toEqual([theirs])
    expect(await found({ person: 'publisher' })).toEqual([mine])
    expect(await found({ person: 'editor', type: 'page' })).toEqual([])
    const day = (date: string) => new Date(`${date}T10:00:00Z`)
    await getDb()
      .update(stories)
      .set({ updatedAt: day('2026-03-01') })
      .where(eq(stories.id, mine))
    await getDb()
      .update(stories)
      .set({ updatedAt: day('2026-03-03') })
      .where(eq(stories.id, theirs))
    expect(await found({ since: '2026-03-01', until: '2026-03-01' })).toEqual([mine])
    expect(await found({ since: '2026-03-02' })).toEqual([theirs])
    expect(await found({ until: '2026-03-03' })).toEqual([theirs, mine])
    expect(askedOf({ type: 'section', since: 'x', person: ['a', 'b'], state: 'draft', other: '1' })).toEqual({
      type: 'section',
      state: 'draft',
    })
    const all = await findStories({ search: '', folder: 'de-de', most: 1 }, getDb())
    expect([all.rows.length, all.total]).toEqual([1, 2])
  })

  it('are found in one market and in one state, also without words', async () => {
    const [here, there] = [await folder('de-de'), await folder('de-at')]
    const ids = {
      draft: await story('Lager', here),
      shown: await story('Lagerung', here),
      elsewhere: await story('Lager', there),
    }
    await publish(publisher, ids.shown, await seen(ids.shown), getDb())
    const found = async (asked: Parameters<typeof findStories>[0]) =>
      (await findStories(asked, getDb())).rows.filter(({ isFolder }) => !isFolder).map(({ id }) => id)
    expect(await found({ search: 'lager', folder: 'de-de' })).toEqual([ids.draft, ids.shown])
    expect(await found({ search: 'lager', folder: 'de-de', state: 'published' })).toEqual([ids.shown])
    expect(await found({ search: '', folder: 'de-at' })).toEqual([ids.elsewhere])
    expect(await found({ search: '', folder: 'de', state: 'draft' })).toEqual([])
    await getDb().update(stories).set({ unpublishedChanges: true }).where(eq(stories.id, ids.shown))
    expect(await found({ search: '', folder: 'de-de', state: 'changed' })).toEqual([ids.shown])
    expect(await found({ search: '', folder: 'de-de', state: 'published' })).toEqual([])
  })

  it('get and lose tags, by which they are found, and which a publisher alone changes of public ones', async () => {
    const market = await folder('de-de')
    const [first, second] = [await story('Eins', market), await story('Zwei', market)]
    const tag = (by: Person, id: number, add: string[], remove: string[] = []) =>
      change(by, id, { tags: { add, remove } }, getDb())
    expect(await tag(editor, first, ['Winter', 'Sale'])).toEqual({ ok: true, id: first })
    expect(await tag(editor, second, ['Sale'])).toEqual({ ok: true, id: second })
    const found = async (sought: string) =>
      (await findStories({ search: '', ...filterOf(listQuery.parse({ tag: sought })) }, getDb())).rows
    expect((await found('Sale')).map(({ id }) => id).toSorted()).toEqual([first, second].toSorted())
    expect((await found('Winter')).map(({ tags }) => tags)).toEqual([['Winter', 'Sale']])
    expect(await readTags(getDb())).toEqual(['Sale', 'Winter'])

    await publish(publisher, first, await seen(first), getDb())
    expect(await tag(editor, first, [], ['Sale'])).toEqual({ ok: false, error: 'needsPublisher' })
    expect(await tag(publisher, first, ['Neu'], ['Sale'])).toEqual({ ok: true, id: first })
    expect((await find(first))?.tagList).toEqual(['Winter', 'Neu'])
    // What a page has already is no change.
    const before = (await log()).length
    await tag(publisher, first, ['Neu'], ['Sale'])
    expect(await log()).toHaveLength(before)
    expect((await log())[0]).toMatchObject({ kind: 'story-tagged', detail: { tags: 'Winter, Neu' } })
  })

  it('are named on the start page to who changed them last, and to the others', async () => {
    const first = await story('Eins')
    const second = await made(
      { kind: 'story', name: 'Zwei', slug: undefined, parent: null, type: 'page' },
      editor,
    )
    const third = await story('Drei')
    await getDb().delete(stories).where(eq(stories.id, third))
    const recent = async (whose: 'own' | 'others') =>
      (await readRecent(publisher.id, whose, getDb())).map(({ row, by }) => [row.id, by])
    expect((await recent('own'))[0]).toEqual([first, publisher.name])
    expect((await recent('others'))[0]).toEqual([second, editor.name])
  })

  it('wait on the start page until they are published as they are drafted, and open the folders around them', async () => {
    const before = await readWaiting(getDb())
    const outer = await folder('Außen')
    const inner = await folder('Innen', outer)
    const id = await story('Wartet', inner)
    const drafted = await readWaiting(getDb())
    expect(drafted.rows[0]).toMatchObject({ id, state: 'draft' })
    expect(drafted.drafts).toBe(before.drafts + 1)
    await publish(publisher, id, await seen(id), getDb())
    expect(await readWaiting(getDb())).toMatchObject({ drafts: before.drafts, changed: before.changed })
    expect(await readFoldersAround(drafted.rows[0], getDb())).toEqual([inner, outer])
    expect(await readFoldersAround(undefined, getDb())).toEqual([])
  })

  it('say before they are deleted what goes along and what refers to them', async () => {
    const parent = await folder('de-de')
    const id = await story('Ziel', parent)
    const other = await story('Verweis')
    const target = await find(id)
    await fill(other, { link: { linktype: 'story', id: target?.uuid } })
    await fill(id, { link: { linktype: 'story', id: target?.uuid } })
    expect(await readConsequences(parent, publisher, getDb())).toMatchObject({
      ...{ stories: 1, isPublic: false },
      references: { total: 1, rows: [{ id: other }] },
    })
    expect(await readConsequences(other, publisher, getDb())).toMatchObject({
      stories: 1,
      references: { total: 0 },
    })
    const saved = async (person: Person) => (await readConsequences(id, person, getDb()))?.saved
    expect(await saved(publisher)).toMatchObject({ by: publisher.name })
    // Whoever has only just saved is most likely at work: on the page, and in its folder.
    for (const asked of [id, parent]) {
      expect((await readConsequences(asked, publisher, getDb()))?.atWork).toEqual([])
      expect((await readConsequences(asked, editor, getDb()))?.atWork).toEqual([publisher.name])
    }
    await getDb()
      .update(stories)
      .set({ updatedAt: new Date(Date.now() - 6 * 60_000) })
      .where(eq(stories.id, id))
    expect((await readConsequences(parent, editor, getDb()))?.atWork).toEqual([])
    expect((await readConsequences(parent, publisher, getDb()))?.saved).toBeUndefined()
    await remove(publisher, parent, getDb())
    expect(await find(id)).toBeUndefined()
    expect((await log())[0]).toMatchObject({
      kind: 'story-deleted',
      storyName: 'de-de',
      detail: { path: 'de-de' },
    })
  })

  it('have a line in the log for each page whose triggers name their new address', async () => {
    const market = await folder('de-de')
    const id = await story('Ziel', market)
    const naming = await story('Aktion', market)
    const trigger = { component: 'trigger', _uid: 't', type: 'url', value: '/de/ziel/' }
    await fill(naming, {
      body: [{ component: 'trigger_container', _uid: 'c', body: [], triggers: [trigger] }],
    })
    await change(publisher, id, { slug: 'anderes' }, getDb())
    expect(await log()).toContainEqual({
      kind: 'triggers-carried',
      storyName: 'Aktion',
      personName: publisher.name,
      detail: { name: 'Ziel', to: 'de-de/anderes' },
    })
    const found = (await listChanges(getDb(), { kind: 'story-renamed' })).changes
    expect(found.map(({ kind }) => kind)).toEqual(['story-moved'])
  })

  it('have a save in the log after a rename, though it belongs to the same entry of the history', async () => {
    const id = await story('Ziel')
    const save = async (title: string) => {
      const draft = await readDraft(id, getDb())
      const content = { component: 'page', _uid: 'root', title }
      await saveDraft({ storyId: id, content, basedOn: draft?.version ?? '', person: publisher }, getDb())
    }
    await save('eins')
    await save('zwei')
    await change(publisher, id, { name: 'Anderes' }, getDb())
    await save('drei')
    await save('vier')
    expect((await log()).map(({ kind }) => kind)).toEqual([
      'draft-saved',
      'story-renamed',
      'draft-saved',
      'story-created',
    ])
  })

  it('say before they are taken off which campaigns name them and where they are in other markets', async () => {
    const id = await story('Ziel', await folder('de-de'))
    const naming = await story('Aktion', await folder('de-at'))
    const trigger = { component: 'trigger', _uid: 't', type: 'url', value: '/at/a/, /de/ziel/' }
    await fill(naming, {
      body: [{ component: 'trigger_container', _uid: 'c', body: [], triggers: [trigger] }],
    })
    await publish(publisher, naming, await seen(naming), getDb())
    await joinAlternate(publisher, id, naming, getDb())
    const facts = await readFacts(id, () => [], getDb())
    expect(facts?.campaigns).toEqual([{ id: naming, name: 'Aktion' }])
    expect(facts?.alternates).toEqual([{ id: naming, name: 'Aktion', address: '/at/aktion/' }])
    const other = await readFacts(naming, () => [], getDb())
    expect([other?.campaigns, other?.alternates]).toEqual([[], []])
  })

  it('are listed in parts, folders first, without their content', async () => {
    const first = await find(await story('Seite 000'))
    if (!first) throw new Error('There is no story')
    const { id: _, ...values } = first
    const others = Array.from({ length: 104 }, (_, at) => {
      const name = `Seite ${String(at + 1).padStart(3, '0')}`
      return { ...values, uuid: randomUUID(), name, slug: name, fullSlug: name, position: 10 * (at + 1) }
    })
    await getDb().insert(stories).values(others)
    await folder('Ordner')
    const { rows, total } = await readFolder(null, 0, undefined, getDb())
    expect([rows.length, total, rows[0]?.name, rows[1]?.name]).toEqual([100, 106, 'Ordner', 'Seite 000'])
    expect((await readFolder(null, 100, undefined, getDb())).rows.map(({ name }) => name)).toEqual(
      [99, 100, 101, 102, 103, 104].map((at) => `Seite ${String(at).padStart(3, '0')}`),
    )
    expect(rows[1]).not.toHaveProperty('content')
  })

  it('are listed in the order that is asked for, folders first', async () => {
    const market = await folder('de-de')
    const ids = {
      zeder: await story('zeder', market),
      stern: await made({ kind: 'story', name: 'Stern', slug: 's', parent: market, type: 'page' }, editor),
      ecole: await story('École', market),
      elfe: await story('Elfe', market),
    }
    await folder('Ordner').then((id) => change(publisher, id, { parent: market }, getDb()))
    await publish(publisher, ids.elfe, await seen(ids.elfe), getDb())
    for (const [at, id] of [ids.elfe, ids.zeder, ids.stern, ids.ecole].entries())
      await getDb()
        .update(stories)
        .set({ updatedAt: new Date(Date.UTC(2026, 1, at + 1)) })
        .where(eq(stories.id, id))
    const order = (sort?: ListOrder) => orderOf({ sort })
    const listed = async (sort?: ListOrder) =>
      (await readFolder(market, 0, order(sort), getDb())).rows.map(({ name }) => name).join(' ')
    expect(await listed()).toBe('Ordner zeder Stern École Elfe')
    expect(await listed('name')).toBe('Ordner École Elfe Stern zeder')
    expect(await listed('-name')).toBe('Ordner zeder Stern Elfe École')
    expect(await listed('state')).toBe('Ordner zeder Stern École Elfe')
    expect(await listed('-state')).toBe('Ordner Elfe zeder Stern École')
    expect(await listed('-changed')).toBe('Ordner École Stern zeder Elfe')
    const [writer] = (await readFolder(market, 0, undefined, getDb())).rows.flatMap(
      ({ savedBy }) => savedBy ?? [],
    )
    expect(writer).toBe(publisher.name)
    const byWriter = (await readFolder(market, 0, order('person'), getDb())).rows.slice(1)
    const names = byWriter.map(({ savedBy }) => savedBy ?? '')
    expect(names).toEqual(names.toSorted(compareNames))
    expect(new Set(names).size).toBe(2)
    const found = await findStories({ search: 'e', order: order('-changed') }, getDb())
    expect(found.rows.filter(({ isFolder }) => !isFolder).map(({ name }) => name)).toEqual([
      ...['École', 'Stern', 'zeder', 'Elfe'],
    ])
  })

  it('are found with the one first that is called just so', async () => {
    const market = await folder('de-de')
    for (const name of ['X als Erstes', 'Luxus X', 'x', 'Y']) await story(name, market)
    const found = await findStories({ search: 'X' }, getDb())
    expect(found.rows[0]?.name).toBe('x')
    expect(found.rows).toHaveLength(3)
  })

  it('are found by being changed alone, those that were saved last first', async () => {
    const [first, second, done] = [await story('Eins'), await story('Zwei'), await story('Drei')]
    await folder('ordner')
    await publish(publisher, done, await seen(done), getDb())
    const before = await readDraft(first, getDb())
    const content = { ...before?.content, body: [{ component: 'headline', _uid: 'h', text: 'Neu' }] }
    await saveDraft({ storyId: first, content, basedOn: before?.version ?? '', person: editor }, getDb())
    const ids = async (text: string) =>
      (await findStories({ search: text, isOnlyChanged: true }, getDb())).rows.map(({ id }) => id)
    expect(await ids('')).toEqual([first, second])
    expect(await ids('zwei')).toEqual([second])
    expect(await ids('drei')).toEqual([])
  })

  it('say the same of a version of the history before it is restored, and nothing of one of another story', async () => {
    const id = await story('Ziel')
    await publish(publisher, id, await seen(id), getDb())
    const before = await readDraft(id, getDb())
    const content = { ...before?.content, body: [{ component: 'headline', _uid: 'h', text: 'Neu' }] }
    await saveDraft({ storyId: id, content, basedOn: before?.version ?? '', person: editor }, getDb())
    const open = await readOpenStory(id, getDb())
    expect(open).toMatchObject({ draft: { by: editor.name }, last: { published: { by: publisher.name } } })
    expect(open?.draft?.version).toBe((await readDraft(id, getDb()))?.version)
    const [latest, published] = (await historyOf(id, {}, getDb())).versions
    expect(open?.published).toBe(published?.id)
    const facts = (version = 0) => readFacts(id, () => [], getDb(), { version })
    expect(await facts(latest?.id)).toMatchObject({
      savedBy: editor.name,
      changes: { added: 1 },
      headings: [],
      hints: [],
    })
    expect(await facts(published?.id)).toMatchObject({ changes: { changed: 0, added: 0, removed: 0 } })
    const [other] = (await historyOf(await story('Anderes'), {}, getDb())).versions
    expect(await facts(other?.id)).toBeUndefined()
  })

  it('say who else has saved the draft since it was published, and that an older version is planned', async () => {
    const id = await story('Ziel')
    const facts = (name: string) => readFacts(id, () => [], getDb(), { reader: { id: publisher.id, name } })
    const save = async (text: string) => {
      const before = await readDraft(id, getDb())
      const content = { ...before?.content, body: [{ component: 'headline', _uid: 'h', text }] }
      await saveDraft({ storyId: id, content, basedOn: before?.version ?? '', person: editor }, getDb())
    }
    await save('Eins')
    await atPage(id, publisher.id, getDb())
    await atPage(id, editor.id, getDb())
    expect(await facts(publisher.name)).toMatchObject({ present: [editor.name] })
    expect(await facts(editor.name)).toMatchObject({ others: [publisher.name] })
    expect(await facts(publisher.name)).toMatchObject({ others: [editor.name] })
    await publish(publisher, id, await seen(id), getDb())
    expect(await facts(publisher.name)).toMatchObject({ others: [] })
    await save('Zwei')
    const plan = { publishAt: '2099-01-01T10:00', unpublishAt: '', seen: await seen(id) }
    expect(await planStory(publisher, id, plan, { db: getDb() })).toMatchObject({ ok: true })
    expect((await facts(publisher.name))?.planned).toBeUndefined()
    await save('Drei')
    expect((await facts(publisher.name))?.planned).toMatch(/^2099-01-01T/)
  })

  it('say in the list what is planned for them, by the clock of their market, and what is not translated', async () => {
    const [home, abroad] = [
      await made({ kind: 'folder', name: 'Deutschland', slug: 'de-de', parent: null }),
      await made({ kind: 'folder', name: 'Romandie', slug: 'fr-ch', parent: null }),
    ]
    const [id, copy] = [await story('Gut schlafen', home), await story('Bien dormir', abroad)]
    for (const each of [id, copy]) {
      const before = await readDraft(each, getDb())
      const content = {
        ...before?.content,
        body: [{ component: 'headline', _uid: 'h', text: 'So schlafen Babys gut' }],
      }
      await saveDraft({ storyId: each, content, basedOn: before?.version ?? '', person: editor }, getDb())
    }
    expect(await joinAlternate(publisher, copy, id, getDb())).toEqual({ ok: true })
    await planStory(
      publisher,
      id,
      { publishAt: '2099-01-01T10:00', unpublishAt: '2099-02-01T10:00', seen: await seen(id) },
      { db: getDb() },
    )
    const listed = async (folder: number) => {
      const { rows } = await withMarks(await readFolder(folder, 0, undefined, getDb()), editor.id, getDb())
      return rows.map(({ plans, untranslatedFrom }) => ({ plans, untranslatedFrom }))
    }
    expect(await listed(home)).toEqual([
      {
        plans: [
          { action: 'publish', clock: '2099-01-01T10:00' },
          { action: 'unpublish', clock: '2099-02-01T10:00' },
        ],
        untranslatedFrom: undefined,
      },
    ])
    expect(await listed(abroad)).toEqual([{ plans: undefined, untranslatedFrom: 'de-de' }])
    const original = await find(id)
    const markets = original ? await readMarkets(getDb(), original) : []
    const marked = markets.filter(({ version }) => version?.untranslatedFrom !== undefined)
    expect(marked.map(({ folder, version }) => [folder, version?.untranslatedFrom])).toEqual([
      ['fr-ch', 'de-de'],
    ])
  })

  it('that leave the shop lead their visitors on to another page, if somebody asks for it who may', async () => {
    const market = await made({ kind: 'folder', name: 'Deutschland', slug: 'de-de', parent: null })
    const [old, older, target, draft] = [
      await story('Alt', market),
      await story('Älter', market),
      await story('Ziel', market),
      await story('Entwurf', market),
    ]
    for (const id of [old, older, target]) {
      await fill(id, { body: [] })
      expect(await publish(publisher, id, await seen(id), getDb())).toMatchObject({ ok: true })
    }
    const leads = async () =>
      (await getDb().select().from(redirects)).map(({ path, target: to }) => [path, to]).sort()
    for (const leadTo of [draft, old, market, 999_999])
      expect(await unpublish(publisher, old, getDb(), { leadTo })).toEqual({
        ok: false,
        errors: { leadTo: 'notPossible' },
      })
    expect(await remove(editor, old, getDb(), { leadTo: target })).toEqual({
      ok: false,
      error: 'needsPublisher',
    })
    expect((await find(old))?.publishedContent).not.toBeNull()
    expect(await leads()).toEqual([])
    expect(await unpublish(publisher, old, getDb(), { leadTo: target })).toEqual({ ok: true, id: old })
    expect(await remove(publisher, older, getDb(), { leadTo: target })).toMatchObject({ ok: true })
    expect(await leads()).toEqual([
      ['aelter', '/de/ziel/'],
      ['alt', '/de/ziel/'],
    ])
    expect((await log()).filter(({ kind }) => kind === 'redirect-saved')).toHaveLength(2)
    // What leads to the target would lead to nothing without it.
    const found = await readFacts(target, () => [], getDb(), { isLeaving: true })
    expect(found?.redirects).toEqual({ from: ['/aelter', '/alt'], total: 2, away: [] })
    expect((await readConsequences(target, editor, getDb()))?.redirects.total).toBe(2)
    expect(await remove(editor, draft, getDb(), { leadTo: target })).toMatchObject({ ok: true })
    expect(await leads()).toHaveLength(2)
  })

  it('say who changed their content last and when, also once somebody else has given them another name', async () => {
    const id = await made(
      { kind: 'story', name: 'Aktion', slug: undefined, parent: null, type: 'page' },
      editor,
    )
    const before = new Date(Date.now() - 3_600_000)
    await getDb().update(storyVersions).set({ createdAt: before }).where(eq(storyVersions.storyId, id))
    expect(await change(publisher, id, { name: 'Umbenannt' }, getDb())).toEqual({ ok: true, id })
    const told = [
      { by: (await readDraft(id, getDb()))?.savedBy, at: (await readDraft(id, getDb()))?.savedAt },
      (await readConsequences(id, publisher, getDb()))?.saved,
      {
        by: (await readOpenStory(id, getDb()))?.draft?.by,
        at: (await readOpenStory(id, getDb()))?.draft?.at,
      },
    ]
    for (const saved of told) {
      expect(saved?.by).toBe(editor.name)
      expect(Date.parse(saved?.at ?? '') - before.getTime()).toBeLessThanOrEqual(3 * 60_000)
    }
  })

  it('end the redirects at their address once they appear there, and bring none back', async () => {
    const market = await folder('de-de')
    const [page, target] = [await story('Aktion', market), await story('Ziel', market)]
    const appear = async (id: number) => publish(publisher, id, await seen(id), getDb(), { again: true })
    for (const id of [page, target]) {
      await fill(id, { body: [] })
      expect(await appear(id)).toMatchObject({ ok: true })
    }
    const leads = async () =>
      (await getDb().select().from(redirects)).map(({ path, target: to }) => [path, to])
    const stands = () => pagesPublishedAt(getDb(), [{ locale: 'de-de', path: 'aktion' }])
    expect([...(await stands())]).toEqual([['de-de aktion', { id: page, name: 'Aktion' }]])
    expect(await unpublish(publisher, page, getDb(), { leadTo: target })).toMatchObject({ ok: true })
    expect(await leads()).toEqual([['aktion', '/de/ziel/']])
    expect([...(await stands())]).toEqual([])
    const before = await readFacts(page, () => [], getDb())
    expect(before?.ends).toEqual([{ from: '/de/aktion/', to: '/de/ziel/' }])

    expect(await appear(page)).toMatchObject({ ok: true })
    expect(await leads()).toEqual([])
    expect((await log()).find(({ kind }) => kind === 'redirect-deleted')).toMatchObject({
      detail: { locale: 'de-de', from: '/aktion', to: '/de/ziel/' },
    })
    expect(await unpublish(publisher, page, getDb())).toMatchObject({ ok: true })
    expect(await leads()).toEqual([])

    // One that is entered while the page is there is told before the page leaves, and stays with each publish.
    await appear(page)
    await getDb().insert(redirects).values({ locale: 'de-de', path: 'aktion', target: '/de/ziel/' })
    await appear(page)
    const leaving = await readFacts(page, () => [], getDb(), { isLeaving: true })
    expect(leaving?.redirects?.away).toEqual([{ from: '/de/aktion/', to: '/de/ziel/' }])
  })

  it('that are gone say who deleted them, or the folder around them', async () => {
    const folder = await made({ kind: 'folder', name: 'Aktionen', slug: undefined, parent: null })
    const [id, other] = [await story('Ziel'), await story('Anderes', folder)]
    const path = (await find(other))?.fullSlug
    expect(await readDeletion(id, undefined, getDb())).toBeUndefined()
    await remove(publisher, id, getDb())
    expect(await readDeletion(id, undefined, getDb())).toMatchObject({
      ...{ by: publisher.name, name: 'Ziel', path: 'ziel' },
    })
    await remove(publisher, folder, getDb())
    expect(await readDeletion(other, undefined, getDb())).toMatchObject({
      ...{ by: publisher.name, name: 'Anderes', path: 'aktionen/anderes', inBin: true },
    })
    await getDb().delete(deletedStories)
    const around = await readDeletion(other, path, getDb())
    expect([around?.by, around?.name, around?.path]).toEqual([publisher.name, undefined, undefined])
    expect(await readDeletion(other, 'elsewhere/page', getDb())).toBeUndefined()
  })

  it('say before publishing and taking off what changes, what is wrong and what refers to them', async () => {
    const id = await story('Ziel')
    const facts = async () =>
      readFacts(
        id,
        () =>
          (['Bitte ausfüllen.', 'Passt nicht.'] as const).map((words) => ({
            ...{ uid: 'x', block: 'page', field: '', reason: 'is needed', isIdle: false },
            ...{ title: 'Seite', words },
          })),
        getDb(),
      )
    expect(await facts()).toMatchObject({
      savedBy: publisher.name,
      faulty: [{ uid: 'x', title: 'Seite', reasons: ['Bitte ausfüllen.', 'Passt nicht.'] }],
      draft: { version: (await readDraft(id, getDb()))?.version },
      references: { total: 0 },
    })
    expect((await facts())?.changes).toBeUndefined()
    await publish(publisher, id, await seen(id), getDb())
    expect((await facts())?.changes).toEqual({ changed: 0, added: 0, removed: 0 })
    await change(publisher, id, { name: 'Anders' }, getDb())
    const draft = await readDraft(id, getDb())
    const content = { ...draft?.content, body: [{ component: 'headline', _uid: 'h', text: 'Neu' }] }
    await saveDraft({ storyId: id, content, basedOn: draft?.version ?? '', person: editor }, getDb())
    const from = await story('Quelle')
    const source = await readDraft(from, getDb())
    const link = { component: 'page', _uid: 'p', link: { linktype: 'story', id: draft?.uuid } }
    await saveDraft({ storyId: from, content: link, basedOn: source?.version ?? '', person: editor }, getDb())
    expect(await facts()).toMatchObject({
      savedBy: editor.name,
      changes: { changed: 1, added: 1, removed: 0, formerName: 'Ziel' },
      references: { total: 1, rows: [{ name: 'Quelle' }] },
    })
  })
})
