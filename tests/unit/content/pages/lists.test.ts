import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ContentUnavailableError, outOfCache } from '@/lib/content/client/errors'
import { referencesOf } from '@/lib/content/client/references'
import { fakeSource, story } from './fake-source'

const content = (more: object = {}) => ({ component: 'page', body: [{ component: 'headline' }], ...more })
const folders: Record<string, ReturnType<typeof story>[]> = {
  'de-de': [
    story(1, 'de-de/home', {
      content: content(),
      alternates: ['de-at/home', 'fr-ch/home'].map((full_slug) => ({ full_slug, published: true })),
    }),
    story(2, 'de-de/versand', { content: content({ noindex: true }) }),
    story(3, 'de-de/schlafen', { content: content({ pageType: 'category' }) }),
    story(4, 'de-de/layouts/layout', { content: { component: 'layout' } }),
    story(5, 'de-de/layouts/error-page', { content: content() }),
    story(6, 'de-de/hinweis', { content: { component: 'section' } }),
    // The shop does not know this type of content.
    story(11, 'de-de/landung', { content: { component: 'landing_page' } }),
    // At the addresses of these no shopper sees them.
    story(9, 'de-de/warenkorb', { content: content() }),
    story(10, 'de-de/Über-uns', { content: content() }),
  ],
  'de-at': [story(12, 'de-at/home', { content: { component: 'landing_page' } })],
  'fr-ch': [story(13, 'fr-ch/home', { content: content() })],
  baby: [story(7, 'baby/versand', { content: content() }), story(8, 'baby/presse', { content: content() })],
}
const failing = new Set<string>()
const index = vi.fn(async (folder: string) => {
  if (failing.has(folder)) throw new ContentUnavailableError(folder, 'test')
  return { value: folders[folder] ?? [], stale: false }
})

vi.mock('@/lib/platform/config', () => ({ config: () => ({ brand: 'baby' }) }))
vi.mock('@/lib/content/client', () => ({
  ContentUnavailableError,
  contentService: () => ({ ...fakeSource([]), index }),
  outOfCache,
  referencesOf,
}))
vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }))

const { loadIndex, loadKeys } = await import('@/lib/content/pages/lists')

beforeEach(() => failing.clear())

describe('the list of a market', () => {
  it('has its pages, and those of the company where it has none of its own', async () => {
    const pages = (await loadIndex('de')).map(({ path, findable, isSpecial, isCategory }) => [
      path,
      ...(findable ? ['findable'] : []),
      ...(isSpecial ? ['special'] : []),
      ...(isCategory ? ['category'] : []),
    ])
    expect(pages).toEqual([
      ['/de/', 'findable'],
      ['/de/versand/'],
      ['/de/schlafen/', 'findable', 'category'],
      ['/de/layouts/error-page/', 'special'],
      ['/de/presse/', 'findable'],
    ])
  })

  it('announces no page of a type of content that the shop does not know', async () => {
    const [home] = await loadIndex('de')
    expect(home?.alternates.map(({ path }) => path)).toEqual(['/de/', '/ch-fr/'])
  })

  it('does without the folder of the company while that cannot be read, and not without its own', async () => {
    failing.add('baby')
    expect((await loadIndex('de')).map(({ path }) => path)).not.toContain('/de/presse/')
    failing.add('de-de')
    await expect(loadIndex('de')).rejects.toBeInstanceOf(ContentUnavailableError)
  })

  it('is empty for a market that is none', async () => {
    expect(await loadIndex('xx')).toEqual([])
  })
})

describe('the keys of all pages', () => {
  it('are those of every folder, and of no layout and no section', async () => {
    const keys = await loadKeys()
    expect(keys).toEqual(expect.arrayContaining(['_', 'versand', 'schlafen', 'presse']))
    expect(keys).not.toContain('hinweis')
    expect(keys).not.toContain('layouts/layout')
  })

  it('are known only when every folder could be read', async () => {
    failing.add('baby')
    await expect(loadKeys()).rejects.toBeInstanceOf(ContentUnavailableError)
  })
})
