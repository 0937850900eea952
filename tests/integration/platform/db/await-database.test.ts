import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { whenDatabaseAnswers } from '@/lib/platform/db/await-database'
import { connect } from '@/lib/platform/db/connect'
import { migrateDatabase } from '@/lib/platform/db/migrate'
import { databaseOf } from '../../../fixtures/database-templates'
import { postgresBinaries, startPostgres, type TestServer } from '../../../fixtures/postgres'

const binaries = await postgresBinaries()

describe.skipIf(!binaries || process.env.TEST_DATABASE !== 'postgres')('a start', () => {
  let server: TestServer
  let lines: string[] = []
  beforeAll(async () => {
    server = await startPostgres(binaries ?? '')
  })
  afterAll(() => server.stop())

  const start = async (url: string, forMs?: number) => {
    lines = []
    const { db, close } = connect({ url, max: 2 })
    try {
      return await whenDatabaseAnswers(
        () => migrateDatabase(db).then(() => db.execute(sql`select 1 as one`)),
        {
          url,
          say: (line) => void lines.push(line),
          ...(forMs && { forMs }),
        },
      )
    } finally {
      await close()
    }
  }

  it('waits for a PostgreSQL that restarts meanwhile, and says so once in ten seconds', async () => {
    await server.halt()
    const started = start(server.url)
    await expect.poll(() => lines).toHaveLength(1)
    expect(lines[0]).toMatch(/does not answer yet \(.+\)\. The start waits for it\.$/)
    await server.resume()
    expect(await started).toEqual([{ one: 1 }])
    expect(lines).toHaveLength(1)
  })

  it('goes on when PostgreSQL restarts during its migrations', async () => {
    const { db, close } = connect({ url: server.url, max: 1 })
    await db.execute(sql`create database half`)
    await close()
    const started = start(databaseOf(server.url, 'half'))
    await server.crash()
    expect(await started).toEqual([{ one: 1 }])
  })

  it('gives up in the end, with what to do', async () => {
    await server.halt()
    await expect(start(server.url, 1_500)).rejects.toThrow(
      /did not answer within 2 seconds .*Start it, or mend DATABASE_URL/,
    )
    await server.resume()
  })

  it.each([
    [
      'a database that does not exist',
      () => databaseOf(server.url, 'nowhere'),
      /There is no database “nowhere”/,
    ],
    [
      'a user that is refused',
      () => server.url.replace('postgres://postgres@', 'postgres://stranger@'),
      /refuses the user “stranger”/,
    ],
  ])('ends at once for %s', async (_, url, sentence) => {
    const begun = performance.now()
    await expect(start(url())).rejects.toThrow(sentence)
    expect(performance.now() - begun).toBeLessThan(5_000)
    expect(lines).toEqual([])
  })
})
