import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from './executor'

/** An arbitrary number that nothing else in the database locks. Writers of the catalogue run one after another. */
const writeLock = 4_117_028

export const acquireCatalogueLock = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(${writeLock})`)

/**
 * Rows as a table `s` within a statement, so that one statement writes them all. `columns` names them with their types:
 * `number text, attributes jsonb`.
 */
export const recordset = (rows: readonly object[], columns: string): SQL =>
  sql`json_to_recordset(${JSON.stringify(rows)}::text::json) as s(${sql.raw(columns)})`

/** A list of keys as an array of PostgreSQL, whatever stands in them. */
export const textArray = (keys: Iterable<string>): SQL =>
  sql`array(select json_array_elements_text(${JSON.stringify([...keys])}::text::json))`

export const idArray = (ids: Iterable<number>): SQL => sql`${`{${[...ids].join()}}`}::bigint[]`
