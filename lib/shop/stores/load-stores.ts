import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { pageLifetime } from '@/lib/content/lifetime'
import { database } from '@/lib/db'
import { catalogueTag } from '../catalogue/tags'
import { fromCatalogue } from '../from-catalogue'
import { findStores } from './find-stores'
import type { Store } from './store'

async function keptStores(country: string): Promise<Store[]> {
  'use cache'
  cacheLife(pageLifetime)
  cacheTag(catalogueTag)
  return findStores(database(), country)
}

/** The shops in the towns of a country, by town. */
export const loadStores = (country: string): Promise<Store[]> => fromCatalogue(keptStores(country))
