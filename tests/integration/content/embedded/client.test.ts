import type StoryblokClient from 'storyblok-js-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { handleDelivery } from '@/lib/content/embedded/delivery/handle'
import { createRateLimiter, storyblokLimits } from '@/lib/content/embedded/delivery/rate-limit'
import type { SeedStory } from '@/lib/content/embedded/import-space'
import { storyUuid } from '@/lib/content/embedded/story-uuid'
import { describeOnDatabases } from '../../../fixtures/databases'
import { type HttpServer, serve } from '../../../fixtures/http-server'
import { clientFor, openSpace, type TestSpace } from '../../../fixtures/space'

const articles: SeedStory[] = Array.from({ length: 64 }, (_, index) => {
  const number = String(index + 1).padStart(2, '0')
  return {
    fullSlug: `articles/article-${number}`,
    name: `Article ${number}`,
    position: index,
    tags: index % 2 === 0 ? ['even'] : ['odd'],
    content: { component: 'article', price: index + 1, author: storyUuid('authors/anna') },
  }
})

const seed: SeedStory[] = [
  ...articles,
  {
    fullSlug: 'authors/anna',
    name: 'Anna',
    content: { component: 'author', city: 'Wien', employer: storyUuid('firms/acme') },
  },
  { fullSlug: 'firms/acme', name: 'Acme', content: { component: 'firm' } },
  {
    fullSlug: 'home',
    name: 'Home',
    content: {
      component: 'page',
      title: 'Willkommen',
      title__i18n__fr: 'Bienvenue',
      empty: 'Vorgabe',
      empty__i18n__fr: '',
      body: [
        {
          component: 'teaser',
          text: 'Hallo',
          text__i18n__fr: 'Bonjour',
          article: storyUuid('articles/article-01'),
        },
        { component: 'list', articles: articles.map(({ fullSlug }) => storyUuid(fullSlug)) },
        {
          component: 'button',
          link: { fieldtype: 'multilink', linktype: 'story', id: storyUuid('authors/anna'), cached_url: 'x' },
        },
        { component: 'button', link: { linktype: 'url', url: 'https://example.org' } },
      ],
    },
  },
]

describeOnDatabases('the official client', (getDb) => {
  let server: HttpServer
  let space: TestSpace
  let client: StoryblokClient
  let preview: StoryblokClient
  const redirects: string[] = []

  beforeAll(async () => {
    space = await openSpace(getDb(), { stories: seed }, ['fr'])
    const limiter = createRateLimiter({ ...storyblokLimits, small: 10_000, medium: 1000 })
    server = await serve(async (request) => {
      const response = await handleDelivery(request, { db: getDb(), limiter })
      if (response.status === 301) redirects.push(request.url)
      return response
    })
    client = clientFor(server.origin, space.tokens.public)
    preview = clientFor(server.origin, space.tokens.preview)
  })
  afterAll(() => server.close())

  it('pages through all stories of a folder, each once and in order', async () => {
    const stories = await client.getAll('cdn/stories', { starts_with: 'articles/', sort_by: 'position:asc' })
    expect(stories.map(({ full_slug }) => full_slug)).toEqual(articles.map(({ fullSlug }) => fullSlug))
  })

  it('tells the total and the page size in headers and caps a page at 100', async () => {
    const page = await client.get('cdn/stories', { starts_with: 'articles/', per_page: 10, page: 7 })
    expect(page).toMatchObject({ total: 64, perPage: 10 })
    expect(page.data.stories).toHaveLength(4)
    const large = await client.get('cdn/stories', { per_page: 1000 })
    expect(large.perPage).toBe(100)
    const usual = await fetch(`${server.origin}/cdn-api/v2/cdn/stories?token=${space.tokens.public}`)
    expect(usual.headers.get('per-page')).toBe('25')
    expect((await client.get('cdn/stories', { page: 900 })).data.stories).toEqual([])
  })

  it('pages through all links, folders among them', async () => {
    const links = await client.getAll('cdn/links')
    expect(links).toHaveLength(seed.length + 3)
    expect(links.filter((link) => link.is_folder).map((link) => link.slug)).toEqual([
      'articles',
      'authors',
      'firms',
    ])
  })

  it('gets a story by slug, with outer slashes, by id and by uuid', async () => {
    const { story } = (await client.getStory('authors/anna')).data
    expect(story).toMatchObject({ name: 'Anna', full_slug: 'authors/anna', slug: 'anna', lang: 'default' })
    for (const [name, params] of [
      ['authors/anna/', {}],
      [String(story.id), {}],
      [story.uuid, { find_by: 'uuid' as const }],
    ] as const)
      expect((await client.getStory(name, params)).data.story.uuid).toBe(storyUuid('authors/anna'))
  })

  it('sends every field of a story that the cloud sends', async () => {
    const { story } = (await client.getStory('home')).data
    expect(Object.keys(story).sort()).toEqual(
      'alternates content created_at default_full_slug first_published_at full_slug group_id id is_startpage lang meta_data name parent_id path position published_at release_id slug sort_by_date tag_list translated_slugs updated_at uuid'.split(
        ' ',
      ),
    )
  })

  it('resolves relations of two levels', async () => {
    const { story } = (
      await client.getStory('articles/article-01', {
        resolve_relations: ['article.author', 'author.employer'],
      })
    ).data
    expect(story.content.author).toMatchObject({ name: 'Anna', content: { employer: { name: 'Acme' } } })
  })

  it('resolves more than fifty relations, whose uuids alone are in the answer', async () => {
    const raw = await fetch(
      `${server.origin}/cdn-api/v2/cdn/stories/home?token=${space.tokens.public}&resolve_relations=list.articles`,
    )
    const body = await raw.json()
    expect(body.rel_uuids).toHaveLength(64)
    expect(body.rels).toBeUndefined()
    const { story } = (await client.getStory('home', { resolve_relations: 'list.articles' })).data
    expect(story.content.body[1].articles.map((article: { name: string }) => article.name)).toEqual(
      articles.map(({ name }) => name),
    )
  })

  it.each(['url', 'link', 'story'] as const)('resolves links as %s', async (kind) => {
    const { story } = (await client.getStory('home', { resolve_links: kind })).data
    expect(story.content.body[2].link.story).toMatchObject({ name: 'Anna', full_slug: 'authors/anna' })
    expect(story.content.body[3].link.story).toBeUndefined()
  })

  it('delivers a language with the default for what is not translated', async () => {
    const { story } = (await client.getStory('home', { language: 'fr' })).data
    expect(story).toMatchObject({ lang: 'fr', full_slug: 'fr/home' })
    expect(story.content).toMatchObject({ title: 'Bienvenue', empty: 'Vorgabe' })
    expect(story.content.body[0].text).toBe('Bonjour')
    expect((await client.getStory('fr/home')).data.story.content.title).toBe('Bienvenue')
    expect((await client.getStory('home')).data.story.content.title).toBe('Willkommen')
  })

  it('gets new content after a publish, from a client that holds the old cv', async () => {
    const { id } = (await client.getStory('firms/acme')).data.story
    const before = client.cacheVersion()
    const content = { component: 'firm', slogan: 'new' }
    await space.manage('PUT', `stories/${id}`, { story: { content } })
    expect((await client.getStory('firms/acme')).data.story.content.slogan).toBeUndefined()
    expect((await preview.getStory('firms/acme', { version: 'draft' })).data.story.content.slogan).toBe('new')
    await space.manage('GET', `stories/${id}/publish`)
    redirects.length = 0
    expect((await client.getStory('firms/acme')).data.story.content.slogan).toBe('new')
    expect(redirects).toHaveLength(1)
    expect(client.cacheVersion()).toBeGreaterThan(before)
    await client.getStory('firms/acme')
    expect(redirects).toHaveLength(1)
  })

  it('lists tags and the space', async () => {
    expect((await client.get('cdn/tags')).data.tags).toEqual([
      { name: 'even', taggings_count: 32 },
      { name: 'odd', taggings_count: 32 },
    ])
    expect((await client.get('cdn/spaces/me')).data.space).toMatchObject({ id: 1, language_codes: ['fr'] })
  })
})
