import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Connection, connect } from '@/lib/platform/db/connect'
import { describeOnDatabases } from '../../../fixtures/databases'
import { openSilentLine } from '../../../fixtures/silent-line'

/** Within which a shop has to have recovered. */
const recoveryMs = 5_000

describeOnDatabases('connections that have gone silent, while new ones work', (getDb, getUrl) => {
  describe.skipIf(process.env.TEST_DATABASE !== 'postgres')('of a pool', () => {
    let line: Awaited<ReturnType<typeof openSilentLine>>
    let shop: Connection
    beforeEach(async () => {
      line = await openSilentLine(getUrl())
      shop = connect({ url: line.url, max: 8, work: 'requests' })
      await getDb().execute(sql`create table written (word text)`)
      // Every connection of the pool is open, and has done something before.
      await Promise.all(Array.from({ length: 8 }, () => shop.db.execute(sql`select pg_sleep(0.05)`)))
    })
    afterEach(async () => {
      await shop.close()
      await line.close()
      await getDb().execute(sql`drop table written`)
    })
    const write = (word: string) => sql`insert into written values (${word})`
    const written = async () =>
      (await getDb().execute<{ word: string }>(sql`select word from written order by 1`)).map(
        ({ word }) => word,
      )
    const settled = (work: Promise<unknown>) =>
      work.then(
        () => 'answered',
        () => 'failed',
      )

    it('fail what is under way and are replaced within five seconds, all after the first', async () => {
      line.silence()
      const began = performance.now()
      expect(await settled(shop.db.execute(sql`select 1`))).toBe('failed')
      expect(performance.now() - began).toBeLessThan(recoveryMs)
      // None of the other seven is tried any more.
      const next = Array.from({ length: 8 }, () => settled(shop.db.execute(sql`select 1`)))
      expect(await Promise.all(next)).toEqual(next.map(() => 'answered'))
      expect(performance.now() - began).toBeLessThan(recoveryMs)
    })

    it('do not hold up statements that wait for a connection', async () => {
      line.silence()
      const began = performance.now()
      const asked = Array.from({ length: 24 }, () => settled(shop.db.execute(sql`select 1`)))
      const answers = await Promise.all(asked)
      expect(performance.now() - began).toBeLessThan(recoveryMs)
      expect(answers.filter((answer) => answer === 'answered').length).toBeGreaterThanOrEqual(16)
    })

    it('fail a transaction, which is not carried out again', async () => {
      const began = Promise.withResolvers<void>()
      const silent = Promise.withResolvers<void>()
      const work = settled(
        shop.db.transaction(async (tx) => {
          await tx.execute(write('lost'))
          began.resolve()
          await silent.promise
          await tx.execute(write('lost too'))
        }),
      )
      await began.promise
      line.silence()
      silent.resolve()
      expect(await work).toBe('failed')
      await shop.db.transaction((tx) => tx.execute(write('kept')))
      expect(await written()).toEqual(['kept'])
    })

    it('are told from those whose statement takes long, also one that waits for a lock', async () => {
      const slow = settled(shop.db.execute(sql`select pg_sleep(6)`))
      const locked = getDb().transaction(async (tx) => {
        await tx.execute(sql`lock table written in access exclusive mode`)
        const waiting = settled(shop.db.execute(write('late')))
        await pause(5_000)
        return { waiting }
      })
      const { waiting } = await locked
      expect(await Promise.all([slow, waiting])).toEqual(['answered', 'answered'])
      expect(await written()).toEqual(['late'])
    })

    it('give up what their server still holds: an order does not wait for the transaction of one', async () => {
      await shop.db.execute(write('stock'))
      const began = Promise.withResolvers<void>()
      const silent = Promise.withResolvers<void>()
      const work = settled(
        shop.db.transaction(async (tx) => {
          await tx.execute(sql`update written set word = 'taken'`)
          began.resolve()
          await silent.promise
          await tx.execute(sql`select 1`)
        }),
      )
      await began.promise
      line.silence()
      silent.resolve()
      expect(await work).toBe('failed')
      const begun = performance.now()
      await shop.db.execute(sql`update written set word = 'sold'`)
      expect(performance.now() - begun).toBeLessThan(recoveryMs)
      expect(await written()).toEqual(['sold'])
    })

    it('fail within five seconds also where nothing answers at all, and work again as soon as it does', async () => {
      line.die()
      const began = performance.now()
      const write = shop.db.transaction((tx) => tx.execute(sql`select 1`))
      expect(await settled(write)).toBe('failed')
      expect(performance.now() - began).toBeLessThan(recoveryMs)
      line.mend()
      expect(await settled(shop.db.execute(sql`select 1`))).toBe('answered')
    })

    it('let a message be heard within five seconds, also one that was sent meanwhile', async () => {
      const times: number[] = []
      await shop.listen('nestling_test', () => void times.push(performance.now()))
      line.silence()
      const sentAt = performance.now()
      await getDb().execute(sql`select pg_notify('nestling_test', '')`)
      await expect
        .poll(() => times.some((at) => at > sentAt), { timeout: recoveryMs, interval: 50 })
        .toBe(true)
      const again = performance.now()
      await getDb().execute(sql`select pg_notify('nestling_test', '')`)
      await expect.poll(() => times.some((at) => at > again), { timeout: 1_000, interval: 20 }).toBe(true)
      // The first to notice tells of the others: a visitor meets none of them.
      expect(await settled(shop.db.execute(sql`select 1`))).toBe('answered')
    })
  })

  describe.skipIf(process.env.TEST_DATABASE !== 'postgres')('a pooler that passes no notification on', () => {
    it('is noticed, and what there is to hear of is looked for instead', async () => {
      const line = await openSilentLine(getUrl(), { deaf: true })
      const shop = connect({ url: line.url, max: 2, work: 'requests' })
      let looked = 0
      await shop.listen('nestling_test', () => {
        looked += 1
      })
      await expect.poll(() => looked, { timeout: 12_000, interval: 100 }).toBeGreaterThan(3)
      await shop.close()
      await line.close()
    })

    it('does no harm where LISTEN has an address of its own', async () => {
      const line = await openSilentLine(getUrl(), { deaf: true })
      const shop = connect({ url: line.url, max: 2, work: 'requests', directUrl: getUrl() })
      let heard = 0
      await shop.listen('nestling_test', () => {
        heard += 1
      })
      const before = heard
      await getDb().execute(sql`select pg_notify('nestling_test', '')`)
      await expect.poll(() => heard, { timeout: 2_000, interval: 20 }).toBe(before + 1)
      await pause(5_000)
      expect(heard).toBe(before + 1)
      await shop.close()
      await line.close()
    })
  })
})
