import { isShownContent } from '@/lib/content/addresses'
import { allStories, type StoryblokClient } from '@/lib/content/client'
import type { Database } from '@/lib/platform/db'
import {
  canonicalContentPath,
  contentKey,
  marketsOf,
  marketsOfStory,
  type ScreenName,
  screens,
} from '@/lib/platform/markets'
import { findShopConfigurations, isOffered } from '@/lib/platform/shop-configuration'
import type { Brand } from '@/schemas'

/** The slug of a story that is a page. */
const slugOf = (story: unknown) => {
  const { full_slug: slug, content } = (story ?? {}) as {
    full_slug?: unknown
    content?: { component?: unknown }
  }
  return typeof slug === 'string' && isShownContent({ component: String(content?.component) })
    ? slug
    : undefined
}

/** The places of all published pages: locale and path, as redirects are looked up. */
async function placesOfPages(client: StoryblokClient): Promise<Set<string>> {
  const places = new Set<string>()
  for await (const stories of allStories(client, 'published', { excluding_fields: 'body' }))
    for (const slug of stories.flatMap((story) => slugOf(story) ?? []))
      for (const { shopLocale } of marketsOfStory(slug))
        places.add(`${shopLocale} ${contentKey(canonicalContentPath(slug))}`)
  return places
}

/** The places of the shops' screens, such as the search. Whether there is a product is not known by its path alone. */
async function placesOfScreens(db: Database, brand: Brand): Promise<string[]> {
  const configurations = await findShopConfigurations(db, brand)
  return marketsOf(brand).flatMap(({ shopLocale, language }) => {
    const configuration = configurations.get(shopLocale)
    const offered = (Object.keys(screens) as ScreenName[]).filter(
      (name) => name !== 'product' && configuration && isOffered(configuration.options)(name),
    )
    return offered.map((name) => `${shopLocale} ${contentKey(screens[name].path[language])}`)
  })
}

/** Where a page of the content or a screen of a shop stands. Throws `ContentUnavailableError`. */
export async function takenPlaces(
  db: Database,
  client: StoryblokClient,
  brand: Brand,
): Promise<ReadonlySet<string>> {
  return new Set([...(await placesOfPages(client)), ...(await placesOfScreens(db, brand))])
}

/** A place as `takenPlaces` names it. */
export const placeOf = (shopLocale: string, path: string): string => `${shopLocale} ${contentKey(path)}`
