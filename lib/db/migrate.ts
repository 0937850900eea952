import { join } from 'node:path'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import type { Database } from './connect'

/** Brings the database to the newest schema. Safe to call from several instances at once: they take turns. */
export async function migrateDatabase(db: Database): Promise<void> {
  await migrate(db, { migrationsFolder: join(process.cwd(), 'lib/db/migrations') })
}
