import { beforeEach, expect, it } from 'vitest'
import { storyUuid } from '@/lib/content/embedded/story-uuid'
import { stories } from '@/lib/content/embedded/tables'
import { describeOnDatabases } from '../../../fixtures/databases'
import { openSpace, type TestSpace } from '../../../fixtures/space'

const story = (fullSlug: string, content: object = {}) => ({
  ...{ fullSlug, name: fullSlug, content: { component: 'page', _uid: 'root', ...content } },
})
const linkTo = (slug: string) => ({ linktype: 'story', id: storyUuid(slug), cached_url: slug })

const frame = story('de-de/layouts/layout', {
  component: 'layout',
  footer_links: [
    { _uid: 'i', component: 'nav_item', link: linkTo('de-de/impressum') },
    { _uid: 'a', component: 'nav_item', link: { linktype: 'url', url: '/de/agb/' } },
  ],
  body: [{ _uid: 's', component: 'shared_section', sections: [storyUuid('teile/rahmen')] }],
})

const seed = [
  ...['home', 'impressum', 'agb', 'versand', 'layouts/error-page'].map((slug) => story(`de-de/${slug}`)),
  ...[frame, story('teile/rahmen', { component: 'section' }), story('teile/frei', { component: 'section' })],
]

/** What a whole market would notice, and in which ways it is taken from its place. */
const noticed: Record<string, readonly ('gone' | 'moved')[]> = {
  'de-de/layouts/layout': ['gone', 'moved'],
  'de-de/layouts': ['gone', 'moved'],
  'de-de/home': ['gone', 'moved'],
  'de-de/layouts/error-page': ['gone', 'moved'],
  'de-de/impressum': ['gone'],
  'de-de/agb': ['gone'],
  'teile/rahmen': ['gone'],
  'de-de/versand': [],
  'teile/frei': [],
}

describeOnDatabases('what a whole market would notice', (getDb) => {
  let space: TestSpace
  let ids: ReadonlyMap<string, number>
  const at = (slug: string) => `stories/${ids.get(slug)}`

  beforeEach(async () => {
    await getDb().delete(stories)
    space = await openSpace(getDb(), { stories: seed })
    const rows = await getDb().select().from(stories)
    ids = new Map(rows.map(({ id, fullSlug }) => [fullSlug, id]))
  })

  const ways = {
    unpublish: {
      kind: 'gone',
      ask: (slug: string, query: string) => space.manage('GET', `${at(slug)}/unpublish${query}`),
    },
    delete: { kind: 'gone', ask: (slug: string, query: string) => space.manage('DELETE', at(slug) + query) },
    rename: {
      kind: 'moved',
      ask: (slug: string, query: string) =>
        space.manage('PUT', at(slug) + query, { story: { slug: 'anders' } }),
    },
    'move by its folder': {
      kind: 'moved',
      ask: (slug: string, query: string) =>
        space.manage('PUT', at(slug) + query, { story: { parent_id: 0 } }),
    },
  } as const

  it.each(
    Object.entries(noticed).flatMap(([slug, kinds]) =>
      Object.entries(ways).flatMap(([name, way]) =>
        slug === 'de-de/layouts' && name === 'unpublish'
          ? []
          : [[name, slug, kinds.some((kind) => kind === way.kind), way] as const],
      ),
    ),
  )('is refused without a confirmation by the Management API: %s %s', async (_, slug, isRefused, { ask }) => {
    const before = await getDb().select().from(stories)
    const first = await ask(slug, '')
    expect(first.status).toBe(isRefused ? 422 : 200)
    if (!isRefused) return
    expect(first.body.base.join(' ')).toMatch(/de-de.*confirm=market/)
    expect(await getDb().select().from(stories)).toEqual(before)
    expect((await ask(slug, '?confirm=market')).status).toBe(200)
  })

  it('is refused where a story is placed in another folder, and not in its own', async () => {
    const move = (slug: string, after: string, query = '') =>
      space.manage('PUT', `${at(slug)}/move?after_id=${ids.get(after)}${query}`)
    expect((await move('de-de/home', 'de-de/agb')).status).toBe(200)
    expect((await move('de-de/home', 'teile/frei')).status).toBe(422)
    expect((await move('de-de/home', 'teile/frei', '&confirm=market')).status).toBe(200)
  })

  it('is no matter of drafts', async () => {
    await space.manage('GET', `${at('de-de/layouts/layout')}/unpublish?confirm=market`)
    expect((await space.manage('DELETE', at('de-de/layouts/layout'))).status).toBe(200)
    expect((await space.manage('DELETE', at('de-de/impressum'))).status).toBe(200)
  })
})
