import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Story } from '@/lib/content/client/story'
import { seedStories } from '@/scripts/seed/content'
import { describeOnDatabases } from '../../../fixtures/databases'
import {
  type FaultyContentService,
  type RawStory,
  rawStory,
  startFaultyContentService,
  uuidOf,
} from '../../../fixtures/faulty-content-service'
import { openSpace, type TestSpace } from '../../../fixtures/space'
import { forgetClient } from './fresh-client'

const paragraph = (text: string) => ({ component: 'paragraph', _uid: text, text })
const shared = (...sections: unknown[]) => ({ component: 'shared_section', _uid: 's', sections })
const page = (...body: unknown[]) => ({ component: 'page', _uid: 'page', body })
const section = (...body: unknown[]) => ({ component: 'section', _uid: 'section', body })

/** The words of a story's paragraphs, those of its sections among them, in their order. */
const wordsOf = (story: Story | undefined) =>
  [...JSON.stringify(story?.content ?? {}).matchAll(/"text":"([^"]*)"/g)].map(([, text]) => text)

/** The content service of a process that starts with these settings. */
async function openService(settings: Record<string, string> = {}) {
  // Vite sets a path of its own.
  vi.stubEnv('BASE_URL', 'http://localhost:3000')
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  vi.resetModules()
  await forgetClient()
  Reflect.deleteProperty(globalThis, 'nestlingContentSource')
  Reflect.deleteProperty(globalThis, 'nestlingContentClient')
  const { contentService } = await import('@/lib/content/client/service')
  return contentService()
}

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

describeOnDatabases('the stories that a page shows, from a content service elsewhere', (_getDb) => {
  let service: FaultyContentService
  beforeEach(async () => {
    for (const name of ['log', 'warn'] as const) vi.spyOn(console, name).mockImplementation(() => {})
    service = await startFaultyContentService()
    return () => service.close()
  })

  const open = () =>
    openService({
      STORYBLOK_TOKEN: 'test-token',
      STORYBLOK_API_URL: service.origin,
      STORYBLOK_WEBHOOK_SECRET: 'a-secret-of-sixteen',
      PREVIEW_SECRET: 'a-secret-of-sixteen',
    })
  const home = (...sections: string[]) => rawStory(1, 'de-de/home', { content: page(shared(...sections)) })
  const related = (id: number, ...body: unknown[]): RawStory =>
    rawStory(id, `related/${id}`, { content: section(...body) })

  it('are asked for with every story, by the fields of the schemas and two levels deep', async () => {
    service.publish([home()])
    const source = await open()
    await source.story('de-de/home', 'published')
    await source.stories(['de-de/home'], 'published')
    for (const { query } of service.asked) {
      expect(query.get('resolve_relations')).toBe('shared_section.sections')
      expect(query.get('resolve_level')).toBe('2')
    }
    expect(service.asked).toHaveLength(2)
  })

  it('are not asked for with an index, which has no bodies', async () => {
    service.publish([home()])
    await (await open()).index('de-de')
    expect(service.asked.map(({ query }) => query.get('resolve_relations'))).toEqual([null])
  })

  it('stand in the places of their uuids', async () => {
    service.publish([
      home(uuidOf(11), uuidOf(10), uuidOf(99)),
      related(10, paragraph('Zehn')),
      related(11, paragraph('Elf'), shared(uuidOf(10))),
    ])
    const { value } = await (await open()).story('de-de/home', 'published')
    expect(wordsOf(value)).toEqual(['Elf', 'Zehn', 'Zehn'])
    expect(service.asked).toHaveLength(1)
    expect(JSON.stringify(value)).toContain(uuidOf(99))
  })

  it('are fetched by fifty uuids where the service sends their uuids alone', async () => {
    const ids = Array.from({ length: 120 }, (_, index) => 1_000 + index)
    const second = rawStory(2_000, 'elsewhere/2000', { content: section(paragraph('zweite Ebene')) })
    const all = ids.map((id) =>
      related(id, paragraph(`Text ${id}`), ...(id === 1_119 ? [shared(uuidOf(2_000))] : [])),
    )
    service.publish([home(...ids.map(uuidOf)), ...all, second])
    const { value } = await (await open()).story('de-de/home', 'draft')
    expect(wordsOf(value)).toEqual([...ids.map((id) => `Text ${id}`), 'zweite Ebene'])
    const batches = service.asked.flatMap(({ query }) => (query.has('by_uuids') ? [query] : []))
    const relations = batches.slice(0, 4)
    expect(relations.map((query) => query.get('by_uuids')?.split(',').length)).toEqual([50, 50, 20, 1])
    for (const query of relations) {
      expect(query.get('version')).toBe('draft')
      expect(query.get('token')).toBe('test-token')
      expect(query.has('resolve_relations')).toBe(false)
    }
  })

  it('are fetched wherever they lie, also for a list of pages by their slugs', async () => {
    const many = Array.from({ length: 60 }, (_, index) => related(100 + index, paragraph(`Text ${index}`)))
    service.publish([home(uuidOf(100)), ...many])
    const { value } = await (await open()).stories(['de-de/home'], 'published')
    expect(value.map(wordsOf)).toEqual([['Text 0']])
  })

  it('lead where their links lead today', async () => {
    const link = { fieldtype: 'multilink', linktype: 'story', id: uuidOf(10), cached_url: 'de-de/alt' }
    const many = Array.from({ length: 60 }, (_, index) => related(100 + index))
    service.publish([
      home(uuidOf(100)),
      related(10),
      ...many.slice(1),
      related(100, { component: 'teaser', _uid: 't', headline: 'Los', link }),
    ])
    const { value } = await (await open()).story('de-de/home', 'published')
    expect(JSON.stringify(value)).toContain('"story":{"id":10')
  })

  it('that cannot be fetched cost the answer, so that the last good one is shown', async () => {
    const many = Array.from({ length: 60 }, (_, index) => related(100 + index, paragraph(`Text ${index}`)))
    service.publish([home(uuidOf(100)), ...many])
    const source = await open()
    const first = await source.story('de-de/home', 'published')
    expect(wordsOf(first.value)).toEqual(['Text 0'])
    service.failWith({ delayMs: 0 }, 1)
    service.failWith({ status: 403 })
    expect(await source.story('de-de/home', 'published')).toEqual({ value: first.value, stale: true })
  })
})

describeOnDatabases('the sections of the first content', (getDb) => {
  it('stand on the special pages, in each market its own', async () => {
    await openSpace(getDb(), { stories: seedStories('baby') })
    const source = await openService()
    for (const [locale, words] of [
      ['de-ch', 'Grössenberater'],
      ['de-at', 'Größenberater'],
      ['fr-ch', 'Guide des tailles'],
    ])
      for (const page of ['error-page', 'null-result-error', 'thank-you-expired']) {
        const { value } = await source.story(`${locale}/layouts/${page}`, 'published')
        expect(JSON.stringify(value?.content), `${locale} ${page}`).toContain(`"headline":"${words}"`)
      }
  })
})

describeOnDatabases('the stories that a page shows, from the embedded content service', (getDb) => {
  let space: TestSpace
  const ids = new Map<string, number>()
  const uuids = new Map<string, string>()
  const uuid = (slug: string) => uuids.get(slug) ?? ''

  const write = async (slug: string, content: object, publish: 0 | 1) => {
    const [folder = '', name = ''] = slug.split('/')
    const parent_id = ids.get(folder)
    const id = ids.get(slug)
    const story = { name, slug: name, parent_id, content }
    const { body } = id
      ? await space.manage('PUT', `stories/${id}`, { story, publish })
      : await space.manage('POST', 'stories', { story, publish })
    ids.set(slug, body.story.id)
    uuids.set(slug, body.story.uuid)
  }

  beforeAll(async () => {
    space = await openSpace(getDb(), { stories: [] })
    for (const slug of ['de-de', 'de-at']) {
      const { body } = await space.manage('POST', 'stories', { story: { name: slug, slug, is_folder: true } })
      ids.set(slug, body.story.id)
    }
    await write('de-at/hinweis', section(paragraph('Aus Österreich')), 1)
    await write('de-de/entwurf', section(paragraph('Noch nicht')), 0)
    await write('de-de/hinweis', section(paragraph('Erste Fassung'), shared(uuid('de-at/hinweis'))), 1)
    await write('de-de/home', page(shared(uuid('de-de/hinweis'), uuid('de-de/entwurf'))), 1)
  })
  beforeEach(() => {})

  it('are found in every folder, two levels deep, and published ones alone', async () => {
    const { value } = await (await openService()).story('de-de/home', 'published')
    expect(wordsOf(value)).toEqual(['Erste Fassung', 'Aus Österreich'])
  })

  it('are shown as drafts in a draft', async () => {
    await write('de-de/hinweis', section(paragraph('Zweite Fassung')), 0)
    const source = await openService()
    const draft = await source.story('de-de/home', 'draft')
    const published = await source.story('de-de/home', 'published')
    expect(wordsOf(draft.value)).toEqual(['Zweite Fassung', 'Noch nicht'])
    expect(wordsOf(published.value)).toEqual(['Erste Fassung', 'Aus Österreich'])
  })

  describe('and the page', () => {
    const load = async () => {
      const source = await openService()
      const { findPage } = await import('@/lib/content/pages/page')
      const { findMarket } = await import('@/lib/platform/markets/markets')
      const market = findMarket('baby', 'de')
      if (!market) throw new Error('There is no market de')
      const ask = (key: string) => findPage({ source, brand: 'baby', market, key, version: 'published' })
      return { ask, home: await ask('_') }
    }
    const tagsOf = async (action: string, slug: string) => {
      const { tagsOfEvent } = await import('@/lib/content/pages/webhook')
      return tagsOfEvent(JSON.stringify({ action, story_id: ids.get(slug), full_slug: slug })) ?? []
    }

    it.each([
      ['published', 'de-de/hinweis'],
      ['unpublished', 'de-de/hinweis'],
      ['deleted', 'de-de/hinweis'],
      ['published', 'de-at/hinweis'],
      ['published', 'de-de/entwurf'],
    ])('is renewed when one is %s: %s', async (action, slug) => {
      const { home } = await load()
      const renewed = await tagsOf(action, slug)
      expect(home.tags.filter((tag) => renewed.includes(tag))).not.toEqual([])
    })

    it('is renewed in the moment in which a campaign in one begins', async () => {
      const dateFrom = new Date(Date.now() + 3_600_000).toISOString()
      const campaign = { component: 'trigger_container', _uid: 't', dateFrom, body: [paragraph('Bald')] }
      await write('de-at/hinweis', section(paragraph('Aus Österreich'), campaign), 1)
      const { home } = await load()
      const { campaignTimes } = await import('@/lib/content/pages/campaign-times')
      const times = await campaignTimes(Date.now())
      expect(times).toEqual([{ tag: 'story:de-at/hinweis', at: Date.parse(dateFrom) }])
      expect(home.tags).toContain('story:de-at/hinweis')
    })

    it('is renewed by its own id when one has moved before', async () => {
      const { home } = await load()
      expect(home.tags).toContain(`story-id:${ids.get('de-at/hinweis')}`)
    })

    it('is the only one with an address', async () => {
      const { ask } = await load()
      expect((await ask('hinweis')).kind).toBe('missing')
    })

    it('shows the new words after a publish, and none after the story was taken back', async () => {
      await write('de-de/hinweis', section(paragraph('Dritte Fassung')), 1)
      const after = await (await openService()).story('de-de/home', 'published')
      expect(wordsOf(after.value)).toEqual(['Dritte Fassung'])
      await space.manage('GET', `stories/${ids.get('de-de/hinweis')}/unpublish`)
      const gone = await (await openService()).story('de-de/home', 'published')
      expect(wordsOf(gone.value)).toEqual([])
    })
  })
})
