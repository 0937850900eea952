import { randomBytes } from 'node:crypto'
import type { Logger } from 'drizzle-orm'
import { PgDatabase, PgDialect } from 'drizzle-orm/pg-core'
import { Client, type ClientConfig, Pool, types } from 'pg'
import { Listener } from './listen'
import { type RowsOfQuery, RowsSession } from './rows-session'

/** Options of a connection: a PostgreSQL address, and how many connections the pool may open. */
type ConnectOptions = {
  url: string
  max?: number
  /** A statement that has no answer after this time, in milliseconds, is rejected, and its connection closed. */
  queryTimeoutMs?: number
  /** Is told each statement that is sent. */
  logger?: Logger
}

const connectMs = 10_000
const closeMs = 5_000

/** Instants and days stay the text that PostgreSQL sends: the columns of the tables know what they are. */
const asText = new Set<number>([
  types.builtins.DATE,
  types.builtins.INTERVAL,
  types.builtins.TIMESTAMP,
  types.builtins.TIMESTAMPTZ,
])
const textTypes = {
  getTypeParser: ((type: number, format: 'text') =>
    asText.has(type)
      ? (text: string) => text
      : types.getTypeParser(type, format)) as typeof types.getTypeParser,
}

/** The pool's own limit would also count the time in which a statement waits for a connection. */
class ShopClient extends Client {
  private readonly mark = randomBytes(8).toString('hex')

  constructor(config: ClientConfig) {
    super({ ...config, connectionTimeoutMillis: connectMs })
    // A connection that is lost while it is in use rejects its statements; the event has nothing to add.
    this.on('error', () => undefined)
  }

  /** Statements are kept under names of this connection: those of the embedded database share one session. */
  override readonly query = ((statement: { name?: string }, ...rest: []) => {
    const { name } = statement
    const own = name === undefined ? statement : { ...statement, name: `${this.mark} ${name}` }
    return super.query(own as never, ...rest)
  }) as unknown as Client['query']
}

/**
 * Opens a pool on a PostgreSQL database. An address whose `host` parameter is a folder
 * (`postgres://postgres@localhost/postgres?host=/run/db`) is the Unix socket in that folder.
 */
export function connect({ url, max = 10, queryTimeoutMs, logger }: ConnectOptions) {
  const config = {
    connectionString: url,
    keepAlive: true,
    types: textTypes,
    ...(queryTimeoutMs && { query_timeout: queryTimeoutMs }),
  }
  const pool = new Pool({
    ...config,
    max,
    idleTimeoutMillis: 0,
    Client: ShopClient as unknown as new () => ShopClient,
  })
  // An idle connection that is lost: the pool has dropped it already.
  pool.on('error', () => undefined)
  const clients = new Set<Client>()
  const listeners = new Set<Listener>()
  pool.on('connect', (client) => clients.add(client))
  pool.on('remove', (client) => clients.delete(client))
  const dialect = new PgDialect()
  const session = new RowsSession(pool, dialect, logger)
  const db = Object.assign(new PgDatabase<RowsOfQuery>(dialect, session, undefined), { $client: pool })
  return {
    db,
    /** Runs `follow` at each message on a channel, and whenever messages may have been missed. */
    async listen(channel: string, follow: () => void): Promise<void> {
      const listener = new Listener(() => new ShopClient(config), channel, follow)
      listeners.add(listener)
      await listener.start()
    },
    /** Closes all connections, those with a statement under way after five seconds. */
    async close(): Promise<void> {
      const cut = setTimeout(() => clients.forEach((client) => void client.end()), closeMs)
      await Promise.all([...listeners].map((listener) => listener.close()))
      if (!pool.ending) await pool.end()
      clearTimeout(cut)
    },
  }
}

export type Connection = ReturnType<typeof connect>
export type Database = Connection['db']
