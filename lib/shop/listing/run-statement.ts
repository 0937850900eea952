import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from '@/lib/db'
import type { ListingQuery } from './query'

const dialect = new PgDialect()

/** Further pages are seldom asked for. */
const preparedPages = 2

/**
 * Runs a listing's statement. It is kept prepared by its connection: planning it costs as much as running it, and
 * there are only as many of them as there are orders and kinds of listings.
 */
export async function runStatement<Row>(
  db: Database,
  statement: SQL,
  { page }: Pick<ListingQuery, 'page'>,
): Promise<readonly Row[]> {
  const { sql, params } = dialect.sqlToQuery(statement)
  return await db.$client.unsafe<(Row & object)[]>(sql, params as string[], {
    prepare: page <= preparedPages,
  })
}
