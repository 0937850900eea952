import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { catalogueTag, pageLifetime } from '@/lib/platform/freshness'
import { fromCatalogue, storesTag } from '@/lib/shop/catalogue'
import { stores } from '@/lib/shop/door'
import type { Store } from '@/lib/shop/stores'

async function cachedStores(country: string): Promise<Store[]> {
  'use cache'
  cacheLife(pageLifetime)
  cacheTag(catalogueTag, storesTag)
  return stores.inCountry(country)
}

/** The stores of a country, by town. */
export const loadStores = (country: string): Promise<Store[]> => fromCatalogue(cachedStores(country))
