import { isPageContent, isSeenIn, isShownContent } from '@/lib/content/addresses'
import type { Story } from '@/lib/content/client'
import { contentPath, type Market, marketsOfStory } from '@/lib/platform/markets'

/** The same page in another market. `isHidden`: search engines are not told of it, as of a page that is marked noindex. */
export type Alternate = { market: string; iso: string; path: string; isHidden?: true }

/** Excludes the layout and sections, which are stories but not pages, and types of content that the shop does not know. */
export const isPage = (story: Story | undefined): story is Story =>
  story !== undefined && isShownContent(story.content)

/** A draft of an unknown type is shown to its editor, with its name in place of the content. */
export const isDraftPage = (story: Story | undefined): story is Story =>
  story !== undefined && isPageContent(story.content)

export const folderOf = (slug: string) => slug.split('/')[0] ?? ''

/** Whether the content service answers for a translated path of a market: not inside the folder of another market. */
const isPathOf = (market: Market, path: string) => {
  const owners = marketsOfStory(path)
  return owners.length === 0 || owners.includes(market)
}

export const translatedPath = (story: Story, market: Market): string | undefined =>
  story.translatedSlugs.find(({ lang, path }) => lang === market.shopLocale && isPathOf(market, path))?.path

/**
 * The slug of a story's page in a market: of the story there, in its group; else its path in the market's language;
 * else its own, when it lies in the folder of the company.
 */
export function slugIn(story: Story, market: Market): string | undefined {
  const { defaultSlug, fullSlug, alternates } = story
  const own = [defaultSlug, ...alternates].find((slug) => folderOf(slug) === market.shopLocale)
  const shared = market.brands.some((brand) => brand === folderOf(defaultSlug)) ? defaultSlug : undefined
  const asked = folderOf(fullSlug) === market.shopLocale ? fullSlug : undefined
  return own ?? translatedPath(story, market) ?? shared ?? asked
}

/** The slug of a story's page in a market where a shopper can see it; an address that is none is announced by nothing. */
function seenSlugIn(story: Story, market: Market): string | undefined {
  const slug = slugIn(story, market)
  return slug !== undefined && isSeenIn(market, slug) ? slug : undefined
}

/** The path of a story's page in a market; undefined when it has none there. */
export function pathIn(story: Story, market: Market): string | undefined {
  const slug = seenSlugIn(story, market)
  return slug === undefined ? undefined : contentPath(market, slug)
}

/** The slugs of the stories that search engines are not to list. */
export const hiddenSlugs = (stories: readonly Story[]): ReadonlySet<string> =>
  new Set(stories.filter(({ content }) => content.noindex === true).map(({ fullSlug }) => fullSlug))

/** The slugs of the stories of a type that the shop does not know, whose pages are missing. */
export const notShownSlugs = (stories: readonly Story[]): ReadonlySet<string> =>
  new Set(stories.filter((story) => isDraftPage(story) && !isPage(story)).map(({ fullSlug }) => fullSlug))

/** A story whose group is without pages that are missing. */
export const withoutAlternates = (story: Story, missing: ReadonlySet<string>): Story =>
  story.alternates.some((slug) => missing.has(slug))
    ? { ...story, alternates: story.alternates.filter((slug) => !missing.has(slug)) }
    : story

/** The pages of a story in the markets, its own included. `hidden` are slugs of stories of its group, among others. */
export function alternatesOf(
  story: Story,
  markets: readonly Market[],
  hidden: ReadonlySet<string>,
): Alternate[] {
  return markets.flatMap((market) => {
    const slug = seenSlugIn(story, market)
    if (slug === undefined) return []
    const isHidden = story.alternates.includes(slug) ? hidden.has(slug) : story.content.noindex === true
    const path = contentPath(market, slug)
    return [{ market: market.code, iso: market.iso, path, ...(isHidden && { isHidden }) }]
  })
}
