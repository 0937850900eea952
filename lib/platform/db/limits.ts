import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'

/**
 * What a pool works for: `requests` during which somebody waits, `long` work (jobs, imports, migrations, commands), or
 * the embedded database, whose one session answers one statement at a time and whose socket cannot go silent.
 */
export type Work = 'requests' | 'long' | 'embedded'

type Limits = {
  /** How long a connection may take to open, in milliseconds. */
  connectMs: number
  /** How long a connection is kept that nothing uses, in milliseconds, and any connection at most, in seconds; 0: for ever. */
  idleMs: number
  lifetimeSeconds: number
  /** How long a statement may be quiet before its connection counts as silent, where the server cannot be asked. */
  quietMs: number
  /** Limits of the server for each session, in milliseconds. A lost transaction ends by them, and gives up its locks. */
  session: { statement_timeout: number; lock_timeout: number; idle_in_transaction_session_timeout: number }
}

const minute = 60_000

export const limitsOf: Record<Exclude<Work, 'embedded'>, Limits> = {
  requests: {
    connectMs: 3_000,
    idleMs: 5 * minute,
    lifetimeSeconds: 1_800,
    quietMs: 4_000,
    session: { statement_timeout: minute, lock_timeout: 15_000, idle_in_transaction_session_timeout: 15_000 },
  },
  long: {
    connectMs: 10_000,
    idleMs: minute,
    lifetimeSeconds: 1_800,
    quietMs: 30 * minute,
    session: {
      statement_timeout: 30 * minute,
      lock_timeout: 10 * minute,
      idle_in_transaction_session_timeout: 10 * minute,
    },
  },
}

/** Of the embedded database: a connection waits for its turn, and is kept. */
export const embeddedLimits = { connectMs: 10_000, idleMs: 0, lifetimeSeconds: 0 }

/** The server notices within two minutes that a client is gone, instead of the two hours of most systems. */
const keepAlive = { tcp_keepalives_idle: '60', tcp_keepalives_interval: '10', tcp_keepalives_count: '5' }

/**
 * Sets the limits of a session, unless a pooler stands between: it would leave them to the next client, and refuses
 * them as parameters of the start. A pooler gives clients other process ids than those of the server.
 */
export function sessionStatement(work: Exclude<Work, 'embedded'>, processId: number) {
  const settings = Object.entries({ ...limitsOf[work].session, ...keepAlive })
  const set = settings.map(([name, value]) => sql`set_config(${name}, ${String(value)}, false)`)
  return new PgDialect().sqlToQuery(
    sql`select ${sql.join(set, sql`, `)} where pg_backend_pid() = ${processId}`,
  )
}
