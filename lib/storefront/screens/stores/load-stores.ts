import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { database } from '@/lib/platform/db'
import { catalogueTag, pageLifetime } from '@/lib/platform/freshness'
import { fromCatalogue, storesTag } from '@/lib/shop/catalogue'
import type { Store } from '@/lib/shop/stores'
import { findStores } from '@/lib/shop/stores'

async function cachedStores(country: string): Promise<Store[]> {
  'use cache'
  cacheLife(pageLifetime)
  cacheTag(catalogueTag, storesTag)
  return findStores(database(), country)
}

/** The stores of a country, by town. */
export const loadStores = (country: string): Promise<Store[]> => fromCatalogue(cachedStores(country))
