import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { describe, expect, it, vi } from 'vitest'
import { ContentUnavailableError, outOfCache } from '@/lib/content/client/errors'
import { joinUnsaved } from '@/lib/content/client/join-unsaved'
import { referencesOf } from '@/lib/content/client/references'
import { fakeSource, story } from '../content/pages/fake-source'

const uuid = '00000000-0000-4000-8000-000000000009'
const paragraph = (text: string) => ({ component: 'paragraph', _uid: text, text })

/** What the content service has of a shared section and of the layout, by version. */
const section = (version: string) => ({
  uuid,
  content: { component: 'section', _uid: 'section', body: [paragraph(`section ${version}`)] },
})
const layout = (version: string) =>
  story(2, 'de-de/layouts/layout', {
    content: { component: 'layout', campaignsTop: [paragraph(`layout ${version}`)] },
  })

vi.mock('@/lib/platform/config', () => ({ config: () => ({ brand: 'baby' }) }))
vi.mock('@/lib/content/embedded', async (original) => ({
  ...(await original<object>()),
  renewAssets: async () => undefined,
}))
vi.mock('@/lib/platform/db', async (original) => ({
  ...(await original<object>()),
  database: () => undefined,
}))
vi.mock('@/lib/content/client', () => ({
  ContentUnavailableError,
  contentService: () => ({
    ...fakeSource([]),
    story: async (_: string, version: string) => ({ value: layout(version), stale: false }),
  }),
  contentClient: async () => ({
    get: async (_: string, { version }: { version: string }) => ({ data: { stories: [section(version)] } }),
  }),
  joinUnsaved,
  outOfCache,
  referencesOf,
}))
vi.mock('@/lib/platform/shop-configuration', async (original) => ({
  ...(await original<object>()),
  loadShopConfiguration: async () => ({
    ...(await import('../../fixtures/usual-configuration')).usualConfiguration(),
    timezone: 'Europe/Berlin',
    options: {},
  }),
}))

vi.mock('@/lib/storefront/runtime/live-preview', () => ({
  LiveSlot: ({ children }: { children: ReactNode }) => children,
}))

const { contextOf, layoutAround, liveContent } = await import('@/app/preview/[...slug]/live-content')

const shown = {
  space: '1',
  story: { id: 1, uuid: 'uuid-1' },
  market: 'de',
  trail: [],
  path: '/de/neu/',
  at: undefined,
  product: undefined,
  checkout: undefined,
  ghosts: false,
}
const content = {
  component: 'page',
  _uid: 'page',
  body: [
    paragraph('the draft'),
    { component: 'shared_section', _uid: 's', sections: [uuid] },
    { component: 'banner', _uid: 'faulty' },
    { component: 'shared_section', _uid: 'empty', sections: [] },
  ],
}
const forReaders = { ...shown, forReaders: true as const }

async function rendered(of: typeof shown): Promise<string> {
  const { prelude } = await prerender(await liveContent(of, structuredClone(content)))
  return new Response(prelude as unknown as ReadableStream).text()
}

describe('a draft that is shown by a link', () => {
  it('stands among what is published, as an editor’s preview stands among drafts', async () => {
    const [readers, editors] = [await rendered(forReaders), await rendered(shown)]
    expect(readers).toContain('the draft')
    expect(readers).toContain('section published')
    expect(readers).not.toContain('section draft')
    expect(editors).toContain('section draft')
  })

  it('has no notes, faults or marks for editors', async () => {
    const sign = /data-preview-note|data-blok|rounded-card border bg-card/
    expect(await rendered(shown)).toMatch(sign)
    expect(await rendered(forReaders)).not.toMatch(sign)
  })

  it('stands in the published layout', async () => {
    const around = async (of: typeof shown) => JSON.stringify(await layoutAround(of, await contextOf(of)))
    expect(await around(forReaders)).toContain('layout published')
    expect(await around(shown)).toContain('layout draft')
  })
})
