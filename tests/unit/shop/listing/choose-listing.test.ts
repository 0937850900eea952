import { connection } from 'next/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { findMarket, type Market } from '@/lib/platform/markets/markets'
import { findCategory } from '@/lib/shop/listing/find-category'
import { chooseListing } from '@/lib/shop/listing/load-listing'

vi.mock('next/server', () => ({ connection: vi.fn() }))
vi.mock('@/lib/platform/config', () => ({ config: () => ({ brand: 'baby' }) }))
vi.mock('@/lib/platform/db/database', () => ({ database: () => ({}) }))
vi.mock('@/lib/shop/listing/find-category', () => ({ findCategory: vi.fn(async () => undefined) }))

const choose = () =>
  chooseListing(
    findMarket('baby', 'de') as Market,
    { address: '/de/schlafen/', pageSize: 24 },
    { filters: {}, sort: 'newest', page: 1, pageSize: 24 },
  )

beforeEach(() => {
  vi.mocked(connection).mockReset().mockResolvedValue(undefined)
  vi.mocked(findCategory).mockClear()
})

it('asks the database for the choices of a visitor', async () => {
  await choose()
  expect(findCategory).toHaveBeenCalledOnce()
})

it('does not ask it again while Next.js prepares a prefetch of the same page', async () => {
  vi.mocked(connection).mockReturnValue(new Promise(() => undefined))
  void choose()
  await new Promise(setImmediate)
  expect(findCategory).not.toHaveBeenCalled()
})
