import { connection } from 'next/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { handIn, type Shop } from '@/lib/shop/door'
import { loadSearch } from '@/lib/shop/listing/search/load-search'
import { findPages } from '@/lib/storefront/screens/search/find-pages'
import { findSearch } from '@/lib/storefront/screens/search/find-search'
import { testListing } from '@/tests/fixtures/listing'

vi.mock('next/server', () => ({ connection: vi.fn() }))
vi.mock('@/lib/platform/config', () => ({ config: () => ({ brand: 'baby' }) }))
vi.mock('@/lib/shop/listing/search/load-search', () => ({ loadSearch: vi.fn() }))
vi.mock('@/lib/shop/promotions/load-current', () => ({
  loadCurrentPromotions: vi.fn(),
  loadOffers: async (_: string, cards: unknown) => cards,
}))
vi.mock('@/lib/storefront/screens/search/find-pages', () => ({ findPages: vi.fn() }))

const suggest = vi.fn<Shop['search']['suggest']>()
handIn({ search: { suggest } })

const asked = () => [loadSearch, suggest, findPages].map((question) => vi.mocked(question).mock.calls.length)

describe('the search of a page', () => {
  beforeEach(() => {
    vi.mocked(connection).mockReset().mockResolvedValue(undefined)
    vi.mocked(loadSearch)
      .mockReset()
      .mockResolvedValue({
        ...{ kind: 'listing', listing: testListing(), meant: {}, leftOut: [] },
      })
    suggest.mockReset().mockResolvedValue({ products: [], categories: [], brands: [], terms: [] })
    vi.mocked(findPages).mockReset().mockResolvedValue([])
  })

  it('finds what a visitor asks for', async () => {
    expect(await findSearch('de', { term: 'wagen' })).toMatchObject({ term: 'wagen', listing: { page: 1 } })
    expect(asked()).toEqual([1, 1, 1])
  })

  it('looks up nothing while Next.js prepares a prefetch, where answers from memory would lead on', async () => {
    // This is how Next.js holds back what belongs to a visitor's own request.
    vi.mocked(connection).mockReturnValue(new Promise(() => undefined))
    void findSearch('de', { term: 'wagen' })
    await new Promise(setImmediate)
    expect(asked()).toEqual([0, 0, 0])
  })
})
