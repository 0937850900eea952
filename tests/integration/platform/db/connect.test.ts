import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnDatabases } from '../../../fixtures/databases'

describeOnDatabases('a connection to the folder of a socket', (getDb, getUrl) => {
  it('leads to the database that the address names, as its user', async () => {
    const { pathname, username } = new URL(getUrl())
    const [row] = await getDb().execute(sql`select current_database() as database, current_user as user`)
    expect(row).toEqual({ database: pathname.slice(1), user: username })
  })
})
