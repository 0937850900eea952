import { expect, it, vi } from 'vitest'
import { isUnavailable } from '@/lib/platform/outage'
import { loadProductFiles } from '@/lib/shop/sitemap'

vi.mock('server-only', () => ({}))
vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }))
vi.mock('@/lib/platform/db', async (original) => ({
  ...(await original<object>()),
  database: () => ({ execute: () => Promise.reject(new Error('down')) }),
}))

it('The list of the sitemaps of products is unavailable while the database is down', async () => {
  const error = await loadProductFiles('de').catch((thrown: unknown) => thrown)
  expect(isUnavailable(error)).toBe(true)
})
