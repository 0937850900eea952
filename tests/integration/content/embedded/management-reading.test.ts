import { beforeAll, expect, it } from 'vitest'
import { handleManagement } from '@/lib/content/embedded/management/handle'
import { describeOnDatabases } from '../../../fixtures/databases'
import { openSpace, type TestSpace } from '../../../fixtures/space'

const colours = {
  name: 'Colours 100%',
  slug: 'colours',
  dimensions: [{ name: 'French', entryValue: 'fr' }],
  entries: [
    { name: 'sage', value: 'Salbei', dimensionValues: { fr: 'Sauge' } },
    { name: 'sand', value: 'Sand' },
  ],
}
const sizes = { name: 'Sizes', slug: 'sizes', entries: [{ name: 's', value: 'klein' }] }

describeOnDatabases('what the official command line tool reads of the management API', (getDb) => {
  let space: TestSpace
  beforeAll(async () => {
    space = await openSpace(getDb(), { stories: [], datasources: [colours, sizes] })
  })

  const me = (authorization: string, method = 'GET') =>
    handleManagement(new Request('http://test/cdn-api/v1/users/me', { method, headers: { authorization } }), {
      db: getDb(),
    })
  const datasources = async (query = '') =>
    (await space.manage('GET', `datasources${query}`)).body.datasources as { id: number; slug: string }[]
  const entries = async (query: string) => (await space.manage('GET', `datasource_entries?${query}`)).body

  it('users/me names the user of a management token, and refuses any other token', async () => {
    const answer = await me(space.tokens.management)
    expect(answer.status).toBe(200)
    expect((await answer.json()).user).toMatchObject({ friendly_name: 'Editor', email: expect.any(String) })
    for (const token of ['', 'nobody', space.tokens.public, space.tokens.preview])
      expect((await me(token)).status).toBe(401)
    expect((await me(space.tokens.management, 'PUT')).status).toBe(405)
  })

  it('datasources lists all, by name and a page at a time, with how many there are', async () => {
    const all = await datasources()
    expect(all).toMatchObject([
      { name: 'Colours 100%', slug: 'colours', dimensions: [{ id: 1, name: 'French', entry_value: 'fr' }] },
      { name: 'Sizes', slug: 'sizes', dimensions: [] },
    ])
    expect(await datasources('?search=100%25')).toEqual([all[0]])
    expect(await datasources('?per_page=1&page=2')).toEqual([all[1]])
    expect((await space.manage('GET', `datasources/${all[0]?.id}`)).body.datasource).toEqual(all[0])
    const answer = await handleManagement(
      new Request('http://test/cdn-api/v1/spaces/1/datasources?per_page=1', {
        headers: { authorization: space.tokens.management },
      }),
      { db: getDb(), limiter: false },
    )
    expect([answer.headers.get('total'), answer.headers.get('per-page')]).toEqual(['2', '1'])
  })

  it('datasource_entries gives the entries of one datasource, in a dimension that is named by its number', async () => {
    const id = (await datasources('?search=colours'))[0]?.id
    expect(await entries(`datasource_id=${id}`)).toMatchObject({
      datasource_entries: [
        { name: 'sage', value: 'Salbei', dimension_value: null },
        { name: 'sand', value: 'Sand', dimension_value: null },
      ],
    })
    expect((await entries(`datasource_slug=colours&dimension=1`)).datasource_entries).toMatchObject([
      { name: 'sage', dimension_value: 'Sauge' },
      { name: 'sand', dimension_value: null },
    ])
    expect((await entries('per_page=10')).datasource_entries).toHaveLength(3)
  })

  it.each([
    ['GET', 'datasources/999', 404],
    ['GET', 'datasources/colours', 200],
    ['GET', 'datasources/colors', 404],
    ['GET', 'datasource_entries?datasource_id=999', 404],
    ['GET', 'datasource_entries/999', 404],
    ['GET', 'datasources?page=none', 422],
    ['GET', 'datasource_entries?datasource_id=x', 422],
    ['POST', 'datasources', 422],
    ['DELETE', 'datasource_entries', 405],
  ])('answers %s %s with %i', async (method, path, status) => {
    expect((await space.manage(method, path, method === 'POST' ? {} : undefined)).status).toBe(status)
  })

  it('answers an address that it does not know in JSON', async () => {
    for (const path of ['users', 'users/2', 'orgs/me', 'spaces/2/components', '']) {
      const answer = await handleManagement(
        new Request(`http://test/cdn-api/v1/${path}`, {
          headers: { authorization: space.tokens.management },
        }),
        { db: getDb(), limiter: false },
      )
      expect(answer.status).toBe(404)
      expect(await answer.json()).toEqual(['This record could not be found'])
    }
  })
})
