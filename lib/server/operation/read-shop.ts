import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import type { Sample } from '@/lib/platform/metrics'
import { withTimeout } from '@/lib/platform/outage'
import type { ReadShop } from './create-metrics'

/** A scrape must not wait for a database that is slow, nor keep it busy. */
const usualMs = 2_000

type Row = {
  metric: 'leases' | 'messages' | 'oldest' | 'orders'
  label: string | null
  value: number
}

/** All figures in one statement, each by an index; what is due or failed is small, and orders are those of a day. */
const figures = sql`
  with waiting as (
    select kind, count(*)::int as number,
      extract(epoch from clock_timestamp() - min(created_at))::float8 as age
    from outbox where delivered_at is null and failed_at is null group by kind)
  select 'leases' as metric, null as label, count(*)::float8 as value
    from leases where until < clock_timestamp() - interval '30 seconds'
  union all select 'messages', kind, number from waiting
  union all select 'oldest', kind, age from waiting
  union all select 'orders', status, count(*)::float8
    from orders where placed_at > clock_timestamp() - interval '24 hours' group by status`

/** Reads the figures of the whole shop. One that is not answered yet is not asked for again. */
export function shopReader(db: Database, withinMs = usualMs): ReadShop {
  let running: Promise<Row[]> | undefined
  const read = (): Promise<Row[]> => {
    running ??= db
      .transaction(async (tx) => {
        await tx.execute(sql`select set_config('statement_timeout', ${String(withinMs)}, true)`)
        return tx.execute<Row>(figures)
      })
      .finally(() => {
        running = undefined
      })
    return running
  }
  return async () => {
    const rows = await withTimeout(read(), withinMs).catch(() => undefined)
    if (!rows) return undefined
    const of = (metric: Row['metric'], name?: string): Sample[] =>
      rows
        .filter((row) => row.metric === metric)
        .map(({ label, value }) => ({ labels: name && label ? { [name]: label } : {}, value: Number(value) }))
    return {
      shop_expired_leases: of('leases'),
      shop_outbox_messages: of('messages', 'message'),
      shop_outbox_oldest_seconds: of('oldest', 'message'),
      shop_recent_orders: of('orders', 'order_status'),
    }
  }
}
