import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { formSubmissions } from '@/lib/content/forms/tables'
import { orUnavailable } from '@/lib/platform/http/unavailable'
import { guardConsole } from '@/lib/platform/log/guard-console'
import { writeLogBy } from '@/lib/platform/log/log-sink'
import { JobRunner } from '@/lib/platform/worker/job'
import { describeOnDatabases } from '../../fixtures/databases'

const secret = 'anna.muster@example.com'

let printed: string[] = []
const print = (...values: unknown[]) => void printed.push(...values.map(String))

beforeEach(() => {
  printed = []
  vi.spyOn(console, 'error').mockImplementation(print)
})
afterEach(() => {
  writeLogBy(undefined)
  vi.restoreAllMocks()
})

describeOnDatabases('A statement that fails with personal data', (getDb) => {
  const statements: [string, () => Promise<unknown>][] = [
    ['a value of another type', async () => getDb().execute(sql`select ${secret}::int`)],
    ['a table that is not there', async () => getDb().execute(sql`select ${secret} from no_such_table`)],
    [
      'a row that is there already',
      async () => {
        const row = {
          ticket: secret,
          kind: 'contact',
          locale: 'de-de',
          path: '/de/',
          title: secret,
          recipient: 'service',
          answers: [{ label: 'E-Mail', value: secret }],
          replyTo: secret,
        }
        for (let time = 0; time < 2; time += 1) await getDb().insert(formSubmissions).values(row)
      },
    ],
  ]

  it.each(statements)('leaves none of it in the log of a call: %s', async (_, fail) => {
    const call = orUnavailable(async () => {
      await fail()
      return new Response()
    })
    expect((await call()).status).toBe(503)
    expect(printed.join('\n')).toMatch(/^api: Failed query: .*\n\s+at /)
    expect(printed.join('\n')).not.toContain('anna')
  })

  it.each(statements)('leaves none of it in the log of a job: %s', async (_, fail) => {
    const runner = new JobRunner(
      { name: 'a', run: fail, nextAt: () => undefined },
      new AbortController().signal,
    )
    await runner.wake()
    expect(printed.join('\n')).toContain('The job "a" failed')
    expect(printed.join('\n')).not.toContain('anna')
  })

  it.each(statements)('leaves none of it where Next.js prints the error: %s', async (_, fail) => {
    const guarded = { error: print, warn: print, log: print, info: print, debug: print, trace: print }
    guardConsole('json', guarded)
    const error = await fail().catch((reason: unknown) => reason)
    guarded.error(' ⨯', error)
    guarded.error({ error })
    expect(printed.join('\n')).toContain('Failed query')
    expect(printed.join('\n')).not.toContain('anna')
  })
})
