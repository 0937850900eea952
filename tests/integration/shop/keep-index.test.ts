import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Database } from '@/lib/platform/db/connect'
import { findMarket, type Market, marketsOf } from '@/lib/platform/markets/markets'
import { writeProducts } from '@/lib/shop/import/write/write-products'
import { countListingChange, readVersion } from '@/lib/shop/listing/index-rows/listing-version'
import { refreshListing } from '@/lib/shop/listing/index-rows/refresh-listing'
import {
  askIndex,
  indexesAtRest,
  keptIndex,
  loadIndexes,
  renewIndex,
} from '@/lib/shop/listing/memory/keep-index'
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
    const { db } = watched()
    const first = await renewIndex(db, de)
    await writeProducts(getDb(), [givenProduct({ key: '0204.5', name: 'Strampler Mia', price: 777 })], {
      brand: 'baby',
    })
    const second = await renewIndex(db, de, first)
    expect(second.version).toBe(await readVersion(db))
    expect([...second.orders['price-asc'].keys]).toEqual([777])
    expect(second.segments).toBe(first.segments)
    expect(await renewIndex(db, de, first)).toBe(second)
    await getDb().transaction((tx) => countListingChange(tx))
    const third = await renewIndex(db, de, second)
    expect(third.version).toBe(await readVersion(db))
    expect(third.segments).not.toBe(first.segments)
  })

  it('tells all that wait why it could not be loaded, and is tried again by the next to ask', async () => {
    let fails = true
    const { db } = watched(() => fails)
    const asked = await Promise.allSettled([renewIndex(db, de), renewIndex(db, de)])
    for (const one of asked)
      expect(one).toMatchObject({ status: 'rejected', reason: { message: 'out of memory' } })
    fails = false
    expect((await renewIndex(db, de)).version).toBe(await readVersion(db))
  })

  it('logs once for each market what failed after the start', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { db } = watched(() => true)
    await loadIndexes(db, [de], async () => undefined)
    expect(logged.mock.calls).toHaveLength(1)
    expect(String(logged.mock.calls[0])).toMatch(/listings of de-de: out of memory/)
  })

  it('stays, to try again, where the database fails amid a change', async () => {
    let fails = false
    const { db } = watched(() => fails)
    const first = await renewIndex(db, de)
    await refreshListing(getDb(), [1], { brand: 'baby' })
    fails = true
    await expect(renewIndex(db, de, first)).rejects.toThrow('out of memory')
    expect(keptIndex(db, de)).toBe(first)
    fails = false
    expect((await renewIndex(db, de, first)).version).toBe(await readVersion(db))
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
      const waiting = expect(renewIndex(db, de)).rejects.toThrow('still being loaded')
      await vi.advanceTimersByTimeAsync(20_000)
      await waiting
    } finally {
      vi.useRealTimers()
    }
    resolve()
    expect(await renewIndex(db, de)).toBeDefined()
  })

  it('is asked again when it is out of date, renewed, and not without end', async () => {
    const { db } = watched()
    const seen: MarketIndex[] = []
    const ask = (most: number) =>
      askIndex(db, de, async (index) => {
        seen.push(index)
        if (seen.length > most) return { version: index.version }
        await refreshListing(getDb(), [1], { brand: 'baby' })
        return 'stale'
      })
    expect(await ask(2)).toEqual({ version: await readVersion(db) })
    expect(new Set(seen.map(({ version }) => version)).size).toBe(3)
    await expect(ask(Number.POSITIVE_INFINITY)).rejects.toThrow('change faster than they are read')
  })

  it('is loaded anew where it is out of date at the version that it has', async () => {
    const { db } = watched()
    const first = await renewIndex(db, de)
    const second = await renewIndex(db, de, first)
    expect(second.version).toBe(first.version)
    expect(second.segments).not.toBe(first.segments)
  })
})
