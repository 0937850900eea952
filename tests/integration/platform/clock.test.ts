import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clockEnvironment, currentMs, measureClock } from '@/lib/platform/clock'
import { forgetClock } from '../../fixtures/clock'
import { describeOnDatabases } from '../../fixtures/databases'

const hourMs = 3_600_000

describeOnDatabases('the time by which the shop decides', (getDb) => {
  const databaseMs = async () => {
    const [row] = await getDb().execute<{ ms: number }>(
      sql`select extract(epoch from clock_timestamp())::float8 * 1000 as ms`,
    )
    return row?.ms ?? 0
  }
  let told: string[]
  beforeEach(() => {
    told = []
    vi.spyOn(console, 'warn').mockImplementation((line: string) => void told.push(line))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    forgetClock()
  })

  // The embedded database has the clock of the machine.
  it.skipIf(process.env.TEST_DATABASE !== 'postgres').each([
    ['ahead of', hourMs],
    ['behind', -hourMs],
  ])('is that of the database where the machine is an hour %s it, which is said once', async (words, by) => {
    const right = await databaseMs()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + by })
    await measureClock(getDb())
    await measureClock(getDb())
    expect(Math.abs(currentMs() - right)).toBeLessThan(5_000)
    expect(told.filter((line) => line.includes(`seconds ${words} that of the database`))).toHaveLength(1)
  })

  it.skipIf(process.env.TEST_DATABASE !== 'postgres')('is that of the database in a build, too', async () => {
    const right = await databaseMs()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hourMs })
    await measureClock(getDb())
    const [setting] = Object.entries(clockEnvironment())
    forgetClock()
    expect(currentMs() - right).toBeGreaterThan(hourMs - 5_000)
    vi.stubEnv(...(setting as [string, string]))
    expect(Math.abs(currentMs() - right)).toBeLessThan(5_000)
    vi.unstubAllEnvs()
  })

  it('is never ahead of the database, however long its answer took to come', async () => {
    const execute = async (query: Parameters<ReturnType<typeof getDb>['execute']>[0]) => {
      const rows = await getDb().execute(query)
      await new Promise((done) => setTimeout(done, 300))
      return rows
    }
    await measureClock({ execute } as ReturnType<typeof getDb>)
    const shop = currentMs()
    expect(shop).toBeLessThanOrEqual(await databaseMs())
  })

  it('is in whole milliseconds, as tickets, names of tables and calls write it down', async () => {
    await measureClock(getDb())
    for (let count = 0; count < 20; count += 1) expect(Number.isInteger(currentMs())).toBe(true)
  })

  it('does not jump with the clock of the machine', async () => {
    await measureClock(getDb())
    const before = currentMs()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hourMs })
    expect(currentMs() - before).toBeLessThan(5_000)
    expect(currentMs()).toBeGreaterThanOrEqual(before)
  })

  it('is that of the machine before the database was asked, as in a build', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2030, 0, 1) })
    expect(currentMs()).toBe(Date.UTC(2030, 0, 1))
  })
})
