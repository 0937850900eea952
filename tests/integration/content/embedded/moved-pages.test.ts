import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { stories } from '@/lib/content/embedded/tables'
import { findRedirect } from '@/lib/content/redirects/find-redirect'
import { redirects } from '@/lib/content/redirects/tables'
import { findMarket } from '@/lib/platform/markets/markets'
import { describeOnDatabases } from '../../../fixtures/databases'
import { openSpace, type TestSpace } from '../../../fixtures/space'

const page = { component: 'page', body: [] }

describeOnDatabases('the old address of a page that moved', (getDb) => {
  let space: TestSpace
  let folders: Record<string, number>

  const create = async (story: object, publish = true) => {
    const { body } = await space.manage('POST', 'stories', { story, publish: publish ? 1 : 0 })
    return body.story as { id: number }
  }
  const move = (id: number, change: object) => space.manage('PUT', `stories/${id}`, { story: change })
  const lead = async (path: string, code = 'de') => {
    const market = findMarket('baby', code)
    return market && (await findRedirect(getDb(), market, path))
  }

  beforeAll(async () => {
    space = await openSpace(getDb(), { stories: [] })
    const german = await create({ name: 'Deutschland', slug: 'de-de', is_folder: true }, false)
    const austrian = await create({ name: 'Österreich', slug: 'de-at', is_folder: true }, false)
    const categories = await create(
      { name: 'Kategorien', slug: 'kategorieseiten', is_folder: true, parent_id: german.id },
      false,
    )
    folders = { german: german.id, austrian: austrian.id, categories: categories.id }
  })
  beforeEach(async () => {
    await getDb().delete(redirects)
  })

  it('leads to the new one for good, in its own market', async () => {
    const { id } = await create({ name: 'A', slug: 'a', parent_id: folders.german, content: page })
    await move(id, { slug: 'b' })
    expect(await lead('a')).toEqual({ target: '/de/b/', statusCode: 301 })
    expect(await lead('a', 'at')).toBeUndefined()
    await move(id, { slug: 'a' })
    expect(await lead('a')).toBeUndefined()
    expect(await lead('b')).toEqual({ target: '/de/a/', statusCode: 301 })
  })

  it('leads there in one step after several moves, also across folders and markets', async () => {
    const { id } = await create({ name: 'Eins', slug: 'eins', parent_id: folders.german, content: page })
    await move(id, { slug: 'zwei' })
    await move(id, { slug: 'drei', parent_id: folders.austrian })
    expect(await lead('eins')).toMatchObject({ target: '/at/drei/' })
    expect(await lead('zwei')).toMatchObject({ target: '/at/drei/' })
  })

  it('leads there in every market of its company', async () => {
    const company = await create({ name: 'Baby', slug: 'baby', is_folder: true }, false)
    const { id } = await create({ name: 'Wir', slug: 'wir', parent_id: company.id, content: page })
    await move(id, { slug: 'ueber-uns' })
    expect(await lead('wir')).toEqual({ target: '/de/ueber-uns/', statusCode: 301 })
    expect(await lead('wir', 'ch-fr')).toEqual({ target: '/ch-fr/ueber-uns/', statusCode: 301 })
    await move(id, { parent_id: folders.austrian })
    expect(await lead('ueber-uns', 'at')).toBeUndefined()
    expect(await lead('ueber-uns')).toEqual({ target: '/at/ueber-uns/', statusCode: 301 })
  })

  it('leads from every page of a folder that was renamed', async () => {
    const folder = await create(
      { name: 'Rat', slug: 'rat', is_folder: true, parent_id: folders.german },
      false,
    )
    await create({ name: 'Rat', slug: 'rat', is_startpage: true, parent_id: folder.id, content: page })
    await create({ name: 'Schlaf', slug: 'schlaf', parent_id: folder.id, content: page })
    await create({ name: 'Entwurf', slug: 'entwurf', parent_id: folder.id, content: page }, false)
    await move(folder.id, { slug: 'ratgeber' })
    expect(await lead('rat')).toMatchObject({ target: '/de/ratgeber/' })
    expect(await lead('rat/schlaf')).toMatchObject({ target: '/de/ratgeber/schlaf/' })
    expect(await lead('rat/entwurf')).toBeUndefined()
  })

  it('takes over from an entry for it, and stays where the address is the same', async () => {
    const { id } = await create({ name: 'Bett', slug: 'bett', parent_id: folders.german, content: page })
    await getDb()
      .insert(redirects)
      .values({ locale: 'de-de', path: 'bett', target: '/de/x/', statusCode: 302 })
    await move(id, { slug: 'betten' })
    expect(await lead('bett')).toEqual({ target: '/de/betten/', statusCode: 301 })
    await move(id, { parent_id: folders.categories })
    expect(await getDb().select().from(redirects).where(eq(redirects.path, 'betten'))).toEqual([])
  })

  it('is replaced in the conditions of campaigns, in drafts and in what is published', async () => {
    const teaser = (value: string) => ({
      component: 'campaign_teaser',
      headline: 'Winter',
      triggers: [{ component: 'trigger', type: 'url', value }],
    })
    const holding = (...values: string[]) => ({ ...page, body: values.map(teaser) })
    const valuesOf = (content: { body?: { triggers: { value: string }[] }[] } | null | undefined) =>
      content?.body?.map(({ triggers }) => triggers[0]?.value)
    const read = async (id: number) => {
      const [row] = await getDb().select().from(stories).where(eq(stories.id, id))
      return row && [valuesOf(row.content as never), valuesOf(row.publishedContent as never)]
    }
    await create({ name: 'Alle', slug: 'baby', is_folder: true }, false)
    const [company] = await getDb().select().from(stories).where(eq(stories.fullSlug, 'baby'))
    const shared = await create({
      ...{ name: 'Rahmen', slug: 'rahmen', parent_id: company?.id },
      content: holding('/winter/', '/at/winter/'),
    })
    const values = [
      '/de/winter/, /de/sommer/',
      'https://shop.example/de/Winter/?a=b',
      'winter',
      '/de/winter/kinder/',
    ]
    const german = await create({
      ...{ name: 'Held', slug: 'held', parent_id: folders.german },
      content: holding(...values),
    })
    const { id } = await create({ name: 'W', slug: 'winter', parent_id: folders.german, content: page })
    await move(id, { slug: 'schnee' })
    const carried = [
      '/de/schnee/,/de/sommer/',
      'https://shop.example/de/schnee/',
      '/schnee/',
      '/de/winter/kinder/',
    ]
    expect(await read(german.id)).toEqual([carried, carried])
    const both = ['/winter/,/schnee/', '/at/winter/']
    expect(await read(shared.id)).toEqual([both, both])

    // What no shopper knows is carried along in drafts alone.
    const draft = await create({ name: 'S', slug: 'sommer', parent_id: folders.german, content: page }, false)
    await move(draft.id, { slug: 'sonne' })
    expect(await read(german.id)).toEqual([['/de/schnee/,/de/sonne/', ...carried.slice(1)], carried])
    const [row] = await getDb().select().from(stories).where(eq(stories.id, german.id))
    expect(row?.unpublishedChanges).toBe(true)
  })
})
