import { expect, it } from 'vitest'
import { importSpace } from '@/lib/content/embedded/import-space'
import { createContentFetch } from '@/lib/content/embedded/in-process-fetch'
import { storyUuid } from '@/lib/content/embedded/story-uuid'
import { stories } from '@/lib/content/embedded/tables'
import { connect } from '@/lib/platform/db/connect'
import { outbox } from '@/lib/platform/outbox/tables'
import { describeOnDatabases } from '../../../fixtures/databases'
import { makeTokens } from '../../../fixtures/tokens'

const seed = {
  stories: [
    {
      fullSlug: 'de/home',
      name: 'Start',
      group: 'home',
      content: { component: 'page', body: [{ component: 'teaser' }, { component: 'teaser', _uid: 'mine' }] },
    },
    { fullSlug: 'fr/home', name: 'Accueil', group: 'home', content: { component: 'page' } },
    { fullSlug: 'de', name: 'Opens the folder', content: { component: 'page' } },
    { fullSlug: 'de/a/b/c', name: 'Deep', published: false, tags: ['x'], content: { component: 'page' } },
  ],
  datasources: [
    {
      name: 'Colours',
      slug: 'colours',
      dimensions: [{ name: 'French', entryValue: 'fr' }],
      entries: [
        { name: 'red', value: 'Rot', dimensionValues: { fr: 'Rouge' } },
        { name: 'blue', value: 'Blau' },
      ],
    },
  ],
}

describeOnDatabases('the import of a space', (getDb, getUrl) => {
  it('happens once, however many instances start at once', async () => {
    const pools = [1, 2, 3].map(() => connect({ url: getUrl(), max: 2 }))
    const results = await Promise.all(pools.map(({ db }) => importSpace(db, seed)))
    expect(results.map(({ imported }) => imported).sort()).toEqual([0, 0, 4])
    await Promise.all(pools.map((pool) => pool.close()))
  })

  it('creates folders, start pages, alternates and lasting uids, and owes no webhook', async () => {
    const rows = await getDb().select().from(stories).orderBy(stories.fullSlug)
    const bySlug = new Map(rows.map((row) => [row.fullSlug, row]))
    expect(
      rows
        .filter(({ isFolder }) => isFolder)
        .map(({ fullSlug }) => fullSlug)
        .sort(),
    ).toEqual(['de', 'de/a', 'de/a/b', 'fr'])
    expect(bySlug.get('de/')).toMatchObject({ isStartpage: true, parentId: bySlug.get('de')?.id })
    expect(bySlug.get('de/home')?.uuid).toBe(storyUuid('de/home'))
    expect(bySlug.get('de/home')?.groupId).toBe(bySlug.get('fr/home')?.groupId)
    expect(bySlug.get('de/a/b/c')).toMatchObject({ publishedContent: null, tagList: ['x'] })
    const body = bySlug.get('de/home')?.content.body as { _uid: string }[]
    expect(body[0]?._uid).toMatch(/^[0-9a-f-]{36}$/)
    expect(body[1]?._uid).toBe('mine')
    expect(await getDb().select().from(outbox)).toEqual([])
  })

  it('delivers its datasources, with the values of a dimension when it is asked for', async () => {
    const { public: token } = await makeTokens(getDb())
    const get = async (path: string) => {
      const join = path.includes('?') ? '&' : '?'
      const response = await createContentFetch(getDb)(
        `http://content.local/cdn-api/v2/cdn/${path}${join}token=${token}`,
      )
      return { total: response.headers.get('total'), ...(await response.json()) }
    }
    expect((await get('datasources')).datasources).toMatchObject([
      { slug: 'colours', dimensions: [{ name: 'French', entry_value: 'fr' }] },
    ])
    expect(await get('datasource_entries?datasource=colours&dimension=fr&per_page=1')).toMatchObject({
      total: '2',
      datasource_entries: [{ name: 'red', value: 'Rot', dimension_value: 'Rouge' }],
    })
    expect(
      (await get('datasource_entries?datasource=colours')).datasource_entries[0].dimension_value,
    ).toBeNull()
    expect((await get('datasource_entries?datasource=none')).datasource_entries).toEqual([])
  })
})
