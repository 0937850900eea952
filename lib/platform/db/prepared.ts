import { fillPlaceholders, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from './connect'

const dialect = new PgDialect()

type Built = { sql: string; params: unknown[] }

/**
 * A statement with a fixed text whose values change with each call. The text is built once, with a `sql.placeholder`
 * for each value, and every connection keeps it prepared: for a long statement, building and planning each cost as much
 * as running it. Use it for a few statements only.
 */
export class PreparedStatement<Row extends object> {
  private readonly built: Built

  constructor(statement: SQL) {
    this.built = dialect.sqlToQuery(statement)
  }

  /** The text and its parameters, as the database gets them. */
  query(values: Record<string, unknown>): Built {
    return { sql: this.built.sql, params: fillPlaceholders(this.built.params, values) }
  }

  async run(db: Database, values: Record<string, unknown>): Promise<readonly Row[]> {
    const { sql, params } = this.query(values)
    return await db.$client.unsafe<Row[]>(sql, params as string[], { prepare: true })
  }
}
