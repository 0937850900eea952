import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { migrateDatabase } from '@/lib/platform/db'
import { describeOnDatabases } from '../../../fixtures/databases'

describeOnDatabases('A market that the database does not know', (getDb) => {
  const parts = async () => [
    ...(await getDb().execute<{ name: string; options: string[] | null }>(
      sql`select relname as name, reloptions as options from pg_class where relname like 'listing\\_%\\_nl\\_nl'
        and relkind = 'r' order by 1`,
    )),
  ]

  it('has its parts of the tables of listings after the start, stored as the others are', async () => {
    const before = await parts()
    expect(before.map(({ name }) => name)).toEqual([
      'listing_bits_nl_nl',
      'listing_entries_nl_nl',
      'listing_words_nl_nl',
    ])
    for (const { name } of before) await getDb().execute(sql.raw(`drop table ${name}`))
    await migrateDatabase(getDb())
    expect(await parts()).toEqual(before)
    expect(before[0]?.options).toEqual(['fillfactor=60'])
  })
})
