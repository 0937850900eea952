import { createHash } from 'node:crypto'
import { fillPlaceholders, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from './connect'
import { sqlState } from './executor'
import { runStatement } from './run-statement'

const dialect = new PgDialect()

/** Pools whose server forgets statements: a pooler in transaction mode gives each to another of its connections. */
const forgetful = new WeakSet<Database['$client']>()

/** PostgreSQL looks for the name before it runs anything, so nothing has happened. */
const isUnknownName = (error: unknown) => ['26000', '42P05'].includes(sqlState(error) ?? '')

type Built = { sql: string; params: unknown[] }

/**
 * A statement with a fixed text whose values change with each call. The text is built once, with a `sql.placeholder`
 * for each value, and every connection keeps it prepared: for a long statement, building and planning each cost as much
 * as running it. Use it for a few statements only.
 */
export class PreparedStatement<Row extends object> {
  private readonly built: Built
  /** What connections keep the statement under; PostgreSQL reads 63 bytes of a name. */
  private readonly name: string

  constructor(statement: SQL) {
    this.built = dialect.sqlToQuery(statement)
    this.name = createHash('sha256').update(this.built.sql).digest('hex').slice(0, 32)
  }

  /** The text and its parameters, as the database gets them. */
  query(values: Record<string, unknown>): Built {
    return { sql: this.built.sql, params: fillPlaceholders(this.built.params, values) }
  }

  async run({ $client: pool }: Database, values: Record<string, unknown>): Promise<readonly Row[]> {
    const { sql: text, params } = this.query(values)
    const unnamed = { text, values: params }
    const ask = (named: { name?: string }) =>
      runStatement(pool, text, async () => (await pool.query<Row>({ ...named, ...unnamed })).rows)
    if (forgetful.has(pool)) return ask({})
    try {
      return await ask({ name: this.name })
    } catch (error) {
      if (!isUnknownName(error)) throw error
      forgetful.add(pool)
      return ask({})
    }
  }
}
