import { and, eq } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { contentKey, type Market } from '@/lib/platform/markets'
import { isLocalPath } from '@/lib/platform/security'
import { redirects } from './tables'

export type Redirect = { target: string; statusCode: number }

const isSafeTarget = (target: string) => isLocalPath(target) || /^https?:\/\/[^\s\\]+$/i.test(target)

/** As a Location header takes it, which editors need not know: `/de/größen/` → `/de/gr%C3%B6%C3%9Fen/`. */
const encoded = (target: string) => target.replace(/[^\x21-\x7e]+/g, encodeURIComponent)

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Whether a target is the very path that it is entered for, however it is written: it would lead there for ever. */
function leadsTo(target: string, market: Market, path: string): boolean {
  const [, code, ...tail] = decoded(target.replace(/[?#].*$/s, '')).split('/')
  return code === market.code && contentKey(tail.join('/')) === contentKey(path)
}

/** Where a path below a market that has no page leads to; undefined when no redirect is entered for it. */
export async function findRedirect(
  db: Database,
  market: Market,
  path: string,
): Promise<Redirect | undefined> {
  // PostgreSQL has no text with such a character, and refuses the question.
  if (path.includes('\0')) return undefined
  const [row] = await db
    .select({ target: redirects.target, statusCode: redirects.statusCode })
    .from(redirects)
    .where(and(eq(redirects.locale, market.shopLocale), eq(redirects.path, contentKey(path))))
    .limit(1)
  if (!row || !isSafeTarget(row.target) || leadsTo(row.target, market, path)) return undefined
  return { ...row, target: encoded(row.target) }
}
