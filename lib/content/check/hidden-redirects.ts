import { inArray } from 'drizzle-orm'
import type { StoryblokClient } from '@/lib/content/client'
import { redirects } from '@/lib/content/redirects'
import type { Database } from '@/lib/platform/db'
import { marketsOf } from '@/lib/platform/markets'
import { counted } from '@/lib/platform/text'
import type { Brand } from '@/schemas'
import { takenPlaces } from './places'

/**
 * The addresses of the redirects that lead no visitor on, because a page of the content or a screen of the shop stands at
 * them: redirects are looked up only for pages that are missing or fail. Throws `ContentUnavailableError`.
 */
export async function hiddenRedirects(
  db: Database,
  client: StoryblokClient,
  brand: Brand,
): Promise<string[]> {
  const codes = new Map(marketsOf(brand).map(({ shopLocale, code }) => [shopLocale, code]))
  const places = await takenPlaces(db, client, brand)
  const entered = await db
    .select({ locale: redirects.locale, path: redirects.path })
    .from(redirects)
    .where(inArray(redirects.locale, [...codes.keys()]))
    .orderBy(redirects.locale, redirects.path)
  return entered
    .filter(({ locale, path }) => places.has(`${locale} ${path}`))
    .map(({ locale, path }) => `/${codes.get(locale)}/${path}/`)
}

const mostNamed = 10

/** The hidden redirects of a shop, for the console. */
export function hiddenInWords(paths: readonly string[]): string {
  const more = paths.length - mostNamed
  return [
    `  ${counted(paths.length, 'redirect')} without effect, because a page stands at the address:`,
    ...paths.slice(0, mostNamed).map((path) => `    ${path}`),
    ...(more > 0 ? [`    and ${more} more`] : []),
  ].join('\n')
}
