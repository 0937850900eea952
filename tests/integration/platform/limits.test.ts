import { beforeEach, expect, it, vi } from 'vitest'
import { countAmounts, pruneAttempts } from '@/lib/platform/limits/count-attempts'
import { isWithinLimit, isWithinLimits, sharedFactor } from '@/lib/platform/limits/network-limits'
import { attempts } from '@/lib/platform/limits/tables'
import { describeOnDatabases } from '../../fixtures/databases'

const start = Date.UTC(2026, 10, 21, 12)
const hour = 3_600_000
const limit = { of: 'tests', perHour: 3 }

const own = (name: string) => ({ name, isShared: false })
const shared = (name: string) => ({ name, isShared: true })

describeOnDatabases('A limit for networks', (getDb) => {
  beforeEach(async () => {
    vi.stubEnv('SESSION_SECRET', 'a secret of the tests, which is long enough')
    await getDb().delete(attempts)
    return () => void vi.unstubAllEnvs()
  })

  const ask = (client: Parameters<typeof isWithinLimit>[1], more: { now?: number; amount?: number } = {}) =>
    isWithinLimit(getDb(), client, limit, { now: start, ...more })
  const times = async (count: number, client: Parameters<typeof isWithinLimit>[1]) => {
    const answers: boolean[] = []
    for (let time = 0; time < count; time += 1) answers.push(await ask(client))
    return answers
  }

  it('is for each network and hour of its own', async () => {
    expect(await times(4, [own('a')])).toEqual([true, true, true, false])
    expect(await ask([own('b')])).toBe(true)
    expect(await ask([own('a')], { now: start + hour - 1 })).toBe(false)
    expect(await ask([own('a')], { now: start + hour })).toBe(true)
  })

  it('counts amounts, and never overflows', async () => {
    expect(await ask([own('a')], { amount: 2 })).toBe(true)
    expect(await ask([own('a')], { amount: 2 })).toBe(false)
    for (let time = 0; time < 3; time += 1)
      expect(await ask([own('b')], { amount: 2_000_000_000 })).toBe(false)
  })

  it('of several things is counted in one statement, each by its own amount', async () => {
    const other = { of: 'other tests', perHour: 10 }
    let statements = 0
    const db = new Proxy(getDb(), {
      get(target, name, receiver) {
        if (name === 'insert' || name === 'select' || name === 'execute') statements += 1
        return Reflect.get(target, name, receiver)
      },
    })
    const both = (one: number, two: number) =>
      isWithinLimits(
        db,
        [own('a'), shared('p')],
        [
          { limit, amount: one },
          { limit: other, amount: two },
        ],
        {
          now: start,
        },
      )
    expect(await both(0, 0)).toBe(true)
    expect(statements).toBe(1)
    expect(await both(1, 10)).toBe(true)
    expect(await both(0, 1)).toBe(false)
    expect(await ask([own('a')], { amount: 2 })).toBe(true)
    expect(await both(1, 0)).toBe(false)
    expect(await isWithinLimits(db, [own('b')], [{ limit }, { limit: other }], { now: start })).toBe(true)
  })

  it('lets nobody behind a proxy lock out the others', async () => {
    expect(await times(4, [own('a'), shared('proxy')])).toEqual([true, true, true, false])
    expect(await ask([own('b'), shared('proxy')])).toBe(true)
  })

  it('still bounds what comes through a proxy together', async () => {
    for (let client = 0; client < limit.perHour * sharedFactor; client += 1)
      expect(await ask([own(`${client}`), shared('proxy')])).toBe(true)
    expect(await ask([own('another'), shared('proxy')])).toBe(false)
    expect(await ask([own('another')])).toBe(true)
  })

  it('keeps no row for each network that is refused with the one around it', async () => {
    const most = limit.perHour * sharedFactor
    await isWithinLimit(getDb(), [shared('around')], limit, { now: start, amount: most })
    for (const amount of [1, 1, 1, -1, -1])
      expect(await ask([own(`${crypto.randomUUID()}`), shared('around')], { amount })).toBe(false)
    expect(await getDb().select().from(attempts)).toHaveLength(1)
    // What is taken back is still counted for the networks that have a row.
    await ask([own('a'), shared('around')], { amount: -2 })
    expect(await ask([own('a'), shared('around')])).toBe(true)
  })

  it('stores no address', async () => {
    await ask([own('203.0.113.9'), shared('203.0.113.9')])
    expect(JSON.stringify(await getDb().select().from(attempts))).not.toContain('203.0.113')
  })

  it('counts attempts at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask([own('a'), shared('p')])))
    expect(answers.filter(Boolean)).toHaveLength(3)
  })

  it('is forgotten two days later', async () => {
    await countAmounts(getDb(), new Map([['a', 1]]), { now: start, hours: 24 })
    await pruneAttempts(getDb(), new Date(start + 36 * hour))
    expect(await getDb().select().from(attempts)).toHaveLength(1)
    await pruneAttempts(getDb(), new Date(start + 49 * hour))
    expect(await getDb().select().from(attempts)).toHaveLength(0)
  })
})
