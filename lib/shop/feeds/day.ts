import { eq } from 'drizzle-orm'
import { currentMs } from '@/lib/platform/clock'
import type { Database } from '@/lib/platform/db'
import type { Used } from '@/lib/shop/import'
import type { Run } from './claim'
import { feeds } from './tables'

const dayMs = 24 * 60 * 60_000

/** What an import has used of the bounds, and when in milliseconds. Earlier versions did not count all of it. */
export type UsedAt = Partial<Used> & { at: number }

/**
 * What a feed has used of the bounds within a day, which hold for all imports of a day: else each import could take
 * another fifth.
 */
export function usedInDay(db: Database, { row, holder }: Run) {
  const now = currentMs()
  let entries = row.used.filter(({ at }) => at > now - dayMs)
  // What is restocked takes back what was sold out before it, and is no credit for what comes after.
  const sum = (name: keyof Used) =>
    entries.reduce((total, entry) => Math.max(0, total + (entry[name] ?? 0)), 0)
  return {
    used: {
      ...{ cheaper: sum('cheaper'), gone: sum('gone') },
      ...{ moved: sum('moved'), withdrawn: sum('withdrawn'), soldOut: sum('soldOut') },
    } satisfies Used,
    async use(more: Partial<Used>): Promise<void> {
      if (!Object.values(more).some(Boolean)) return
      entries = [...entries, { at: now, ...more }]
      await db.update(feeds).set({ used: entries }).where(eq(feeds.holder, holder))
    },
  }
}
