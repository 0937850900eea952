import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { type DeliveryHandler, deliverDue, makeDue } from '@/lib/platform/outbox/deliver-due'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { MustWaitError } from '@/lib/platform/outbox/must-wait'
import { pruneOutbox } from '@/lib/platform/outbox/prune'
import { outbox } from '@/lib/platform/outbox/tables'
import { awaitDelivery } from '@/lib/platform/outbox/undelivered'
import { describeOnDatabases } from '../../fixtures/databases'

class Refused extends Error {}

describeOnDatabases('the outbox', (getDb) => {
  beforeEach(async () => void (await getDb().delete(outbox)))

  const rows = () => getDb().select().from(outbox).orderBy(outbox.id)
  const handler = (deliver: DeliveryHandler['deliver'], more: Partial<DeliveryHandler> = {}) => ({
    kinds: ['letter'],
    deliver,
    takenSeconds: 30,
    pauseSeconds: (attempts: number) => 10 * attempts,
    ...more,
  })
  const failing = (more?: Partial<DeliveryHandler>) => handler(() => Promise.reject(new Error('busy')), more)

  it('keeps what is noted with the change that it tells of, or not at all', async () => {
    const change = getDb().transaction(async (tx) => {
      await enqueue(tx, 'letter', [{ to: 'Anna' }])
      throw new Error('undone')
    })
    await expect(change).rejects.toThrow('undone')
    expect(await rows()).toEqual([])
    await getDb().transaction((tx) => enqueue(tx, 'letter', [{ to: 'Anna' }]))
    expect(await rows()).toMatchObject([{ kind: 'letter', payload: { to: 'Anna' }, attempts: 0 }])
  })

  it('delivers in the order in which it was noted, however much that is at once', async () => {
    await enqueue(getDb(), 'letter', [])
    await enqueue(
      getDb(),
      'letter',
      Array.from({ length: 40 }, (_, number) => ({ number })),
    )
    const taken: unknown[] = []
    const { delivered } = await deliverDue(
      getDb(),
      handler(async ({ payload }) => void taken.push(payload.number)),
    )
    expect(delivered).toBe(40)
    expect(taken).toEqual(Array.from({ length: 40 }, (_, number) => number))
  })

  it('rests after so many as are delivered at the same time', async () => {
    const numbers = Array.from({ length: 5 }, (_, number) => ({ number }))
    await enqueue(getDb(), 'letter', numbers)
    let under = 0
    const most: number[] = []
    const deliver = async () => {
      under += 1
      await sleep(5)
    }
    const rest = async (tookMs: number) => {
      most.push(under)
      under = 0
      expect(tookMs).toBeGreaterThan(0)
    }
    await deliverDue(getDb(), handler(deliver, { atATime: 2, rest }))
    expect(most).toEqual([2, 2, 1])
  })

  it('holds what the shop is not ready for, however often it is looked at, and delivers it then', async () => {
    await enqueue(getDb(), 'letter', [{ to: 'Anna' }])
    let isReady = false
    const failures: unknown[] = []
    const waiting = handler(
      async () => {
        if (!isReady) throw new MustWaitError('there is no paper')
      },
      { mostAttempts: 2, isFinal: () => true, onFailure: (...failure) => void failures.push(failure) },
    )
    for (const _ of [1, 2, 3]) {
      expect(await deliverDue(getDb(), waiting)).toEqual({ delivered: 0, failed: 1 })
      expect(await rows()).toMatchObject([
        { attempts: 0, failedAt: null, deliveredAt: null, problem: 'MustWaitError: there is no paper' },
      ])
      // It is not due at once.
      expect(await deliverDue(getDb(), waiting)).toEqual({ delivered: 0, failed: 0 })
      await makeDue(getDb(), ['letter'])
    }
    isReady = true
    expect(await deliverDue(getDb(), waiting)).toEqual({ delivered: 1, failed: 0 })
    expect(failures).toEqual([])
  })

  it('is waited for until all of a kind that was written before is delivered or given up', async () => {
    const delivered = (withinMs: number) => awaitDelivery(getDb(), 'letter', withinMs)
    expect(await delivered(100)).toBe(true)
    await enqueue(getDb(), 'letter', [{ to: 'Anna' }])
    await enqueue(getDb(), 'card', [{ to: 'Anna' }])
    expect(await delivered(100)).toBe(false)
    const waited = delivered(20_000)
    await deliverDue(
      getDb(),
      handler(async () => undefined),
    )
    expect(await waited).toBe(true)
    await enqueue(getDb(), 'letter', [{ to: 'Bea' }])
    await deliverDue(getDb(), failing({ mostAttempts: 1 }))
    expect(await delivered(100)).toBe(true)
  })

  it('delivers what is noted for later not before', async () => {
    await enqueue(getDb(), 'letter', [{ number: 1 }], 60)
    expect(await deliverDue(getDb(), failing())).toEqual({ delivered: 0, failed: 0 })
    const [row] = await getDb().execute<{ wait: number }>(
      sql`select round(extract(epoch from next_attempt_at - created_at))::int as wait from outbox`,
    )
    expect(row?.wait).toBe(60)
  })

  it('delivers a sequence one after another: what failed holds up its own next messages alone', async () => {
    const [a1, a2, b1, a3] = [
      { to: 'a', n: 1 },
      { to: 'a', n: 2 },
      { to: 'b', n: 1 },
      { to: 'a', n: 3 },
    ]
    await enqueue(getDb(), 'letter', [a1, a2, b1, a3])
    await enqueue(getDb(), 'parcel', [{ to: 'b' }])
    const taken: unknown[] = []
    let isBusy = true
    const given = handler(
      async ({ payload }) => {
        taken.push(payload)
        if (isBusy && payload.to === 'a') throw new Error('busy')
      },
      { sequence: 'to' },
    )
    expect(await deliverDue(getDb(), given)).toEqual({ delivered: 1, failed: 1 })
    expect(taken).toEqual([a1, b1])
    isBusy = false
    await makeDue(getDb(), ['letter'])
    expect(await deliverDue(getDb(), given)).toEqual({ delivered: 3, failed: 0 })
    expect(taken.slice(2)).toEqual([a1, a2, a3])
  })

  it('goes on with a sequence after a message that is given up', async () => {
    await enqueue(getDb(), 'letter', [
      { to: 'a', n: 1 },
      { to: 'a', n: 2 },
    ])
    const deliver: DeliveryHandler['deliver'] = async ({ payload }) => {
      if (payload.n === 1) throw new Refused()
    }
    const isFinal = (error: unknown) => error instanceof Refused
    const given = handler(deliver, { sequence: 'to', isFinal })
    expect(await deliverDue(getDb(), given)).toEqual({ delivered: 1, failed: 1 })
  })

  it('leaves the kinds of others alone', async () => {
    await enqueue(getDb(), 'parcel', [{}])
    expect(await deliverDue(getDb(), failing())).toEqual({ delivered: 0, failed: 0 })
    expect(await rows()).toMatchObject([{ attempts: 0 }])
  })

  it('waits between attempts for as long as the kind says, and gives up after its last', async () => {
    await enqueue(getDb(), 'letter', [{}])
    const last: boolean[] = []
    const given = failing({ mostAttempts: 3, onFailure: (_, __, isLast) => last.push(isLast) })
    const waits: number[] = []
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await deliverDue(getDb(), given)
      const [row] = await getDb().execute<{ wait: number }>(
        sql`select extract(epoch from next_attempt_at - clock_timestamp())::float8 as wait from outbox where failed_at is null`,
      )
      if (row) waits.push(Math.round(row.wait))
      await makeDue(getDb(), ['letter'])
    }
    expect(waits).toEqual([10, 20])
    expect(last).toEqual([false, false, true])
    expect((await rows())[0]).toMatchObject({ attempts: 3, deliveredAt: null, failedAt: expect.any(Date) })
  })

  it('gives up at once what would be refused again', async () => {
    await enqueue(getDb(), 'letter', [{}])
    const isFinal = (error: unknown) => error instanceof Refused
    await deliverDue(
      getDb(),
      handler(() => Promise.reject(new Refused()), { isFinal }),
    )
    await makeDue(getDb(), ['letter'])
    expect(await deliverDue(getDb(), failing())).toEqual({ delivered: 0, failed: 0 })
    expect(await rows()).toMatchObject([{ attempts: 1, failedAt: expect.any(Date) }])
  })

  it('takes no more when it is ended, and finishes what it has taken', async () => {
    await enqueue(
      getDb(),
      'letter',
      Array.from({ length: 15 }, () => ({})),
    )
    const ending = new AbortController()
    const slow = handler(async () => {
      ending.abort()
      await sleep(20)
    })
    expect(await deliverDue(getDb(), slow, ending.signal)).toEqual({ delivered: 10, failed: 0 })
    expect((await rows()).filter(({ attempts }) => attempts > 0)).toHaveLength(10)
  })

  it('forgets what was delivered a week ago or given up a month ago, and never what is owed', async () => {
    const now = new Date('2026-11-22T12:00Z')
    const day = (days: number) => new Date(now.getTime() - days * 86_400_000)
    await enqueue(
      getDb(),
      'letter',
      Array.from({ length: 5 }, () => ({})),
    )
    const sets = [
      { deliveredAt: day(8) },
      { deliveredAt: day(6) },
      { failedAt: day(31) },
      { failedAt: day(29) },
      { createdAt: day(400) },
    ]
    const before = await rows()
    for (const [index, set] of sets.entries())
      await getDb()
        .update(outbox)
        .set(set)
        .where(eq(outbox.id, before[index]?.id ?? 0))
    await pruneOutbox(getDb(), now)
    const [, delivered, , failed, owed] = before.map(({ id }) => id)
    expect((await rows()).map(({ id }) => id)).toEqual([delivered, failed, owed])
  })
})
