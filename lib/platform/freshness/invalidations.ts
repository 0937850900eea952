import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { contentInvalidations } from './tables'
import { catalogueTag, contentTag } from './tags'

/** The channel on which instances notify each other of an invalidation. Its payload is the row's id. */
export const invalidationChannel = 'nestling_content'

/** Rows that this process wrote and has already applied. */
const store = globalThis as { nestlingOwnInvalidations?: Set<number> }

export const ownInvalidations = () => {
  store.nestlingOwnInvalidations ??= new Set()
  return store.nestlingOwnInvalidations
}

/** An arbitrary number that nothing else in the database locks. */
const orderLock = 4_117_027

/**
 * Records stale tags for a day, so that other instances and the next start apply them too. An instance that was down
 * for longer renews everything.
 */
export async function recordInvalidation(
  db: Pick<Database, 'transaction'>,
  tags: readonly string[],
): Promise<void> {
  const id = await db.transaction(async (tx) => {
    // Ids are assigned before the commit: without the lock, a reader that has seen a later id would never look for this
    // one.
    await tx.execute(sql`select pg_advisory_xact_lock(${orderLock})`)
    const [row] = await tx
      .insert(contentInvalidations)
      .values({ tags: [...tags] })
      .returning({ id: contentInvalidations.id })
    if (!row) throw new Error('The invalidation was not kept')
    await tx.execute(sql`delete from content_invalidations where created_at < now() - interval '1 day'`)
    await tx.execute(sql`select pg_notify(${invalidationChannel}, ${String(row.id)})`)
    return row.id
  })
  ownInvalidations().add(id)
}

type Invalidations = { lastId: number; tags: string[] }

/**
 * Every tag that went stale after a row, and the newest row. When the next row has already been pruned, everything
 * counts as stale.
 */
export async function invalidationsAfter(db: Database, id: number): Promise<Invalidations> {
  const rows: { id: string | number; tags: string[] }[] = await db.execute(
    sql`select id, tags from content_invalidations where id > ${id} order by id`,
  )
  const [oldest]: { id: string | number | null }[] = await db.execute(
    sql`select min(id) as id from content_invalidations`,
  )
  const isCut = Number(oldest?.id ?? 0) > id + 1
  const own = ownInvalidations()
  const kept = rows.filter((row) => !own.has(Number(row.id))).flatMap((row) => row.tags)
  const tags = isCut ? [contentTag, catalogueTag, ...kept] : kept
  return { lastId: Number(rows.at(-1)?.id ?? id), tags: [...new Set(tags)] }
}
