import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { catalogueTag, pageLifetime } from '@/lib/platform/freshness'
import { findMarket, marketsOf } from '@/lib/platform/markets'
import {
  type CategoryPage,
  findCategoryMenu,
  findCategoryPage,
  findCategoryPaths,
  type MenuCategory,
} from './category-pages'
import { fromCatalogue } from './from-catalogue'
import { categoriesTag } from './tags'

async function cachedPage(marketCode: string, path: string): Promise<CategoryPage | undefined> {
  'use cache'
  cacheLife(pageLifetime)
  cacheTag(catalogueTag, categoriesTag)
  const market = findMarket(config().brand, marketCode)
  return market && findCategoryPage(database(), market, path)
}

/** The category of a feed at a path of a market; undefined where there is none. */
export const loadCategoryPage = (marketCode: string, path: string): Promise<CategoryPage | undefined> =>
  fromCatalogue(cachedPage(marketCode, path))

async function cachedPaths(): ReturnType<typeof findCategoryPaths> {
  'use cache'
  cacheLife(pageLifetime)
  cacheTag(catalogueTag, categoriesTag)
  return findCategoryPaths(database(), marketsOf(config().brand))
}

/** The paths of the categories of feeds in all markets. */
export const loadCategoryPaths = (): ReturnType<typeof findCategoryPaths> => fromCatalogue(cachedPaths())

async function cachedMenu(marketCode: string): Promise<MenuCategory[]> {
  'use cache'
  cacheLife(pageLifetime)
  cacheTag(catalogueTag, categoriesTag)
  const market = findMarket(config().brand, marketCode)
  return market ? findCategoryMenu(database(), market) : []
}

/** The first two levels of a market's categories, for a menu that no editor made. */
export const loadCategoryMenu = (marketCode: string): Promise<MenuCategory[]> =>
  fromCatalogue(cachedMenu(marketCode))
