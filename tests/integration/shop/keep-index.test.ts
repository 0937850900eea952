import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Database } from '@/lib/platform/db/connect'
import { findMarket, type Market } from '@/lib/platform/markets/markets'
import { countListingChange, readVersion } from '@/lib/shop/listing/index-rows/listing-version'
import { keptIndex, loadBeside } from '@/lib/shop/listing/memory/keep-index'
import { givenCatalogue } from '../../fixtures/catalogue'
import { describeOnDatabases } from '../../fixtures/databases'

const de = findMarket('baby', 'de') as Market

describeOnDatabases('keeping the index in memory', (getDb) => {
  beforeAll(() => givenCatalogue(getDb(), [{ key: '0204.5', name: 'Strampler Mia' }]))
  afterEach(() => vi.restoreAllMocks())

  /** What is kept belongs to a database; this one counts the statements, and `fails` says whether they fail. */
  const watched = (fails = false) => {
    const execute = vi.fn(async (...statement: Parameters<Database['execute']>) => {
      if (fails) throw new Error('out of memory')
      return getDb().execute(...statement)
    })
    const db: Database = Object.assign(Object.create(getDb()), { execute })
    return { db, execute }
  }
  const fill = (segments: number) =>
    getDb().execute(sql`
      insert into listing_bits select 'de-de', 'all', 0, 100 + number, ~(0::bit(8192))
      from generate_series(1, ${segments}::int) number`)

  it('loads it once', async () => {
    const { db, execute } = watched()
    loadBeside(db, de, await readVersion(db))
    await expect.poll(() => keptIndex(db, de)).toBeDefined()
    const statements = execute.mock.calls.length
    loadBeside(db, de, await readVersion(db))
    expect(execute).toHaveBeenCalledTimes(statements)
  })

  it('logs why it could not be loaded', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { db, execute } = watched(true)
    loadBeside(db, de, await readVersion(db))
    await expect.poll(() => logged.mock.calls).toHaveLength(1)
    expect(String(logged.mock.calls[0])).toMatch(/index of the listings of de-de: out of memory/)
    loadBeside(db, de, await readVersion(db))
    expect(execute).toHaveBeenCalledTimes(1)
  })

  it('asks a catalogue that is too large once, says so, and asks again after a change', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.useFakeTimers({ toFake: ['performance'] })
    const { db, execute } = watched()
    await fill(31)
    try {
      const version = await readVersion(db)
      loadBeside(db, de, version)
      await expect.poll(() => logged.mock.calls).toHaveLength(1)
      expect(String(logged.mock.calls[0])).toMatch(/de-de.*253953 products/)
      vi.advanceTimersByTime(3_600_000)
      loadBeside(db, de, version)
      expect(execute).toHaveBeenCalledTimes(1)
      expect(keptIndex(db, de)).toBeUndefined()
      await getDb().execute(sql`delete from listing_bits where segment > 100`)
      await getDb().transaction(countListingChange)
      loadBeside(db, de, await readVersion(db))
      await expect.poll(() => keptIndex(db, de)).toBeDefined()
    } finally {
      vi.useRealTimers()
    }
  })
})
