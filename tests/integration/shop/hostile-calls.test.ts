import { beforeAll, expect, it, vi } from 'vitest'
import { givenCatalogue } from '../../fixtures/catalogue'
import { describeOnDatabases } from '../../fixtures/databases'
import { endpoints, faultsOf } from '../../fixtures/shop-calls'

vi.mock('@/lib/platform/config', () => ({ config: () => ({ brand: 'baby' }) }))
/** What Next.js' cache needs is there in its server alone. */
vi.mock('next/cache', async (original) => ({
  ...(await original<object>()),
  cacheLife: () => undefined,
  cacheTag: () => undefined,
}))
/** The pages that a search finds come from the content service. */
vi.mock('@/lib/storefront/screens/search/find-pages', () => ({ findPages: async () => [] }))

type Route = { GET: (request: Request) => Promise<Response> }

const routes: Record<string, () => Promise<Route>> = {
  '/api/shop/listing/': () => import('@/app/api/shop/listing/route'),
  '/api/shop/suggest/': () => import('@/app/api/shop/suggest/route'),
  '/api/shop/products/': () => import('@/app/api/shop/products/route'),
  '/api/shop/recommendations/': () => import('@/app/api/shop/recommendations/route'),
  '/api/shop/places/': () => import('@/app/api/shop/places/route'),
  '/api/shop/postcodes/': () => import('@/app/api/shop/postcodes/route'),
}

describeOnDatabases('the calls that read the shop', (getDb) => {
  beforeAll(async () => {
    await givenCatalogue(getDb(), [
      { key: '1', number: '100000', name: 'Kinderwagen', colour: 'gruen' },
      {
        key: '2',
        number: '100001',
        name: { de: 'Schlafsack', fr: 'Gigoteuse' },
        categories: ['schlafsaecke'],
      },
    ])
  })

  it.each(Object.keys(endpoints))('%s answers whatever it is asked with 200 or 4xx in JSON', async (path) => {
    const route = await routes[path]?.()
    const send = async (target: string) => {
      const answer = await route?.GET(new Request(`http://shop.example${target}`))
      if (!answer) throw new Error(`${path} has no handler`)
      const { status, headers } = answer
      return { status, headers: Object.fromEntries(headers), body: await answer.text() }
    }
    expect(await faultsOf(path, send)).toEqual([])
  })
})
