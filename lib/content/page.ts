import type { Crumb } from '@/lib/blocks'
import { contentPath, type Market, transliterate } from '@/lib/markets'
import type { ContentSource, ContentVersion } from './source'
import type { Story } from './story'

/** The same page in another market. */
export type Alternate = { market: string; iso: string; path: string }

export type PageResult =
  | {
      kind: 'page'
      story: Story
      path: string
      alternates: Alternate[]
      /** From the home page to this page, without the home page itself. */
      trail: Crumb[]
      stale: boolean
      /** Tags that this page is cached under: publishing any of them renews it. */
      tags: string[]
    }
  | { kind: 'redirect'; path: string; tags: string[] }
  | { kind: 'missing'; tags: string[] }

/** The tag of everything that comes from the content service. */
export const contentTag = 'content'

/** The tag of the story at a full slug, also while there is none. */
export function storyTag(fullSlug: string): string {
  const slug = transliterate(fullSlug.replace(/^\/+|\/+$/g, ''))
  return `story:${slug.slice(0, 200)}`
}

/** Pages whose links or alternates would lead to an old address after a story moved or went away. */
export const pathsTag = 'content-paths'

const candidates = (market: Market, key: string) =>
  key === '_'
    ? [`${market.shopLocale}/home`]
    : [`${market.shopLocale}/${key}`, `${market.shopLocale}/kategorieseiten/${key}`]

function alternatesOf(story: Story, markets: readonly Market[]): Alternate[] {
  return markets.flatMap((market) => {
    const slug = [story.fullSlug, ...story.alternates].find(
      (other) => other.split('/')[0] === market.shopLocale,
    )
    return slug === undefined
      ? []
      : [{ market: market.code, iso: market.iso, path: contentPath(market, slug) }]
  })
}

/** The layout is a story as well, but no page. */
const isPage = (story: Story | undefined): story is Story =>
  story !== undefined && story.content.component !== 'layout'

const parentsOf = (fullSlug: string) => {
  const [folder, ...segments] = fullSlug.split('/')
  const below = segments.filter((segment) => segment !== 'kategorieseiten')
  return below.slice(0, -1).map((_, index) => `${folder}/${below.slice(0, index + 1).join('/')}`)
}

type Question = {
  source: ContentSource
  markets: readonly Market[]
  market: Market
  /** The content key: lower case, transliterated, `_` for the home page. */
  key: string
  version: ContentVersion
}

/**
 * Finds the content page of a market by its key: the story in the market's folder, else a category page of that name,
 * else the market's alternate of a story that has this slug in another market, which is a redirect.
 */
export async function findPage({ source, markets, market, key, version }: Question): Promise<PageResult> {
  const own = candidates(market, key)
  const [first = ''] = own
  const tags = [contentTag, ...own.map(storyTag)]
  const direct = await source.story(first, version)
  const found = [direct.value ?? (await source.stories(own, version)).value[0]].find(isPage)
  if (found) return composePage({ source, markets, market, key, version }, found, direct.stale, tags)

  const others = markets.filter((other) => other !== market).flatMap((other) => candidates(other, key))
  const elsewhere = key === '_' ? { value: [] } : await source.stories(others, version)
  const tagged = [...tags, pathsTag, ...others.map(storyTag)]
  for (const story of elsewhere.value) {
    const slug = story.alternates.find((other) => other.split('/')[0] === market.shopLocale)
    if (slug !== undefined) return { kind: 'redirect', path: contentPath(market, slug), tags: tagged }
  }
  return { kind: 'missing', tags: tagged }
}

async function composePage(
  { source, markets, market, version }: Question,
  story: Story,
  stale: boolean,
  tags: string[],
): Promise<PageResult> {
  const parents = parentsOf(story.fullSlug)
  const parentStories = await source.stories(parents, version)
  const trail = parents.flatMap((slug) => {
    const parent = parentStories.value.find((candidate) => candidate.fullSlug === slug)
    return parent ? [{ name: parent.name, href: contentPath(market, slug) }] : []
  })
  const path = contentPath(market, story.fullSlug)
  return {
    kind: 'page',
    story,
    path,
    alternates: alternatesOf(story, markets),
    trail: [...trail, { name: story.name, href: path }],
    stale: stale || parentStories.stale,
    tags: [
      ...new Set([
        ...tags,
        `story-id:${story.id}`,
        storyTag(story.fullSlug),
        ...parents.map(storyTag),
        pathsTag,
      ]),
    ].slice(0, 120),
  }
}
