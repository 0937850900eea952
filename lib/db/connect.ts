import { drizzle } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import * as schema from './schema'

/** Options of a connection: a PostgreSQL address, and how many connections the pool may open. */
export type ConnectOptions = { url: string; max?: number }

/** The folder of the Unix socket that an address names in its `host` parameter. */
const socketFolder = (url: string): string | undefined => {
  const host = new URL(url).searchParams.get('host')
  return host?.startsWith('/') ? host : undefined
}

/** Seconds before another attempt: a database that is back is not left waiting, nor are those who ask for it. */
const backoff = (attempts: number) => Math.min(3 ** attempts / 100, 1)

/**
 * Opens a pool on a PostgreSQL database. An address whose `host` parameter is a folder
 * (`postgres://postgres@localhost/postgres?host=/run/db`) is the Unix socket in that folder.
 */
export function connect({ url, max = 10 }: ConnectOptions) {
  const folder = socketFolder(url)
  const options = { max, onnotice: () => {}, connect_timeout: 10, backoff }
  const sql = folder
    ? postgres({
        ...options,
        path: `${folder}/.s.PGSQL.5432`,
        user: 'postgres',
        database: 'postgres',
      })
    : postgres(url, options)
  return { sql, db: drizzle(sql, { schema }), close: () => sql.end({ timeout: 5 }) }
}

export type Connection = ReturnType<typeof connect>
export type Database = Connection['db']
