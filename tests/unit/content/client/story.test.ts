import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { toStories, toStory } from '@/lib/content/client/story'

afterEach(() => vi.restoreAllMocks())

const plain = {
  id: 1,
  uuid: 'u',
  name: 'Ratgeber',
  full_slug: 'de-de/ratgeber',
  content: { component: 'page', body: [] },
}

describe('a story', () => {
  it('keeps what the shop reads, with its slug without outer slashes', () => {
    const raw = {
      ...plain,
      full_slug: 'de-de/ratgeber/',
      published_at: '2026-11-01T00:00:00.000Z',
      position: -10,
    }
    expect(toStory(raw)).toEqual({
      id: 1,
      uuid: 'u',
      name: 'Ratgeber',
      fullSlug: 'de-de/ratgeber',
      content: { component: 'page', body: [] },
      publishedAt: '2026-11-01T00:00:00.000Z',
      alternates: [],
      group: [],
      defaultSlug: 'de-de/ratgeber',
      translatedSlugs: [],
    })
  })

  it.each([
    ['no dates and no alternates', {}],
    ['null for what was never set', { published_at: null, alternates: null }],
    ['values of other types for what is optional', { published_at: 5, alternates: 'none' }],
    ['unknown fields', { lang: 'default', path: null, translated_slugs: 7 }],
  ])('may have %s', (_, more) => {
    expect(toStory({ ...plain, ...more })).toMatchObject({ publishedAt: undefined, alternates: [] })
  })

  it('names only alternates that are published and no folders', () => {
    const alternates = [
      { full_slug: 'de-at/ratgeber/', published: true, is_folder: false },
      { full_slug: 'fr-ch/guide', published: false, is_folder: false },
      { full_slug: 'de-ch/ratgeber', is_folder: true },
      { full_slug: 'de-ch/alt' },
    ]
    const { alternates: shown, group } = toStory({ ...plain, alternates })
    expect(shown).toEqual(['de-at/ratgeber', 'de-ch/alt'])
    expect(group).toEqual(['de-at/ratgeber', 'fr-ch/guide', 'de-ch/alt'])
  })

  it('names its published translated paths, those among its own fields as well', () => {
    const translated_slugs = [
      { lang: 'fr-ch', path: '/baby/guide/', published: true },
      { lang: 'de_at', path: 'baby/ratgeber' },
      { lang: 'de-ch', path: 'baby/ratgeber', published: false },
      { lang: 'nl-be', path: '' },
      null,
      { lang: 7, path: 'x' },
    ]
    const content = { component: 'page', translated_slugs: [{ lang: 'nl-nl', path: 'gids' }] }
    const { translatedSlugs } = toStory({ ...plain, content, translated_slugs })
    expect(translatedSlugs).toEqual([
      { lang: 'fr-ch', path: 'baby/guide' },
      { lang: 'de-at', path: 'baby/ratgeber' },
      { lang: 'nl-nl', path: 'gids' },
    ])
  })

  it('names its slug in the default language', () => {
    const translated = { full_slug: 'fr-ch/guide', lang: 'fr-ch', default_full_slug: 'ratgeber/' }
    expect(toStory({ ...plain, ...translated })).toMatchObject({ defaultSlug: 'ratgeber' })
    expect(toStory({ ...plain, default_full_slug: null }).defaultSlug).toBe('de-de/ratgeber')
  })

  it('loses a broken alternate alone', () => {
    const alternates = [null, 'text', { full_slug: 7 }, { full_slug: 'de-at/ratgeber', published: true }]
    expect(toStory({ ...plain, alternates }).alternates).toEqual(['de-at/ratgeber'])
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a list', [plain]],
    ['a story without content', { ...plain, content: undefined }],
    ['a story whose content has no component', { ...plain, content: {} }],
    ['a story without a slug', { ...plain, full_slug: undefined }],
  ])('is not %s', (_, raw) => {
    expect(() => toStory(raw)).toThrow()
  })
})

describe('a list of stories', () => {
  it('loses a broken story alone, and says so once', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(toStories([plain, { id: 'x' }, { ...plain, id: 2 }]).map(({ id }) => id)).toEqual([1, 2])
    expect(warned).toHaveBeenCalledOnce()
  })

  it('takes any list, and nothing else', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    fc.assert(fc.property(fc.array(fc.anything()), (raw) => toStories(raw).length <= raw.length))
    for (const raw of [undefined, null, {}, 'text', 1]) expect(() => toStories(raw)).toThrow()
  })
})
