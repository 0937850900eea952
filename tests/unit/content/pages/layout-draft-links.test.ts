import { expect, it } from 'vitest'
import type { ContentSource } from '@/lib/content/client'
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
