import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import { type Addressed, claimsOf, isPageContent, slugsIn } from '@/lib/content/addresses'
import { type RedirectAddress, retireRedirects } from '@/lib/content/redirects'
import { type Executor, type Transaction, textArray } from '@/lib/platform/db'
import { shopBrands } from '@/schemas'
import { stories } from '../tables'
import type { UpdateChange } from './changes-of-update'
import type { Story } from './story-tree'

/** Where a page stands in the shop, as redirects are looked up. What is no page stands nowhere. */
export const addressesOfPage = (story: Addressed & Pick<Story, 'isFolder' | 'content'>): RedirectAddress[] =>
  story.isFolder || !isPageContent(story.content)
    ? []
    : claimsOf(story).map(({ locale, key }) => ({ locale, path: key }))

/**
 * Ends the redirects at the addresses of a page that appears there: once it is taken off again, nobody would expect its
 * visitors where an address led before. Returns what is to be logged.
 */
export async function endRedirectsAt(tx: Transaction, story: Story): Promise<UpdateChange[]> {
  const ended = await retireRedirects(tx, addressesOfPage(story))
  const { id, name } = story
  return ended.map(({ locale, path, target }) => ({
    kind: 'redirect-deleted',
    story: { id, name },
    detail: { locale, from: `/${path}`, to: target },
  }))
}

const nameOf = ({ locale, path }: RedirectAddress) => `${locale} ${path}`

/** The published pages that stand at some addresses, by `{locale} {path}`. */
export async function pagesPublishedAt(
  db: Executor,
  addresses: readonly RedirectAddress[],
): Promise<Map<string, { id: number; name: string }>> {
  const slugs = new Set(
    addresses.flatMap(({ locale, path }) =>
      [locale, ...shopBrands].flatMap((folder) => slugsIn(folder, path)),
    ),
  )
  const paths = new Set(addresses.map(({ path }) => path))
  const rows =
    addresses.length === 0
      ? []
      : await db
          .select({
            id: stories.id,
            name: stories.name,
            fullSlug: stories.fullSlug,
            translatedSlugs: stories.translatedSlugs,
            isFolder: stories.isFolder,
            component: sql<string | undefined>`${stories.publishedContent} ->> 'component'`,
          })
          .from(stories)
          .where(
            and(
              eq(stories.isFolder, false),
              isNotNull(stories.publishedContent),
              or(
                sql`trim(both '/' from ${stories.fullSlug}) = any(${textArray(slugs)})`,
                sql`exists (select from jsonb_array_elements(${stories.translatedSlugs}) entry
                  where trim(both '/' from entry ->> 'path') = any(${textArray(new Set([...paths, ...slugs]))}))`,
              ),
            ),
          )
  const found = new Map<string, { id: number; name: string }>()
  for (const { id, name, component, ...row } of rows)
    for (const address of addressesOfPage({ ...row, content: { component } as Story['content'] }))
      found.set(nameOf(address), { id, name })
  return found
}
