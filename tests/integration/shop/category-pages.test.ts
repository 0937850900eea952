import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { marketsOf } from '@/lib/platform/markets'
import { categories } from '@/lib/shop/catalogue'
import { findCategoryMenu, findCategoryPage, findCategoryPaths } from '@/lib/shop/catalogue/category-pages'
import { writeCategories } from '@/lib/shop/import/write/write-categories'
import { describeOnDatabases } from '../../fixtures/databases'

const markets = marketsOf('baby')
const german = { shopLocale: 'de-de' }

const tree = [
  { key: 'garten', name: 'Garten', path: 'garten', position: 1 },
  { key: 'huetten', parentKey: 'garten', name: 'Hütten', path: 'garten/huetten', position: 2 },
  { key: 'schaukeln', parentKey: 'garten', name: 'Schaukeln', path: 'garten/schaukeln', position: 1 },
]

describeOnDatabases('The pages of imported categories', (getDb) => {
  beforeAll(async () => {
    const db = getDb()
    await db.execute(sql`truncate content_invalidations`)
    await writeCategories(
      db,
      ['de-de', 'de-at'].flatMap((locale) => tree.map((category) => ({ locale, ...category }))),
      { brand: 'baby' },
    )
    await db.insert(categories).values([
      { locale: 'de-de', key: 'alt', name: 'Alt', path: 'alt', hidden: true },
      { locale: 'de-de', key: 'seite', name: 'Seite', path: 'seite', storyUuid: 'u' },
    ])
  })

  it('are found at every path of a feed, with the way up, what is below and the other markets', async () => {
    const paths = await findCategoryPaths(getDb(), markets)
    expect(paths.map(({ locale, path }) => `${locale} ${path}`)).toEqual(
      ['de-at', 'de-de'].flatMap((locale) => tree.map(({ path }) => `${locale} ${path}`)),
    )
    for (const { locale, path } of paths)
      expect((await findCategoryPage(getDb(), { shopLocale: locale }, path))?.path).toBe(path)
    expect(await findCategoryPage(getDb(), german, 'garten/huetten')).toEqual({
      ...{ key: 'huetten', name: 'Hütten', path: 'garten/huetten', below: [] },
      above: [{ name: 'Garten', path: 'garten' }],
      paths: { 'de-de': 'garten/huetten', 'de-at': 'garten/huetten' },
    })
    expect((await findCategoryPage(getDb(), german, 'garten'))?.below.map(({ name }) => name)).toEqual([
      'Schaukeln',
      'Hütten',
    ])
  })

  it('are the menu of a shop for which no editor has made one', async () => {
    expect(await findCategoryMenu(getDb(), german)).toEqual([
      { name: 'Seite', path: 'seite', below: [] },
      {
        ...{ name: 'Garten', path: 'garten' },
        below: [
          { name: 'Schaukeln', path: 'garten/schaukeln' },
          { name: 'Hütten', path: 'garten/huetten' },
        ],
      },
    ])
  })

  it.each(['alt', 'seite', 'garten/nichts', ''])('are not made for what no feed shows: %s', async (path) =>
    expect(await findCategoryPage(getDb(), german, path)).toBeUndefined(),
  )

  it('are renewed by an import, also of categories without products', async () => {
    const rows = await getDb().execute<{ tags: string[] }>(sql`select tags from content_invalidations`)
    expect([...rows].flatMap(({ tags }) => tags)).toContain('categories')
  })
})
