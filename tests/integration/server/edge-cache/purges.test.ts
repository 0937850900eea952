import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { recordInvalidation } from '@/lib/platform/freshness'
import { announceInstance, awaitApplied, findInstances, pruneInstances } from '@/lib/platform/instances'
import { cacheKey } from '@/lib/server/edge-cache/keys'
import { Purges } from '@/lib/server/edge-cache/purges'
import { edgePurges } from '@/lib/server/edge-cache/tables'
import { passTime } from '../../../fixtures/clock'
import { describeOnDatabases } from '../../../fixtures/databases'

describeOnDatabases('HTTP caches and the processes in front of which they stand', (getDb) => {
  const target = { url: 'http://cache.example/.cache/purge', secret: undefined }

  /** A cache that takes purges, or refuses them while it is away. */
  function cache() {
    const calls: string[][] = []
    const state = { isAway: false }
    const send = async (_: unknown, keys: readonly string[]) => {
      if (state.isAway) throw new Error('The cache is away')
      calls.push([...keys].sort())
    }
    return { state, calls, open: () => new Purges(getDb(), target, send), taken: () => calls.splice(0) }
  }

  const instance = (id: string, applied: number, build = 'one') =>
    announceInstance(getDb(), {
      ...{ id, role: 'all', build, host: 'shop-1', pid: 1, startedAt: new Date(), applied, jobs: [] },
    })

  const record = (...tags: string[]) => recordInvalidation(getDb(), tags)
  const keysOf = (...tags: string[]) => tags.map(cacheKey).sort()
  const row = async () => (await getDb().select().from(edgePurges))[0]

  describe('An HTTP cache in front of the shop', () => {
    beforeEach(async () => {
      await getDb().execute(sql`truncate instances, edge_purges, content_invalidations`)
      await instance('a', 0)
    })

    /** A cache that is known and has nothing to be purged. */
    async function settled() {
      const known = cache()
      const purges = known.open()
      await purges.run()
      passTime(1_100)
      await purges.run()
      expect(known.taken()).toEqual([['all'], ['all'], ['all']])
      return { ...known, purges }
    }

    it('is emptied before it is known, because it may hold anything', async () => {
      const { purges, taken } = await settled()
      await purges.run()
      expect(taken()).toEqual([])
    })

    it('drops what went stale at once, and once more when every instance has applied it', async () => {
      const { purges, taken } = await settled()
      const id = await record('page:1', 'layout')
      await purges.run()
      expect(taken()).toEqual([keysOf('page:1', 'layout')])
      passTime(1_100)
      await purges.run()
      expect(taken(), 'the instance may still answer with the former page').toEqual([])
      await instance('a', id)
      await purges.run()
      expect(taken()).toEqual([keysOf('page:1', 'layout')])
      await purges.run()
      expect(taken()).toEqual([])
      expect(await row()).toMatchObject({ mark: id, problem: null })
    })

    it('does not wait for an instance for ever', async () => {
      const { purges, taken } = await settled()
      await record('page:1')
      await purges.run()
      passTime(31_000)
      await instance('a', 0)
      await purges.run()
      expect(taken()).toEqual([keysOf('page:1'), keysOf('page:1')])
    })

    it('is asked until it answers, with what went stale meanwhile, and the reason is noted', async () => {
      const { purges, state, taken } = await settled()
      state.isAway = true
      await record('page:1')
      await expect(purges.run()).rejects.toThrow('away')
      await record('page:2')
      await expect(purges.run()).rejects.toThrow('away')
      expect((await row())?.problem).toContain('The cache is away')
      state.isAway = false
      const id = await record('page:3')
      await instance('a', id)
      await purges.run()
      expect(taken()).toEqual([keysOf('page:1', 'page:2', 'page:3')])
      passTime(1_100)
      await purges.run()
      expect((await row())?.problem).toBeNull()
    })

    it('is purged by the next process from where the last one came to', async () => {
      const { open, taken } = await settled()
      const id = await record('page:1')
      await instance('a', id)
      await open().run()
      expect(taken()).toEqual([keysOf('page:1')])
    })

    it('is emptied when invalidations were lost, when there are too many, and when a build comes or goes', async () => {
      const { purges, taken } = await settled()
      const id = await record('page:1')
      await instance('a', id)
      await purges.run()
      passTime(1_100)
      await purges.run()
      taken()
      await record('page:2')
      const last = await record('page:3')
      await getDb().execute(sql`delete from content_invalidations where id < ${last}`)
      await purges.run()
      expect(taken()).toEqual([['all']])

      await record(...Array.from({ length: 1_001 }, (_, index) => `product:${index}`))
      await purges.run()
      expect(taken()).toEqual([['all']])

      await instance('b', last, 'two')
      await purges.run()
      expect(taken()).toEqual([['all']])
      await getDb().execute(sql`delete from instances where id = 'b'`)
      await purges.run()
      expect(taken()).toEqual([['all']])
    })
  })

  describe('The processes of the shop', () => {
    it('are live for a while after they were heard of, and are forgotten after a day', async () => {
      await getDb().execute(sql`truncate instances`)
      for (const id of ['a', 'b', 'c']) await instance(id, 3)
      await getDb().execute(sql`update instances set seen_at = now() - interval '30 seconds' where id = 'b'`)
      await getDb().execute(sql`update instances set seen_at = now() - interval '25 hours' where id = 'c'`)
      const live = async () => (await findInstances(getDb())).map(({ id, isLive }) => [id, isLive])
      expect(await live()).toEqual([
        ['a', true],
        ['b', false],
        ['c', false],
      ])
      await pruneInstances(getDb())
      expect((await live()).map(([id]) => id)).toEqual(['a', 'b'])
    })

    it('are waited for until all have applied an invalidation, but not one that is alone or was not heard of', async () => {
      await getDb().execute(sql`truncate instances`)
      const applied = (id: number, withinMs: number) => awaitApplied(getDb(), id, withinMs)
      await instance('a', 3)
      expect(await applied(4, 100)).toBe(true)
      await instance('b', 4)
      expect(await applied(3, 100)).toBe(true)
      expect(await applied(4, 100)).toBe(false)
      const waited = applied(4, 20_000)
      await instance('a', 4)
      expect(await waited).toBe(true)
      await instance('b', 0)
      await getDb().execute(sql`update instances set seen_at = now() - interval '30 seconds' where id = 'b'`)
      expect(await applied(4, 100)).toBe(true)
    })
  })
})
