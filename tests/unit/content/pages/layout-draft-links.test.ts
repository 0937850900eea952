import { expect, it } from 'vitest'
import type { ContentSource } from '@/lib/content/client'
import { storyUuid } from '@/lib/content/embedded/story-uuid'
import { findLayout } from '@/lib/content/pages/layout'
import { indexTag } from '@/lib/content/pages/tags'
import { marketsOf } from '@/lib/platform/markets'
import { plainStories } from '@/scripts/seed/content'

const [market] = marketsOf('baby')
if (!market) throw new Error('There is no market')
const stories = new Map(plainStories('baby').map((story) => [story.fullSlug, story]))

/** A layout as the content service sends it: links to drafts have their uuid alone. */
function sent(published: readonly string[]): unknown {
  const content = stories.get(`${market?.shopLocale}/layouts/layout`)?.content
  return JSON.parse(JSON.stringify(content), (_, value) =>
    value?.linktype === 'story' && !published.includes(value.cached_url)
      ? { ...value, cached_url: '' }
      : value,
  )
}

const link = (slug: string) => ({ linktype: 'story', id: storyUuid(slug), cached_url: slug })
const entry = (name: string, to?: object, entries: object[] = [], teaser: object[] = []) => ({
  ...{ component: 'navigation_entry', _uid: name, name, link: to, entries, teaser },
})

const layoutOf = async (...published: string[]) =>
  findLayout(
    {
      story: async () => ({ value: { content: sent(published) }, stale: false }),
    } as unknown as ContentSource,
    market,
    'published',
  )

const names = (links: readonly { name: string }[]) => links.map(({ name }) => name)

it('what stands around pages names no page that is not published, and follows when one is', async () => {
  const { layout, tags } = await layoutOf()
  expect(names(layout.legalInfos)).toEqual([])
  expect(names(layout.consentLinks)).toEqual([])
  expect(names(layout.serviceLinks)).toEqual(['Kontakt'])
  expect(layout.footerLinks.map(({ links }) => names(links))).toEqual([['Kontakt']])
  expect(tags).toContain(indexTag)
})

it('and names those that are', async () => {
  const { layout } = await layoutOf('de-de/impressum', 'de-de/versand')
  expect(names(layout.legalInfos)).toEqual(['Impressum'])
  expect(names(layout.serviceLinks)).toEqual(['Versand und Rückgabe', 'Kontakt'])
})

it('the menu, too, names no page that is not published, at any depth', async () => {
  const navigation = [
    entry('weg', { ...link('de-de/weg'), cached_url: '' }),
    entry('leer', undefined, [entry('auch weg', { ...link('de-de/weg'), cached_url: '' })]),
    entry('oben weg', { ...link('de-de/weg'), cached_url: '' }, [
      entry('da', link('de-de/da')),
      entry('unten weg', { ...link('de-de/weg'), cached_url: '' }),
    ]),
    entry('nur Wort'),
  ]
  const source = {
    story: async () => ({ value: { content: { component: 'layout', navigation } }, stale: false }),
  }
  const { layout } = await findLayout(source as unknown as ContentSource, market, 'published')
  expect(names(layout.navigation)).toEqual(['oben weg', 'nur Wort'])
  expect(names(layout.navigation[0]?.entries ?? [])).toEqual(['da'])
})
