import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { connect } from '@/lib/platform/db/connect'
import { migrateDatabase } from '@/lib/platform/db/migrate'
import { allMarkets } from '@/lib/platform/markets/markets'
import { describeOnDatabases } from '../../../fixtures/databases'

describeOnDatabases('migrations', (getDb, getUrl) => {
  it('run once when several instances start on an empty database at once', async () => {
    await getDb().execute(sql`drop schema public cascade`)
    await getDb().execute(sql`drop schema drizzle cascade`)
    await getDb().execute(sql`create schema public`)
    const pools = [1, 2, 3, 4].map(() => connect({ url: getUrl(), max: 1 }))
    await Promise.all(pools.map(({ db }) => migrateDatabase(db)))
    await Promise.all(pools.map((pool) => pool.close()))
    const [row] = await getDb().execute<{ runs: number; migrations: number; tables: number }>(sql`
      select (select count(*)::int from drizzle.__drizzle_migrations) as runs,
             (select count(distinct hash)::int from drizzle.__drizzle_migrations) as migrations,
             (select count(*)::int from pg_tables where schemaname = 'public') as tables`)
    expect(row?.runs).toBe(row?.migrations)
    expect(row?.tables).toBeGreaterThan(10)
  })

  it('leave a database alone that is up to date', async () => {
    await migrateDatabase(getDb())
    await migrateDatabase(getDb())
    const rows = await getDb().execute(
      sql`select hash from drizzle.__drizzle_migrations group by hash having count(*) > 1`,
    )
    expect(rows).toHaveLength(0)
  })

  it('have made the partition of every market in each table that is divided by market', async () => {
    await migrateDatabase(getDb())
    const rows = await getDb().execute<{ parent: string; bounds: string }>(sql`
      select i.inhparent::regclass::text as parent, string_agg(pg_get_expr(c.relpartbound, c.oid), ' ') as bounds
      from pg_inherits i join pg_class c on c.oid = i.inhrelid where c.relispartition and c.relkind = 'r'
      group by i.inhparent`)
    expect(rows.map(({ parent }) => parent).sort()).toEqual([
      'listing_bits',
      'listing_entries',
      'listing_words',
    ])
    const missing = rows.flatMap(({ parent, bounds }) =>
      allMarkets
        .filter(({ shopLocale }) => !bounds.includes(`'${shopLocale}'`))
        .map((market) => `${parent}: ${market.shopLocale}`),
    )
    expect(missing).toEqual([])
  })
})
