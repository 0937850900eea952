import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Connection, connect } from '@/lib/platform/db/connect'
import { sessionStatement } from '@/lib/platform/db/limits'
import { PreparedStatement } from '@/lib/platform/db/prepared'
import { sessionName } from '@/lib/platform/db/session-name'
import { describeOnDatabases } from '../../../fixtures/databases'

describeOnDatabases('a connection to the folder of a socket', (getDb, getUrl) => {
  it('leads to the database that the address names, as its user', async () => {
    const { pathname, username } = new URL(getUrl())
    const [row] = await getDb().execute(sql`select current_database() as database, current_user as user`)
    expect(row).toEqual({ database: pathname.slice(1), user: username })
  })

  it('reads instants as text, and keeps what a transaction within another has undone', async () => {
    const [row] = await getDb().execute(
      sql`select '2026-01-02 03:04:05+00'::timestamptz as at, '{a,b}'::text[] as list`,
    )
    expect(row).toEqual({ at: expect.stringMatching(/^2026-01-02 /), list: ['a', 'b'] })
    const kept = await getDb().transaction(async (tx) => {
      await tx.execute(sql`create temporary table kept (word text) on commit drop`)
      await tx.execute(sql`insert into kept values ('outer')`)
      await expect(
        tx.transaction(async (inner) => {
          await inner.execute(sql`insert into kept values ('inner')`)
          throw new Error('undone')
        }),
      ).rejects.toThrow('undone')
      return tx.execute(sql`select word from kept`)
    })
    expect(kept).toEqual([{ word: 'outer' }])
  })

  it('names the product, the instance and its purpose to the operator, unless the address has a name', async ({
    skip,
  }) => {
    if (!getUrl().includes('nestling-pg-')) skip('the embedded database has one session for all')
    const nameOf = async (url: string, more: Partial<Parameters<typeof connect>[0]> = {}) => {
      const connection = connect({ url, max: 1, ...more })
      const [row] = await connection.db.execute<{ name: string }>(
        sql`select application_name as name from pg_stat_activity where pid = pg_backend_pid()`,
      )
      await connection.close()
      return row?.name
    }
    expect(await nameOf(getUrl(), { work: 'requests' })).toBe(sessionName('requests'))
    expect(await nameOf(getUrl())).toBe(sessionName('jobs'))
    expect(await nameOf(`${getUrl()}&application_name=own`)).toBe('own')
    expect(sessionName('requests', 'shöp.example-'.repeat(9), 4_194_304)).toMatch(
      /^nestling sh-p\.example-[\w.-]+:4194304 requests$/,
    )
    expect(sessionName('requests', 'x'.repeat(250), 4_194_304).length).toBeLessThan(64)
  })

  it('refuses statements of a transaction that has ended, which would be part of another one', async () => {
    const late = Promise.withResolvers<void>()
    let straggler: Promise<unknown> = Promise.resolve()
    const failed = getDb().transaction(async (tx) => {
      straggler = late.promise.then(() => tx.execute(sql`select 1`))
      throw new Error('undone')
    })
    await expect(failed).rejects.toThrow('undone')
    late.resolve()
    await expect(straggler).rejects.toThrow('The transaction has ended')
  })

  describe.skipIf(process.env.TEST_DATABASE !== 'postgres')('of a pool', () => {
    it.each([
      ['requests', '1min', '15s'],
      ['long', '30min', '10min'],
    ] as const)(
      'for %s ends a statement after %s and a transaction without one after %s',
      async (work, statement, idle) => {
        const pool = connect({ url: getUrl(), max: 1, work })
        const [row] = await pool.db.execute(sql`
        select current_setting('statement_timeout') as statement,
          current_setting('idle_in_transaction_session_timeout') as idle`)
        await pool.close()
        expect(row).toEqual({ statement, idle })
      },
    )

    it('leaves a session as it was that a pooler lends', async () => {
      const pool = connect({ url: getUrl(), max: 1 })
      const { sql: text, params: values } = sessionStatement('requests', 1)
      await pool.db.$client.query({ text, values })
      const [row] = await pool.db.execute(sql`select current_setting('statement_timeout') as statement`)
      await pool.close()
      expect(row).toEqual({ statement: '30min' })
    })

    it('does without names of statements where the server forgets them, as behind a pooler', async () => {
      const pool = connect({ url: getUrl(), max: 1 })
      const statement = new PreparedStatement<{ twice: number }>(
        sql`select 2 * ${sql.placeholder('given')}::int as twice`,
      )
      const answers = []
      for (const given of [1, 2, 3]) {
        answers.push(...(await statement.run(pool.db, { given })))
        await pool.db.execute(sql`deallocate all`)
      }
      await pool.close()
      expect(answers).toEqual([{ twice: 2 }, { twice: 4 }, { twice: 6 }])
    })
  })

  describe.skipIf(process.env.TEST_DATABASE !== 'postgres')('that is lost', () => {
    const name = 'shop that loses its connections'
    let pool: Connection
    beforeEach(async () => {
      const url = new URL(getUrl())
      url.searchParams.set('application_name', name)
      pool = connect({ url: url.href, max: 2 })
      await getDb().execute(sql`create table written (word text)`)
    })
    afterEach(async () => {
      await pool.close()
      await getDb().execute(sql`drop table written`)
    })

    const cut = () =>
      getDb().execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${name}`,
      )
    const written = async () =>
      (await getDb().execute<{ word: string }>(sql`select word from written order by 1`)).map(
        ({ word }) => word,
      )
    const write = (word: string) => sql`insert into written values (${word})`

    it('rejects the statement that is under way, and answers the next one', async () => {
      const slow = expect(pool.db.execute(sql`select pg_sleep(30)`)).rejects.toThrow()
      await pause(100)
      await cut()
      await slow
      expect(await pool.db.execute(sql`select 1 as one`)).toEqual([{ one: 1 }])
    })

    it('rejects the transaction between two statements, and writes nothing of it, also not with the next', async () => {
      const next = Promise.withResolvers<void>()
      const first = pool.db.transaction(async (tx) => {
        await tx.execute(write('lost'))
        await cut()
        await pause(100)
        // The work does not know of the loss yet, and goes on while another transaction begins.
        next.resolve()
        await tx.execute(write('lost later'))
      })
      const second = next.promise.then(() =>
        pool.db.transaction(async (tx) => {
          await tx.execute(write('kept'))
          await pause(100)
          await tx.execute(write('kept too'))
        }),
      )
      await expect(first).rejects.toThrow()
      await second
      expect(await written()).toEqual(['kept', 'kept too'])
    })

    it('settles everything that is under way, again and again', async () => {
      const ending = new AbortController()
      let done = 0
      const buyers = Array.from({ length: 8 }, async (_, buyer) => {
        while (!ending.signal.aborted) {
          const work = pool.db.transaction(async (tx) => {
            await tx.execute(write(`${buyer}`))
            await tx.execute(sql`select pg_sleep(0.001)`)
          })
          await work.then(
            () => {
              done += 1
            },
            () => undefined,
          )
        }
      })
      for (let round = 0; round < 20; round += 1) {
        await pause(25)
        await cut()
      }
      ending.abort()
      await Promise.all(buyers)
      expect((await written()).length).toBeGreaterThanOrEqual(done)
      expect(await pool.db.execute(sql`select 1 as one`)).toEqual([{ one: 1 }])
    })
  })
})
