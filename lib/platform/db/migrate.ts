import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Database } from './connect'

/** An arbitrary number that nothing else in the database locks. */
const migrationLock = 4_117_026

/**
 * Brings the database to the newest schema. Safe to call from several instances at once: they take turns.
 *
 * Drizzle's own migrator takes no lock, and its `create schema` runs outside its transaction. A lock held by a second
 * connection would wait for ever on the embedded database, whose connections share one session. So everything happens
 * in one transaction of one connection, in the table that Drizzle's tools read.
 */
export async function migrateDatabase(
  db: Database,
  migrationsFolder = join(process.cwd(), 'lib/platform/db/migrations'),
): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder })
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`)
    await tx.execute(sql`create schema if not exists drizzle`)
    await tx.execute(
      sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    )
    const [newest] = await tx.execute<{ at: string | null }>(
      sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
    )
    const done = Number(newest?.at ?? -1)
    for (const { folderMillis, hash, sql: statements } of migrations) {
      if (folderMillis <= done) continue
      for (const statement of statements) await tx.execute(sql.raw(statement))
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
      )
    }
  })
}
