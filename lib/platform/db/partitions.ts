import { sql } from 'drizzle-orm'
import { allMarkets } from '@/lib/platform/markets'
import type { Transaction } from './executor'

type Parent = { name: string; partitions: string[]; options: string | null }

/**
 * Gives every table that is divided by markets its part for each of them, stored as the other parts are. A new market
 * needs no migration.
 */
export async function createPartitions(tx: Transaction): Promise<void> {
  const parents = await tx.execute<Parent>(sql`
    select c.relname as name, json_agg(p.relname) as partitions,
      min(array_to_string(p.reloptions, ', ')) as options
    from pg_class c join pg_inherits i on i.inhparent = c.oid join pg_class p on p.oid = i.inhrelid
    where c.relkind = 'p' and c.relnamespace = (select oid from pg_namespace where nspname = current_schema())
    group by c.relname`)
  for (const { name, partitions, options } of parents)
    for (const { shopLocale } of allMarkets) {
      const partition = `${name}_${shopLocale.replace('-', '_')}`
      if (partitions.includes(partition)) continue
      const stored = options ? ` with (${options})` : ''
      await tx.execute(
        sql.raw(
          `create table "${partition}" partition of "${name}" for values in ('${shopLocale}')${stored}`,
        ),
      )
    }
}
