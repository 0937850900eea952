import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Database } from '@/lib/platform/db/connect'
import { findMarket, type Market, marketsOf } from '@/lib/platform/markets/markets'
import { writeProducts } from '@/lib/shop/import/write/write-products'
import { countListingChange, readVersion } from '@/lib/shop/listing/index-rows/listing-version'
import { refreshListing } from '@/lib/shop/listing/index-rows/refresh-listing'
import { indexesAtRest, keptIndex, loadIndexes, renewIndex } from '@/lib/shop/listing/memory/keep-index'
import type { MarketIndex } from '@/lib/shop/listing/memory/load-index'
import { givenCatalogue, givenProduct } from '../../fixtures/catalogue'
import { describeOnDatabases } from '../../fixtures/databases'

const de = findMarket('baby', 'de') as Market

describeOnDatabases('keeping the index in memory', (getDb) => {
  beforeAll(() => givenCatalogue(getDb(), [{ key: '0204.5', name: 'Strampler Mia' }]))
  afterEach(() => vi.restoreAllMocks())

  /** What is kept belongs to a database; this one counts the statements, and `fails` says whether they fail. */
  const watched = (fails = () => false) => {
    const execute = vi.fn(async (...statement: Parameters<Database['execute']>) => {
      if (fails()) throw new Error('out of memory')
      return getDb().execute(...statement)
    })
    const db: Database = Object.assign(Object.create(getDb()), { execute })
    return { db, execute }
  }
  const fill = (segments: number) =>
    getDb().execute(sql`
      insert into listing_bits select 'de-de', 'all', 0, 100 + number, ~(0::bit(8192))
      from generate_series(1, ${segments}::int) number`)

  it('loads it once, for all that wait', async () => {
    const { db, execute } = watched()
    const [first, second] = await Promise.all([renewIndex(db, de), renewIndex(db, de)])
    expect(first).toBeDefined()
    expect(second).toBe(first)
    expect(keptIndex(db, de)).toBe(first)
    const statements = execute.mock.calls.length
    expect(await renewIndex(db, de)).toBe(first)
    expect(execute).toHaveBeenCalledTimes(statements)
  })

  it('has that of each market after the start', async () => {
    const { db } = watched()
    const markets = marketsOf('baby')
    const quiet = vi.fn(async () => undefined)
    await loadIndexes(db, markets, quiet)
    for (const market of markets) expect(keptIndex(db, market)).toBeDefined()
    expect(quiet).toHaveBeenCalledTimes(markets.length)
  })

  it('begins none when the process ends, and says when the one under way is there', async () => {
    const { db } = watched()
    const ending = new AbortController()
    let asked = 0
    const quiet = async () => {
      asked += 1
      if (asked === 2) ending.abort()
    }
    await loadIndexes(db, marketsOf('baby'), quiet, ending.signal)
    expect(marketsOf('baby').filter((market) => keptIndex(db, market))).toHaveLength(1)
    const last = marketsOf('baby').at(-1)
    if (!last) throw new Error('There are markets')
    void renewIndex(db, last)
    await indexesAtRest(db)
    expect(keptIndex(db, last)).toBeDefined()
  })

  it('takes over a change of products, and loads it anew after any other', async () => {
    // From the beginning: a time that was read from the other clock may be far ahead of this one.
    vi.useFakeTimers({ toFake: ['performance'] })
    try {
      const { db } = watched()
      const first = (await renewIndex(db, de)) as MarketIndex
      await writeProducts(getDb(), [givenProduct({ key: '0204.5', name: 'Strampler Mia', price: 777 })], {
        brand: 'baby',
      })
      const second = (await renewIndex(db, de, first)) as MarketIndex
      expect(second.version).toBe(await readVersion(db))
      expect([...second.orders['price-asc'].keys]).toEqual([777])
      expect(second.segments).toBe(first.segments)
      expect(await renewIndex(db, de, first)).toBe(second)
      await getDb().transaction((tx) => countListingChange(tx))
      vi.advanceTimersByTime(60_000)
      const third = (await renewIndex(db, de, second)) as MarketIndex
      expect(third.version).toBe(await readVersion(db))
      expect(third.segments).not.toBe(first.segments)
    } finally {
      vi.useRealTimers()
    }
  })

  it('says why it could not be loaded, and does not try again at once', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { db, execute } = watched(() => true)
    expect(await renewIndex(db, de)).toBeUndefined()
    expect(logged.mock.calls).toHaveLength(1)
    expect(String(logged.mock.calls[0])).toMatch(/index of the listings of de-de: out of memory/)
    expect(await renewIndex(db, de)).toBeUndefined()
    expect(execute).toHaveBeenCalledTimes(1)
  })

  it('stays, to try again, where the database fails amid a change', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let fails = false
    const { db } = watched(() => fails)
    const first = (await renewIndex(db, de)) as MarketIndex
    await refreshListing(getDb(), [1], { brand: 'baby' })
    fails = true
    expect(await renewIndex(db, de, first)).toBeUndefined()
    expect(keptIndex(db, de)).toBe(first)
    fails = false
    expect((await renewIndex(db, de, first))?.version).toBe(await readVersion(db))
  })

  it('does not keep those waiting who wait too long', async () => {
    const { db, execute } = watched()
    const { promise, resolve } = Promise.withResolvers<void>()
    execute.mockImplementationOnce(async (...statement) => {
      await promise
      return getDb().execute(...statement)
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const waiting = renewIndex(db, de)
      await vi.advanceTimersByTimeAsync(20_000)
      expect(await waiting).toBeUndefined()
    } finally {
      vi.useRealTimers()
    }
    resolve()
    expect(await renewIndex(db, de)).toBeDefined()
  })

  it('asks a catalogue that is too large once, says so, and asks again after a change', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.useFakeTimers({ toFake: ['performance'] })
    const { db, execute } = watched()
    await fill(31)
    try {
      expect(await renewIndex(db, de)).toBeUndefined()
      expect(logged.mock.calls).toHaveLength(1)
      expect(String(logged.mock.calls[0])).toMatch(/de-de.*253953 products/)
      vi.advanceTimersByTime(3_600_000)
      expect(await renewIndex(db, de)).toBeUndefined()
      expect(execute).toHaveBeenCalledTimes(1)
      await getDb().execute(sql`delete from listing_bits where segment > 100`)
      await getDb().transaction((tx) => countListingChange(tx))
      vi.advanceTimersByTime(3_600_000)
      expect(await renewIndex(db, de)).toBeDefined()
    } finally {
      vi.useRealTimers()
    }
  })
})
