import { drizzle } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'

/** Options of a connection: a PostgreSQL address, and how many connections the pool may open. */
type ConnectOptions = {
  url: string
  max?: number
  /** Is told each statement that is sent. */
  debug?: (connection: number, statement: string, values: unknown[]) => void
}

/** The Unix socket of an address whose `host` parameter is a folder. */
function socketOf(url: string) {
  const { searchParams, username, password, pathname } = new URL(url)
  const folder = searchParams.get('host')
  if (!folder?.startsWith('/')) return undefined
  return {
    path: `${folder}/.s.PGSQL.5432`,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: decodeURIComponent(pathname.slice(1)),
  }
}

/** Seconds before another attempt: short, so that requests are served soon after the database comes back. */
const backoff = (attempts: number) => Math.min(3 ** attempts / 100, 1)

/**
 * Opens a pool on a PostgreSQL database. An address whose `host` parameter is a folder
 * (`postgres://postgres@localhost/postgres?host=/run/db`) is the Unix socket in that folder.
 */
export function connect({ url, max = 10, debug }: ConnectOptions) {
  const socket = socketOf(url)
  const options = { max, onnotice: () => {}, connect_timeout: 10, backoff, ...(debug && { debug }) }
  const sql = socket ? postgres({ ...options, ...socket }) : postgres(url, options)
  return { sql, db: drizzle(sql), close: () => sql.end({ timeout: 5 }) }
}

export type Connection = ReturnType<typeof connect>
export type Database = Connection['db']
