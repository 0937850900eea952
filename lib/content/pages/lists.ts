import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { Answer, Story } from '@/lib/content/client'
import { ContentUnavailableError, contentService, outOfCache } from '@/lib/content/client'
import { config } from '@/lib/platform/config'
import { contentTag, lifetimeOf, pageLifetime } from '@/lib/platform/freshness'
import { canonicalContentPath, findMarket, marketsOf } from '@/lib/platform/markets'
import { isCategoryPage } from './category-pages'
import { isSpecialKey } from './key'
import { keysOf } from './keys'
import { catchUnavailable } from './page'
import {
  type Alternate,
  alternatesOf,
  hiddenSlugs,
  isPage,
  notShownSlugs,
  pathIn,
  withoutAlternates,
} from './story-paths'
import { indexTag } from './tags'

export type IndexEntry = {
  path: string
  name: string
  publishedAt: string | undefined
  alternates: Alternate[]
  /** False for pages marked noindex, and for the special pages. */
  findable: boolean
  /** A page that is shown in place of another one: an error, an empty result … */
  isSpecial: boolean
  /** The page of a category, by its folder or its kind. */
  isCategory: boolean
}

const isSpecial = (story: Story) => isSpecialKey(canonicalContentPath(story.fullSlug))

/** The published pages of a folder, with what lists need of them, and the slugs of those that cannot be shown. */
type FolderPages = Answer<Story[]> & { notShown: string[] }

async function cachedFolder(folder: string): Promise<FolderPages> {
  'use cache'
  cacheTag(contentTag, indexTag)
  const { value, stale } = await contentService().index(folder)
  cacheLife(lifetimeOf({ now: 0, stale, until: undefined }))
  const pages = value.filter(isPage).map((story) => {
    const { component, noindex, pageType } = story.content
    return { ...story, content: { component, noindex, pageType } }
  })
  return { value: pages, stale, notShown: [...notShownSlugs(value)] }
}

/** One cache for all lists: after an event each folder is read once. */
const folderPages = (folder: string) => outOfCache(`index ${folder}`, cachedFolder(folder))

async function cachedKeys(): Promise<string[]> {
  'use cache'
  const { brand } = config()
  cacheTag(contentTag, indexTag)
  const folders = [...marketsOf(brand).map(({ shopLocale }) => shopLocale), brand]
  const answers = await Promise.all(folders.map(folderPages))
  cacheLife(lifetimeOf({ now: 0, stale: answers.some(({ stale }) => stale), until: undefined }))
  return [...new Set(answers.flatMap(({ value }) => value.flatMap(keysOf)))]
}

/**
 * The keys of all published pages in all markets. What is not among them is no page in any. Throws
 * `ContentUnavailableError` unless all stories could be read.
 */
export const loadKeys = (): Promise<string[]> => outOfCache('all keys', cachedKeys())

async function cachedIndex(marketCode: string): Promise<IndexEntry[]> {
  'use cache'
  const { brand } = config()
  const market = findMarket(brand, marketCode)
  cacheTag(contentTag, indexTag)
  if (!market) {
    cacheLife(pageLifetime)
    return []
  }
  const [own, company] = await Promise.all([
    folderPages(market.shopLocale),
    catchUnavailable(folderPages(brand)),
  ])
  // Most companies have no folder, and of an empty one no copy is kept: an outage must not cost the market its pages.
  const shared =
    company instanceof ContentUnavailableError ? { value: [], stale: true, notShown: [] } : company
  const stale = own.stale || shared.stale
  cacheLife(lifetimeOf({ now: 0, stale, until: undefined }))
  // Those of the other markets tell which alternates are hidden; an outage there must cost nothing here.
  const others = await Promise.all(
    marketsOf(brand).map(({ shopLocale }) => catchUnavailable(folderPages(shopLocale))),
  )
  const answered = others.flatMap((answer) => (answer instanceof ContentUnavailableError ? [] : [answer]))
  const hidden = hiddenSlugs(answered.flatMap(({ value }) => value))
  const notShown = new Set(answered.flatMap((answer) => answer.notShown))
  // The market's own page comes first, and the company's page of the same path is not shown.
  const byPath = new Map<string, Story>()
  for (const story of [...own.value, ...shared.value]) {
    const path = pathIn(story, market)
    if (path !== undefined && !byPath.has(path)) byPath.set(path, story)
  }
  return [...byPath].map(([path, story]) => ({
    path,
    name: story.name,
    publishedAt: story.publishedAt,
    alternates: alternatesOf(withoutAlternates(story, notShown), marketsOf(brand), hidden),
    findable: story.content.noindex !== true && !isSpecial(story),
    isSpecial: isSpecial(story),
    isCategory: story.content.pageType === 'category' || isCategoryPage(story.fullSlug),
  }))
}

/** Every published page of a market, for the build and for the sitemap. */
export const loadIndex = (marketCode: string): Promise<IndexEntry[]> =>
  outOfCache(`the index of ${marketCode}`, cachedIndex(marketCode))
