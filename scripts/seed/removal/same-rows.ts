import { type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '@/lib/platform/db'

/** Rows of a table as the demo wrote them: by the columns of `keys` they are found, by all others they are compared. */
export type DemoRows = {
  table: string
  /** What the command calls them. */
  name: string
  keys: readonly string[]
  rows: readonly Readonly<Record<string, unknown>>[]
  /** The column whose values are lists: any of them counts as unchanged. */
  anyOf?: string
}

const given = ({ rows }: DemoRows) =>
  sql`jsonb_array_elements(${JSON.stringify(rows)}::text::jsonb) as s(demo)`

const isFound = ({ keys }: DemoRows): SQL =>
  sql.join(
    keys.map((key) => sql`t.${sql.identifier(key)}::text = s.demo ->> ${key}::text`),
    sql` and `,
  )

const isSame = ({ anyOf = '' }: DemoRows): SQL => sql`(
  select bool_and(case when part.key = ${anyOf}::text then part.value @> (to_jsonb(t) -> part.key)
    else to_jsonb(t) -> part.key is not distinct from part.value end)
  from jsonb_each(s.demo) part)`

const nameOf = ({ keys }: DemoRows): SQL =>
  sql`concat_ws(' ', ${sql.join(
    keys.map((key) => sql`t.${sql.identifier(key)}`),
    sql`, `,
  )})`

export type FoundRows = { same: number; changed: string[] }

/** How many rows are as the demo wrote them, and the names of those that somebody has changed. */
export async function findRows(db: Executor, demo: DemoRows): Promise<FoundRows> {
  const rows = await db.execute<{ name: string; same: boolean }>(sql`
    select ${nameOf(demo)} as name, ${isSame(demo)} as same
    from ${sql.identifier(demo.table)} t join ${given(demo)} on ${isFound(demo)} order by 1`)
  return {
    same: rows.filter(({ same }) => same).length,
    changed: rows.flatMap(({ name, same }) => (same ? [] : [name])),
  }
}

type Chosen = {
  /** Those that somebody has changed go, too. */
  withChanged: boolean
  /** A condition on the row `t`. */
  where?: SQL
}

/** Deletes the rows of the demo. Returns their ids, where the table has such, and else zeros. */
export async function deleteRows(
  tx: Transaction,
  demo: DemoRows,
  { withChanged, where = sql`true` }: Chosen,
): Promise<number[]> {
  if (demo.rows.length === 0) return []
  const rows = await tx.execute<{ id: string | null }>(sql`
    delete from ${sql.identifier(demo.table)} t using ${given(demo)}
    where ${isFound(demo)} and (${withChanged} or ${isSame(demo)}) and ${where}
    returning to_jsonb(t) ->> 'id' as id`)
  return rows.map(({ id }) => Number(id) || 0)
}
