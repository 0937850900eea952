import { gt, or } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import type { Renewal } from '@/lib/platform/freshness'
import { type DateWindow, nextBoundary } from '@/lib/platform/time'
import { vouchers } from './tables'
import { vouchersTag } from './tags'

export const windowOf = ({ from, to }: { from: Date | null; to: Date | null }): DateWindow => ({
  dateFrom: from?.toISOString(),
  dateTo: to?.toISOString(),
})

/** When a voucher next begins or ends after a time, with the cache tag to invalidate then. */
export async function voucherTimes(db: Database, since: number): Promise<Renewal[]> {
  const after = new Date(since)
  const rows = await db
    .select({ from: vouchers.from, to: vouchers.to })
    .from(vouchers)
    .where(or(gt(vouchers.from, after), gt(vouchers.to, after)))
  const times = rows.flatMap((row) => nextBoundary(windowOf(row), since) ?? [])
  return times.length > 0 ? [{ tag: vouchersTag, at: times.reduce((a, b) => Math.min(a, b)) }] : []
}
