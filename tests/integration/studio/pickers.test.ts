import { eq, like } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { stories, storySchedules } from '@/lib/content/embedded/tables'
import { findMarket } from '@/lib/platform/markets/markets'
import { categories } from '@/lib/shop/catalogue/tables'
import { mostFound, mostProducts } from '@/lib/studio/pickers/limits'
import { pickFiles, pickStories } from '@/lib/studio/pickers/pick-content'
import { pickCategories } from '@/lib/studio/pickers/pick-products'
import { describeOnDatabases } from '../../fixtures/databases'
import { openSpace } from '../../fixtures/space'

const file = (filename: string, alt: string) => ({ fieldtype: 'asset', filename, alt })

describeOnDatabases('the pickers', (getDb) => {
  beforeAll(async () => {
    const space = await openSpace(getDb(), {
      stories: [
        {
          fullSlug: 'de-de/wagen',
          name: 'Wagen',
          content: { component: 'page', image: file('/a/pram.png', 'Ein Wagen') },
        },
        {
          fullSlug: 'fr-ch/wagon',
          name: 'Wagon',
          content: {
            component: 'page',
            body: [{ component: 'teaser', image: file('/a/pram.png', 'Ein Wagen') }],
          },
        },
        {
          fullSlug: 'de-de/teil',
          name: 'Teil 100 %',
          content: {
            component: 'section',
            body: [{ component: 'downloads', file: file('/b/list.pdf', '') }],
          },
        },
      ],
    })
    await space.manage('POST', 'stories', { story: { name: 'Wagen', slug: 'wagen-ordner', is_folder: true } })
  })
  const names = async (asked: Parameters<typeof pickStories>[0]) =>
    (await pickStories(asked, getDb())).map(({ detail }) => detail)

  it.each([
    ['a name', { term: 'wag' }, ['de-de/wagen', 'fr-ch/wagon']],
    [
      'an address, those of the own market first',
      { term: 'wag', near: 'fr-ch/start' },
      ['fr-ch/wagon', 'de-de/wagen'],
    ],
    ['a content type', { types: ['section'] }, ['de-de/teil']],
    ['words in any order, of name and address', { term: 'WAGON fr' }, ['fr-ch/wagon']],
    ['a sign that means anything to the database', { term: '%' }, ['de-de/teil']],
    ['no uuid', { uuids: [] }, []],
  ])('find stories by %s', async (_, asked, wanted) => {
    expect(await names(asked)).toEqual(wanted)
  })

  it('find a story by the uuid that a link holds', async () => {
    const [found] = await pickStories({ term: 'wagon' }, getDb())
    expect(await names({ uuids: [found?.value ?? ''] })).toEqual(['fr-ch/wagon'])
  })

  it('say what shoppers see of a story, and whether they are to', async () => {
    const [wagon] = await pickStories({ term: 'wagon' }, getDb())
    expect(wagon?.shown).toEqual({ isPublished: true, hasUnpublishedChanges: false, isPlanned: false })
    const id = wagon?.id ?? 0
    await getDb()
      .insert(storySchedules)
      .values({ storyId: id, action: 'publish', at: new Date(), author: 'Eva' })
    await getDb().update(stories).set({ unpublishedChanges: true }).where(eq(stories.id, id))
    expect((await pickStories({ term: 'wagon' }, getDb()))[0]?.shown).toEqual({
      ...{ isPublished: true, hasUnpublishedChanges: true, isPlanned: true },
    })
  })

  it('find all that a field names, also more than they show of what words find', async () => {
    const keys = Array.from({ length: 60 }, (_, index) => `kategorie-${index}`)
    const category = (key: string) => ({ locale: 'de-de', key, name: key, path: key })
    await getDb().insert(categories).values(keys.map(category))
    const rows = keys.map((slug) => ({
      ...{ uuid: crypto.randomUUID(), groupId: crypto.randomUUID(), name: slug, slug },
      ...{ fullSlug: `de-de/viele/${slug}`, content: { component: 'page', _uid: slug } },
    }))
    await getDb().insert(stories).values(rows)
    const market = findMarket('baby', 'de')
    if (!market) throw new Error('There is no such market')
    expect(await pickCategories(market, { keys }, getDb())).toHaveLength(60)
    expect(await pickCategories(market, {}, getDb())).toHaveLength(mostProducts)
    expect(await names({ uuids: rows.map(({ uuid }) => uuid) })).toHaveLength(60)
    expect(await names({ term: 'viele' })).toHaveLength(mostFound)
    await getDb().delete(stories).where(like(stories.fullSlug, 'de-de/viele/%'))
  })

  it('find each file that content shows once, with a picture only for pictures', async () => {
    expect(await pickFiles('', 'file', getDb())).toEqual([
      { value: '/a/pram.png', name: 'Ein Wagen', detail: 'pram.png', image: '/a/pram.png' },
      { value: '/b/list.pdf', name: 'list.pdf', detail: 'list.pdf' },
    ])
    expect((await pickFiles('', 'picture', getDb())).map(({ value }) => value)).toEqual(['/a/pram.png'])
    expect(await pickFiles('WAGEN', 'file', getDb())).toHaveLength(1)
    expect(await pickFiles('wagen ein pram', 'file', getDb())).toHaveLength(1)
  })
})
