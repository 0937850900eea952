import { sql } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'

/** A table of the shop as it is backed up: the columns whose values are stored, each with its type. */
export type BackedUpTable = { name: string; columns: { name: string; type: string }[] }

/**
 * Leases are of processes that no longer run where a backup is restored, as are instances; pages are made anew, a cache in
 * front of the shop is purged as one that is not known, and backups lie beside the shop that they are of.
 */
const left = new Set(['leases', 'instances', 'edge_purges', 'shared_pages', 'backups'])

/** The tables of the shop, a divided one as a whole. */
export async function readTables(db: Executor): Promise<BackedUpTable[]> {
  const rows = await db.execute<BackedUpTable>(sql`
    select c.relname as name, json_agg(json_build_object('name', a.attname, 'type',
      format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = (select oid from pg_namespace where nspname = current_schema())
      and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`)
  return rows.filter(({ name }) => !left.has(name))
}

/** The next value of each sequence. */
export async function readSequences(db: Executor): Promise<Record<string, string>> {
  const names = await db.execute<{ name: string }>(
    sql`select sequencename as name from pg_sequences where schemaname = current_schema() order by 1`,
  )
  const next: Record<string, string> = {}
  for (const { name } of names) {
    const [row] = await db.execute<{ next: string }>(
      sql`select (last_value + case when is_called then 1 else 0 end)::text as next from ${sql.identifier(name)}`,
    )
    if (row) next[name] = row.next
  }
  return next
}
