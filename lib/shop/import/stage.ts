import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { recordset, textArray } from '@/lib/platform/db'

/** A row that waits for the others of its group. One without data was rejected, and is remembered by its id. */
export type StagedRow = { id: string; line: number; group: string; data: unknown }

const prefix = 'import_rows_'
const batchSize = 1000

/** Tables of runs that were killed; no run takes as long. */
const forgottenMs = 24 * 60 * 60 * 1000

/** Drops what runs have left that were killed. */
async function dropForgotten(db: Database, now: number): Promise<void> {
  const tables = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relkind = 'r' and relname like ${`${prefix}%`}`,
  )
  for (const { name } of tables) {
    const begun = Number.parseInt(name.slice(prefix.length).split('_')[0] ?? '', 36)
    if (begun < now - forgottenMs) await db.execute(sql`drop table if exists ${sql.identifier(name)}`)
  }
}

/**
 * The rows of a feed on their way, in a table of this run alone: the rows of an item group may stand anywhere in a feed,
 * and no feed is held in memory.
 */
export async function openStage(db: Database, now: number) {
  await dropForgotten(db, now)
  const table = sql.identifier(`${prefix}${now.toString(36)}_${randomBytes(4).toString('hex')}`)
  await db.execute(sql`create unlogged table ${table} (
    id text collate "C" primary key, line integer not null, "group" text collate "C" not null, data json)`)

  /** Adds rows. Returns those whose id is there already, with the line that has it. */
  async function add(rows: readonly StagedRow[]): Promise<{ row: StagedRow; first: number }[]> {
    if (rows.length === 0) return []
    const added = await db.execute<{ id: string; line: number }>(sql`
      insert into ${table} (id, line, "group", data)
      select id, line, "group", data from ${recordset(rows, 'id text, line integer, "group" text, data json')}
      order by line on conflict (id) do nothing returning id, line`)
    if (added.length === rows.length) return []
    const places = new Set(added.map(({ id, line }) => `${line} ${id}`))
    const twice = rows.filter(({ id, line }) => !places.has(`${line} ${id}`))
    const firsts = await linesOf(twice.map(({ id }) => id))
    return twice.map((row) => ({ row, first: firsts.get(row.id) ?? row.line }))
  }

  async function linesOf(ids: readonly string[]): Promise<Map<string, number>> {
    const rows = await db.execute<{ id: string; line: number }>(
      sql`select id, line from ${table} where id = any(${textArray(ids)})`,
    )
    return new Map(rows.map(({ id, line }) => [id, line]))
  }

  /** Those of the ids that stand in the feed, in rows that were rejected. */
  async function rejected(ids: readonly string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set()
    const rows = await db.execute<{ id: string }>(
      sql`select id from ${table} where data is null and id = any(${textArray(ids)})`,
    )
    return new Set(rows.map(({ id }) => id))
  }

  /** Ends the adding. A row without a group whose id is the name of one belongs to it. Returns how many groups wait. */
  async function close(): Promise<number> {
    await db.execute(sql`create index on ${table} ("group", line)`)
    await db.execute(sql`
      update ${table} r set "group" = 'g' || r.id
      where r."group" = 'i' || r.id and exists (select from ${table} o where o."group" = 'g' || r.id)`)
    await db.execute(sql`analyze ${table}`)
    const [row] = await db.execute<{ groups: number }>(
      sql`select count(distinct "group")::int as groups from ${table} where data is not null`,
    )
    return row?.groups ?? 0
  }

  /** The rows group by group, within a group by line. */
  async function* groups(): AsyncGenerator<StagedRow[], void, undefined> {
    let group: StagedRow[] = []
    let after = { group: '', line: 0 }
    for (;;) {
      const rows = await db.execute<StagedRow>(sql`
        select id, line, "group", data from ${table}
        where data is not null and ("group", line) > (${after.group}, ${after.line}::integer)
        order by "group", line limit ${batchSize}`)
      for (const row of rows) {
        if (group[0] && group[0].group !== row.group) {
          yield group
          group = []
        }
        group.push(row)
      }
      const last = rows.at(-1)
      if (!last || rows.length < batchSize) break
      after = last
    }
    if (group.length > 0) yield group
  }

  /**
   * The products that are for sale in one of the countries and of which no variant stands in the feed. In the table, a
   * variant's id is its key after `prefix`.
   */
  async function unnamed(countries: readonly string[], prefix: string): Promise<number[]> {
    const rows = await db.execute<{ id: string }>(sql`
      select p.id from products p
      where exists (
          select from variants v join prices r on r.variant_id = v.id
          where v.product_id = p.id and r.country = any(${textArray(countries)}))
        and not exists (
          select from variants v join ${table} s on s.id = ${prefix}::text || v.reference_key collate "C"
          where v.product_id = p.id)
      order by p.id`)
    return rows.map(({ id }) => Number(id))
  }

  return { add, rejected, unnamed, close, groups, drop: () => db.execute(sql`drop table if exists ${table}`) }
}

export type Stage = Awaited<ReturnType<typeof openStage>>
