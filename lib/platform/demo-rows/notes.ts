import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Executor, recordset } from '@/lib/platform/db'
import { demoRows } from './tables'

/**
 * Notes which products of the demo were written from another source. They keep no trace of it themselves: a digest is
 * emptied whenever a source is to be written again.
 */
export async function noteWrittenProducts(
  db: Executor,
  sources: readonly { key: string; digest: string }[],
): Promise<void> {
  if (sources.length === 0) return
  await db.execute(sql`
    update demo_rows d set is_changed = d.was ->> 'source_hash' is distinct from s.digest
    from ${recordset(sources, 'key text, digest text')} where d.kind = 'products' and d.key = s.key`)
}

/** Takes the marks from rows of a table. */
export async function forgetDemoRows(db: Executor, kind: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await db.delete(demoRows).where(and(eq(demoRows.kind, kind), inArray(demoRows.key, [...keys])))
}
