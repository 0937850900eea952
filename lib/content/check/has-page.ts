import type { StoryblokClient } from '@/lib/content/client'
import { findRedirect } from '@/lib/content/redirects'
import type { Database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import type { Brand } from '@/schemas'
import { placeOf, takenPlaces } from './places'

/** Whether a page, a screen or a redirect stands at a path below a market. Throws `ContentUnavailableError`. */
export type HasPage = (market: Market, path: string) => Promise<boolean>

/** The pages are read once, at the first question. */
export function pageFinder(db: Database, client: () => Promise<StoryblokClient>, brand: Brand): HasPage {
  let places: ReturnType<typeof takenPlaces> | undefined
  return async (market, path) => {
    places ??= client().then((found) => takenPlaces(db, found, brand))
    if ((await places).has(placeOf(market.shopLocale, path))) return true
    return (await findRedirect(db, market, path)) !== undefined
  }
}
