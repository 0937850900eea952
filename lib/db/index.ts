/** PostgreSQL: the embedded one by default, any other by `DATABASE_URL`. */
export { type Connection, connect, type Database } from './connect'
export { connection, database } from './database'
