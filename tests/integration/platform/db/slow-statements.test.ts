import { sql } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { connect } from '@/lib/platform/db/connect'
import { slowStatements } from '@/lib/platform/db/slow-statements'
import { guardConsole } from '@/lib/platform/log'
import { writeLogBy } from '@/lib/platform/log/log-sink'
import { runForRequest } from '@/lib/platform/log/request-context'
import { describeOnDatabases } from '../../../fixtures/databases'

describeOnDatabases('a slow statement', (_, getUrl) => {
  afterEach(() => writeLogBy(undefined))

  it('is named in a line of JSON with its request, without its values, and once a minute', async () => {
    const lines: string[] = []
    const print = (...values: unknown[]) => void lines.push(...values.map(String))
    guardConsole('json', { error: print, warn: print, log: print, info: print, debug: print, trace: print })
    const { db, close } = connect({ url: getUrl(), max: 1, note: slowStatements('requests', 200) })
    const slow = () => db.execute(sql`select pg_sleep(0.3), ${'anna.muster'}::text as asked`)
    try {
      await runForRequest({ id: 'id-of-one', method: 'GET', url: '/de/' }, async () => {
        await db.execute(sql`select 1`)
        await db.transaction(async (tx) => void (await tx.execute(sql`select pg_sleep(0.3) as within`)))
        for (let times = 0; times < 2; times += 1) await slow()
      })
    } finally {
      await close()
    }
    expect(lines.map((line) => JSON.parse(line))).toEqual(
      ['within', 'asked'].map((word) =>
        expect.objectContaining({
          ...{ level: 'warning', subject: 'database', request: 'id-of-one', method: 'GET', path: '/de/' },
          message: expect.stringMatching(new RegExp(`^A statement took \\d+ ms: select pg_sleep.*${word}$`)),
        }),
      ),
    )
    expect(lines.join()).not.toContain('anna')
  })
})
