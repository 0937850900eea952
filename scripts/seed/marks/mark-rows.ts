import { sql } from 'drizzle-orm'
import { type Executor, textArray } from '@/lib/platform/db'
import { type DemoKind, keyOf, stateOf } from './kinds'

const t = sql`t`

/** Marks rows as the demo's, as they are now: those with these keys, or all of the table. */
export async function markRows(db: Executor, kind: DemoKind, keys?: readonly string[]): Promise<void> {
  if (keys?.length === 0) return
  await db.execute(sql`
    insert into demo_rows (kind, key, was)
    select ${kind.table}::text, ${keyOf(kind, t)}, ${stateOf(kind)} from ${sql.identifier(kind.table)} t
    ${keys ? sql`where ${keyOf(kind, t)} = any(${textArray(keys)})` : sql``}
    on conflict (kind, key) do update set was = excluded.was, is_changed = false`)
}

/** Marks the stories of the first content; their folders go with them. */
export const markPages = (db: Executor) =>
  db.execute(sql`
    insert into demo_rows (kind, key) select 'cms_stories', uuid::text from cms_stories where not is_folder
    on conflict do nothing`)

const kept = { kind: 'demo_rows', key: 'kept' }

/** Whether every row of the demo has its mark: an older database had none. */
export async function areMarksKept(db: Executor): Promise<boolean> {
  const [row] = await db.execute(sql`select from demo_rows where kind = ${kept.kind} and key = ${kept.key}`)
  return row !== undefined
}

/** From now on, a row without a mark is not the demo's. */
export const keepMarks = (db: Executor) =>
  db.execute(sql`insert into demo_rows (kind, key) values (${kept.kind}, ${kept.key}) on conflict do nothing`)

/** Lets go of the marks of rows that there are no longer. */
export const forgetGone = (db: Executor, kind: DemoKind) =>
  db.execute(sql`
    delete from demo_rows d where d.kind = ${kind.table} and not exists (
      select from ${sql.identifier(kind.table)} t where ${keyOf(kind, t)} = d.key)`)
