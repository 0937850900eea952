import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { draftMode } from 'next/headers'
import { campaignBoundaries } from '@/lib/campaigns'
import { config } from '@/lib/config'
import { canonicalContentPath, contentPath, findMarket, marketsOf } from '@/lib/markets'
import { findLayout, type Layout } from './layout'
import { pageLifetime } from './lifetime'
import { type Alternate, alternatesOf, contentTag, findPage, indexTag, isPage, type PageResult } from './page'
import { contentService } from './service'
import type { Story } from './story'

/** A kept copy is shown while the content service fails; the service is asked again soon. */
const keptCopyRevalidate = 30

const version = async () => ((await draftMode()).isEnabled ? 'draft' : 'published')

export type ComposedPage = { result: PageResult; now: number; preview: boolean }

/** The content page of a market by its content key, with the time for which it was composed. */
export async function loadPage(marketCode: string, key: string): Promise<ComposedPage> {
  'use cache'
  const { brand } = config()
  const market = findMarket(brand, marketCode)
  const now = Date.now()
  if (!market) {
    cacheLife(pageLifetime)
    return { result: { kind: 'missing', tags: [] }, now, preview: false }
  }
  const asked = await version()
  const result = await findPage({
    source: contentService(),
    markets: marketsOf(brand),
    market,
    key,
    version: asked,
  })
  cacheTag(...result.tags)
  const stale = result.kind === 'page' && result.stale
  const boundary = result.kind === 'page' ? campaignBoundaries(result.story.content, now) : undefined
  const untilBoundary =
    boundary === undefined ? pageLifetime.revalidate : Math.max(1, Math.ceil((boundary - now) / 1000))
  cacheLife({
    ...pageLifetime,
    revalidate: Math.min(stale ? keptCopyRevalidate : pageLifetime.revalidate, untilBoundary),
  })
  return { result, now, preview: asked === 'draft' }
}

export type ComposedLayout = { layout: Layout; now: number; preview: boolean }

/** The layout content of a market: what stands around every page. */
export async function loadLayout(marketCode: string): Promise<ComposedLayout> {
  'use cache'
  const market = findMarket(config().brand, marketCode)
  const now = Date.now()
  if (!market) throw new Error(`There is no market ${marketCode}`)
  const asked = await version()
  const { layout, stale, tags } = await findLayout(contentService(), market, asked)
  cacheTag(...tags)
  cacheLife({ ...pageLifetime, revalidate: stale ? keptCopyRevalidate : pageLifetime.revalidate })
  return { layout, now, preview: asked === 'draft' }
}

export type IndexEntry = {
  path: string
  name: string
  publishedAt: string | undefined
  alternates: Alternate[]
  /** False for pages that ask not to be found, and for the special pages. */
  findable: boolean
  /** The page of a category. */
  isCategory: boolean
}

const isFindable = (story: Story) =>
  story.content.noindex !== true && !canonicalContentPath(story.fullSlug).startsWith('layouts/')

/** Every published page of a market, for the build and for the sitemap. */
export async function loadIndex(marketCode: string): Promise<IndexEntry[]> {
  'use cache'
  const { brand } = config()
  const market = findMarket(brand, marketCode)
  cacheTag(contentTag, indexTag)
  if (!market) {
    cacheLife(pageLifetime)
    return []
  }
  const { value, stale } = await contentService().index(market.shopLocale)
  cacheLife({ ...pageLifetime, revalidate: stale ? keptCopyRevalidate : pageLifetime.revalidate })
  return value.filter(isPage).map((story) => ({
    path: contentPath(market, story.fullSlug),
    name: story.name,
    publishedAt: story.publishedAt,
    alternates: alternatesOf(story, marketsOf(brand)),
    findable: isFindable(story),
    isCategory: story.content.pageType === 'category',
  }))
}
