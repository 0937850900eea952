import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { draftMode } from 'next/headers'
import { campaignBoundaries } from '@/lib/content/campaigns'
import type { Story } from '@/lib/content/client'
import { contentService } from '@/lib/content/client'
import { chosenTime } from '@/lib/content/preview'
import { config } from '@/lib/platform/config'
import { contentTag, lifetimeOf, pageLifetime, publishRenewal } from '@/lib/platform/freshness'
import { canonicalContentPath, contentPath, findMarket, type Market, marketsOf } from '@/lib/platform/markets'
import { isCategoryPage } from './category-pages'
import { findLayout, type Layout, layoutSlug } from './layout'
import { type Alternate, alternatesOf, findPage, indexTag, isPage, type PageResult, storyTag } from './page'

const version = async () => ((await draftMode()).isEnabled ? 'draft' : 'published')

/** The time for which content was composed, and when it changes next; both in milliseconds since the epoch. */
type Composed = { now: number; until?: number; preview: boolean }

/** Publishes the renewal of content when its next campaign begins or ends, and returns that time. */
function nextChange(slug: string, content: unknown, { now, preview }: Composed): number | undefined {
  const at = campaignBoundaries(content, now)
  if (at !== undefined && !preview) publishRenewal({ tag: storyTag(slug), at })
  return at
}

/** In the preview, editors can choose another time than the present. */
async function atChosenTime<C extends Composed>(market: Market | undefined, composed: C): Promise<C> {
  if (!market || !composed.preview) return composed
  return { ...composed, now: (await chosenTime(market))?.at ?? composed.now }
}

type ComposedPage = Composed & { result: PageResult }

/** The content page of a market by its content key. */
export async function loadPage(marketCode: string, key: string): Promise<ComposedPage> {
  return atChosenTime(findMarket(config().brand, marketCode), await cachedPage(marketCode, key))
}

async function cachedPage(marketCode: string, key: string): Promise<ComposedPage> {
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
  const composed = { now, preview: asked === 'draft' }
  if (result.kind !== 'page') {
    cacheLife(pageLifetime)
    return { result, ...composed }
  }
  const { story, stale } = result
  const until = nextChange(story.fullSlug, story.content, composed)
  cacheLife(lifetimeOf({ now, stale, until }))
  return { result, ...composed, ...(until !== undefined && { until }) }
}

type ComposedLayout = Composed & { layout: Layout }

/** The layout content of a market: what stands around every page. */
export async function loadLayout(marketCode: string): Promise<ComposedLayout> {
  return atChosenTime(findMarket(config().brand, marketCode), await cachedLayout(marketCode))
}

async function cachedLayout(marketCode: string): Promise<ComposedLayout> {
  'use cache'
  const market = findMarket(config().brand, marketCode)
  const now = Date.now()
  if (!market) throw new Error(`There is no market ${marketCode}`)
  const asked = await version()
  const { layout, stale, tags } = await findLayout(contentService(), market, asked)
  cacheTag(...tags)
  const composed = { now, preview: asked === 'draft' }
  const until = nextChange(layoutSlug(market), layout, composed)
  cacheLife(lifetimeOf({ now, stale, until }))
  return { layout, ...composed, ...(until !== undefined && { until }) }
}

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

const isSpecial = (story: Story) => canonicalContentPath(story.fullSlug).startsWith('layouts/')

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
  cacheLife(lifetimeOf({ now: 0, stale, until: undefined }))
  return value.filter(isPage).map((story) => ({
    path: contentPath(market, story.fullSlug),
    name: story.name,
    publishedAt: story.publishedAt,
    alternates: alternatesOf(story, marketsOf(brand)),
    findable: story.content.noindex !== true && !isSpecial(story),
    isSpecial: isSpecial(story),
    isCategory: story.content.pageType === 'category' || isCategoryPage(story.fullSlug),
  }))
}
