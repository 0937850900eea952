import { type Connection, connect } from './connect'

/** One pool for each process, also when a bundler loads this module more than once. */
const store = globalThis as { nestlingConnection?: Connection }

/** The process's connection to `DATABASE_URL`, which the start script sets for the embedded database as well. */
export function connection(): Connection {
  if (!store.nestlingConnection) {
    const url = process.env.DATABASE_URL
    if (!url) throw new Error('DATABASE_URL is not set. Start the shop with `npm start` or `npm run dev`.')
    store.nestlingConnection = connect({ url })
  }
  return store.nestlingConnection
}

export const database = () => connection().db
