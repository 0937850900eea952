import { describe, expect, it } from 'vitest'
import { ContentUnavailableError } from '@/lib/content/client/errors'
import type { ContentVersion } from '@/lib/content/client/source'
import { findPage, type PageResult } from '@/lib/content/pages/page'
import { storyTag } from '@/lib/content/pages/tags'
import { findMarket } from '@/lib/platform/markets/markets'
import { contentKey } from '@/lib/platform/markets/paths'
import { type FakeSource, fakeSource, story } from './fake-source'

function find(source: FakeSource, key: string, market = 'de', version: ContentVersion = 'published') {
  const found = findMarket('baby', market)
  if (!found) throw new Error(`There is no market ${market}`)
  return findPage({ source, brand: 'baby', market: found, key: contentKey(key), version })
}

function asPage(result: PageResult) {
  if (result.kind !== 'page') throw new Error(`Not a page but ${result.kind}`)
  return result
}

describe('the page of a key', () => {
  it('is the story of that slug in the folder of the market', async () => {
    const source = fakeSource([story(1, 'de-de/ratgeber'), story(2, 'de-at/ratgeber')])
    const page = asPage(await find(source, 'ratgeber', 'at'))
    expect(page.story.id).toBe(2)
    expect(page.path).toBe('/at/ratgeber/')
  })

  it('is the category page of that name when there is no other', async () => {
    const source = fakeSource([story(1, 'de-de/kategorieseiten/kinderwagen')])
    const page = asPage(await find(source, 'kinderwagen'))
    expect(page.story.id).toBe(1)
    expect(page.path).toBe('/de/kinderwagen/')
  })

  it('is the plain story when a category page has the same name', async () => {
    const source = fakeSource([story(1, 'de-de/kinderwagen'), story(2, 'de-de/kategorieseiten/kinderwagen')])
    expect(asPage(await find(source, 'kinderwagen')).story.id).toBe(1)
  })

  it('is the plain story also when only the list of both is answered', async () => {
    const both = [story(1, 'de-de/kinderwagen'), story(2, 'de-de/kategorieseiten/kinderwagen')]
    expect(asPage(await find(fakeSource(both, { fails: { story: true } }), 'kinderwagen')).story.id).toBe(1)
  })

  it.each([
    ['Größen & Maße', 'de-de/groessen & masse'],
    ['ÄRZTE', 'de-de/aerzte'],
    ['/Ratgeber/', 'de-de/ratgeber'],
  ])('has its umlauts and its case mended: %s', async (key, slug) => {
    expect(asPage(await find(fakeSource([story(1, slug)]), key)).story.id).toBe(1)
  })

  it.each(['/', '_', 'home', '/home/'])('is the home page for %s', async (key) => {
    const page = asPage(await find(fakeSource([story(1, 'fr-ch/home')]), key, 'ch-fr'))
    expect(page.path).toBe('/ch-fr/')
  })

  it('is missing for a type of content that the shop does not know, and shown with its name as a draft', async () => {
    for (const slug of ['de-de/landung', 'baby/landung', 'de-de/kategorieseiten/landung']) {
      const source = fakeSource([story(1, slug, { content: { component: 'landing_page' } })])
      expect((await find(source, 'landung')).kind, slug).toBe('missing')
      expect(asPage(await find(source, 'landung', 'de', 'draft')).story.id, slug).toBe(1)
    }
  })

  it('is found for a folder, whose start page has a slash at the end of its slug', async () => {
    const page = asPage(await find(fakeSource([story(1, 'de-de/ratgeber/')]), 'ratgeber'))
    expect(page.path).toBe('/de/ratgeber/')
  })

  it('is never the layout, which is a story but no page', async () => {
    const layout = story(1, 'de-de/layouts/layout', { content: { component: 'layout' } })
    expect((await find(fakeSource([layout]), 'layouts/layout')).kind).toBe('missing')
  })

  it('is never a section, which has no address of its own', async () => {
    const section = story(1, 'de-de/sections/help', { content: { component: 'section', body: [] } })
    expect((await find(fakeSource([section]), 'sections/help')).kind).toBe('missing')
  })

  it('is never a story that the service answers without being asked for it', async () => {
    const source = fakeSource([])
    source.stories = async () => ({ value: [story(9, 'fr-ch/livraison')], stale: false })
    expect((await find(source, 'x,fr-ch/livraison')).kind).toBe('missing')
  })

  it('is asked for in the version of the request', async () => {
    const source = fakeSource([story(1, 'de-de/a/b')])
    await find(source, 'a/b', 'de', 'draft')
    expect(source.asked.every((question) => question.startsWith('draft '))).toBe(true)
  })
})

describe('what is announced of a page', () => {
  const group = (...slugs: string[]) => slugs.map((full_slug) => ({ full_slug, published: true }))

  it('tells which of its alternates are not for search engines', async () => {
    const source = fakeSource([
      story(1, 'de-de/versand', { alternates: group('de-at/versand', 'fr-ch/livraison') }),
      story(2, 'de-at/versand', { content: { component: 'page', noindex: true } }),
      story(3, 'fr-ch/livraison'),
    ])
    expect(
      asPage(await find(source, 'versand')).alternates.map(({ path, isHidden }) => [path, isHidden]),
    ).toEqual([
      ['/de/versand/', undefined],
      ['/at/versand/', true],
      ['/ch-fr/livraison/', undefined],
    ])
  })

  it('is no page of a type of content that the shop does not know', async () => {
    const source = fakeSource([
      story(1, 'de-de/versand', { alternates: group('de-at/versand', 'fr-ch/livraison') }),
      story(2, 'de-at/versand', { content: { component: 'landing_page' } }),
      story(3, 'fr-ch/livraison'),
    ])
    const paths = asPage(await find(source, 'versand')).alternates.map(({ path }) => path)
    expect(paths).toEqual(['/de/versand/', '/ch-fr/livraison/'])
  })

  it('is no address at which it cannot be seen: in another spelling, or where a screen stands', async () => {
    const alternates = group('de-at/Versand', 'fr-ch/panier', 'de-ch/versand.html')
    const source = fakeSource([story(1, 'de-de/versand', { alternates })])
    expect(asPage(await find(source, 'versand')).alternates.map(({ path }) => path)).toEqual(['/de/versand/'])
  })
})

describe('alternates', () => {
  const group = (own: string) =>
    ['de-de/versand', 'de-at/versand', 'fr-ch/livraison']
      .filter((slug) => slug !== own)
      .map((full_slug) => ({ full_slug, published: true, is_folder: false }))

  it('name the page in every market that has it, itself included, in the order of the markets', async () => {
    const source = fakeSource([story(1, 'de-de/versand', { alternates: group('de-de/versand') })])
    expect(asPage(await find(source, 'versand')).alternates).toEqual([
      { market: 'de', iso: 'de-DE', path: '/de/versand/' },
      { market: 'at', iso: 'de-AT', path: '/at/versand/' },
      { market: 'ch-fr', iso: 'fr-CH', path: '/ch-fr/livraison/' },
    ])
  })

  it('lead from the slug of another market to the page of this one', async () => {
    const source = fakeSource([story(1, 'de-de/versand', { alternates: group('de-de/versand') })])
    expect(await find(source, 'versand', 'ch-fr')).toMatchObject({
      kind: 'redirect',
      path: '/ch-fr/livraison/',
    })
  })

  it('lead nowhere from the slug of a page that this market does not have', async () => {
    const source = fakeSource([story(1, 'de-de/versand', { alternates: group('de-de/versand') })])
    expect((await find(source, 'versand', 'ch')).kind).toBe('missing')
  })

  it('lead nowhere while the page of this market is not published', async () => {
    const alternates = [{ full_slug: 'fr-ch/livraison', published: false, is_folder: false }]
    const source = fakeSource([story(1, 'de-de/versand', { alternates })])
    expect((await find(source, 'versand', 'ch-fr')).kind).toBe('missing')
  })

  it('never lead from one home page to another', async () => {
    const alternates = [{ full_slug: 'fr-ch/home', published: true, is_folder: false }]
    const source = fakeSource([story(1, 'de-de/home', { alternates })])
    expect((await find(source, '_', 'ch-fr')).kind).toBe('missing')
  })
})

describe('a story in the folder of the company', () => {
  const shared = story(1, 'baby/ueber-uns')

  it.each(['de', 'ch-fr'])('is a page of every market of its: %s', async (market) => {
    expect(asPage(await find(fakeSource([shared]), 'ueber-uns', market))).toMatchObject({
      story: { id: 1 },
      path: `/${market}/ueber-uns/`,
    })
  })

  it('may be a category page, and the home page', async () => {
    const source = fakeSource([story(1, 'baby/kategorieseiten/betten'), story(2, 'baby/home')])
    expect(asPage(await find(source, 'betten')).path).toBe('/de/betten/')
    expect(asPage(await find(source, '_')).path).toBe('/de/')
  })

  it('stands behind the page of the market', async () => {
    const source = fakeSource([shared, story(2, 'de-de/kategorieseiten/ueber-uns')])
    expect(asPage(await find(source, 'ueber-uns')).story.id).toBe(2)
    expect(asPage(await find(source, 'ueber-uns', 'at')).story.id).toBe(1)
  })

  it('has an alternate in every market, and its own page where its group has one', async () => {
    const alternates = [{ full_slug: 'fr-ch/a-propos', published: true, is_folder: false }]
    const source = fakeSource([story(1, 'baby/ueber-uns', { alternates })])
    expect(asPage(await find(source, 'ueber-uns')).alternates.map(({ path }) => path)).toEqual([
      '/de/ueber-uns/',
      '/at/ueber-uns/',
      '/ch-fr/a-propos/',
      '/ch/ueber-uns/',
    ])
  })

  it('of another company is not shown', async () => {
    expect((await find(fakeSource([story(1, 'bm/ueber-uns')]), 'ueber-uns')).kind).toBe('missing')
  })

  it('is found under its full slug, which leads to its page', async () => {
    expect(asPage(await find(fakeSource([shared]), 'baby/ueber-uns')).path).toBe('/de/ueber-uns/')
  })
})

describe('a category named like the company', () => {
  it.each([
    ['its own page', 'de-de/kategorieseiten/baby', 'baby', '/de/baby/'],
    ['a page below it', 'de-de/kategorieseiten/baby/lernen', 'baby/lernen', '/de/baby/lernen/'],
    ['a plain page below it', 'de-de/baby/lernen', 'baby/lernen', '/de/baby/lernen/'],
    ['one in the folder of the company', 'baby/baby/lernen', 'baby/lernen', '/de/baby/lernen/'],
  ])('stays reachable: %s', async (_, slug, key, path) => {
    const source = fakeSource([story(1, slug), story(2, 'de-de/lernen'), story(3, 'baby/lernen')])
    expect(asPage(await find(source, key))).toMatchObject({ story: { id: 1 }, path })
  })

  it('has its crumbs below it', async () => {
    const source = fakeSource([
      story(1, 'de-de/kategorieseiten/baby', { name: 'Baby' }),
      story(2, 'de-de/kategorieseiten/baby/lernen', { name: 'Lernen' }),
    ])
    expect(asPage(await find(source, 'baby/lernen')).trail.map(({ href }) => href)).toEqual([
      '/de/',
      '/de/baby/',
      '/de/baby/lernen/',
    ])
  })
})

describe('translated slugs', () => {
  const translated_slugs = [
    { lang: 'fr-ch', path: 'baby/a-propos', name: 'À propos', published: true },
    { lang: 'de-ch', path: 'baby/ueber-uns', name: 'Über uns', published: true },
    { lang: 'de-at', path: 'baby/wir', name: 'Wir', published: false },
  ]
  const shared = story(1, 'baby/ueber-uns', { translated_slugs })
  const french = story(1, 'fr-ch/baby/a-propos', {
    lang: 'fr-ch',
    default_full_slug: 'baby/ueber-uns',
    translated_slugs,
    name: 'À propos',
  })
  const swiss = story(1, 'de-ch/baby/ueber-uns', {
    lang: 'de-ch',
    default_full_slug: 'baby/ueber-uns',
    translated_slugs,
    name: 'Über uns (CH)',
  })
  const all = [shared, french, swiss]

  it('are the alternates of a page, in every language that is published', async () => {
    for (const [key, market] of [
      ['ueber-uns', 'de'],
      ['a-propos', 'ch-fr'],
    ] as const)
      expect(asPage(await find(fakeSource(all), key, market)).alternates.map(({ path }) => path)).toEqual([
        '/de/ueber-uns/',
        '/at/ueber-uns/',
        '/ch-fr/a-propos/',
        '/ch/ueber-uns/',
      ])
  })

  it('are addresses of the page in its language', async () => {
    expect(asPage(await find(fakeSource(all), 'a-propos', 'ch-fr'))).toMatchObject({
      path: '/ch-fr/a-propos/',
      story: { name: 'À propos' },
    })
  })

  it('lead there from the slug of the other language', async () => {
    expect(asPage(await find(fakeSource(all), 'ueber-uns', 'ch-fr')).path).toBe('/ch-fr/a-propos/')
  })

  it('bring the translation also where the slug is the same', async () => {
    expect(asPage(await find(fakeSource(all), 'ueber-uns', 'ch')).story.name).toBe('Über uns (CH)')
    expect(asPage(await find(fakeSource(all), 'ueber-uns', 'at')).story.name).toBe('Name 1')
  })

  it('renew the page with its story, which the service names by its default slug', async () => {
    const { tags } = await find(fakeSource(all), 'a-propos', 'ch-fr')
    expect(tags).toEqual(expect.arrayContaining(['story:baby/ueber-uns', 'story-id:1']))
  })

  it('are answered from their kept copy while nothing else is', async () => {
    const fails = { story: (slug: string) => slug !== 'fr-ch/baby/a-propos', stories: () => true }
    const page = asPage(await find(fakeSource(all, { fails }), 'a-propos', 'ch-fr'))
    expect(page).toMatchObject({ path: '/ch-fr/a-propos/', stale: true })
  })

  it('lead from the slug of another market, as alternates do', async () => {
    const source = fakeSource([
      story(1, 'de-de/versand', { translated_slugs: [{ lang: 'fr-ch', path: 'fr-ch/livraison' }] }),
    ])
    expect(await find(source, 'versand', 'ch-fr')).toMatchObject({
      kind: 'redirect',
      path: '/ch-fr/livraison/',
    })
  })

  it('name no page in the folder of another market, which the service could not answer', async () => {
    const translated = [{ lang: 'fr-ch', path: 'de-de/livraison' }]
    const source = fakeSource([story(1, 'de-de/versand', { translated_slugs: translated })])
    expect(asPage(await find(source, 'versand')).alternates.map(({ market }) => market)).toEqual(['de'])
  })
})

describe('the way to a page', () => {
  const home = { name: 'Startseite', href: '/de/' }

  it('leads from the home page over the folders that have a page', async () => {
    const source = fakeSource([
      story(1, 'de-de/ratgeber/', { name: 'Ratgeber' }),
      story(2, 'de-de/ratgeber/kinderwagen/buggy', { name: 'Buggy' }),
    ])
    expect(asPage(await find(source, 'ratgeber/kinderwagen/buggy')).trail).toEqual([
      home,
      { name: 'Ratgeber', href: '/de/ratgeber/' },
      { name: 'Buggy', href: '/de/ratgeber/kinderwagen/buggy/' },
    ])
  })

  it('leads over category pages as well', async () => {
    const source = fakeSource([
      story(1, 'de-de/kategorieseiten/kinderwagen', { name: 'Kinderwagen' }),
      story(2, 'de-de/kategorieseiten/kinderwagen/buggys', { name: 'Buggys' }),
    ])
    expect(asPage(await find(source, 'kinderwagen/buggys')).trail).toEqual([
      home,
      { name: 'Kinderwagen', href: '/de/kinderwagen/' },
      { name: 'Buggys', href: '/de/kinderwagen/buggys/' },
    ])
  })

  it('is the home page alone on the home page', async () => {
    expect(asPage(await find(fakeSource([story(1, 'de-de/home')]), '_')).trail).toEqual([home])
  })

  it('is in the language of the market', async () => {
    const page = asPage(await find(fakeSource([story(1, 'fr-ch/livraison')]), 'livraison', 'ch-fr'))
    expect(page.trail[0]).toEqual({ name: 'Accueil', href: '/ch-fr/' })
  })
})

describe('a content service that fails', () => {
  const category = story(1, 'de-de/kategorieseiten/kinderwagen')

  it('is told apart from a page that is missing', async () => {
    const source = fakeSource([], { fails: { story: true } })
    await expect(find(source, 'ratgeber')).rejects.toBeInstanceOf(ContentUnavailableError)
    const halfway = fakeSource([], { fails: { stories: () => true } })
    await expect(find(halfway, 'ratgeber')).rejects.toBeInstanceOf(ContentUnavailableError)
  })

  it('leaves a category page, of which only the list has a kept copy', async () => {
    const source = fakeSource([category], { fails: { story: true } })
    expect(asPage(await find(source, 'kinderwagen'))).toMatchObject({ story: { id: 1 }, stale: true })
  })

  it('costs a page its folders but not itself', async () => {
    const isParents = (slugs: readonly string[]) => slugs.includes('de-de/a')
    const source = fakeSource([story(1, 'de-de/a/b', { name: 'B' })], { fails: { stories: isParents } })
    const page = asPage(await find(source, 'a/b'))
    expect(page.trail.map(({ name }) => name)).toEqual(['Startseite', 'B'])
    expect(page.stale).toBe(true)
  })

  it('makes a page stale that stands on kept copies, and only such a page', async () => {
    expect(asPage(await find(fakeSource([category], { stale: true }), 'kinderwagen')).stale).toBe(true)
    expect(asPage(await find(fakeSource([category]), 'kinderwagen')).stale).toBe(false)
  })
})

describe('tags', () => {
  it('of a page name its story, both places of it, its folders, and the pages that it links as alternates', async () => {
    const alternates = [
      { full_slug: 'fr-ch/livraison', published: true },
      { full_slug: 'de-at/versand', published: false },
    ]
    const source = fakeSource([story(7, 'de-de/hilfe/versand', { alternates })])
    const { tags } = await find(source, 'hilfe/versand')
    expect(new Set(tags)).toEqual(
      new Set([
        'content',
        'content-paths',
        'story-id:7',
        'story:de-de/hilfe/versand',
        'story:de-de/kategorieseiten/hilfe/versand',
        'story:baby/hilfe/versand',
        'story:baby/kategorieseiten/hilfe/versand',
        'story:baby/hilfe',
        'story:baby/kategorieseiten/hilfe',
        'story:de-de/hilfe',
        'story:de-de/kategorieseiten/hilfe',
        'story:fr-ch/livraison',
        'story:de-at/versand',
      ]),
    )
  })

  it('of a missing page name everything that could make it appear', async () => {
    const { kind, tags } = await find(fakeSource([]), 'Größen', 'at')
    expect(kind).toBe('missing')
    const places = ['de-de', 'de-at', 'fr-ch', 'de-ch', 'baby'].flatMap((folder) => [
      `story:${folder}/groessen`,
      `story:${folder}/kategorieseiten/groessen`,
    ])
    expect(new Set(tags)).toEqual(new Set(['content', 'content-paths', 'content-index', ...places]))
  })

  it('of a special page that is missing name its own places alone, which are asked for once', async () => {
    const source = fakeSource([story(1, 'de-at/layouts/failure-page')])
    const { kind, tags } = await find(source, 'layouts/failure-page', 'de')
    expect(kind).toBe('missing')
    const places = ['de-de', 'baby'].flatMap((folder) => [
      `story:${folder}/layouts/failure-page`,
      `story:${folder}/kategorieseiten/layouts/failure-page`,
    ])
    expect(new Set(tags)).toEqual(new Set(['content', ...places]))
    expect(source.asked).toHaveLength(2)
  })

  it('of a redirect name the story that it follows', async () => {
    const alternates = [{ full_slug: 'fr-ch/livraison', published: true }]
    const source = fakeSource([story(1, 'de-de/versand', { alternates })])
    const { kind, tags } = await find(source, 'versand', 'ch-fr')
    expect(kind).toBe('redirect')
    expect(tags).toEqual(
      expect.arrayContaining(['story:de-de/versand', 'story:fr-ch/versand', 'content-paths']),
    )
  })

  it('of the longest way and the largest group stay within what Next.js takes', async () => {
    const deep = `de-de/${Array.from({ length: 150 }, (_, index) => `ordner-${index}`).join('/')}`
    const alternates = Array.from({ length: 200 }, (_, index) => ({ full_slug: `x-${index}/y` }))
    const { tags } = await find(fakeSource([story(1, deep, { alternates })]), deep.slice(6))
    expect(tags.length).toBeLessThanOrEqual(128)
    expect(Math.max(...tags.map((tag) => tag.length))).toBeLessThanOrEqual(256)
    expect(tags).toEqual(expect.arrayContaining(['content', 'content-paths', 'story-id:1', storyTag(deep)]))
  })

  const section = (id: number, ...body: unknown[]) => ({
    id,
    uuid: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
    full_slug: `de-de/sections/${id}/`,
    content: { component: 'section', body },
  })
  const showing = (...sections: unknown[]) => ({
    component: 'page',
    body: [{ component: 'grid', body: [{ component: 'shared_section', sections }] }],
  })
  const tagsOf = async (content: object) =>
    (await find(fakeSource([story(1, 'de-de/ratgeber', { content })]), 'ratgeber')).tags

  it('of a page name the stories that it shows, and those in them', async () => {
    const inner = { component: 'shared_section', sections: [section(3)] }
    const tags = await tagsOf(showing(section(2, inner)))
    const expected = ['story-id:2', 'story:de-de/sections/2', 'story-id:3', 'story:de-de/sections/3']
    expect(tags).toEqual(expect.arrayContaining(expected))
    expect(tags).not.toContain('content-index')
  })

  it('of a page that names a story that is not published renew it by every event, as no event names a uuid', async () => {
    expect(await tagsOf(showing(section(2).uuid))).toContain('content-index')
  })

  it('of a page that shows many stories stay few', async () => {
    const tags = await tagsOf(showing(...Array.from({ length: 60 }, (_, index) => section(index + 2))))
    expect(tags).toContain('content-index')
    expect(tags.length).toBeLessThanOrEqual(100)
  })

  it('are whole characters, so that Next.js can write them into a header', () => {
    for (const slug of [`de-de/${'a'.repeat(193)}👶`, `de-de/${'👶'.repeat(300)}`, 'de-de/\ud83d']) {
      const tag = storyTag(slug)
      expect(tag.isWellFormed()).toBe(true)
      expect(tag.length).toBeLessThanOrEqual(256)
    }
  })

  it('are one tag each, whatever stands in a slug', () => {
    expect(storyTag('de-de/a,content')).not.toContain(',')
    expect(storyTag('de-de/a,b')).not.toBe(storyTag('de-de/a'))
  })

  it('are the same for every spelling of a slug', () => {
    for (const slug of ['/de-de/Größe/', 'de-de/größe', 'de-de/gro\u0308ße', 'de-de/groesse/'])
      expect(storyTag(slug)).toBe('story:de-de/groesse')
  })
})
