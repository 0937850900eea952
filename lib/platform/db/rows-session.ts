import { type Logger, sql } from 'drizzle-orm'
import { NodePgSession } from 'drizzle-orm/node-postgres'
import {
  type PgDialect,
  type PgQueryResultHKT,
  PgSession,
  PgTransaction,
  type PgTransactionConfig,
} from 'drizzle-orm/pg-core'
import type { Pool, PoolClient } from 'pg'
import { runStatement } from './run-statement'

/** The answer to a statement is the list of its rows. */
export interface RowsOfQuery extends PgQueryResultHKT {
  type: this['row'][]
}

type Prepare = PgSession<RowsOfQuery>['prepareQuery']

/** Where visitors wait for the answers: what a statement must not even begin for, and what its failure means. */
export type SessionHealth = { mayAsk: () => void; judge: (error: unknown) => unknown }

/** A session of Drizzle on a pool of `pg`, or on one of its connections, whose answers are lists of rows. */
export class RowsSession extends PgSession<RowsOfQuery> {
  private hasEnded = false
  private last: Promise<unknown> = Promise.resolve()
  private readonly driver: NodePgSession<Record<string, never>, Record<string, never>>

  constructor(
    private readonly pool: Pool,
    override readonly dialect: PgDialect,
    private readonly logger?: Logger,
    private readonly client?: PoolClient,
    private readonly health?: SessionHealth,
  ) {
    super(dialect)
    this.driver = new NodePgSession(client ?? pool, dialect, undefined, { ...(logger && { logger }) })
  }

  override prepareQuery: Prepare = (...statement) => {
    const prepared = this.driver.prepareQuery(...(statement as Parameters<typeof this.driver.prepareQuery>))
    const execute = prepared.execute.bind(prepared) as (values: unknown) => Promise<unknown>
    const rows = async (values: unknown) => {
      if (!this.client) this.health?.mayAsk()
      const answer = await runStatement(this.pool, statement[0].sql, () =>
        this.client ? this.inTurn(() => execute(values)) : execute(values),
      ).catch((error: unknown) => {
        throw this.health?.judge(error) ?? error
      })
      return Array.isArray(answer) ? answer : (answer as { rows: unknown[] }).rows
    }
    return Object.assign(prepared, { execute: rows }) as never
  }

  /** A connection takes one statement after another, but a transaction may ask for several things at once. */
  private inTurn<T>(run: () => Promise<T>): Promise<T> {
    const turn = this.last.then(() => {
      if (this.hasEnded) throw new Error('The transaction has ended')
      return run()
    })
    this.last = turn.catch(() => undefined)
    return turn
  }

  /**
   * Runs `work` in a transaction on a connection of its own. When the connection is lost, the transaction is rejected
   * for that reason, and the connection is never used again.
   */
  override async transaction<T>(
    work: (tx: RowsTransaction) => Promise<T>,
    config?: PgTransactionConfig,
  ): Promise<T> {
    this.health?.mayAsk()
    const client = await this.pool.connect().catch((error: unknown) => {
      throw this.health?.judge(error) ?? error
    })
    const session = new RowsSession(this.pool, this.dialect, this.logger, client, this.health)
    const tx = new RowsTransaction(this.dialect, session, undefined)
    let lost: Error | undefined
    try {
      await tx.execute(sql`begin`)
      if (config) await tx.setTransaction(config)
      const result = await work(tx)
      await tx.execute(sql`commit`)
      return result
    } catch (error) {
      await tx.execute(sql`rollback`).catch((reason: Error) => {
        lost = reason
      })
      throw error
    } finally {
      // The connection belongs to others now, whatever the work still does.
      session.hasEnded = true
      client.release(lost)
    }
  }
}

export class RowsTransaction extends PgTransaction<RowsOfQuery> {
  /** A transaction within a transaction is a savepoint. */
  override async transaction<T>(work: (tx: RowsTransaction) => Promise<T>): Promise<T> {
    const { dialect, session } = this as unknown as { dialect: PgDialect; session: RowsSession }
    const savepoint = sql.identifier(`level_${this.nestedIndex + 1}`)
    await this.execute(sql`savepoint ${savepoint}`)
    try {
      const result = await work(new RowsTransaction(dialect, session, undefined, this.nestedIndex + 1))
      await this.execute(sql`release savepoint ${savepoint}`)
      return result
    } catch (error) {
      await this.execute(sql`rollback to savepoint ${savepoint}`).catch(() => undefined)
      throw error
    }
  }
}
