import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { contentInvalidations } from './tables'
import { catalogueTag, contentTag } from './tags'

/** The channel on which instances notify each other of an invalidation. Its payload is the row's id. */
export const invalidationChannel = 'nestling_content'

/** Rows that this process has applied before it read them: others it applies like those of other instances. */
const store = globalThis as { nestlingOwnInvalidations?: Set<number> }

export const ownInvalidations = () => {
  store.nestlingOwnInvalidations ??= new Set()
  return store.nestlingOwnInvalidations
}

/** An arbitrary number that nothing else in the database locks. */
const orderLock = 4_117_027

/**
 * Records stale tags for a day, so that every instance, this one too, and the next start apply them. An instance that was
 * down for longer renews everything. Resolves to the id of the row.
 */
export async function recordInvalidation(
  db: Pick<Database, 'transaction'>,
  tags: readonly string[],
): Promise<number> {
  return db.transaction(async (tx) => {
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
}

/** Tells that this process expires the tags of a row itself, so that its job need not do it again. */
export const appliesItself = (id: number): void => void ownInvalidations().add(id)

/**
 * How far the invalidations were carried out: the newest row, and when it was written, because an id can be given again
 * after a failover to a database that had not received everything. 0 before the first row.
 */
export type Mark = { id: number; at?: string | undefined }

type InvalidationRow = { id: number; at: string; tags: string[] }

export type Invalidations = {
  /** The newest row. */
  mark: Mark
  /** Every tag that went stale since, but for those that this process expires itself. */
  tags: string[]
  /** The rows since, those of this process too. */
  rows: InvalidationRow[]
  /** The oldest row that is kept. */
  oldest: number
  /** The database has lost rows, or holds others under their ids: `rows` are all that it has now. */
  isBack: boolean
}

type Found = {
  oldest: string | null
  newest: string | null
  id: string | null
  at: string | null
  tags: string[] | null
}

const everything = [contentTag, catalogueTag]

/** The rows from an id on, with the bounds of the table, as of one moment. */
const findFrom = async (db: Database, id: number) => {
  const found: Found[] = await db.execute(
    sql`select bounds.oldest, bounds.newest, entry.id, extract(epoch from entry.created_at)::text as at, entry.tags
      from (select min(id) as oldest, max(id) as newest from content_invalidations) bounds
      left join content_invalidations entry on entry.id >= ${id} order by entry.id`,
  )
  const rows = found.flatMap(({ id, at, tags }) =>
    id === null || at === null || tags === null ? [] : [{ id: Number(id), at, tags }],
  )
  return { rows, oldest: Number(found[0]?.oldest ?? 0), newest: Number(found[0]?.newest ?? 0) }
}

/**
 * What went stale after a mark. When rows after it have already been pruned, everything counts as stale, and so it does
 * when the database does not know the mark any more.
 */
export async function invalidationsAfter(db: Database, after: Mark): Promise<Invalidations> {
  const { rows: found, oldest, newest } = await findFrom(db, after.id)
  const [first] = found
  const isKnown = first?.id === after.id ? after.at === undefined || first.at === after.at : oldest > after.id
  if (after.id > 0 && !isKnown) {
    ownInvalidations().clear()
    const all = newest > 0 ? await invalidationsAfter(db, { id: 0 }) : undefined
    return {
      mark: all?.mark ?? { id: 0 },
      tags: everything,
      rows: all?.rows ?? [],
      oldest: all?.oldest ?? 0,
      isBack: true,
    }
  }
  const rows = found.filter(({ id }) => id > after.id)
  const own = ownInvalidations()
  const others = rows.filter(({ id }) => !own.has(id)).flatMap(({ tags }) => tags)
  const isCut = oldest > after.id + 1
  const last = found.at(-1)
  return {
    mark: last ? { id: last.id, at: last.at } : after,
    tags: [...new Set(isCut ? [...everything, ...others] : others)],
    rows,
    oldest,
    isBack: false,
  }
}

/** The newest row that there is. */
export async function newestInvalidation(db: Database): Promise<Mark> {
  const [row]: { id: string; at: string }[] = await db.execute(
    sql`select id, extract(epoch from created_at)::text as at from content_invalidations order by id desc limit 1`,
  )
  return row ? { id: Number(row.id), at: row.at } : { id: 0 }
}
