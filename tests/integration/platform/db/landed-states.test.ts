import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '@/lib/platform/db/connect'
import { migrateDatabase } from '@/lib/platform/db/migrate'
import { readMigrations, statementsOf } from '@/lib/platform/db/migration-files'
import { describeOnDatabases } from '../../../fixtures/databases'
import { emptyDatabase } from '../../../fixtures/migrations'

const known = readMigrations('lib/platform/db/migrations')

/** A migration by its name of today, or as it was before it was changed, from the folder of fixtures. */
function fileOf(name: string) {
  const today = known.find((migration) => migration.name === name)
  if (today) return today
  const text = readFileSync(`tests/fixtures/earlier-migrations/${name}.sql`, 'utf8')
  const hash = createHash('sha256').update(text).digest('hex')
  return { hash, madeAt: Date.UTC(2026, 10, 23, 6), statements: statementsOf(text) }
}

/** The migrations up to one of them. */
const upTo = (last: string) => {
  const names = known.map(({ name }) => name)
  return names.slice(0, names.indexOf(last) + 1)
}
const without = (names: readonly string[], ...left: string[]) => names.filter((name) => !left.includes(name))

/** Makes a database with these migrations, as the migrator of their time did. */
async function givenState(db: Database, names: readonly string[]) {
  await emptyDatabase(db)
  await db.execute(sql`create schema drizzle`)
  await db.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  )
  for (const name of names) {
    const { hash, madeAt, statements } = fileOf(name)
    await db.transaction(async (tx) => {
      for (const statement of statements) await tx.execute(sql.raw(statement))
    })
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${madeAt})`,
    )
  }
}

/** Every column, constraint and index, in words. */
const schemaOf = async (db: Database) =>
  (
    await db.execute<{ part: string }>(sql`
      select concat_ws(' ', 'column', table_name, column_name, data_type, is_nullable, column_default) as part
        from information_schema.columns where table_schema = 'public'
      union all select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
        from pg_constraint where connamespace = 'public'::regnamespace
      union all select indexdef from pg_indexes where schemaname = 'public' order by 1`)
  ).map(({ part }) => part)

const appliedIn = async (db: Database) =>
  (await db.execute<{ hash: string }>(sql`select hash from drizzle.__drizzle_migrations`)).map(
    ({ hash }) => hash,
  )

const before22 = upTo('0021_vouchers')
const before32 = upTo('0031_payment_event_repeats')

describeOnDatabases('a database of an earlier state of the trunk', (getDb) => {
  let today: string[]
  beforeAll(async () => {
    today = await schemaOf(getDb())
  })

  // The statements are the same on the embedded database, which takes five times as long.
  it.skipIf(process.env.TEST_DATABASE !== 'postgres').each([
    ['before checkouts kept drafts', [...before22, '0022_orders.1']],
    ['before one open payment was enough', [...before22, '0022_orders.2']],
    ['before there was a sandbox for payments', [...before22, '0022_orders.3']],
    ['with a migration of its own for the sandbox', [...before22, '0022_orders.3', '0023_sandbox_payments']],
    ['before there were invoices', [...before22, '0022_orders.4']],
    ['before goods were held for unpaid orders', [...before22, '0022_orders.5']],
    ['with a migration of its own for sold gift cards', [...upTo('0022_orders'), '0023_digital']],
    ['with more tiles to rewrite', [...upTo('0027_studio'), '0028_planned_publishing.1']],
    ['with the management API before the media library and articles', [...before32, '0034_management_api']],
    [
      'with articles and the management API before the media library',
      [...before32, '0033_articles', '0034_management_api'],
    ],
    [
      'in which two migrations were passed over by their time',
      without(upTo('0039_preorder_day'), '0032_media_library', '0033_articles'),
    ],
  ])(
    '%s gets the schema of today',
    async (_, names) => {
      const db = getDb()
      await givenState(db, names)
      await migrateDatabase(db)
      expect(await schemaOf(db)).toEqual(today)
      expect((await appliedIn(db)).sort()).toEqual(known.map(({ hash }) => hash).sort())
      await migrateDatabase(db)
    },
    120_000,
  )
})

describeOnDatabases('a database that this release cannot lead on is refused, and left as it was', (getDb) => {
  const refusal = async () => {
    const before = [await schemaOf(getDb()), await appliedIn(getDb()).catch(() => [])]
    const reason = await migrateDatabase(getDb()).catch((error: Error) => error.message)
    expect([await schemaOf(getDb()), await appliedIn(getDb()).catch(() => [])]).toEqual(before)
    return reason
  }
  const add = (hash: string, madeAt: number, name: string | null) =>
    getDb().execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at, name) values (${hash}, ${madeAt}, ${name})`,
    )
  const remove = (hash: string) =>
    getDb().execute(sql`delete from drizzle.__drizzle_migrations where hash = ${hash}`)

  it('when it is newer', async () => {
    await add('f'.repeat(64), Date.UTC(2100, 0, 1), '0999_from_later')
    expect(await refusal()).toMatch(
      /newer than this release.*0999_from_later.*Start the release that made them/,
    )
    await remove('f'.repeat(64))
  })

  it('when no release has one of its migrations', async () => {
    await add('0b5125f7'.repeat(8), Date.UTC(2026, 10, 23), null)
    expect(await refusal()).toMatch(/never released.*one of 2026-11-23 \(0b5125f7\).*content:export/)
    await remove('0b5125f7'.repeat(8))
  })

  it('when others have made its tables', async () => {
    await emptyDatabase(getDb())
    await getDb().execute(sql`create table cms_stories (id integer)`)
    expect(await refusal()).toMatch(/already has tables.*cms_stories.*empty database of its own/)
  })

  it('and says which migration failed', async () => {
    await emptyDatabase(getDb())
    await getDb().execute(sql`create table products (id integer)`)
    await expect(migrateDatabase(getDb())).rejects.toThrow('The migration 0001_catalogue failed')
  })
})
