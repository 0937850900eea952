import { and, eq, sql } from 'drizzle-orm'
import { redirects } from '@/lib/content/redirects'
import type { Transaction } from '@/lib/platform/db'
import {
  canonicalContentPath,
  contentKey,
  contentPath,
  type Market,
  marketOfStory,
} from '@/lib/platform/markets'

type Move = { previousFullSlug: string; fullSlug: string }
type StoryAddress = { market: Market; key: string; path: string }

/** The market and the path of a story's page; undefined outside the markets' folders. */
function addressOf(fullSlug: string): StoryAddress | undefined {
  const market = marketOfStory('any', fullSlug)
  if (!market) return undefined
  return {
    market,
    key: contentKey(canonicalContentPath(fullSlug)),
    path: contentPath(market, fullSlug),
  }
}

/**
 * Records permanent redirects from old addresses of pages to new ones. Existing redirects to an old address are
 * updated, so that no visitor is redirected twice, and a redirect from a new address is deleted, so that there is no
 * loop.
 */
export async function recordRedirects(tx: Transaction, moves: readonly Move[]): Promise<void> {
  for (const { previousFullSlug, fullSlug } of moves) {
    const from = addressOf(previousFullSlug)
    const to = addressOf(fullSlug)
    if (!from || !to || from.path === to.path) continue
    const isAt = ({ market, key }: StoryAddress) =>
      and(eq(redirects.locale, market.shopLocale), eq(redirects.path, key))
    await tx.delete(redirects).where(isAt(to))
    await tx.update(redirects).set({ target: to.path }).where(eq(redirects.target, from.path))
    await tx
      .insert(redirects)
      .values({ locale: from.market.shopLocale, path: from.key, target: to.path, statusCode: 301 })
      .onConflictDoUpdate({
        target: [redirects.locale, redirects.path],
        set: { target: sql`excluded.target`, statusCode: sql`excluded.status_code` },
      })
  }
}
