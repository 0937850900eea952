import type { Logger } from 'drizzle-orm'
import { PgDatabase, PgDialect } from 'drizzle-orm/pg-core'
import { Pool, type QueryConfig, types } from 'pg'
import { isPassing } from './await-database'
import { embeddedName } from './embedded-name'
import { judged, refuseWhileAway, takesChanges } from './health'
import { embeddedLimits, limitsOf, sessionStatement, type Work } from './limits'
import { Listener } from './listen'
import { type RowsOfQuery, RowsSession } from './rows-session'
import { noteStatements } from './run-statement'
import { type SessionPurpose, sessionName } from './session-name'
import { ShopClient } from './shop-client'
import { closeAllIdle, SilenceWatch } from './silence'
import type { NoteStatement } from './slow-statements'

/** Options of a connection: a PostgreSQL address, and how many connections the pool may open. */
type ConnectOptions = {
  url: string
  max?: number
  /** What the pool works for, which sets its limits. Unset: long work, or the embedded database where the address is its. */
  work?: Work
  /** An address that leads to PostgreSQL itself, where `url` leads through a pooler. */
  directUrl?: string | undefined
  /** A statement that has no answer after this time, in milliseconds, is rejected, and its connection closed. */
  queryTimeoutMs?: number
  /** Is told each statement that is sent. */
  logger?: Logger
  /** What its sessions are for; unset: requests or jobs, by `work`. */
  purpose?: SessionPurpose
  /** Whether it serves visitors: the log tells when the database is out of order, and it is answered by 503. */
  serves?: boolean
  /** Is told of each statement and how long it took, in milliseconds. */
  note?: NoteStatement | undefined
}

const closeMs = 5_000
/** Before NATs and firewalls forget a connection that is quiet, most after five minutes. */
const keepAliveMs = 30_000

/** A server of the shop has its embedded database at an address that the start script has given it. */
const isEmbedded = (url: string) =>
  URL.parse(url)?.searchParams.get('application_name') === embeddedName ||
  (url === process.env.DATABASE_URL && process.env.NESTLING_EMBEDDED_DATABASE === '1')

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

/** Closes connections that go silent, and those that were open with them. */
function watchOver(pool: Pool, open: () => ShopClient, quietMs: number): SilenceWatch {
  const watch = new SilenceWatch(open, quietMs)
  pool.on('connect', (client) => watch.add(client as unknown as ShopClient))
  pool.on('acquire', (client) => watch.setIdle(client as unknown as ShopClient, false))
  pool.on('release', (_, client) => watch.setIdle(client as unknown as ShopClient, true))
  pool.on('remove', (client) => watch.remove(client as unknown as ShopClient))
  return watch
}

/**
 * Opens a pool on a PostgreSQL database. An address whose `host` parameter is a folder
 * (`postgres://postgres@localhost/postgres?host=/run/db`) is the Unix socket in that folder.
 */
export function connect({
  url,
  max = 10,
  work: given,
  directUrl,
  queryTimeoutMs,
  logger,
  serves,
  purpose: givenPurpose,
  note,
}: ConnectOptions) {
  const work = isEmbedded(url) ? 'embedded' : (given ?? 'long')
  const purpose = givenPurpose ?? (work === 'long' ? 'jobs' : 'requests')
  const { connectMs, idleMs, lifetimeSeconds } = work === 'embedded' ? embeddedLimits : limitsOf[work]
  const configOf = (connectionString: string, purpose: SessionPurpose) => ({
    connectionString,
    // A name in the address comes before it.
    fallback_application_name: sessionName(purpose),
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
    types: textTypes,
    connectMs,
    ...(queryTimeoutMs && { query_timeout: queryTimeoutMs }),
  })
  const pool = new Pool({
    ...configOf(url, purpose),
    max,
    idleTimeoutMillis: idleMs,
    maxLifetimeSeconds: lifetimeSeconds,
    Client: ShopClient as unknown as new () => ShopClient,
    ...(work !== 'embedded' && {
      onConnect: async (client) => {
        const { sql: text, params: values } = sessionStatement(work, (client as ShopClient).processId)
        await client.query({ text, values, query_timeout: connectMs } as QueryConfig)
      },
    }),
  })
  // An idle connection that is lost: the pool has dropped it already.
  pool.on('error', () => undefined)
  const clients = new Set<ShopClient>()
  const listeners = new Set<Listener>()
  pool.on('connect', (client) => clients.add(client as unknown as ShopClient))
  pool.on('remove', (client) => clients.delete(client as unknown as ShopClient))
  const open = () => new ShopClient(configOf(url, 'signs'))
  const watch = work === 'embedded' ? undefined : watchOver(pool, open, limitsOf[work].quietMs)
  const dialect = new PgDialect()
  const ask = async () => {
    if (pool.ending) return
    const { rows } = await pool.query<{ takes_changes: boolean }>(takesChanges)
    if (rows[0]?.takes_changes !== true) throw new Error('The database takes no changes')
  }
  const health = serves && {
    mayAsk: refuseWhileAway,
    judge: (error: unknown) => (pool.ending ? error : judged(error, ask)),
  }
  if (note) noteStatements(pool, note)
  const session = new RowsSession(pool, dialect, logger, undefined, health || undefined)
  const db = Object.assign(new PgDatabase<RowsOfQuery>(dialect, session, undefined), { $client: pool })
  return {
    db,
    /** The connections that are in use and that are not, and the statements that wait for one. */
    load: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    /** Runs `follow` at each message on a channel, and whenever messages may have been missed. */
    async listen(channel: string, follow: () => void): Promise<void> {
      const listener = new Listener({
        open: () => new ShopClient(configOf(directUrl ?? url, 'listen')),
        channel,
        follow,
        notify: (echo) => pool.query('select pg_notify($1, $2)', [echo, '']),
        onSilence: () => void closeAllIdle(),
      })
      listeners.add(listener)
      // Where the address is right, it is tried until it answers.
      await listener.start().catch((error: unknown) => {
        if (!isPassing(error)) throw error
        void listener.restart()
      })
    },
    /** Closes all connections, those with a statement under way after five seconds. */
    async close(): Promise<void> {
      const cut = setTimeout(() => clients.forEach((client) => void client.end()), closeMs)
      watch?.close()
      await Promise.all([...listeners].map((listener) => listener.close()))
      if (!pool.ending) await pool.end()
      clearTimeout(cut)
    },
  }
}

export type Connection = ReturnType<typeof connect>
export type Database = Connection['db']
