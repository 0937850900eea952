import { asc, eq, gt, or, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import type { Renewal } from '@/lib/platform/freshness'
import type { Market } from '@/lib/platform/markets'
import { type DateWindow, nextBoundary } from '@/lib/platform/time'
import { promotions } from './tables'
import { promotionsTag, promotionTag } from './tags'

type Dates = { from: Date | null; to: Date | null }

const dates = { from: promotions.from, to: promotions.to }

const windowOf = ({ from, to }: Dates): DateWindow => ({
  dateFrom: from?.toISOString(),
  dateTo: to?.toISOString(),
})

/** All promotions with their windows, by id. */
export const listPromotions = (db: Database) =>
  db
    .select({ id: promotions.id, locales: promotions.locales, labels: promotions.labels, ...dates })
    .from(promotions)
    .orderBy(asc(promotions.id))

/** The next start or end of a promotion after `now`, in milliseconds since the epoch; undefined if there is none. */
export async function promotionBoundary(db: Database, id: string, now: number): Promise<number | undefined> {
  const [found] = await db.select(dates).from(promotions).where(eq(promotions.id, id))
  return found && nextBoundary(windowOf(found), now)
}

/** The next start or end of any promotion of a market after `now`, in milliseconds since the epoch. */
export async function nextPromotionTime(
  db: Database,
  { shopLocale }: Market,
  now: number,
): Promise<number | undefined> {
  const rows = await db.select(dates).from(promotions).where(sql`${shopLocale} = any(${promotions.locales})`)
  const times = rows.flatMap((row) => nextBoundary(windowOf(row), now) ?? [])
  return times.length > 0 ? Math.min(...times) : undefined
}

/** The next start or end after a time of each promotion, with the cache tags to invalidate then. */
export async function promotionTimes(db: Database, since: number): Promise<Renewal[]> {
  const after = new Date(since)
  const rows = await db
    .select({ id: promotions.id, ...dates })
    .from(promotions)
    .where(or(gt(promotions.from, after), gt(promotions.to, after)))
  const own = rows.flatMap(({ id, ...window }) => {
    const at = nextBoundary(windowOf(window), since)
    return at === undefined ? [] : [{ tag: promotionTag(id), at }]
  })
  // What tells of all of them changes with the first.
  const first = Math.min(...own.map(({ at }) => at))
  return own.length > 0 ? [...own, { tag: promotionsTag, at: first }] : []
}
