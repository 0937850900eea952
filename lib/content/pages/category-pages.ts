import { z } from 'zod'
import { isShownContent } from '@/lib/content/addresses'
import { allStories, type StoryblokClient } from '@/lib/content/client'
import { canonicalContentPath, type Market, marketsOf, marketsOfStory } from '@/lib/platform/markets'
import type { Brand } from '@/schemas'

const folder = 'kategorieseiten'

/** Whether a story lies in the folder of category pages of a market or of a company. */
export function isCategoryPage(fullSlug: string): boolean {
  const [first = '', second, ...rest] = fullSlug.split('/')
  return marketsOfStory(first).length > 0 && second === folder && rest.length > 0
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
  if (!parsed.success || !isShownContent(parsed.data.content)) return []
  const { uuid, group_id, name, full_slug } = parsed.data
  const path = canonicalContentPath(full_slug)
  // The start page of the folder itself stands at the address of the home page.
  return path === '' ? [] : [{ storyUuid: uuid, groupId: group_id ?? uuid, locale: shopLocale, path, name }]
}

/** The stories in the folders of the owners, in one list: the calls of the content service are few a second. */
async function storiesOf(owners: readonly string[], client: StoryblokClient): Promise<unknown[]> {
  const found: unknown[] = []
  const filter = {
    by_slugs: owners.map((owner) => `${owner}/${folder}/*`).join(','),
    excluding_fields: 'body',
  }
  for await (const stories of allStories(client, 'published', filter)) found.push(...stories)
  return found
}

const isIn = (owner: string) => (story: unknown) =>
  storySchema.safeParse(story).data?.full_slug.startsWith(`${owner}/`) === true

/**
 * The published category pages of a brand's markets, market by market, oldest first. A page of the company's folder
 * counts in every market; the market's own page of the same path comes before it. Throws `ContentUnavailableError`
 * unless all pages could be read: one that is missing here counts as unpublished.
 */
export async function categoryPages(client: StoryblokClient, brand: Brand): Promise<CategoryPage[]> {
  const markets = marketsOf(brand)
  const all = await storiesOf([brand, ...markets.map(({ shopLocale }) => shopLocale)], client)
  const pages: CategoryPage[] = []
  for (const market of markets) {
    const stories = [...all.filter(isIn(market.shopLocale)), ...all.filter(isIn(brand))]
    const byPath = new Map<string, CategoryPage>()
    for (const page of stories.flatMap((story) => pageOf(story, market)))
      if (!byPath.has(page.path)) byPath.set(page.path, page)
    pages.push(...byPath.values())
  }
  return pages
}
