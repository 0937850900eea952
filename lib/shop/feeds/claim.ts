import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import type { FeedPlan } from './feed-plan'
import type { FeedRow } from './state'
import { feeds } from './tables'

/** So long a run counts as alive after its last sign of life. */
const aliveSeconds = 60
const signMs = 15_000

/** A run that is under way, of which there is one for a feed at a time, whatever the number of instances. */
export type Run = {
  holder: string
  /** As it was before the run. */
  row: FeedRow
  /** Ends the signs of life. */
  stop: () => void
}

const lifetime = sql`clock_timestamp() + make_interval(secs => ${aliveSeconds}::int)`

/** Begins a run; undefined where another one is under way. */
export async function beginRun(db: Database, { market, digest }: FeedPlan): Promise<Run | undefined> {
  const locale = market.shopLocale
  const holder = randomUUID()
  const mine = and(eq(feeds.locale, locale), eq(feeds.holder, holder))
  await db.insert(feeds).values({ locale, plan: '' }).onConflictDoNothing()
  const [row] = await db
    .update(feeds)
    .set({
      ...{ holder, heldUntil: lifetime, begunAt: sql`clock_timestamp()` },
      unfinished: sql`${feeds.unfinished} + 1`,
      isWanted: false,
    })
    .where(
      and(
        eq(feeds.locale, locale),
        sql`(${feeds.heldUntil} is null or ${feeds.heldUntil} < clock_timestamp())`,
      ),
    )
    .returning()
  if (!row) return undefined
  // What is known of a file says nothing for other settings.
  const known =
    row.plan === digest ? row : { ...row, etag: null, lastModified: null, digest: null, outcome: null }
  const timer = setInterval(() => {
    // One that gets lost is made good by the next.
    db.update(feeds)
      .set({ heldUntil: lifetime })
      .where(mine)
      .catch(() => undefined)
  }, signMs)
  timer.unref()
  return { holder, row: known, stop: () => clearInterval(timer) }
}

/** Ends a run that was broken off by the end of the process: the next one begins at once. */
export async function leaveRun(db: Database, { holder }: Run): Promise<void> {
  await db
    .update(feeds)
    .set({ holder: null, heldUntil: null, unfinished: sql`greatest(${feeds.unfinished} - 1, 0)` })
    .where(eq(feeds.holder, holder))
}
