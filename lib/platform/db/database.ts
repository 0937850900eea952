import { type Connection, connect } from './connect'

/** One pool of each kind for each process, also when a bundler loads this module more than once. */
const store = globalThis as { nestlingConnection?: Connection; nestlingJobConnection?: Connection }

const usualConnections = 16
const forJobs = 3
/** One for LISTEN, one for signs of life, and one to ask for which connections the server works. */
const forSigns = 3

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
  store.nestlingConnection ??= connect({
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
  store.nestlingJobConnection ??= connect({
    url: directUrl ?? url,
    max: forJobs,
    work: 'long',
    serves: true,
  })
  return store.nestlingJobConnection
}

export const database = () => connection().db
