import { sql } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { sameDownloadMs } from './find-downloads'

/**
 * Counts a download before it is sent; false if there is none left, because others were faster. What goes on with a
 * download that was counted is not counted once more.
 */
export async function countDownload(
  db: Executor,
  lineId: number,
  { now, goesOn = false }: { now: Date; goesOn?: boolean },
): Promise<boolean> {
  const since = new Date(now.getTime() - sameDownloadMs(goesOn))
  const isBegun = sql`coalesce(taken_at > ${since.toISOString()}, false)`
  const counted = await db.execute(sql`
    update order_downloads set
      taken = taken + case when ${isBegun} then 0 else 1 end,
      taken_at = case when ${isBegun} then taken_at else ${now.toISOString()}::timestamptz end
    where line_id = ${lineId} and until > ${now.toISOString()} and (taken < granted or ${isBegun})
    returning line_id`)
  return [...counted].length > 0
}
