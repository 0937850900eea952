import { afterEach, expect, it, vi } from 'vitest'
import { ContentUnavailableError } from '@/lib/content/client/errors'
import { findLayout } from '@/lib/content/pages/layout'
import { findMarket } from '@/lib/platform/markets/markets'
import { fakeSource, story } from './fake-source'

const market = findMarket('baby', 'ch-fr')
if (!market) throw new Error('There is no market ch-fr')

const layoutStory = (content: Record<string, unknown>) =>
  story(1, 'fr-ch/layouts/layout', { content: { component: 'layout', ...content } })

afterEach(() => vi.restoreAllMocks())

it('is renewed with the stories that its campaigns show', async () => {
  const section = { id: 7, uuid: 'x', full_slug: 'fr-ch/sections/note', content: { component: 'section' } }
  const campaignsTop = [{ component: 'shared_section', _uid: 's', sections: [section] }]
  const { tags } = await findLayout(fakeSource([layoutStory({ campaignsTop })]), market, 'published')
  expect(tags).toEqual(expect.arrayContaining(['story-id:7', 'story:fr-ch/sections/note']))
})

it('The layout of a market comes from its own folder and is tagged with its story', async () => {
  const source = fakeSource([layoutStory({ titleTemplate: '%s · Nestling' })])
  const { layout, stale, tags } = await findLayout(source, market, 'published')
  expect(layout.titleTemplate).toBe('%s · Nestling')
  expect(stale).toBe(false)
  expect(tags).toEqual(expect.arrayContaining(['content', 'story:fr-ch/layouts/layout']))
  expect(source.asked).toEqual(['published fr-ch/layouts/layout'])
})

it('A market without a layout story has an empty layout, which the story would renew', async () => {
  const { layout, tags } = await findLayout(fakeSource([]), market, 'published')
  expect(layout.navigation).toEqual([])
  expect(layout.footerLinks).toEqual([])
  expect(tags).toContain('story:fr-ch/layouts/layout')
})

it('A layout of broken fields is shown as far as it can be read', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const broken = {
    navigation: 'none',
    footerLinks: [7, null],
    titleTemplate: { a: 1 },
    hasDownloads: 'perhaps',
  }
  const { layout } = await findLayout(fakeSource([layoutStory(broken)]), market, 'published')
  expect(layout.navigation).toEqual([])
  expect(layout.footerLinks).toEqual([])
})

it('A layout from a kept copy says that it is one', async () => {
  const source = fakeSource([layoutStory({})], { stale: true })
  expect((await findLayout(source, market, 'published')).stale).toBe(true)
})

it('A layout that the service does not answer for, and of which no copy is kept, is a failure', async () => {
  const source = fakeSource([], { fails: { story: true } })
  await expect(findLayout(source, market, 'published')).rejects.toBeInstanceOf(ContentUnavailableError)
})
