import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { recordset, textArray } from '@/lib/platform/db'
import { isBuyable } from '@/lib/shop/catalogue'
import type { Brand } from '@/schemas'
import { type Changes, importBounds, noChanges } from './bounds'
import { amongBuyable, isStagedBuyable } from './buyable'

/** A row that waits for the others of its group. A row without data was rejected; only its id is kept. */
export type StagedRow = { id: string; line: number; group: string; data: unknown }

const prefix = 'import_rows_'
const batchSize = 1000

/** Tables of killed runs older than this are dropped; no run takes that long. */
const forgottenMs = 24 * 60 * 60 * 1000

/** Drops the tables of killed runs. */
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
 * The rows of a feed, staged in a table of this run. The rows of an item group may be anywhere in a feed, and a feed
 * does not fit into memory.
 */
export async function openStage(db: Database, now: number) {
  await dropForgotten(db, now)
  const table = sql.identifier(`${prefix}${now.toString(36)}_${randomBytes(4).toString('hex')}`)
  await db.execute(sql`create unlogged table ${table} (
    id text collate "C" primary key, line integer not null, "group" text collate "C" not null, data json)`)

  /** Adds rows. Returns those whose id is already staged, with the line that holds it. */
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

  /** Takes the data of lines away; only their ids are kept. */
  async function forget(lines: readonly number[]): Promise<void> {
    if (lines.length === 0) return
    await db.execute(sql`
      update ${table} r set data = null from ${recordset(
        lines.map((line) => ({ line })),
        'line integer',
      )} where r.line = s.line`)
  }

  /** The given ids that are in the feed in rejected rows. */
  async function rejected(ids: readonly string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set()
    const rows = await db.execute<{ id: string }>(
      sql`select id from ${table} where data is null and id = any(${textArray(ids)})`,
    )
    return new Set(rows.map(({ id }) => id))
  }

  /** Ends the adding. A row without a group whose id names a group joins that group. Returns the number of groups. */
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

  /** The rows group by group, ordered by line within each. */
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
   * The products that are for sale in one of the countries and have no variant in the feed. A staged variant's id is
   * `prefix` and its key.
   */
  async function unnamed(countries: readonly string[], prefix: string): Promise<number[]> {
    const rows = await db.execute<{ id: string }>(sql`
      select p.id from products p
      where exists (
          select from variants v left join prices r on r.variant_id = v.id
          where v.product_id = p.id and r.country = any(${textArray(countries)}))
        and not exists (
          select from variants v join ${table} s on s.id = ${prefix}::text || v.reference_key collate "C"
          where v.product_id = p.id)
      order by p.id`)
    return rows.map(({ id }) => Number(id))
  }

  /** Puts each row into the group of the product that has its variant, for a feed that names no groups. */
  const joinOwners = () =>
    db.execute(sql`
      update ${table} r set "group" = 'g' || p.master_key
      from variants v join products p on p.id = v.product_id
      where v.reference_key = r.id and r."group" like 'i%' and p.master_key <> v.reference_key`)

  /** How many products are for sale in one of the countries. */
  async function forSale(countries: readonly string[]): Promise<number> {
    const [row] = await db.execute<{ count: number }>(sql`
      select count(distinct v.product_id)::int as count from variants v join prices r on r.variant_id = v.id
      where r.country = any(${textArray(countries)})`)
    return row?.count ?? 0
  }

  /**
   * What the staged variants would do to the prices that their products have in a country, and how many would move to
   * another group. A variant whose row was rejected stays as it is, and so does its price; with `keepsUnnamed` also those
   * that it does not name.
   */
  async function changes(
    country: string,
    { brand, keepsUnnamed }: { brand: Brand; keepsUnnamed: boolean },
  ): Promise<Changes> {
    const [row] = await db.execute<Omit<Changes, 'buyable'>>(sql`
      select count(r.country)::int as of, count(r.country) filter (where s.id is null and not ${keepsUnnamed}::boolean)::int as gone,
        count(*)::int as variants,
        count(*) filter (where s.data is not null and substr(s."group", 2) <> p.master_key)::int as moved,
        count(*) filter (where
          least((s.data -> 'price' ->> 'withTax')::int, (s.data -> 'price' -> 'sale' ->> 'withTax')::int)
            < least(r.with_tax, r.sale_with_tax) * ${1 - importBounds.fall}::float8)::int as cheaper,
        count(*) filter (where s.data is not null and ${isBuyable(brand)} and not ${isStagedBuyable(brand)})::int as "soldOut",
        count(*) filter (where s.data is not null and not ${isBuyable(brand)} and ${isStagedBuyable(brand)})::int as restocked
      from variants v join prices r on r.variant_id = v.id and r.country = ${country}
      join products p on p.id = v.product_id left join ${table} s on s.id = v.reference_key collate "C"
      where v.product_id in (
        select o.product_id from variants o join ${table} n on n.id = o.reference_key collate "C"
        where n.data is not null)`)
    return row ? amongBuyable(db, row, { brand, countries: [country] }) : noChanges
  }

  /** The prices that staged variants have in a country before and after. */
  const prices = (country: string) => sql`
    select s.id, s.line, r.currency, least(r.with_tax, r.sale_with_tax) as before,
      least((s.data -> 'price' ->> 'withTax')::int, (s.data -> 'price' -> 'sale' ->> 'withTax')::int) as after
    from variants v join prices r on r.variant_id = v.id and r.country = ${country}
    join ${table} s on s.id = v.reference_key collate "C"`

  return {
    table,
    add,
    forget,
    rejected,
    unnamed,
    forSale,
    changes,
    prices,
    joinOwners,
    close,
    groups,
    drop: () => db.execute(sql`drop table if exists ${table}`),
  }
}

export type Stage = Awaited<ReturnType<typeof openStage>>
