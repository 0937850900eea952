import { beforeAll, expect, it } from 'vitest'
import { handleDelivery } from '@/lib/content/embedded/delivery/handle'
import { deliveryPaths } from '@/lib/content/embedded/delivery/routes'

import type { SeedStory } from '@/lib/content/embedded/import-space'
import { stableUuid, storyUuid } from '@/lib/content/embedded/story-uuid'
import { describeOnDatabases } from '../../../fixtures/databases'
import { openSpace, type TestSpace } from '../../../fixtures/space'

/** In every name, slug, tag and text of drafts, and in nothing that is published. */
const secret = 'quagga'
const page = { component: 'page' }
const hidden = `de-de/${secret}-ordner/${secret}-seite`
const deleted = `de-de/${secret}-weg`
const linkTo = (slug: string) => ({
  fieldtype: 'multilink',
  linktype: 'story',
  id: storyUuid(slug),
  cached_url: slug,
})

const stories: SeedStory[] = [
  {
    fullSlug: 'de-de/bekannt',
    name: 'Bekannt',
    group: 'same page',
    tags: ['offen'],
    content: {
      ...page,
      related: [storyUuid(hidden), storyUuid('de-de/weiter')],
      to: linkTo(hidden),
      other: linkTo('de-de/weiter'),
      text: {
        type: 'doc',
        content: [
          {
            type: 'text',
            text: 'weiter',
            marks: [
              { type: 'link', attrs: { linktype: 'story', uuid: storyUuid(hidden), href: `/${hidden}` } },
            ],
          },
        ],
      },
    },
  },
  {
    fullSlug: 'de-de/fremd',
    name: 'Fremd',
    content: { ...page, to: { ...linkTo('de-de/weiter'), id: storyUuid('nowhere') }, gone: linkTo(deleted) },
  },
  { fullSlug: deleted, name: `Weg ${secret}`, content: page },
  { fullSlug: 'de-de/weiter', name: 'Weiter', content: { ...page, to: linkTo(hidden) } },
  { fullSlug: 'de-de/offen/seite', name: 'Offen', content: page },
  {
    fullSlug: hidden,
    name: `Entwurf ${secret}`,
    group: 'same page',
    tags: [secret],
    published: false,
    content: { ...page, title: secret },
  },
  { fullSlug: `de-at/${secret}-war-da`, name: `War da ${secret}`, group: 'same page', content: page },
]

const endpoints = [
  'stories',
  'stories/de-de/bekannt',
  'stories/de-de/fremd',
  'stories/de-de/weiter',
  `stories/${hidden}`,
  `stories/fr/${secret}-chemin`,
  `stories/${storyUuid(hidden)}`,
  'links',
  `links/${storyUuid(hidden)}`,
  `links/${storyUuid('de-de/bekannt')}`,
  `links/${stableUuid(`folder:de-de/${secret}-ordner`)}`,
  'datasources',
  'datasources/farben',
  'datasource_entries',
  'tags',
  'spaces/me',
]

const parameters: string[][] = [
  [],
  ['resolve_links=url'],
  ['resolve_links=link'],
  ['resolve_links=story', 'resolve_links_level=2'],
  ['resolve_relations=page.related', 'resolve_level=2'],
  ['resolve_relations=page.related', 'resolve_links=url'],
  ['language=fr'],
  ['language=fr', 'resolve_links=url', 'fallback_lang=fr'],
  ['find_by=uuid'],
  ['starts_with=de-de/'],
  [`starts_with=de-de/${secret}`],
  ['include_dates=1', 'per_page=100'],
  ['with_parent=0'],
  [`with_tag=${secret}`],
  [`search_term=${secret}`],
  ['sort_by=name:asc'],
  [`by_uuids=${storyUuid(hidden)}`],
  [`by_slugs=${hidden},*${secret}*`],
  ['excluding_fields=body'],
  ['excluding_story_fields=name'],
]

describeOnDatabases('a public token', (getDb) => {
  let space: TestSpace
  const ask = async (path: string, query: readonly string[], token = space.tokens.public) => {
    const options = { db: getDb(), limiter: false as const }
    const at = `http://test/cdn-api/v2/cdn/${path}?${[`token=${token}`, ...query].join('&')}`
    const response = await handleDelivery(new Request(at), options)
    const target = response.headers.get('location')
    return target ? handleDelivery(new Request(new URL(target, at)), options) : response
  }
  const json = async (path: string, query: readonly string[] = []) => (await ask(path, query)).json()

  beforeAll(async () => {
    const datasources = [{ name: 'Farben', slug: 'farben', entries: [{ name: 'Rot', value: 'rot' }] }]
    space = await openSpace(getDb(), { stories, datasources }, ['fr'])
    const listed = (await space.manage('GET', 'stories?per_page=100')).body.stories
    const idOf = (slug: string) =>
      listed.find((each: { full_slug: string }) => each.full_slug === slug).id as number
    await space.manage('GET', `stories/${idOf(`de-at/${secret}-war-da`)}/unpublish`)
    await space.manage('DELETE', `stories/${idOf(deleted)}`)
    await space.manage('PUT', `stories/${idOf('de-de/bekannt')}`, {
      story: {
        name: `A ${secret}`,
        content: { ...page, title: secret },
        translated_slugs_attributes: [
          { lang: 'fr', path: `${secret}-chemin`, name: `Nom ${secret}`, published: false },
        ],
      },
    })
  })

  it('knows every endpoint of the delivery API that this test walks', () => {
    const walked = [...new Set(endpoints.map((path) => (path === 'spaces/me' ? path : path.split('/')[0])))]
    expect(walked.sort()).toEqual([...deliveryPaths].sort())
  })

  it('is told of published things only, by every endpoint with every parameter', async () => {
    const told: string[] = []
    for (const endpoint of endpoints)
      for (const query of parameters) {
        const body = await (await ask(endpoint, query)).text()
        if (body.includes(secret)) told.push(`${endpoint}?${query.join('&')}`)
      }
    expect(told).toEqual([])
  })

  it('learns nothing of drafts from what is found, counted or sorted', async () => {
    const totals = await Promise.all(
      [
        `search_term=Entwurf ${secret}`,
        `search_term=A ${secret}`,
        `with_tag=${secret}`,
        `starts_with=de-de/${secret}`,
      ].map(async (query) => (await ask('stories', [query])).headers.get('total')),
    )
    expect(totals).toEqual(['0', '0', '0', '0'])
    expect((await ask('links', ['starts_with=de-at'])).headers.get('total')).toBe('0')
    const sorted = (await json('stories', ['sort_by=name:asc'])).stories
    expect(sorted.map(({ name }: { name: string }) => name)).toEqual(['Bekannt', 'Fremd', 'Offen', 'Weiter'])
    expect((await json('stories', ['search_term=Bekannt'])).stories).toHaveLength(1)
  })

  it('is told of the folders in which something is published, and of links to published pages', async () => {
    const links = Object.values((await json('links')).links) as { slug: string; name: string }[]
    expect(links.map(({ slug }) => slug).sort()).toEqual([
      'de-de',
      'de-de/bekannt',
      'de-de/fremd',
      'de-de/offen',
      'de-de/offen/seite',
      'de-de/weiter',
    ])
    expect(links.find(({ slug }) => slug === 'de-de/bekannt')?.name).toBe('Bekannt')
    const { story, links: resolved } = await json('stories/de-de/bekannt', ['resolve_links=url'])
    expect(story.content.other.cached_url).toBe('de-de/weiter')
    expect(resolved.map(({ full_slug }: { full_slug: string }) => full_slug)).toEqual(['de-de/weiter'])
  })

  it('is told of the address in a link whose story never was here, as long as a page is there', async () => {
    const { story } = await json('stories/de-de/fremd')
    expect(story.content.to.cached_url).toBe('de-de/weiter')
    expect(story.content.gone).toMatchObject({ id: storyUuid(deleted), cached_url: '' })
  })

  it('is told less than a preview token, which sees drafts', async () => {
    for (const [endpoint, query] of [
      ['stories', 'version=draft'],
      ['links', 'version=draft'],
      ['stories/de-de/bekannt', 'version=draft'],
      ['tags', 'version=draft'],
    ] as const)
      expect(await (await ask(endpoint, [query], space.tokens.preview)).text(), endpoint).toContain(secret)
  })
})
