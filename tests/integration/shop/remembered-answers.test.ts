import { sql } from 'drizzle-orm'
import { beforeAll, expect, it, vi } from 'vitest'
import { findMarket, type Market } from '@/lib/platform/markets/markets'
import { writeCategories } from '@/lib/shop/import/write/write-categories'
import { writeProducts } from '@/lib/shop/import/write/write-products'
import { countListingChange } from '@/lib/shop/listing/index-rows/listing-version'
import { refreshSearchWords } from '@/lib/shop/listing/index-rows/refresh-search-words'
import { defaultPageSize } from '@/lib/shop/listing/listing-address'
import { searchCached } from '@/lib/shop/listing/search/search-cached'
import { writeSearchRedirects } from '@/lib/shop/listing/search/search-redirects'
import { suggest } from '@/lib/shop/listing/search/suggest'
import { givenCatalogue, givenProduct } from '../../fixtures/catalogue'
import { describeOnDatabases } from '../../fixtures/databases'

const brand = 'baby'
const de = findMarket(brand, 'de') as Market
const all = { filters: {}, sort: 'relevancy', page: 1, pageSize: defaultPageSize } as const

describeOnDatabases('remembered answers', (getDb) => {
  beforeAll(() => givenCatalogue(getDb(), [{ key: '0204.5', name: 'Strampler Mia', price: 2000 }]))

  const reprice = (price: number) =>
    writeProducts(getDb(), [givenProduct({ key: '0204.5', name: 'Strampler Mia', price })], { brand })
  const searched = async () => {
    const result = await searchCached(getDb(), de, 'Strampler', all)
    return result.kind === 'listing' ? result.listing.cards.map(({ price }) => price.withTax) : []
  }
  const suggested = async () =>
    (await suggest(getDb(), de, 'stram')).products.map(({ price }) => price.withTax)

  it('are the same while nothing changes', async () => {
    const [one, other] = [
      await searchCached(getDb(), de, 'Strampler', all),
      await searchCached(getDb(), de, 'Strampler', all),
    ]
    expect(other).toBe(one)
    expect(await suggest(getDb(), de, 'stram')).toBe(await suggest(getDb(), de, 'stram'))
  })

  it('of a search and of suggestions are new with a price', async () => {
    expect([await searched(), await suggested()]).toEqual([[2000], [2000]])
    await reprice(1500)
    expect([await searched(), await suggested()]).toEqual([[1500], [1500]])
  })

  it('are not made of what changed while they were read', async () => {
    await reprice(1400)
    const { $client } = getDb()
    const query = $client.query.bind($client) as (...statement: unknown[]) => Promise<unknown>
    let isChanged = false
    const reading = vi.spyOn($client, 'query').mockImplementation((async (
      ...statement: [{ text: string }]
    ) => {
      const answer = await query(...statement)
      if (isChanged || !statement[0].text.includes('search_redirects')) return answer
      isChanged = true
      await reprice(1300)
      return answer
    }) as never)
    await searched()
    reading.mockRestore()
    expect(isChanged).toBe(true)
    await reprice(1200)
    expect(await searched()).toEqual([1200])
  })

  it('of a search give way to a redirect', async () => {
    expect(await searched()).toHaveLength(1)
    await writeSearchRedirects(getDb(), [{ locale: 'de-de', term: 'Strampler', target: '/de/kleidung/' }])
    expect(await searchCached(getDb(), de, 'Strampler', all)).toEqual({
      kind: 'target',
      target: '/de/kleidung/',
    })
    await getDb().execute(sql`delete from search_redirects`)
    await getDb().transaction((tx) => countListingChange(tx))
  })

  it('of suggestions are new with a category without products', async () => {
    const labels = async () => (await suggest(getDb(), de, 'laufgit')).categories.map(({ label }) => label)
    expect(await labels()).toEqual([])
    const category = {
      locale: 'de-de',
      key: 'laufgitter',
      name: 'Laufgitter',
      path: 'laufgitter',
      position: 9,
    }
    await writeCategories(getDb(), [category], { brand })
    expect(await labels()).toEqual(['Laufgitter'])
  })

  it('of suggestions are new with the vocabulary', async () => {
    const labels = async () => (await suggest(getDb(), de, 'stramp')).terms.map(({ label }) => label)
    await getDb().execute(sql`delete from search_words`)
    await getDb().transaction((tx) => countListingChange(tx))
    expect(await labels()).toEqual([])
    await refreshSearchWords(getDb(), { brand })
    expect(await labels()).toEqual(['Strampler'])
  })
})
