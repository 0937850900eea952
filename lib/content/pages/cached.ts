import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { draftMode } from 'next/headers'
import { campaignBoundaries, withoutEmbargoed } from '@/lib/content/campaigns'
import { contentService, outOfCache } from '@/lib/content/client'
import { chosenTime } from '@/lib/content/preview'
import { currentMs } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { lifetimeOf, pageLifetime, publishRenewal } from '@/lib/platform/freshness'
import { findMarket, type Market } from '@/lib/platform/markets'
import {
  loadShopConfiguration,
  shopConfigurationTag,
  shopWords,
  withShopWords,
} from '@/lib/platform/shop-configuration'
import { findLayout, type Layout, layoutSlug } from './layout'
import { findPage, type PageResult } from './page'
import { withShopValues } from './shop-values'
import { storyTag } from './tags'

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
  if (!market) return composed
  return { ...composed, now: (await chosenTime(market))?.at ?? composed.now }
}

type ComposedPage = Composed & { result: PageResult }

/** A page without the campaigns that are not running at its time: nothing of them may be sent to a browser. */
function withRunningCampaigns(composed: ComposedPage): ComposedPage {
  const { result } = composed
  if (result.kind !== 'page') return composed
  const content = withoutEmbargoed(result.story.content, composed)
  return { ...composed, result: { ...result, story: { ...result.story, content } } }
}

/**
 * The content page of a market by its content key, without the campaigns that are not running. Throws
 * `ContentUnavailableError`, as all that is read here.
 */
export async function loadPage(marketCode: string, key: string): Promise<ComposedPage> {
  const composed = await outOfCache(`${marketCode} ${key}`, cachedPage(marketCode, key))
  if (!composed.preview) return composed
  return withRunningCampaigns(await atChosenTime(findMarket(config().brand, marketCode), composed))
}

async function withWordsOfShop(result: PageResult, market: Market, now: number): Promise<PageResult> {
  if (result.kind !== 'page') return result
  const words = shopWords(await loadShopConfiguration(market.code), market, now)
  const { name, content } = result.story
  const story = {
    ...result.story,
    name: withShopWords(name, words),
    content: withShopWords(content, words),
  }
  return { ...result, story, trail: withShopWords(result.trail, words) }
}

async function cachedPage(marketCode: string, key: string): Promise<ComposedPage> {
  'use cache'
  const { brand } = config()
  const market = findMarket(brand, marketCode)
  const now = currentMs()
  if (!market) {
    cacheLife(pageLifetime)
    return { result: { kind: 'missing', tags: [] }, now, preview: false }
  }
  const asked = await version()
  const found = await findPage({
    source: contentService(),
    brand,
    market,
    key,
    version: asked,
  })
  cacheTag(...found.tags, shopConfigurationTag)
  const result = await withWordsOfShop(found, market, now)
  const composed = { now, preview: asked === 'draft' }
  if (result.kind !== 'page') {
    cacheLife(pageLifetime)
    return { result, ...composed }
  }
  const { story, stale } = result
  const until = nextChange(story.fullSlug, story.content, composed)
  cacheLife(lifetimeOf({ now, stale, until }))
  const page = { result, ...composed, ...(until !== undefined && { until }) }
  return composed.preview ? page : withRunningCampaigns(page)
}

type ComposedLayout = Composed & { layout: Layout }

const layoutWithRunningCampaigns = (composed: ComposedLayout): ComposedLayout => ({
  ...composed,
  layout: withoutEmbargoed(composed.layout, composed),
})

/** The layout content of a market, what stands around every page, without the campaigns that are not running. */
export async function loadLayout(marketCode: string): Promise<ComposedLayout> {
  const composed = await outOfCache(`the layout of ${marketCode}`, cachedLayout(marketCode))
  if (!composed.preview) return composed
  return layoutWithRunningCampaigns(await atChosenTime(findMarket(config().brand, marketCode), composed))
}

async function cachedLayout(marketCode: string): Promise<ComposedLayout> {
  'use cache'
  const market = findMarket(config().brand, marketCode)
  const now = currentMs()
  if (!market) throw new Error(`There is no market ${marketCode}`)
  const asked = await version()
  const [{ layout: written, stale, tags }, shop] = await Promise.all([
    findLayout(contentService(), market, asked),
    loadShopConfiguration(market.code),
  ])
  const layout = withShopValues(written, shop, market, now)
  cacheTag(...tags, shopConfigurationTag)
  const composed = { now, preview: asked === 'draft' }
  const until = nextChange(layoutSlug(market), layout, composed)
  cacheLife(lifetimeOf({ now, stale, until }))
  const around = { layout, ...composed, ...(until !== undefined && { until }) }
  return composed.preview ? around : layoutWithRunningCampaigns(around)
}
