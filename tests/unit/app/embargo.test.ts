import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ContentUnavailableError, outOfCache } from '@/lib/content/client/errors'
import { referencesOf } from '@/lib/content/client/references'
import { fakeSource, story } from '../content/pages/fake-source'

const secret = 'Morgen alles halb so teuer'
const from = '2026-12-01T08:00:00.000Z'
const to = '2026-12-02T08:00:00.000Z'

const campaign = {
  component: 'trigger_container',
  _uid: 'a',
  dateFrom: from,
  dateTo: to,
  body: [{ component: 'headline', _uid: 'b', text: secret }],
}

const section = {
  id: 9,
  uuid: '00000000-0000-4000-8000-000000000009',
  full_slug: 'de-de/sections/aktion',
  content: { component: 'section', body: [campaign] },
}

const source = fakeSource([
  story(3, 'de-de/geteilt', {
    content: { component: 'page', body: [{ component: 'shared_section', _uid: 's', sections: [section] }] },
  }),
  story(1, 'de-de/aktion', {
    content: { component: 'page', body: [{ component: 'grid', items: [campaign] }] },
  }),
  story(2, 'de-de/layouts/layout', {
    content: { component: 'layout', campaignsTop: [campaign], campaignsBottom: [campaign] },
  }),
])

const editor = { isEnabled: false, time: '' }

vi.mock('@/lib/platform/config', () => ({ config: () => ({ brand: 'baby' }) }))
vi.mock('@/lib/content/client', () => ({
  ContentUnavailableError,
  contentService: () => source,
  outOfCache,
  referencesOf,
}))
vi.mock('@/lib/platform/shop-configuration/cached', () => ({
  loadShopConfiguration: async () => ({
    ...(await import('../../fixtures/usual-configuration')).usualConfiguration(),
    timezone: 'Europe/Berlin',
    options: {},
  }),
}))
vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }))
vi.mock('next/headers', () => ({
  draftMode: async () => ({ isEnabled: editor.isEnabled }),
  cookies: async () => ({ get: () => ({ value: editor.time }) }),
}))

const { GET: page } = await import('@/app/api/cms/[...slug]/route')
const { GET: layout } = await import('@/app/api/cms/layoutCached/route')

const pageAt = (slug: string) =>
  page(new Request(`http://shop.example/api/cms/${slug}/?locale=de-de`), {
    params: Promise.resolve({ slug: [slug] }),
  })

const calls: [string, () => Promise<Response>][] = [
  ['a page', () => pageAt('aktion')],
  ['a page with the campaign in a shared section', () => pageAt('geteilt')],
  ['the layout', () => layout(new Request('http://shop.example/api/cms/layoutCached/?locale=de-de'))],
]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  Object.assign(editor, { isEnabled: false, time: '' })
})

describe.each(calls)('the call for %s', (_, call) => {
  it.each([
    ['a second before its time', Date.parse(from) - 1_000, false],
    ['from its first moment', Date.parse(from), true],
    ['until its last moment', Date.parse(to) - 1, true],
    ['and no longer', Date.parse(to), false],
  ])('answers with a campaign %s: %s', async (_moment, now, shown) => {
    vi.setSystemTime(now)
    const answer = await call()
    expect(answer.status).toBe(200)
    expect((await answer.text()).includes(secret)).toBe(shown)
  })

  it('shows an editor the campaigns of the time that is chosen in the preview', async () => {
    vi.setSystemTime(Date.parse(from) - 86_400_000)
    editor.isEnabled = true
    expect(await (await call()).text()).not.toContain(secret)
    editor.time = '2026-12-01T12:00'
    expect(await (await call()).text()).toContain(secret)
    editor.time = '2026-12-03T12:00'
    expect(await (await call()).text()).not.toContain(secret)
  })
})

it('the call for a page does not name the stories of its group that are not published', async () => {
  const alternates = [{ full_slug: 'fr-ch/bientot', published: false }]
  vi.spyOn(source, 'story').mockResolvedValueOnce({
    value: story(3, 'de-de/aktion', { alternates }),
    stale: false,
  })
  const [, ask] = calls[0] ?? []
  expect(await (await ask?.())?.text()).not.toContain('bientot')
})
