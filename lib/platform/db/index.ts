/** PostgreSQL: the embedded one by default, any other by `DATABASE_URL`. */
export { whenDatabaseAnswers } from './await-database'
export { bytes, moment } from './columns'
export { type Connection, connect, type Database } from './connect'
export { connection, database, jobConnection } from './database'
export { type EmbeddedDatabase, openEmbedded, runningDatabase } from './embedded'
export {
  type Executor,
  isRefusedValue,
  isUniqueViolation,
  type Transaction,
  withRetries,
} from './executor'
export { takesChanges } from './health'
export { migrateDatabase, missingMigrations } from './migrate'
export { readMigrations } from './migration-files'
export { PreparedStatement } from './prepared'
export { DatabaseProblem } from './problem'
export { acquireCatalogueLock, idArray, recordset, textArray } from './recordset'
export { unlessSilent } from './unless-silent'
