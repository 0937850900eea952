import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Connection, connect, type Database } from '@/lib/platform/db/connect'
import {
  appliesItself,
  invalidationChannel,
  invalidationsAfter,
  type Mark,
  newestInvalidation,
  ownInvalidations,
  recordInvalidation,
} from '@/lib/platform/freshness/invalidations'
import { Worker } from '@/lib/platform/worker/worker'
import { startInvalidations } from '@/lib/server/edge/start-invalidations'
import { isCurrent } from '@/lib/server/next/page-cache/page-cache'
import { describeOnDatabases } from '../../../fixtures/databases'

/** Whether the database has more than one session: a real PostgreSQL of these tests. */
const isShared = (url: string) => url.includes('nestling-pg-')

let worker: Worker
beforeEach(() => {
  // Other test files may have recorded invalidations in this process.
  ownInvalidations().clear()
  worker = new Worker()
})
afterEach(async () => {
  await worker.stop()
  ownInvalidations().clear()
  vi.restoreAllMocks()
})

const awaited = (work: () => Promise<void>) => work()

describeOnDatabases('invalidations', (getDb, getUrl) => {
  let since: Mark
  beforeEach(async () => {
    since = await newestInvalidation(getDb())
  })

  it('are found by an instance that has not seen them yet, each tag once', async () => {
    const db = getDb()
    await recordInvalidation(db, ['story:de-de/a', 'content-paths'])
    const first = await invalidationsAfter(db, since)
    await recordInvalidation(db, ['story:de-de/b, "c" {d}', 'content-paths'])
    await recordInvalidation(db, ['content-paths'])
    expect(first.tags).toEqual(['story:de-de/a', 'content-paths'])
    const rest = await invalidationsAfter(db, first.mark)
    expect(rest.tags).toEqual(['story:de-de/b, "c" {d}', 'content-paths'])
    expect(await invalidationsAfter(db, rest.mark)).toMatchObject({ tags: [], mark: rest.mark })
  })

  it('that this process expires itself are not carried out by it again, and all others that it wrote are', async () => {
    const db = getDb()
    appliesItself(await recordInvalidation(db, ['story:own']))
    await recordInvalidation(db, ['story:other'])
    const { tags, mark } = await invalidationsAfter(db, since)
    expect(tags).toEqual(['story:other'])
    expect(mark).toEqual(await newestInvalidation(db))
  })

  it('are kept for a day; an instance that was away for longer renews everything', async () => {
    const db = getDb()
    await recordInvalidation(db, ['story:long-ago'])
    const before = await newestInvalidation(db)
    await recordInvalidation(db, ['story:missed'])
    await db.execute(sql`update content_invalidations set created_at = now() - interval '25 hours'`)
    await recordInvalidation(db, ['story:today'])
    const [count] = await db.execute<{ rows: string }>(
      sql`select count(*) as rows from content_invalidations`,
    )
    expect(Number(count?.rows)).toBe(1)
    expect((await invalidationsAfter(db, before)).tags).toEqual(['content', 'catalogue', 'story:today'])
    expect((await invalidationsAfter(db, { id: before.id + 1 })).tags).toEqual(['story:today'])
    expect((await invalidationsAfter(db, await newestInvalidation(db))).tags).toEqual([])
  })

  it('are all kept when many come at once', async () => {
    const db = getDb()
    await Promise.all(Array.from({ length: 25 }, (_, index) => recordInvalidation(db, [`story:${index}`])))
    ownInvalidations().clear()
    expect((await invalidationsAfter(db, since)).tags).toHaveLength(25)
  })

  it('since the build are carried out before the shop is ready, without expiring what is made since', async () => {
    const db = getDb()
    const tag = `story:since-${crypto.randomUUID()}`
    await recordInvalidation(db, [tag])
    const expired: string[] = []
    const expire = async (tags: string[]) => void expired.push(...tags)
    await startInvalidations({
      worker,
      connection: { db } as Connection,
      since,
      expire,
      listen: false,
      awaited,
    })
    expect(isCurrent({ tags: [tag], madeAt: performance.timeOrigin - 1 })).toBe(false)
    expect(isCurrent({ tags: [tag], madeAt: performance.timeOrigin + 1 })).toBe(true)
    expect(expired).toEqual([])
  })

  it('that cannot be read keep the shop from starting with old pages', async () => {
    const watching = startInvalidations({
      worker,
      connection: { db: { execute: () => Promise.reject(new Error('not yet')) } } as never,
      since,
      expire: async () => undefined,
      listen: false,
      awaited,
    })
    await expect(watching).rejects.toThrow('not yet')
  })

  it('are carried out in portions that the shop takes', async () => {
    const db = getDb()
    const portions: string[][] = []
    const expire = async (tags: string[]) => void portions.push(tags)
    await startInvalidations({
      worker,
      connection: { db } as Connection,
      since,
      expire,
      listen: true,
      awaited,
    }).catch(() => undefined)
    await recordInvalidation(
      db,
      Array.from({ length: 2_500 }, (_, index) => `story:${index}`),
    )
    await worker.wake('invalidations')
    expect(portions.map((tags) => tags.length)).toEqual([1_000, 1_000, 500])
  })

  describe('after a failover to a database that had not received the last ones', () => {
    /** Takes rows away, as they are lost, and gives their ids again. */
    const goBack = async (db: Database, to: number) => {
      await db.execute(sql`delete from content_invalidations where id > ${to}`)
      await db.execute(
        sql`select setval(pg_get_serial_sequence('content_invalidations', 'id'), ${Math.max(1, to)}, ${to > 0})`,
      )
    }

    it.each([
      ['before a new one is written', 0],
      ['while their ids are given again', 1],
      ['when the id of the last one has been given again', 2],
      ['when more have been written than were lost', 3],
    ])('count as everything, %s', async (_, written) => {
      const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      const db = getDb()
      await recordInvalidation(db, ['story:received'])
      const received = await newestInvalidation(db)
      await recordInvalidation(db, ['story:lost'])
      await recordInvalidation(db, ['story:lost-too'])
      const expired: string[] = []
      const expire = async (tags: string[]) => void expired.push(...tags)
      const at = await newestInvalidation(db)
      const connection = { db } as Connection
      await startInvalidations({ worker, connection, since: at, expire, listen: true, awaited }).catch(
        () => undefined,
      )
      await goBack(db, received.id)
      for (let count = 0; count < written; count += 1) await recordInvalidation(db, [`story:new-${count}`])
      await worker.wake('invalidations')
      expect(expired).toEqual(['content', 'catalogue'])
      expect(warned).toHaveBeenCalledOnce()
      await recordInvalidation(db, ['story:later'])
      await worker.wake('invalidations')
      expect(expired).toEqual(['content', 'catalogue', 'story:later'])
    })
  })

  it('are open to other connections in the order of their ids', async ({ skip }) => {
    if (!isShared(getUrl())) skip('the embedded database runs no other statement during a transaction')
    const db = getDb()
    const release = Promise.withResolvers<void>()
    const written = Promise.withResolvers<void>()
    const slow = db.transaction(async (tx) => {
      await recordInvalidation(tx as unknown as Database, ['story:slow'])
      written.resolve()
      await release.promise
    })
    await written.promise
    let isWritten = false
    const quick = recordInvalidation(db, ['story:quick']).then(() => {
      isWritten = true
    })
    await vi.waitFor(async () => {
      const [waiting] = await db.execute(
        sql`select 1 from pg_locks where locktype = 'advisory' and not granted`,
      )
      expect(isWritten || waiting !== undefined).toBe(true)
    })
    const seenMeanwhile = await invalidationsAfter(db, since)
    release.resolve()
    await Promise.all([slow, quick])
    const seenLater = await invalidationsAfter(db, seenMeanwhile.mark)
    expect([...seenMeanwhile.tags, ...seenLater.tags]).toEqual(['story:slow', 'story:quick'])
  })
})

describeOnDatabases('invalidations of other instances', (getDb, getUrl) => {
  let connection: Connection
  beforeEach(() => {
    connection = connect({ url: getUrl(), max: 2 })
  })
  afterEach(async () => {
    await worker.stop()
    await connection.close()
  })

  it('are asked for where the database cannot tell, and carried out one after the other', async () => {
    const expired: string[] = []
    const expire = async (tags: string[]) => void expired.push(...tags)
    await startInvalidations({
      worker,
      connection,
      since: await newestInvalidation(getDb()),
      expire,
      listen: false,
      awaited,
    })
    await recordInvalidation(getDb(), ['product:1'])
    await vi.waitFor(() => expect(expired).toEqual(['product:1']), { timeout: 10_000, interval: 50 })
    await recordInvalidation(getDb(), ['product:2'])
    await vi.waitFor(() => expect(expired).toEqual(['product:1', 'product:2']), {
      timeout: 10_000,
      interval: 50,
    })
  })

  describe('told by the database', () => {
    it('are carried out within a second, one after the other', async ({ skip }) => {
      if (!isShared(getUrl())) skip('the embedded database serves one instance')
      const expired: string[] = []
      const expire = async (tags: string[]) => void expired.push(...tags)
      await startInvalidations({
        worker,
        connection,
        since: await newestInvalidation(getDb()),
        expire,
        listen: true,
        awaited,
      })
      await recordInvalidation(getDb(), ['story:first'])
      await vi.waitFor(() => expect(expired).toEqual(['story:first']), { timeout: 1_000, interval: 10 })
      await recordInvalidation(getDb(), ['story:second'])
      await vi.waitFor(() => expect(expired).toEqual(['story:first', 'story:second']), {
        timeout: 1_000,
        interval: 10,
      })
    })

    it('are not lost while earlier ones are still being carried out', async ({ skip }) => {
      if (!isShared(getUrl())) skip('the embedded database serves one instance')
      const expired: string[] = []
      const slow = Promise.withResolvers<void>()
      const expire = async (tags: string[]) => {
        expired.push(...tags)
        await slow.promise
      }
      const since = await newestInvalidation(getDb())
      await startInvalidations({ worker, connection, since, expire, listen: true, awaited })
      let told = 0
      await connection.listen(invalidationChannel, () => {
        told += 1
      })
      // Whoever listens is told at once of what may have been missed before.
      expect(told).toBe(1)
      told = 0
      await recordInvalidation(getDb(), ['story:first'])
      await vi.waitFor(() => expect(expired).toEqual(['story:first']), { interval: 10 })
      await recordInvalidation(getDb(), ['story:second'])
      await recordInvalidation(getDb(), ['story:third'])
      await vi.waitFor(() => expect(told).toBe(3), { interval: 10 })
      slow.resolve()
      const all = ['story:first', 'story:second', 'story:third']
      await vi.waitFor(() => expect(expired).toEqual(all), { timeout: 1_000, interval: 10 })
    })

    it('are tried again by themselves after a failure', async ({ skip }) => {
      if (!isShared(getUrl())) skip('the embedded database serves one instance')
      const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      let failures = 1
      const expired: string[] = []
      const expire = async (tags: string[]) => {
        failures -= 1
        if (failures >= 0) throw new Error('busy')
        expired.push(...tags)
      }
      await startInvalidations({
        worker,
        connection,
        since: await newestInvalidation(getDb()),
        expire,
        listen: true,
        awaited,
      })
      await recordInvalidation(getDb(), ['story:first'])
      await vi.waitFor(() => expect(expired).toEqual(['story:first']), { timeout: 3_000, interval: 10 })
      expect(reported).toHaveBeenCalledOnce()
    })

    it('that fail together are reported once, and tried again', async ({ skip }) => {
      if (!isShared(getUrl())) skip('the embedded database serves one instance')
      const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      const busy = Promise.withResolvers<void>()
      const tried: string[][] = []
      const expire = async (tags: string[]) => {
        tried.push(tags)
        if (tried.length === 1) await busy.promise
      }
      await startInvalidations({
        worker,
        connection,
        since: await newestInvalidation(getDb()),
        expire,
        listen: true,
        awaited,
      })
      let told = 0
      await connection.listen(invalidationChannel, () => {
        told += 1
      })
      // Whoever listens is told at once of what may have been missed before.
      expect(told).toBe(1)
      told = 0
      await recordInvalidation(getDb(), ['story:first'])
      await vi.waitFor(() => expect(tried).toHaveLength(1), { interval: 10 })
      await recordInvalidation(getDb(), ['story:second'])
      await vi.waitFor(() => expect(told).toBe(2), { interval: 10 })
      busy.reject(new Error('busy'))
      await vi.waitFor(() => expect(tried).toEqual([['story:first'], ['story:first', 'story:second']]), {
        timeout: 3_000,
        interval: 10,
      })
      expect(reported).toHaveBeenCalledOnce()
    })

    it('that came while the connection was lost are carried out when it is back', async ({ skip }) => {
      if (!isShared(getUrl())) skip('the embedded database serves one instance')
      const expired: string[] = []
      const expire = async (tags: string[]) => void expired.push(...tags)
      await startInvalidations({
        worker,
        connection,
        since: await newestInvalidation(getDb()),
        expire,
        listen: true,
        awaited,
      })
      await getDb().execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%' and pid <> pg_backend_pid()`,
      )
      await recordInvalidation(getDb(), ['story:meanwhile'])
      await vi.waitFor(() => expect(expired).toEqual(['story:meanwhile']), { timeout: 10_000, interval: 20 })
    })
  })
})
