import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { marketsOf } from '@/lib/platform/markets'
import { addChecks } from '@/lib/server/operation/checks'
import { Readiness } from '@/lib/server/operation/readiness'
import { loadIndexes } from '@/lib/shop/listing'
import { describeOnDatabases } from '../../../fixtures/databases'

describeOnDatabases('readiness', (getDb) => {
  const markets = marketsOf('baby')

  it('comes with all migrations, the content and the indexes, and goes with the database', async () => {
    const db = getDb()
    const readiness = new Readiness(() => 'ready')
    let hasContent = false
    addChecks(readiness, {
      db,
      markets,
      hasContent: () => hasContent,
      loadIndexes: () => loadIndexes(db, markets, async () => undefined),
    })
    const { missing } = await readiness.ask()
    expect(missing).toEqual({
      content: 'has not been read yet',
      index: `is being loaded: ${markets.map(({ shopLocale }) => shopLocale).join(', ')}`,
    })
    hasContent = true
    await expect.poll(() => readiness.ask()).toEqual({ ready: true, missing: {} })

    const [last] = await db.execute<{ id: number; hash: string; name: string }>(
      sql`select id, hash, name from drizzle.__drizzle_migrations order by id desc limit 1`,
    )
    await db.execute(
      sql`update drizzle.__drizzle_migrations set hash = 'of a newer release' where id = ${last?.id}`,
    )
    expect((await readiness.ask()).missing).toEqual({ migrations: `lack ${last?.name}` })
    await db.execute(sql`update drizzle.__drizzle_migrations set hash = ${last?.hash} where id = ${last?.id}`)
    expect((await readiness.ask()).ready).toBe(true)
  })
})
