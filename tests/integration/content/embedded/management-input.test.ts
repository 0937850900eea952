import { beforeAll, expect, it } from 'vitest'
import { handleManagement } from '@/lib/content/embedded/management/handle'
import { describeOnDatabases } from '../../../fixtures/databases'
import { openSpace, type TestSpace } from '../../../fixtures/space'

const page = (title: string) => ({ component: 'page', title })

describeOnDatabases('bad input to the management API', (getDb) => {
  let space: TestSpace
  let id: number
  beforeAll(async () => {
    space = await openSpace(getDb(), { stories: [{ fullSlug: 'home', name: 'Home', content: page('x') }] })
    id = (await space.manage('GET', 'stories')).body.stories[0].id
  })

  it.each([
    {},
    { story: {} },
    { story: { name: '' } },
    { story: { name: 'x' } },
    { story: { name: 'x', content: {} } },
    { story: { name: 'x', content: 'text' } },
    { story: { name: 'x', slug: 'a/b', content: page('x') } },
    { story: { name: 'x', slug: '..', content: page('x') } },
    { story: { name: 'x', slug: 'a\u0000', content: page('x') } },
    { story: { name: 'x', content: page('a\u0000b') } },
    { story: { name: 'x\u0000', content: page('x') } },
    { story: { name: 'x', parent_id: 99_999, content: page('x') } },
    { story: { name: 'x', position: 1e20, content: page('x') } },
    { story: { name: 'x', group_id: 'none', content: page('x') } },
  ])('answers 422 to %j', async (body) => {
    expect((await space.manage('POST', 'stories', body)).status).toBe(422)
  })

  it('answers 4xx to what is no JSON, an unknown story, another space and an unknown address', async () => {
    const raw = (path: string, body: string, type = 'application/json') =>
      handleManagement(
        new Request(`http://test/cdn-api/v1/spaces/${path}`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${space.tokens.management}`,
            'content-type': type,
          },
          body,
        }),
        { db: getDb(), limiter: false },
      )
    expect((await raw('1/stories', '{')).status).toBe(400)
    expect((await raw('1/stories', '{}', 'text/plain')).status).toBe(415)
    expect((await raw('2/stories', '{}')).status).toBe(404)
    expect((await raw('1/nothing', '{}')).status).toBe(404)
    expect((await raw('1/%E0%A4%A', '{}')).status).toBe(400)
    expect((await raw('1/stories', JSON.stringify({ text: 'x'.repeat(1_100_000) }))).status).toBe(413)
    const deep = (levels: number) =>
      `{"story":{"name":"x","content":{"component":"page","body":${'['.repeat(levels)}${']'.repeat(levels)}}}}`
    expect((await raw('1/stories', deep(5_000))).status).toBe(413)
    const refused = await raw('1/stories', deep(99))
    expect([refused.status, await refused.json()]).toEqual([422, { content: ['tooDeep'] }])
    expect((await space.manage('GET', 'stories/999999')).status).toBe(404)
    expect((await space.manage('GET', 'stories/999999/publish')).status).toBe(404)
    for (const slug of ['a/b', '~internal'])
      expect((await space.manage('PUT', `stories/${id}`, { story: { slug } })).status, slug).toBe(422)
    expect((await space.manage('PUT', 'stories', {})).status).toBe(405)
  })
})
