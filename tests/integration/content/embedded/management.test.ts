import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { createContentFetch } from '@/lib/content/embedded/in-process-fetch'
import { handleManagement } from '@/lib/content/embedded/management/handle'
import { spaces, storyVersions } from '@/lib/content/embedded/tables'
import { outbox } from '@/lib/platform/outbox/tables'
import { draftingNotesRefusal } from '@/schemas/content'
import { describeOnDatabases } from '../../../fixtures/databases'
import { openSpace, type TestSpace } from '../../../fixtures/space'

const page = (title: string) => ({ component: 'page', title })

describeOnDatabases('the management API', (getDb) => {
  let space: TestSpace
  const read = async (slug: string, version = 'published') => {
    const token = space.tokens.preview
    const url = `http://content.local/cdn-api/v2/cdn/stories/${slug}?token=${token}&version=${version}`
    const response = await createContentFetch(getDb)(url)
    return response.status === 200 ? (await response.json()).story : undefined
  }
  const create = async (story: Record<string, unknown>, publish = true) => {
    const { status, body } = await space.manage('POST', 'stories', { story, publish: publish ? 1 : 0 })
    expect(status, JSON.stringify(body)).toBe(201)
    return body.story
  }
  const owed = async () => {
    const rows = await getDb().select({ payload: outbox.payload }).from(outbox).orderBy(outbox.id)
    return rows.map(({ payload }) => payload)
  }
  const cv = async () => (await getDb().select({ cv: spaces.cv }).from(spaces))[0]?.cv ?? 0

  beforeAll(async () => {
    space = await openSpace(getDb(), { stories: [] })
  })

  it('refuses everyone without a management token', async () => {
    for (const authorization of ['', 'nobody', space.tokens.public, space.tokens.preview]) {
      const request = new Request('http://test/cdn-api/v1/spaces/1/stories', { headers: { authorization } })
      const response = await handleManagement(request, { db: getDb(), limiter: false })
      expect(response.status).toBe(401)
      expect(await response.json()).toEqual({ error: 'Unauthorized' })
    }
  })

  it('creates a draft, shows it to previews alone, and publishes it', async () => {
    const story = await create({ name: 'Über uns', content: page('draft') }, false)
    expect(story).toMatchObject({ slug: 'ueber-uns', published: false, unpublished_changes: true })
    expect(await read('ueber-uns')).toBeUndefined()
    expect((await read('ueber-uns', 'draft')).content.title).toBe('draft')
    for (const method of ['GET', 'POST', 'PUT']) {
      const published = await space.manage(method, `stories/${story.id}/publish`)
      expect(published.body.story).toMatchObject({ published: true, unpublished_changes: false })
    }
    expect((await read('ueber-uns')).content).toMatchObject({
      component: 'page',
      title: 'draft',
      _uid: expect.any(String),
    })
  })

  it('publishes no drafting notes: not at once, by a plan or in a release', async () => {
    const note = { component: 'paragraph', type: 'note', text: 'Wer verkauft' }
    const content = { component: 'page', body: [{ component: 'section', body: [note] }] }
    const reason = { content: [draftingNotesRefusal] }
    const written = { name: 'AGB', content }
    expect(await space.manage('POST', 'stories', { story: written, publish: 1 })).toMatchObject({
      ...{ status: 422, body: reason },
    })
    const { id } = await create(written, false)
    const later = { story_scheduling: { story_id: id, publish_at: '2099-01-01T00:00:00Z' } }
    const { body: made } = await space.manage('POST', 'releases', { release: { name: 'AGB' } })
    for (const [method, path, body] of [
      ['PUT', `stories/${id}/publish`, undefined],
      ['PUT', `stories/${id}`, { story: { name: 'AGB' }, publish: 1 }],
      ['POST', 'story_schedulings', later],
      ['PUT', `stories/${id}?release_id=${made.release.id}`, { story: { name: 'AGB' } }],
    ] as const)
      expect([path, await space.manage(method, path, body)]).toMatchObject([
        path,
        { status: 422, body: reason },
      ])
    expect(await read('agb')).toBeUndefined()
    await space.manage('PUT', `stories/${id}`, { story: { content: page('written') }, publish: 1 })
    expect((await read('agb')).content.title).toBe('written')
  })

  it('keeps the published content and name until the next publish', async () => {
    const { id } = await create({ name: 'News', slug: 'news', content: page('one') })
    await space.manage('PUT', `stories/${id}`, { story: { name: 'Newer', content: page('two') } })
    expect(await read('news')).toMatchObject({ name: 'News', content: { title: 'one' } })
    expect(await read('news', 'draft')).toMatchObject({ name: 'Newer', content: { title: 'two' } })
    expect((await space.manage('GET', `stories/${id}`)).body.story.unpublished_changes).toBe(true)
    await space.manage('PUT', `stories/${id}`, { story: { content: page('three') }, publish: '1' })
    expect(await read('news')).toMatchObject({ name: 'Newer', content: { title: 'three' } })
    const { body } = await space.manage('GET', `stories/${id}/versions?show_content=1`)
    expect(body.versions.map((version: { event: string }) => version.event)).toEqual([
      'published',
      'saved',
      'saved',
      'published',
      'saved',
    ])
    expect(body.versions[4].content.title).toBe('one')
    expect((await space.manage('GET', `story_versions?by_story_id=${id}`)).body.story_versions).toHaveLength(
      5,
    )
  })

  it('publishes in one transaction: content, version, cv and webhook', async () => {
    const story = await create({ name: 'Sale', slug: 'sale', content: page('sale') }, false)
    const before = { cv: await cv(), owed: (await owed()).length }
    await space.manage('GET', `stories/${story.id}/publish`)
    await space.manage('GET', `stories/${story.id}/publish`)
    expect(await cv()).toBeGreaterThanOrEqual(before.cv + 2)
    expect((await owed()).slice(before.owed)).toEqual([
      {
        action: 'published',
        space_id: 1,
        story_id: story.id,
        full_slug: 'sale',
        text: expect.stringContaining('Sale'),
      },
      expect.objectContaining({ action: 'published' }),
    ])
    const versions = await getDb().select().from(storyVersions).where(eq(storyVersions.storyId, story.id))
    expect(versions.filter(({ event }) => event === 'published')).toHaveLength(2)
  })

  it('takes turns when many publish at once, and every one gets a cv of its own', async () => {
    const ids = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(
        async (number) => (await create({ name: `Many ${number}`, content: page('x') }, false)).id,
      ),
    )
    const before = await cv()
    const answers = await Promise.all(
      [...ids, ...ids].map((id) =>
        space.manage('PUT', `stories/${id}`, { story: { content: page('y') }, publish: 1 }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
    expect(await cv()).toBeGreaterThanOrEqual(before + 12)
  })

  it('unpublishes and deletes, and tells of both', async () => {
    const { id } = await create({ name: 'Gone', slug: 'gone', content: page('x') })
    await space.manage('GET', `stories/${id}/unpublish`)
    expect(await read('gone')).toBeUndefined()
    expect(await read('gone', 'draft')).toBeDefined()
    await space.manage('GET', `stories/${id}/publish`)
    expect((await space.manage('DELETE', `stories/${id}`)).status).toBe(200)
    expect(await read('gone', 'draft')).toBeUndefined()
    expect((await space.manage('DELETE', `stories/${id}`)).status).toBe(404)
    expect((await owed()).filter((payload) => payload.story_id === id).map(({ action }) => action)).toEqual([
      'published',
      'unpublished',
      'published',
      'deleted',
    ])
  })

  it('moves the children of a renamed folder and tells each old address', async () => {
    const folder = await create({ name: 'Guides', slug: 'guides', is_folder: true })
    const inner = await create({ name: 'Sleep', slug: 'sleep', is_folder: true, parent_id: folder.id })
    const start = await create({
      name: 'Guides',
      slug: 'guides',
      is_startpage: true,
      parent_id: folder.id,
      content: page('s'),
    })
    const deep = await create({ name: 'Deep', slug: 'deep', parent_id: inner.id, content: page('d') })
    await create({ name: 'Draft', slug: 'draft', parent_id: inner.id, content: page('n') }, false)
    const like = await create({ name: 'Lookalike', slug: 'guides-2', content: page('l') })
    expect(start.full_slug).toBe('guides/')
    expect((await read('guides')).id).toBe(start.id)
    const before = (await owed()).length
    await space.manage('PUT', `stories/${folder.id}`, { story: { slug: 'advice' } })
    expect((await read('advice')).slug).toBe('advice')
    expect((await read('advice/sleep/deep')).id).toBe(deep.id)
    expect(await read('guides/sleep/deep')).toBeUndefined()
    expect((await read('guides-2')).id).toBe(like.id)
    const told = (await owed()).slice(before)
    expect(
      told.map(({ action, full_slug, previous_full_slug }) => [action, previous_full_slug, full_slug]),
    ).toEqual([
      ['moved', 'guides/', 'advice/'],
      ['moved', 'guides/sleep/deep', 'advice/sleep/deep'],
    ])
    expect(
      (await space.manage('PUT', `stories/${folder.id}`, { story: { parent_id: inner.id } })).status,
    ).toBe(422)
    expect(
      (await space.manage('PUT', `stories/${folder.id}`, { story: { parent_id: folder.id } })).status,
    ).toBe(422)
    await space.manage('DELETE', `stories/${folder.id}`)
    expect(await read('advice/sleep/deep', 'draft')).toBeUndefined()
    expect((await owed()).at(-1)).toMatchObject({ action: 'deleted', full_slug: 'advice/sleep/deep' })
  })

  it('answers 422 with the field for a taken slug, also when two ask at once', async () => {
    const attempts = await Promise.all(
      [1, 2, 3].map(() => space.manage('POST', 'stories', { story: { name: 'Twin', content: page('x') } })),
    )
    expect(attempts.map(({ status }) => status).sort()).toEqual([201, 422, 422])
    const { body } = attempts.find(({ status }) => status === 422) ?? {}
    expect(body).toEqual({ slug: ['has already been taken'] })
  })

  it('keeps stories of one group as alternates of each other', async () => {
    const german = await create({ name: 'Versand', slug: 'versand', content: page('de') })
    await create({ name: 'Livraison', slug: 'livraison', group_id: german.group_id, content: page('fr') })
    const { alternates } = await read('versand')
    expect(alternates).toEqual([
      {
        id: expect.any(Number),
        name: 'Livraison',
        slug: 'livraison',
        published: true,
        full_slug: 'livraison',
        is_folder: false,
        parent_id: null,
      },
    ])
  })

  it('lists stories without content, by folder and by search', async () => {
    const folder = await create({ name: 'List', slug: 'list', is_folder: true })
    await create({ name: 'Inside', parent_id: folder.id, content: page('x') })
    const { body } = await space.manage('GET', `stories?with_parent=${folder.id}`)
    expect(body.stories.map((story: { name: string }) => story.name)).toEqual(['Inside'])
    expect(body.stories[0]).not.toHaveProperty('content')
    expect((await space.manage('GET', 'stories?search=insid&story_only=1')).body.stories).toHaveLength(1)
    expect(
      (await space.manage('GET', 'stories?contain_component=page&per_page=5')).body.stories,
    ).toHaveLength(5)
    expect((await space.manage('GET', 'stories?per_page=none')).status).toBe(422)
  })

  it('keeps components', async () => {
    const { status, body } = await space.manage('POST', 'components', {
      component: { name: 'teaser', schema: { text: { type: 'text', pos: 0 } }, is_nestable: true },
    })
    expect(status).toBe(201)
    const again = await space.manage('POST', 'components', { component: { name: 'teaser' } })
    expect(again).toEqual({ status: 422, body: { name: ['has already been taken'] } })
    await space.manage('PUT', `components/${body.component.id}`, { component: { display_name: 'Teaser' } })
    expect((await space.manage('GET', 'components')).body.components).toMatchObject([
      { name: 'teaser', display_name: 'Teaser', schema: { text: { type: 'text' } } },
    ])
  })
})
