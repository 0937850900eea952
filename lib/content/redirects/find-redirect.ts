import { and, eq } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { contentKey, type Market } from '@/lib/platform/markets'
import { isSafeTarget, pageAt } from './redirect-path'
import { redirects } from './tables'

export type Redirect = { target: string; statusCode: number }

/**
 * Encodes a target for the Location header, because editors type it unencoded: `/de/größen/` → `/de/gr%C3%B6%C3%9Fen/`.
 */
const encoded = (target: string) => target.replace(/[^\x21-\x7e]+/g, encodeURIComponent)

/** Whether a target equals the path of its own redirect, in any spelling: it would redirect for ever. */
function leadsTo(target: string, market: Market, path: string): boolean {
  const page = pageAt(target)
  return page?.locale === market.shopLocale && page.path === contentKey(path)
}

/** The redirect of a path below a market; undefined when none is entered for it. */
export async function findRedirect(
  db: Database,
  market: Market,
  path: string,
): Promise<Redirect | undefined> {
  // PostgreSQL rejects a text with a NUL character.
  if (path.includes('\0')) return undefined
  const [row] = await db
    .select({ target: redirects.target, statusCode: redirects.statusCode })
    .from(redirects)
    .where(and(eq(redirects.locale, market.shopLocale), eq(redirects.path, contentKey(path))))
    .limit(1)
  if (!row || !isSafeTarget(row.target) || leadsTo(row.target, market, path)) return undefined
  return { ...row, target: encoded(row.target) }
}
