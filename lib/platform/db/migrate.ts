import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from './connect'
import { earlierMigrations } from './earlier-migrations'
import type { Executor, Transaction } from './executor'
import { type Migration, ownFolder, readMigrations, statementsOf } from './migration-files'
import { createPartitions } from './partitions'
import { type Applied, foreignTables, isHarmless, unknownMigrations } from './problem'

/** An arbitrary number that nothing else in the database locks. */
const migrationLock = 4_117_026

/** They do not change while a process runs. */
const ownMigrations: Record<string, Migration[]> = {}

async function readApplied(tx: Transaction): Promise<Applied[]> {
  await tx.execute(sql`create schema if not exists drizzle`)
  await tx.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  )
  await tx.execute(
    sql`alter table drizzle.__drizzle_migrations add column if not exists name text, add column if not exists expands boolean`,
  )
  return tx.execute<Applied>(
    sql`select hash, created_at::float8 as "madeAt", name, expands from drizzle.__drizzle_migrations order by id`,
  )
}

/** Throws where tables of the first migration are there although it has not run. */
async function assertOwn(tx: Transaction, first: Migration | undefined): Promise<void> {
  const names = [...(first?.statements.join('\n') ?? '').matchAll(/CREATE TABLE "(\w+)"/g)].map(
    ([, name]) => name,
  )
  const found = await tx.execute<{ name: string }>(sql`
    select tablename as name from pg_tables where schemaname = current_schema()
      and tablename in (select json_array_elements_text(${JSON.stringify(names)}::text::json)) order by 1`)
  if (found.length > 0) throw foreignTables(found.map(({ name }) => name))
}

async function run(tx: Transaction, name: string, statements: readonly string[]): Promise<void> {
  for (const statement of statements)
    await tx.execute(sql.raw(statement)).catch((error: unknown) => {
      throw new Error(`The migration ${name} failed, and nothing of it was kept`, { cause: error })
    })
}

/** Puts today's migrations in the place of those that were changed after a database had been made with them. */
async function replaceEarlier(
  tx: Transaction,
  applied: readonly Applied[],
  known: readonly Migration[],
): Promise<Applied[]> {
  const left: Applied[] = []
  for (const one of applied) {
    const earlier = earlierMigrations[one.hash]
    const today = known.find(({ name }) => name === earlier?.now)
    if (!earlier || (earlier.now && !today)) {
      left.push(one)
      continue
    }
    if (earlier.besides)
      await run(
        tx,
        `earlier/${earlier.besides}`,
        statementsOf(readFileSync(join(ownFolder(), 'earlier', earlier.besides), 'utf8')),
      )
    await tx.execute(
      today
        ? sql`update drizzle.__drizzle_migrations set hash = ${today.hash}, created_at = ${today.madeAt}, name = ${today.name} where hash = ${one.hash}`
        : sql`delete from drizzle.__drizzle_migrations where hash = ${one.hash}`,
    )
    if (today) left.push({ ...today })
  }
  return left
}

/**
 * Brings the database to the newest schema. Safe to call from several instances at once: they take turns. Each migration
 * is known by its hash, so that one is missed neither by its time nor by its number. Throws a `DatabaseProblem` for a
 * database that has others than those of this release, apart from what a later one has only added. With `only`, no others than the migrations of these names run.
 *
 * Drizzle's own migrator compares times alone, takes no lock, and its `create schema` runs outside its transaction. A
 * lock held by a second connection would wait for ever on the embedded database, whose connections share one session.
 * So everything happens in one transaction of one connection, in the table that Drizzle's tools read.
 */
export async function migrateDatabase(
  db: Database,
  migrationsFolder = ownFolder(),
  only?: ReadonlySet<string>,
): Promise<void> {
  const known = readMigrations(migrationsFolder)
  const isKnown = new Set(known.flatMap(({ hash, otherHash }) => [hash, otherHash]))
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`)
    const found = await readApplied(tx)
    if (found.length === 0) await assertOwn(tx, known[0])
    const applied = await replaceEarlier(tx, found, known)
    const unknown = applied.filter((one) => !isKnown.has(one.hash) && !isHarmless(one, known))
    if (unknown.length > 0) throw unknownMigrations(unknown, known)
    const done = new Set(applied.map(({ hash }) => hash))
    for (const { name, madeAt, hash, otherHash, statements, expands } of known) {
      if (done.has(hash) || done.has(otherHash) || (only && !only.has(name))) continue
      await run(tx, name, statements)
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at, name, expands) values (${hash}, ${madeAt}, ${name}, ${expands})`,
      )
    }
    await createPartitions(tx)
  })
}

/** The migrations of this build that a database does not have, by their names. */
export async function missingMigrations(db: Executor, migrationsFolder = ownFolder()): Promise<string[]> {
  ownMigrations[migrationsFolder] ??= readMigrations(migrationsFolder)
  const rows = await db.execute<{ hash: string }>(sql`select hash from drizzle.__drizzle_migrations`)
  const applied = new Set(rows.map(({ hash }) => hash))
  return ownMigrations[migrationsFolder]
    .filter(({ hash, otherHash }) => !applied.has(hash) && !applied.has(otherHash))
    .map(({ name }) => name)
}
