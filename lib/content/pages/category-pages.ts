import { z } from 'zod'
import { allStories, type StoryblokClient } from '@/lib/content/client'
import { canonicalContentPath, type Market, marketOfStory } from '@/lib/platform/markets'

const folder = 'kategorieseiten'

/** Whether a story lies in the folder of its market's category pages. */
export function isCategoryPage(fullSlug: string): boolean {
  const market = marketOfStory('any', fullSlug)
  return market !== undefined && new RegExp(`^(?:[^/]+/)?${market.shopLocale}/${folder}/`).test(fullSlug)
}

const storySchema = z.looseObject({
  uuid: z.string(),
  group_id: z.string().nullish(),
  name: z.string(),
  full_slug: z.string(),
  content: z.looseObject({ component: z.string() }),
})

/** The page of a category in a market. */
type CategoryPage = {
  storyUuid: string
  /** Shared by the pages of the same category in other markets. */
  groupId: string
  /** The shop locale: `de-de`. */
  locale: string
  /** Below the market prefix: `unterwegs/kindersitze`. */
  path: string
  name: string
}

const pageOf = (story: unknown, { shopLocale }: Market): CategoryPage[] => {
  const parsed = storySchema.safeParse(story)
  if (!parsed.success || parsed.data.content.component === 'layout') return []
  const { uuid, group_id, name, full_slug } = parsed.data
  const path = canonicalContentPath(full_slug)
  // The start page of the folder itself stands at the address of the home page.
  return path === '' ? [] : [{ storyUuid: uuid, groupId: group_id ?? uuid, locale: shopLocale, path, name }]
}

/**
 * The published category pages of markets, market by market, oldest first. Throws `ContentUnavailableError` unless all of
 * them could be read: a page that is missing here counts as unpublished.
 */
export async function categoryPages(
  client: StoryblokClient,
  markets: readonly Market[],
): Promise<CategoryPage[]> {
  const pages: CategoryPage[] = []
  for (const market of markets) {
    const filter = { starts_with: `${market.shopLocale}/${folder}/`, excluding_fields: 'body' }
    for await (const stories of allStories(client, 'published', filter))
      pages.push(...stories.flatMap((story) => pageOf(story, market)))
  }
  return pages
}
