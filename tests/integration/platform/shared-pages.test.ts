import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { pruneSharedPages, sharedPagesIn } from '@/lib/platform/shared-pages'
import { describeOnDatabases } from '../../fixtures/databases'

const page = (text: string) => Buffer.from(text)
const textIn = (bytes: Buffer | undefined) => bytes?.toString()

describeOnDatabases('pages that instances share', (getDb) => {
  const instance = (build = 'build', waitMs = 1_000) => sharedPagesIn(getDb(), build, { waitMs })

  beforeEach(async () => {
    await getDb().execute(sql`delete from shared_pages`)
  })

  it('a page that one instance has made is there for the others of its build, and for no other build', async () => {
    await instance().write('a', page('first'), 1)
    expect(textIn(await instance().read('a'))).toBe('first')
    expect(await instance('another build').read('a')).toBeUndefined()
    await instance().remove('a')
    expect(await instance().read('a')).toBeUndefined()
  })

  it.each([
    { before: 5, after: 6, kept: 'after' },
    { before: 5, after: 5, kept: 'after' },
    { before: 5, after: 4, kept: 'before' },
  ])(
    'of pages that contain the invalidations up to $before and $after the newer one is kept',
    async (row) => {
      await instance().write('a', page('before'), row.before)
      await instance().write('a', page('after'), row.after)
      expect(textIn(await instance().read('a'))).toBe(row.kept)
    },
  )

  it('one instance makes a page, and the others wait for it', async () => {
    const maker = instance()
    expect(await maker.begin('a')).toBeUndefined()
    const waiting = [instance().begin('a'), instance().begin('a')]
    await sleep(150)
    await maker.write('a', page('made'), 1)
    expect((await Promise.all(waiting)).map(textIn)).toEqual(['made', 'made'])
  })

  it('an old page that is being made anew is waited for, too, also where the newer one is there already', async () => {
    await instance().write('a', page('old'), 3)
    const maker = instance()
    expect(await maker.begin('a')).toBeUndefined()
    const waiting = instance().begin('a')
    await sleep(150)
    await maker.write('a', page('older'), 2)
    expect(textIn(await waiting)).toBe('old')
  })

  it('nobody waits long for an instance that has ended, and another makes the page', async () => {
    expect(await instance().begin('a')).toBeUndefined()
    const began = performance.now()
    expect(await instance('build', 200).begin('a')).toBeUndefined()
    expect(performance.now() - began).toBeGreaterThan(150)
    await getDb().execute(sql`update shared_pages set made_until = now() - interval '1 second'`)
    const other = instance('build', 5_000)
    const again = performance.now()
    expect(await other.begin('a')).toBeUndefined()
    expect(performance.now() - again).toBeLessThan(2_000)
  })

  it('a page that is never kept is waited for once by the instance that makes it', async () => {
    const one = instance('build', 5_000)
    expect(await one.begin('a')).toBeUndefined()
    const began = performance.now()
    expect(await one.begin('a')).toBeUndefined()
    expect(performance.now() - began).toBeLessThan(2_000)
  })

  it('the least recently used go beyond the limit, and what nobody has used for a week', async () => {
    const pages = instance()
    for (const key of ['a', 'b', 'c', 'd']) await pages.write(key, page('0123456789'), 1)
    await getDb().execute(
      sql`update shared_pages set used_at = now() - make_interval(hours => 10 - ascii(key) + 97)`,
    )
    await pages.use('a')
    await pruneSharedPages(getDb(), 25)
    const left = async () =>
      (await getDb().execute<{ key: string }>(sql`select key from shared_pages order by key`)).map(
        ({ key }) => key,
      )
    expect(await left()).toEqual(['a', 'd'])
    await getDb().execute(sql`update shared_pages set used_at = now() - interval '8 days' where key = 'a'`)
    await pruneSharedPages(getDb(), 1_000)
    expect(await left()).toEqual(['d'])
  })
})
