import { beforeAll, describe, expect, it } from 'vitest'
import { handleManagement } from '@/lib/content/embedded/management/handle'
import { createManagementLimiter, refusedLimit } from '@/lib/content/embedded/management/management-limits'
import type { ManagedChange } from '@/lib/content/embedded/management/request'
import { describeOnDatabases } from '../../../fixtures/databases'
import { openSpace, type TestSpace } from '../../../fixtures/space'

const page = (title: string) => ({ component: 'page', title })
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

describeOnDatabases('the calls of Storyblok’s management client', (getDb) => {
  let space: TestSpace
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await space.manage(method, path, body)
    expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300)
    return answer.body
  }
  const status = async (method: string, path: string, body?: unknown) =>
    (await space.manage(method, path, body)).status
  const slugs = async (query: string) =>
    ((await call('GET', `stories?${query}`)).stories as { full_slug: string }[]).map((each) => each.full_slug)
  const story = async (name: string, more: Record<string, unknown> = {}) =>
    (await call('POST', 'stories', { story: { name, content: page(name), ...more } })).story

  beforeAll(async () => {
    space = await openSpace(getDb(), {
      stories: [
        { fullSlug: 'de/home', name: 'Home', content: page('Welcome'), tags: ['start'] },
        { fullSlug: 'de/about', name: 'About', content: { ...page('About us'), rank: 2 } },
        { fullSlug: 'de/new', name: 'New', content: { ...page('News'), rank: 1 }, published: false },
        { fullSlug: 'fr/home', name: 'Accueil', content: { component: 'section', body: [page('Nested')] } },
      ],
    })
  })

  describe('stories', () => {
    it.each([
      ['story_only=true&starts_with=de/&sort_by=name:asc', ['de/about', 'de/home', 'de/new']],
      ['by_slugs=de/h*,fr/home&sort_by=full_slug:asc', ['de/home', 'fr/home']],
      ['story_only=1&excluding_slugs=de/*', ['fr/home']],
      ['story_only=1&with_tag=start', ['de/home']],
      ['story_only=1&is_published=false', ['de/new']],
      ['story_only=1&text_search=about us', ['de/about']],
      ['contain_component=section,layout', ['fr/home']],
      ['root_folders_only=1&sort_by=slug:desc', ['fr', 'de']],
      ['filter_query[rank][gt_int]=1', ['de/about']],
      ['story_only=1&starts_with=de/&sort_by=content.rank:asc:int', ['de/new', 'de/about', 'de/home']],
      ['in_trash=true', []],
    ])('lists by %s', async (query, expected) => {
      expect(await slugs(query)).toEqual(expected)
    })

    it('lists the stories of given ids and uuids, those in the order that is asked for', async () => {
      const { stories } = await call('GET', 'stories?story_only=1&sort_by=name:asc')
      const [first, second, third] = stories as { id: number; uuid: string; full_slug: string }[]
      expect(await slugs(`by_ids=${second?.id}`)).toEqual([second?.full_slug])
      expect(await slugs(`story_only=1&excluding_ids=${first?.id},${second?.id}`)).not.toContain(
        first?.full_slug,
      )
      expect(await slugs(`by_uuids_ordered=${third?.uuid},${first?.uuid}`)).toEqual([
        third?.full_slug,
        first?.full_slug,
      ])
    })

    it('says how many there are in the headers, a page at a time', async () => {
      const answer = await handleManagement(
        new Request('http://test/cdn-api/v1/spaces/1/stories?story_only=1&per_page=2&page=2', {
          headers: { authorization: space.tokens.management, 'content-type': 'application/json' },
        }),
        { db: getDb(), limiter: false },
      )
      expect([answer.headers.get('total'), answer.headers.get('per-page')]).toEqual(['4', '2'])
      expect((await answer.json()).stories).toHaveLength(2)
    })

    it('answers 422 to a sort order or filter that it does not know', async () => {
      for (const query of ['sort_by=password', 'filter_query[rank][is]=large', 'by_ids=x', 'page=0'])
        expect(await status('GET', `stories?${query}`), query).toBe(422)
    })

    it('shows a story with its folder, its moments and what is kept for programs', async () => {
      const { id } = await story('Meta', { meta_data: { source: 'feed' } })
      const { stories } = await call('GET', 'stories?with_slug=de/home')
      const { story: home } = await call('GET', `stories/${stories[0].id}`)
      expect(home).toMatchObject({
        parent: { slug: 'de' },
        publish_at: null,
        release_ids: [],
        alternates: [],
      })
      for (const field of ['created_at', 'updated_at', 'published_at', 'first_published_at'])
        expect(home[field], field).toMatch(moment)
      expect((await call('GET', `stories/${id}`)).story.meta_data).toEqual({ source: 'feed' })
    })

    it('duplicates a story as a draft with blocks of its own', async () => {
      const made = await story('Template', {
        content: { ...page('T'), body: [{ _uid: 'a', component: 'x' }] },
      })
      const { story: copy } = await call('POST', `stories/${made.id}/duplicate`, { story: { name: 'Copy' } })
      expect(copy).toMatchObject({ name: 'Copy', slug: 'template-1', published: false })
      expect(copy.uuid).not.toBe(made.uuid)
      expect(copy.content.body[0]).toMatchObject({ component: 'x' })
      expect(copy.content.body[0]._uid).not.toBe('a')
      const taken = { story: { slug: 'template' } }
      expect(await status('POST', `stories/${made.id}/duplicate`, taken)).toBe(422)
      expect(await status('POST', 'stories/999999/duplicate', {})).toBe(404)
    })

    it('moves a story behind another one, into its folder, and to the front without one', async () => {
      const { stories } = await call('GET', 'stories?by_slugs=de/*&story_only=1')
      const first = stories[0] as { id: number; full_slug: string }
      const made = await story('Moved')
      expect((await call('PUT', `stories/${made.id}/move?after_id=${first.id}`)).story.full_slug).toBe(
        'de/moved',
      )
      const order = await slugs('by_slugs=de/*&story_only=1')
      expect(order[1]).toBe('de/moved')
      await call('PUT', `stories/${made.id}/move`)
      expect((await slugs('by_slugs=de/*&story_only=1'))[0]).toBe('de/moved')
      expect(await status('PUT', `stories/${made.id}/move?after_id=999999`)).toBe(422)
    })

    it('takes a folder back as it gave it, without a component, and a story only with one', async () => {
      const { stories } = await call('GET', 'stories?with_slug=de')
      const { story: folder } = await call('GET', `stories/${stories[0].id}`)
      const { story: again } = await call('PUT', `stories/${folder.id}`, { story: folder, publish: 0 })
      expect({ ...again, updated_at: folder.updated_at }).toEqual(folder)
      const made = await story('With a component')
      expect(await status('PUT', `stories/${made.id}`, { story: { content: {} } })).toBe(422)
    })

    it('keeps the translated paths that a change does not name', async () => {
      const made = await story('Translated', {
        translated_slugs_attributes: [{ lang: 'fr', slug: 'traduit', name: 'Traduit' }],
      })
      const change = { story: { translated_slugs_attributes: [{ lang: 'nl', path: 'vertaald' }] } }
      const { story: both } = await call('PUT', `stories/${made.id}`, change)
      expect(both.translated_slugs).toMatchObject([
        { id: 1, lang: 'fr', slug: 'traduit', path: 'traduit' },
        { id: 2, lang: 'nl', slug: 'vertaald' },
      ])
      const removal = { story: { translated_slugs_attributes: [{ lang: 'fr', _destroy: true }] } }
      const { story: one } = await call('PUT', `stories/${made.id}`, removal)
      expect(one.translated_slugs).toMatchObject([{ lang: 'nl' }])
    })
  })

  it('lists, compares and restores the versions of a story', async () => {
    const made = await story('Versions')
    await call('PUT', `stories/${made.id}`, { story: { content: page('second') }, publish: 1 })
    const query = `model=stories&model_id=${made.id}`
    const { versions } = await call('GET', `versions?${query}`)
    expect(versions.map((each: { event: string }) => each.event)).toEqual(['published', 'saved', 'saved'])
    expect(versions[0]).toMatchObject({ item_id: made.id, is_draft: false, created_at: expect.any(String) })
    const oldest = versions.at(-1)
    const compared = await call('GET', `stories/${made.id}/compare?version=${oldest.id}`)
    expect([compared.version.content.title, compared.story.content.title]).toEqual(['Versions', 'second'])
    expect(await status('PUT', `versions/${oldest.id}?${query}`)).toBe(204)
    const { story: restored } = await call('GET', `stories/${made.id}`)
    expect(restored).toMatchObject({ content: { title: 'Versions' }, unpublished_changes: true })
    expect((await call('GET', `versions?${query}`)).versions[0].event).toBe('restored')
    expect(await status('PUT', `versions/999999?${query}`)).toBe(404)
    expect((await call('GET', `story_versions?by_story_id=${made.id}`)).story_versions).toHaveLength(4)
  })

  it('plans, shows, changes and cancels the publication of a story', async () => {
    const made = await story('Planned')
    const at = (publish_at: string) => ({ story_scheduling: { story_id: made.id, publish_at } })
    expect(await status('POST', 'story_schedulings', at('2020-01-01T08:00:00Z'))).toBe(422)
    expect(await status('POST', 'story_schedulings', at('tomorrow'))).toBe(422)
    const { story_scheduling: planned } = await call(
      'POST',
      'story_schedulings',
      at('2096-01-01T08:00:00.000Z'),
    )
    expect(planned).toMatchObject({ story_id: made.id, status: 'scheduled', publish_at: expect.any(String) })
    expect((await call('GET', `stories/${made.id}`)).story).toMatchObject({
      is_scheduled: true,
      publish_at: '2096-01-01T08:00:00.000Z',
    })
    expect(await slugs('scheduled_by_status=scheduled')).toEqual(['planned'])
    await call('PUT', `story_schedulings/${planned.id}`, at('2097-01-01T08:00:00.000Z'))
    const { story_schedulings } = await call('GET', 'story_schedulings?by_status=scheduled')
    expect(story_schedulings).toMatchObject([{ publish_at: '2097-01-01T08:00:00.000Z' }])
    await call('DELETE', `story_schedulings/${planned.id}`)
    expect(await status('GET', `story_schedulings/${planned.id}`)).toBe(404)
  })

  it('publishes the stories of a release together, once', async () => {
    const { release } = await call('POST', 'releases', { release: { name: 'Spring' } })
    expect(release).toMatchObject({ name: 'Spring', released: false, release_at: null })
    expect(await status('PUT', `releases/${release.id}`, { do_release: true })).toBe(422)
    const { story: first } = await call('POST', `stories?release_id=${release.id}`, {
      story: { name: 'First of spring', content: page('1') },
    })
    const second = await story('Second of spring')
    const change = { story: { content: page('2') } }
    await call('PUT', `stories/${second.id}?release_id=${release.id}`, change)
    expect(await slugs(`in_release=${release.id}`)).toEqual(['first-of-spring', 'second-of-spring'])
    const { release: done } = await call('PUT', `releases/${release.id}`, {
      release: { name: 'Spring!' },
      do_release: true,
    })
    expect(done).toMatchObject({ name: 'Spring!', released: true })
    for (const { id } of [first, second])
      expect((await call('GET', `stories/${id}`)).story).toMatchObject({ published: true })
    expect(await status('PUT', `releases/${release.id}`, { do_release: true })).toBe(422)
    expect(await status('PUT', `stories/${first.id}?release_id=${release.id}`, change)).toBe(422)
    expect((await call('GET', 'releases?search=spring')).releases).toHaveLength(1)
    await call('DELETE', `releases/${release.id}`)
    expect(await status('GET', `releases/${release.id}`)).toBe(404)
  })

  it('writes datasources, their entries and the values of their dimensions', async () => {
    const input = {
      name: 'Sizes',
      slug: 'sizes',
      dimensions_attributes: [{ name: 'Dutch', entry_value: 'nl' }],
    }
    const { datasource } = await call('POST', 'datasources', { datasource: input })
    expect(datasource.dimensions).toMatchObject([{ id: 1, entry_value: 'nl' }])
    expect(await status('POST', 'datasources', { datasource: input })).toBe(422)
    const entryOf = (name: string) => ({
      datasource_entry: { name, value: name, datasource_id: datasource.id },
    })
    const { datasource_entry: small } = await call('POST', 'datasource_entries', entryOf('small'))
    await call('POST', 'datasource_entries', entryOf('large'))
    expect(await status('POST', 'datasource_entries', entryOf('small'))).toBe(422)
    const dutch = { datasource_entry: { name: 'small', value: 'small', dimension_value: 'klein' } }
    await call('PUT', `datasource_entries/${small.id}?dimension_id=1`, dutch)
    const list = async (dimension = 1) =>
      (await call('GET', `datasource_entries?datasource_id=${datasource.id}&dimension=${dimension}`))
        .datasource_entries
    expect(await list()).toMatchObject([
      { name: 'small', dimension_value: 'klein' },
      { name: 'large', dimension_value: null },
    ])
    const renamed = {
      datasource: {
        dimensions_attributes: [
          { id: 1, entry_value: 'nl-be' },
          { name: 'fr', entry_value: 'fr' },
        ],
      },
    }
    expect((await call('PUT', 'datasources/sizes', renamed)).datasource.dimensions).toMatchObject([
      { id: 1, entry_value: 'nl-be' },
      { id: 2, entry_value: 'fr' },
    ])
    expect(await list()).toMatchObject([{ dimension_value: 'klein' }, {}])
    const removed = { datasource: { dimensions_attributes: [{ id: 1, _destroy: true }] } }
    expect((await call('PUT', `datasources/${datasource.id}`, removed)).datasource.dimensions).toMatchObject([
      { id: 2 },
    ])
    expect(await list(2)).toMatchObject([{ dimension_value: null }, {}])
    expect(await status('DELETE', `datasource_entries/${small.id}`)).toBe(204)
    expect(await list(2)).toHaveLength(1)
    expect(await status('DELETE', `datasources/${datasource.id}`)).toBe(204)
    expect(await status('GET', 'datasources/sizes')).toBe(404)
  })

  it('writes components with their presets and tags', async () => {
    const { internal_tag: tag } = await call('POST', 'internal_tags', {
      internal_tag: { name: 'marketing', object_type: 'component' },
    })
    expect(
      await status('POST', 'internal_tags', {
        internal_tag: { name: 'marketing', object_type: 'component' },
      }),
    ).toBe(422)
    const { component } = await call('POST', 'components', {
      component: { name: 'hero', description: 'On top', internal_tag_ids: [String(tag.id)] },
    })
    expect(component).toMatchObject({
      description: 'On top',
      internal_tag_ids: [String(tag.id)],
      internal_tags_list: [{ id: tag.id, name: 'marketing' }],
    })
    const preset = { name: 'Summer', component_id: component.id, preset: { component: 'hero', title: 'Sun' } }
    const { preset: made } = await call('POST', 'presets', { preset })
    expect(made).toMatchObject({ ...preset, space_id: 1, created_at: expect.any(String) })
    const { components } = await call('GET', 'components?with_tags=marketing')
    expect(components).toMatchObject([{ name: 'hero', all_presets: [{ id: made.id, name: 'Summer' }] }])
    await call('PATCH', `presets/${made.id}`, { preset: { name: 'Winter' } })
    expect((await call('GET', `presets?component_id=${component.id}`)).presets).toMatchObject([
      { name: 'Winter', preset: { title: 'Sun' } },
    ])
    expect(await status('POST', 'presets', { preset: { name: 'x', component_id: 999_999 } })).toBe(422)
    expect(await status('DELETE', `presets/${made.id}`)).toBe(204)
    expect(await status('DELETE', `internal_tags/${tag.id}`)).toBe(204)
    expect((await call('GET', `components/${component.id}`)).component.internal_tag_ids).toEqual([])
  })

  it('names the space and its languages', async () => {
    expect((await call('GET', '')).space).toMatchObject({
      id: 1,
      default_lang_name: 'Default',
      languages: [],
    })
    expect((await call('PUT', '', { space: { name: 'Renamed' } })).space.name).toBe('Renamed')
  })

  it('says what was changed, and under which token', async () => {
    const noted: [ManagedChange, string][] = []
    const answer = await handleManagement(
      new Request('http://test/cdn-api/v1/spaces/1/stories', {
        method: 'POST',
        headers: { authorization: space.tokens.management, 'content-type': 'application/json' },
        body: JSON.stringify({ story: { name: 'Noted', content: page('x') }, publish: 1 }),
      }),
      {
        db: getDb(),
        onChanged: async (changes, author) => {
          noted.push(...changes.map((change): [ManagedChange, string] => [change, author]))
        },
      },
    )
    const { id } = (await answer.json()).story
    expect(noted).toMatchObject([
      [{ kind: 'story-created', story: { id, name: 'Noted' } }, 'default'],
      [{ kind: 'story-published', story: { id } }, 'default'],
    ])
  })

  it('says of every edit of a story what the Studio says, with the conditions that it carries along', async () => {
    const noted: unknown[] = []
    const send = async (method: string, path: string, body?: unknown) => {
      const answer = await handleManagement(
        new Request(`http://test/cdn-api/v1/spaces/1/${path}`, {
          method,
          headers: { authorization: space.tokens.management, 'content-type': 'application/json' },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
        {
          db: getDb(),
          onChanged: async (changes) => {
            for (const { kind, story, detail } of changes) noted.push([kind, story?.name, detail])
          },
        },
      )
      return (await answer.json()).story
    }
    const folder = async (slug: string) =>
      (await send('POST', 'stories', { story: { name: slug, slug, is_folder: true } })).id
    const [german, austrian] = [await folder('de-de'), await folder('de-at')]
    const add = async (name: string, content: object) =>
      (
        await send('POST', 'stories', {
          story: { name, slug: name.toLowerCase(), parent_id: german, content },
        })
      ).id
    const id = await add('Ziel', page('x'))
    const trigger = { component: 'trigger', type: 'url', value: '/de/ziel/' }
    const body = [{ component: 'trigger_container', _uid: 'c', triggers: [trigger] }]
    const naming = await add('Aktion', { ...page('x'), body })
    noted.length = 0
    const change = (story: object) => send('PUT', `stories/${id}`, { story })
    await change({ name: 'Neues Ziel' })
    await change({ slug: 'anderswo', content: page('y') })
    await change({ group_id: '00000000-0000-4000-8000-0000000000aa' })
    await send('PUT', `stories/${id}/move?after_id=${naming}`)
    await change({ parent_id: austrian })
    const moved = { from: 'de-de/ziel', to: 'de-de/anderswo' }
    expect(noted).toEqual([
      ['story-renamed', 'Neues Ziel', { from: 'Ziel', to: 'Neues Ziel' }],
      ['story-moved', 'Neues Ziel', moved],
      ['triggers-carried', 'Aktion', { name: 'Neues Ziel', to: 'de-de/anderswo' }],
      ['draft-saved', 'Neues Ziel', { path: 'de-de/anderswo' }],
      ['story-translated', 'Neues Ziel', { path: 'de-de/anderswo' }],
      ['story-placed', 'Neues Ziel', { path: 'de-de/anderswo' }],
      ['story-moved', 'Neues Ziel', { from: 'de-de/anderswo', to: 'de-at/anderswo' }],
      ['triggers-carried', 'Aktion', { name: 'Neues Ziel', to: 'de-at/anderswo' }],
    ])
  })

  it('says which part of the model was changed, also of one that is gone', async () => {
    const noted: [string, unknown, unknown][] = []
    const send = async (method: string, path: string, body?: unknown) => {
      const request = new Request(`http://test/cdn-api/v1/spaces/1/${path}`, {
        method,
        headers: { authorization: space.tokens.management, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const answer = await handleManagement(request, {
        db: getDb(),
        onChanged: async (changes) => {
          for (const { kind, detail } of changes) noted.push([kind, detail?.part, detail?.name])
        },
      })
      return answer.status === 204 ? undefined : answer.json()
    }
    const { component } = await send('POST', 'components', { component: { name: 'noted', schema: {} } })
    await send('PUT', `components/${component.id}`, { component: { name: 'noted_too' } })
    await send('GET', `components/${component.id}`)
    await send('POST', 'components', { component: { name: 'noted_too' } })
    await send('DELETE', `components/${component.id}`)
    const { datasource } = await send('POST', 'datasources', { datasource: { name: 'Noted', slug: 'noted' } })
    const entry = { name: 'a', value: 'b', datasource_id: datasource.id }
    await send('POST', 'datasource_entries', { datasource_entry: entry })
    await send('DELETE', `datasources/${datasource.id}`)
    expect(noted).toEqual([
      ['model-saved', 'component', 'noted'],
      ['model-saved', 'component', 'noted_too'],
      ['model-deleted', 'component', 'noted_too'],
      ['model-saved', 'datasource', 'Noted'],
      ['model-saved', 'entry', 'a'],
      ['model-deleted', 'datasource', 'Noted'],
    ])
  })

  it('answers 429 to whoever guesses tokens, and lets the owner of one in', async () => {
    const limiter = createManagementLimiter(() => 0)
    const ask = (authorization: string) =>
      handleManagement(new Request('http://test/cdn-api/v1/users/me', { headers: { authorization } }), {
        db: getDb(),
        limiter,
      })
    for (let count = 0; count < refusedLimit; count += 1) expect((await ask('guess')).status).toBe(401)
    const refused = await ask('guess')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
    expect(await refused.json()).toEqual({ error: 'Rate Limit Reached' })
    expect((await ask(space.tokens.management)).status).toBe(200)
  })
})
