import { sql } from 'drizzle-orm'
import { type Database, migrateDatabase, readMigrations, type Transaction } from '@/lib/platform/db'
import { CommandProblem } from '@/lib/server/start'
import { tableFile } from './dump-database'
import { loadTable } from './load-table'
import type { Manifest } from './manifest'
import { readTables } from './tables'

/** Tables of which one row means that a shop is there. */
const used = ['cms_stories', 'products', 'orders', 'customers', 'shop_configurations']

async function assertEmpty(db: Database): Promise<void> {
  for (const name of used) {
    const found = await db.execute(sql`select 1 from ${sql.identifier(name)} limit 1`)
    if (found.length > 0)
      throw new CommandProblem(
        `The database is that of a shop (${name} has rows). A backup is restored into an empty one: name another with DATA_DIR or DATABASE_URL.`,
      )
  }
}

function assertSameTables(tables: Manifest['tables'], found: Awaited<ReturnType<typeof readTables>>): void {
  const shapes = new Map(found.map(({ name, columns }) => [name, JSON.stringify(columns)]))
  const other = tables.filter(({ name, columns }) => shapes.get(name) !== JSON.stringify(columns))
  if (other.length > 0 || found.length !== tables.length)
    throw new CommandProblem(
      `The tables of this release are others than those of the backup: ${other.map(({ name }) => name).join(', ')}`,
    )
}

/** Runs work while no foreign key is looked at, and proves all of them afterwards. */
async function withoutForeignKeys(tx: Transaction, work: () => Promise<void>): Promise<void> {
  const keys = await tx.execute<{ relation: string; name: string; definition: string }>(sql`
    select conrelid::regclass::text as relation, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0
      and connamespace = (select oid from pg_namespace where nspname = current_schema())`)
  for (const { relation, name } of keys)
    await tx.execute(sql.raw(`alter table ${relation} drop constraint "${name}"`))
  await work()
  for (const { relation, name, definition } of keys)
    await tx.execute(sql.raw(`alter table ${relation} add constraint "${name}" ${definition}`))
}

/**
 * Restores the rows of a backup in one transaction: all of it, or nothing. The database is first brought to the
 * migrations of the backup, and afterwards to those of this release. Throws a `CommandProblem` for a backup of a newer
 * release, and for a database with a shop in it.
 */
export async function loadDatabase(db: Database, folder: string, manifest: Manifest): Promise<void> {
  const known = new Set(readMigrations().map(({ name }) => name))
  const newer = manifest.migrations.filter((name) => !known.has(name))
  if (newer.length > 0)
    throw new CommandProblem(
      `The backup is of a newer release (${manifest.release}), with ${newer.join(', ')}. Restore it with that release.`,
    )
  await migrateDatabase(db, undefined, new Set(manifest.migrations))
  await assertEmpty(db)
  await db.transaction(async (tx) => {
    const found = await readTables(tx)
    assertSameTables(manifest.tables, found)
    await withoutForeignKeys(tx, async () => {
      const names = sql.join(
        found.map(({ name }) => sql.identifier(name)),
        sql`, `,
      )
      // A migration may have written rows.
      await tx.execute(sql`truncate ${names}`)
      for (const table of manifest.tables)
        await loadTable(tx, table, { ...table, file: tableFile(folder, table.name) })
    })
    for (const [name, next] of Object.entries(manifest.sequences))
      await tx.execute(sql`select setval(${`"${name}"`}::regclass, ${next}::bigint, false)`)
  })
  await migrateDatabase(db)
}
