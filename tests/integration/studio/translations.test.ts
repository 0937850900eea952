import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { stories } from '@/lib/content/embedded/tables'
import { redirects } from '@/lib/content/redirects'
import { categories } from '@/lib/shop/catalogue/tables'
import type { Person } from '@/lib/studio/people'
import { studioPeople } from '@/lib/studio/people/tables'
import {
  findCandidates,
  joinAlternate,
  leaveAlternates,
  makeVersion,
  readTranslations,
  saveSlugs,
} from '@/lib/studio/translations'
import { givenCategories } from '../../fixtures/catalogue'
import { describeOnDatabases } from '../../fixtures/databases'
import { openSpace, type TestSpace } from '../../fixtures/space'

const publisher: Person = {
  id: '00000000-0000-4000-8000-00000000000e',
  name: 'Publisher T',
  address: 'publisher-t@example.org',
  role: 'publisher',
  language: 'de',
}
const editor: Person = { ...publisher, role: 'editor' }
const content = { component: 'page', _uid: 'root' }

describeOnDatabases('translations', (getDb) => {
  let space: TestSpace
  let folders: Record<'baby' | 'de-de' | 'de-at' | 'de-ch' | 'fr-ch', number>

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
    folders = {
      baby: await folder('baby'),
      'de-de': await folder('de-de'),
      'de-at': await folder('de-at'),
      'de-ch': await folder('de-ch'),
      'fr-ch': await folder('fr-ch'),
    }
  })

  const add = async (folder: keyof typeof folders, slug: string, publish: 0 | 1 = 1): Promise<number> => {
    const story = { name: slug, slug, parent_id: folders[folder], content }
    return (await space.manage('POST', 'stories', { story, publish })).body.story.id
  }
  const versionsOf = async (id: number) =>
    (await readTranslations(id, getDb()))?.markets.flatMap(({ version }) => version ?? []) ?? []
  const rowOf = async (id: number, market: string) =>
    (await readTranslations(id, getDb()))?.markets.find(({ folder }) => folder === market)
  const offered = async (person: Person, id: number, market: string, search = '') =>
    (await findCandidates(person, id, { market, search }, getDb()))?.rows.map((each) => each.id)
  const frenchOf = async (id: number) =>
    (await readTranslations(id, getDb()))?.slugs.find(({ lang }) => lang === 'fr-ch')
  const french = (path: string) => [{ lang: 'fr-ch', path }]

  it('give a story of the company an address in a market, and lead old ones on to it', async () => {
    const id = await add('baby', 'ueber-uns')
    expect(await frenchOf(id)).toMatchObject({ path: '', address: '/ch-fr/ueber-uns/' })
    expect(await saveSlugs(publisher, id, french('a-propos'), getDb())).toEqual({ ok: true })
    expect(await frenchOf(id)).toMatchObject({ path: 'a-propos', address: '/ch-fr/a-propos/' })
    expect(await saveSlugs(publisher, id, french('/qui-sommes-nous/'), getDb())).toEqual({ ok: true })
    const kept = await getDb().select().from(redirects)
    expect(kept.map(({ locale, path, target }) => [locale, path, target]).sort()).toEqual([
      ['fr-ch', 'a-propos', '/ch-fr/qui-sommes-nous/'],
      ['fr-ch', 'ueber-uns', '/ch-fr/qui-sommes-nous/'],
    ])
    await saveSlugs(publisher, id, french(''), getDb())
    const back = await getDb().select().from(redirects)
    expect(back.map(({ path, target }) => [path, target]).sort()).toEqual([
      ['a-propos', '/ch-fr/ueber-uns/'],
      ['qui-sommes-nous', '/ch-fr/ueber-uns/'],
    ])
  })

  it('leave no redirects while a story is a draft', async () => {
    const id = await add('baby', 'ueber-uns', 0)
    expect(await saveSlugs(editor, id, french('a-propos'), getDb())).toEqual({ ok: true })
    expect(await getDb().select().from(redirects)).toEqual([])
  })

  it.each([
    ['hilfe', 'taken'],
    ['aide', 'taken'],
    ['a//b', 'empty'],
    ['a?b', 'signs'],
    ['..', 'reserved'],
  ])('are not %s', async (path, error) => {
    const other = await add('baby', 'hilfe')
    await saveSlugs(publisher, other, french('aide'), getDb())
    const id = await add('baby', 'ueber-uns')
    expect(await saveSlugs(publisher, id, french(path), getDb())).toEqual({ ok: false, error, lang: 'fr-ch' })
  })

  it('of public stories are changed by those who may publish', async () => {
    const [one, two] = [await add('baby', 'eins'), await add('de-de', 'zwei')]
    const refused = { ok: false, error: 'needsPublisher' }
    expect(await saveSlugs(editor, one, french('un'), getDb())).toEqual(refused)
    expect(await joinAlternate(editor, two, one, getDb())).toEqual(refused)
    expect(await leaveAlternates(editor, two, getDb())).toEqual(refused)
  })

  it('belong to stories that markets share', async () => {
    const id = await add('de-de', 'versand')
    expect((await readTranslations(id, getDb()))?.slugs).toEqual([])
    expect(await saveSlugs(publisher, id, french('livraison'), getDb())).toEqual({
      ok: false,
      error: 'notPossible',
    })
  })

  it('connect the same page of several markets, one of each', async () => {
    const [german, austrian, second] = [
      await add('de-de', 'versand'),
      await add('de-at', 'versand'),
      await add('de-de', 'lieferung'),
    ]
    expect(await joinAlternate(publisher, austrian, german, getDb())).toEqual({ ok: true })
    expect(await versionsOf(german)).toMatchObject([
      { id: german, isThis: true },
      { id: austrian, address: '/at/versand/', isPublished: true },
    ])
    expect(await joinAlternate(publisher, second, austrian, getDb())).toMatchObject({
      ok: false,
      error: 'sameMarket',
      market: 'de-de',
    })
    expect(await leaveAlternates(publisher, german, getDb())).toEqual({ ok: true })
    expect(await versionsOf(austrian)).toMatchObject([{ id: austrian }])
  })

  it.each<[string, ('de-de' | 'de-at' | 'de-ch' | 'fr-ch')[][]]>([
    ['a third market, from the page that has an alternate', [['de-de', 'de-at'], ['de-ch']]],
    ['a third market, from the page that has none', [['de-ch'], ['de-de', 'de-at']]],
    [
      'two groups of other markets',
      [
        ['de-de', 'de-at'],
        ['de-ch', 'fr-ch'],
      ],
    ],
  ])('connect %s', async (_, groups) => {
    const ids: number[][] = []
    for (const group of groups) {
      const made: number[] = []
      for (const market of group) made.push(await add(market, 'versand'))
      for (const id of made.slice(1)) await joinAlternate(publisher, id, made[0] ?? 0, getDb())
      ids.push(made)
    }
    const [[one = 0] = [], [other = 0] = []] = ids
    expect(await joinAlternate(publisher, one, other, getDb())).toEqual({ ok: true })
    const all = ids.flat()
    for (const id of all) {
      const found = (await versionsOf(id)).map((each) => each.id)
      expect(found.sort()).toEqual([...all].sort())
    }
    const again = await add('de-at', 'lieferung')
    expect(await joinAlternate(publisher, again, one, getDb())).toMatchObject({
      error: 'sameMarket',
      market: 'de-at',
    })
  })

  it('leave a group that the shop knows to publishers, when a draft would join it to its own', async () => {
    const [draft, partner] = [await add('de-de', 'eins', 0), await add('de-at', 'eins', 0)]
    const known = await add('de-ch', 'eins')
    expect(await joinAlternate(editor, draft, partner, getDb())).toEqual({ ok: true })
    expect(await joinAlternate(editor, draft, known, getDb())).toEqual({ ok: false, error: 'needsPublisher' })
  })

  describe('offer for a market', () => {
    it('the pages that can be connected, the one at the same address first', async () => {
      const german = await add('de-de', 'versand')
      const [other, same] = [await add('de-at', 'lieferung'), await add('de-at', 'versand')]
      expect(await offered(publisher, german, 'de-at')).toEqual([same, other])
      expect(await offered(publisher, german, 'de-at', 'lief')).toEqual([other])
      expect(await offered(publisher, german, 'de-ch')).toEqual([])
    })

    it('no page whose group has a page in the same market already', async () => {
      const german = await add('de-de', 'versand')
      const [taken, partner] = [await add('de-at', 'zahlung'), await add('de-de', 'zahlung')]
      await joinAlternate(publisher, taken, partner, getDb())
      const [free, along] = [await add('de-at', 'service'), await add('de-ch', 'service')]
      await joinAlternate(publisher, free, along, getDb())
      expect(await offered(publisher, german, 'de-at')).toEqual([free])
      const found = await findCandidates(publisher, german, { market: 'de-at', search: '' }, getDb())
      expect(found?.rows[0]?.others).toEqual([{ name: 'service', folder: 'de-ch' }])
    })

    it('nobody what they may not do', async () => {
      const [draft, partner] = [await add('de-de', 'eins', 0), await add('de-at', 'eins', 0)]
      const [known, unknown] = [await add('de-ch', 'eins'), await add('de-ch', 'zwei', 0)]
      await joinAlternate(editor, draft, partner, getDb())
      expect(await offered(editor, draft, 'de-ch')).toEqual([unknown])
      expect(await offered(publisher, draft, 'de-ch')).toEqual([known, unknown])
    })
  })

  describe('make a missing version', () => {
    const make = (person: Person, id: number, market: string, slug?: string) =>
      makeVersion(person, id, { market, name: 'Kopie', slug }, getDb())
    const addFolder = async (parent: number, slug: string): Promise<number> =>
      (
        await space.manage('POST', 'stories', {
          story: { name: slug, slug, is_folder: true, parent_id: parent },
        })
      ).body.story.id

    it('as a connected draft at the same place of its market, by everyone who edits', async () => {
      const german = await add('de-de', 'versand')
      expect(await rowOf(german, 'de-at')).toMatchObject({
        planned: { slug: 'versand', folder: 'de-at', newFolders: [], before: '/at/' },
      })
      expect(await make(editor, german, 'de-at')).toMatchObject({ ok: true })
      expect(await rowOf(german, 'de-at')).toMatchObject({
        version: { name: 'Kopie', address: '/at/versand/', isPublished: false },
      })
      expect(await make(editor, german, 'de-at')).toMatchObject({ ok: false })
      expect(await make(editor, german, 'nl-nl')).toMatchObject({ ok: false })
    })

    it('and asks which category is meant where a name is in two places', async () => {
      await givenCategories(getDb())
      const there = (locale: string, key: string, name: string) => ({
        ...{ locale, key, name, path: `schlafen/${key}/${locale}`, position: 0 },
      })
      await getDb()
        .insert(categories)
        .values([
          there('de-ch', 'bett-a', 'Betten'),
          there('de-ch', 'bett-b', 'Betten'),
          there('fr-ch', 'bett-a', 'Lits'),
          there('fr-ch', 'bett-b', 'Berceaux'),
        ])
      const triggers = [{ component: 'trigger', _uid: 't', type: 'breadcrumb', value: 'Kinderwagen, Betten' }]
      const body = [{ component: 'trigger_container', _uid: 'c', body: [], triggers }]
      const page = {
        name: 'seite',
        slug: 'seite',
        parent_id: folders['de-ch'],
        content: { ...content, body },
      }
      const { id } = (await space.manage('POST', 'stories', { story: page })).body.story
      const wanted = { market: 'fr-ch', name: 'page', slug: 'page' }
      const [lits, berceaux] = ['bett-a', 'bett-b'].map((key) => `schlafen/${key}/fr-ch`)
      expect(await makeVersion(editor, id, wanted, getDb())).toEqual({
        ok: false,
        choices: [
          {
            name: 'Betten',
            options: [
              { name: 'Lits', path: lits },
              { name: 'Berceaux', path: berceaux },
            ],
          },
        ],
      })
      expect(await versionsOf(id)).toHaveLength(1)
      const chosen = [{ name: 'Betten', become: ['Berceaux', 'no category of it'] }]
      const made = await makeVersion(editor, id, { ...wanted, categories: chosen }, getDb())
      if (!made.ok) throw new Error(JSON.stringify(made))
      const [copy] = await getDb().select().from(stories).where(eq(stories.id, made.id))
      expect(JSON.stringify(copy?.content)).toContain('"Poussettes, Berceaux"')
    })

    it('with the conditions of its campaigns as they are in its market, and what has no counterpart as it was', async () => {
      await givenCategories(getDb())
      const [german, french] = [await add('de-ch', 'wagen'), await add('fr-ch', 'poussette')]
      await joinAlternate(publisher, german, french, getDb())
      await add('de-ch', 'nur-hier')
      await saveSlugs(publisher, await add('baby', 'hilfe'), [{ lang: 'fr-ch', path: 'aide' }], getDb())
      const values = [
        ['url', '/ch/wagen/, /ch/seite/, /ch/nur-hier/', '/ch-fr/poussette/,/ch-fr/page/,/ch/nur-hier/'],
        ['url', '/ch/hilfe/,https://shop.example/ch/', '/ch-fr/aide/,/ch-fr/'],
        [
          '',
          '/wagen/,/ch/warenkorb/,/ch/unterwegs/kinderwagen/',
          '/poussette/,/ch-fr/panier/,/ch-fr/unterwegs/kinderwagen/',
        ],
        ['breadcrumb', 'Kinderwagen, Bodys & Strampler, Eigenes', 'Poussettes, Bodies, Eigenes'],
        ['marke', 'Waldkind', 'Waldkind'],
      ] as const
      const triggers = values.map(([type, value], at) => ({
        component: 'trigger',
        _uid: `t${at}`,
        type,
        value,
      }))
      const body = [{ component: 'trigger_container', _uid: 'c', body: [], triggers }]
      const story = {
        name: 'seite',
        slug: 'seite',
        parent_id: folders['de-ch'],
        content: { ...content, body },
      }
      const { id } = (await space.manage('POST', 'stories', { story })).body.story
      const made = await make(editor, id, 'fr-ch', 'page')
      if (!made.ok || made.id === undefined) throw new Error('There is no version')
      const [copy] = await getDb().select().from(stories).where(eq(stories.id, made.id))
      const [box] = (copy?.content.body ?? []) as { triggers: { value: string }[] }[]
      expect(box?.triggers.map(({ value }) => value)).toEqual(values.map(([, , wanted]) => wanted))
    })

    it('with the folders that are missing', async () => {
      const actions = await addFolder(folders['de-de'], 'aktionen')
      const story = { name: 'Sommer', slug: 'sommer', parent_id: actions, content }
      const { id } = (await space.manage('POST', 'stories', { story, publish: 1 })).body.story
      expect(await rowOf(id, 'fr-ch')).toMatchObject({
        planned: { folder: 'fr-ch/aktionen', newFolders: ['aktionen'], before: '/ch-fr/aktionen/' },
      })
      expect(await make(publisher, id, 'fr-ch', 'ete')).toMatchObject({ ok: true })
      expect(await rowOf(id, 'fr-ch')).toMatchObject({ version: { address: '/ch-fr/aktionen/ete/' } })
    })

    it('in the folder in which the connected neighbours lie, whatever it is called', async () => {
      const [actions, promotions] = [
        await addFolder(folders['de-ch'], 'aktionen'),
        await addFolder(folders['fr-ch'], 'promotions'),
      ]
      const at = async (parent_id: number, slug: string): Promise<number> =>
        (await space.manage('POST', 'stories', { story: { name: slug, slug, parent_id, content } })).body
          .story.id
      const [winter, hiver, sommer] = [
        await at(actions, 'winter'),
        await at(promotions, 'hiver'),
        await at(actions, 'sommer'),
      ]
      await joinAlternate(publisher, winter, hiver, getDb())
      expect(await rowOf(sommer, 'fr-ch')).toMatchObject({
        planned: { folder: 'fr-ch/promotions', newFolders: [], before: '/ch-fr/promotions/' },
      })
    })

    it('at no address that another page has, and leave nothing behind', async () => {
      const actions = await addFolder(folders['de-de'], 'aktionen')
      const story = { name: 'Sommer', slug: 'sommer', parent_id: actions, content }
      const { id } = (await space.manage('POST', 'stories', { story })).body.story
      const german = await add('de-de', 'versand')
      await add('de-at', 'versand')
      expect(await rowOf(german, 'de-at')).toMatchObject({ planned: { taken: { name: 'versand' } } })
      expect(await make(publisher, german, 'de-at')).toMatchObject({ ok: false, errors: { slug: 'taken' } })
      expect(await make(publisher, id, 'de-at', 'a?b')).toMatchObject({ ok: false })
      const left = await space.manage('GET', 'stories?folder_only=1&with_slug=de-at/aktionen')
      expect(left.body.stories).toEqual([])
    })

    it('of a shared page, which then no longer shows in that market', async () => {
      const shared = await add('baby', 'versand')
      expect(await rowOf(shared, 'fr-ch')).toMatchObject({ planned: { folder: 'fr-ch' } })
      expect(await make(publisher, shared, 'fr-ch', 'livraison')).toMatchObject({ ok: true })
      expect(await rowOf(shared, 'baby')).toMatchObject({ isShared: true, version: { isThis: true } })
      expect(await rowOf(shared, 'fr-ch')).toMatchObject({ version: { address: '/ch-fr/livraison/' } })
    })
  })
})
