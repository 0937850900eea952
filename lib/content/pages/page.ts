import type { Answer, ContentSource, ContentVersion, Story } from '@/lib/content/client'
import { ContentUnavailableError } from '@/lib/content/client'
import type { Crumb } from '@/lib/content/links'
import { contentTag } from '@/lib/platform/freshness'
import { createText } from '@/lib/platform/i18n'
import { contentPath, type Market, transliterate } from '@/lib/platform/markets'

/** The same page in another market. */
export type Alternate = { market: string; iso: string; path: string }

export type PageResult =
  | {
      kind: 'page'
      story: Story
      path: string
      alternates: Alternate[]
      /** From the home page to this page, this page last. */
      trail: Crumb[]
      stale: boolean
      /** Cache tags of the page: publishing any of these stories renews it. */
      tags: string[]
    }
  | { kind: 'redirect'; path: string; tags: string[] }
  | { kind: 'missing'; tags: string[] }

/**
 * The tag of a full slug, also while no story has it. Next.js accepts tags of at most 256 characters, joins them with
 * commas, and throws at an unpaired surrogate.
 */
export function storyTag(fullSlug: string): string {
  const slug = transliterate(fullSlug.replace(/^\/+|\/+$/g, ''))
  return `story:${slug.slice(0, 200).replace(/,/g, '%2C').toWellFormed()}`
}

/** Next.js accepts 128 tags per page; a few are left for the layout. */
const tagLimit = 120

/** The tag of everything that lists pages of a market: every event of the content service renews it. */
export const indexTag = 'content-index'

/** The tag of pages whose links or alternates may change when a story moves or disappears. */
export const pathsTag = 'content-paths'

const candidates = (market: Market, key: string) =>
  key === '_'
    ? [`${market.shopLocale}/home`]
    : [`${market.shopLocale}/${key}`, `${market.shopLocale}/kategorieseiten/${key}`]

/** The first of the slugs that has a story; the stories come in any order. */
const pick = (stories: readonly Story[], slugs: readonly string[]): Story | undefined =>
  slugs.map((slug) => stories.find((story) => story.fullSlug === slug)).find((story) => story !== undefined)

/** Returns the error instead of throwing it: the next request may still succeed, from the service or a snapshot. */
const catchUnavailable = <T>(answer: Promise<Answer<T>>): Promise<Answer<T> | ContentUnavailableError> =>
  answer.catch((error: unknown) => {
    if (error instanceof ContentUnavailableError) return error
    throw error
  })

export function alternatesOf(story: Story, markets: readonly Market[]): Alternate[] {
  return markets.flatMap((market) => {
    const slug = [story.fullSlug, ...story.alternates].find(
      (other) => other.split('/')[0] === market.shopLocale,
    )
    return slug === undefined
      ? []
      : [{ market: market.code, iso: market.iso, path: contentPath(market, slug) }]
  })
}

/** Excludes the layout, which is a story but not a page. */
export const isPage = (story: Story | undefined): story is Story =>
  story !== undefined && story.content.component !== 'layout'

/** The content keys of the folders above a story, from the outside in. */
const parentKeysOf = (fullSlug: string) => {
  const below = fullSlug
    .split('/')
    .slice(1)
    .filter((segment) => segment !== 'kategorieseiten')
  return below.slice(0, -1).map((_, index) => below.slice(0, index + 1).join('/'))
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
  const direct = await catchUnavailable(source.story(first, version))
  const failed = direct instanceof ContentUnavailableError
  const known = failed ? undefined : direct.value
  const listed = known ? undefined : await source.stories(own, version)
  const story = known ?? pick(listed?.value ?? [], own)
  const found = isPage(story) ? story : undefined
  const stale = failed || direct.stale || listed?.stale === true
  if (found) return composePage({ source, markets, market, key, version }, found, stale, tags)
  if (failed) throw direct

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
  const path = contentPath(market, story.fullSlug)
  const home = { name: createText(market.language)('breadcrumb.home'), href: `/${market.code}/` }
  const ways = parentKeysOf(story.fullSlug).map((key) => candidates(market, key))
  // A missing breadcrumb must not cost the page.
  const answer = await catchUnavailable(source.stories(ways.flat(), version))
  const parents = answer instanceof ContentUnavailableError ? { value: [], stale: true } : answer
  const between = ways.flatMap((slugs) => {
    const parent = pick(parents.value, slugs)
    return parent ? [{ name: parent.name, href: contentPath(market, parent.fullSlug) }] : []
  })
  return {
    kind: 'page',
    story,
    path,
    alternates: alternatesOf(story, markets),
    trail: path === home.href ? [home] : [home, ...between, { name: story.name, href: path }],
    stale: stale || parents.stale,
    tags: [
      ...new Set([
        ...tags,
        `story-id:${story.id}`,
        storyTag(story.fullSlug),
        pathsTag,
        ...ways.flat().map(storyTag),
        ...story.group.map(storyTag),
      ]),
    ].slice(0, tagLimit),
  }
}
