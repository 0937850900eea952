import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from '@/lib/db'
import type { ListingQuery } from './query'

const dialect = new PgDialect()

/**
 * Runs a listing's statement. The ones that are asked most often, without filters, are kept prepared by their
 * connection: planning them costs as much as running them. The others are too many to keep.
 */
export async function runStatement<Row>(
  db: Database,
  statement: SQL,
  { filters, price, page }: Pick<ListingQuery, 'filters' | 'price' | 'page'>,
): Promise<readonly Row[]> {
  const { sql, params } = dialect.sqlToQuery(statement)
  const prepare = Object.keys(filters).length === 0 && !price && page <= 2
  return await db.$client.unsafe<(Row & object)[]>(sql, params as string[], { prepare })
}
