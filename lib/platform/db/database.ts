import { measure } from '@/lib/platform/metrics'
import { type Connection, connect } from './connect'
import { slowStatements } from './slow-statements'

/** One pool of each kind for each process, also when a bundler loads this module more than once. */
const store = globalThis as { nestlingConnection?: Connection; nestlingJobConnection?: Connection }

const usualConnections = 16
const forJobs = 3
/** One for LISTEN, one for signs of life, and one to ask for which connections the server works. */
const forSigns = 3

/** Opens a pool whose connections are measured. */
function measured(pool: 'requests' | 'jobs', options: Parameters<typeof connect>[0]): Connection {
  const opened = connect({ ...options, note: slowStatements(pool) })
  measure('shop_database_connections', () => {
    const { busy, idle } = opened.load()
    return [
      { labels: { pool, state: 'busy' }, value: busy },
      { labels: { pool, state: 'idle' }, value: idle },
    ]
  })
  measure('shop_database_waiting_statements', () => [{ labels: { pool }, value: opened.load().waiting }])
  return opened
}

function addresses() {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: direct } = process.env
  if (!url) throw new Error('DATABASE_URL is not set. Start the shop with `npm start` or `npm run dev`.')
  return { url, directUrl: direct || undefined }
}

/**
 * The process's connections to `DATABASE_URL` for work during which somebody waits. The start script sets the address for
 * the embedded database as well.
 */
export function connection(): Connection {
  const most = Number(process.env.DATABASE_CONNECTIONS) || usualConnections
  store.nestlingConnection ??= measured('requests', {
    ...addresses(),
    max: most - forJobs - forSigns,
    work: 'requests',
    serves: true,
  })
  return store.nestlingConnection
}

/** Those for jobs, whose statements may take long and never take a connection from a visitor. */
export function jobConnection(): Connection {
  const { url, directUrl } = addresses()
  store.nestlingJobConnection ??= measured('jobs', {
    url: directUrl ?? url,
    max: forJobs,
    work: 'long',
    serves: true,
  })
  return store.nestlingJobConnection
}

export const database = () => connection().db
