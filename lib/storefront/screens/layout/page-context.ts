import { placeOwners } from '@/lib/content/links'
import type { PageResult } from '@/lib/content/pages'
import type { Market } from '@/lib/platform/markets'
import { type BlockContext, type ShopSettings, shopContext } from '@/lib/storefront/runtime/blocks'

type Composed = { now: number; preview: boolean }

/** The context of a content page's blocks. */
export function pageContext(
  market: Market,
  page: Extract<PageResult, { kind: 'page' }>,
  { now, preview }: Composed,
  settings: ShopSettings,
): BlockContext {
  const places = placeOwners(page.story.content)
  return { ...shopContext(market, settings), path: page.path, breadcrumb: page.trail, places, now, preview }
}

/** The context for another screen: its path, and the values for campaign triggers. */
export function screenContext(
  market: Market,
  place: Pick<BlockContext, 'path' | 'checkout' | 'product'>,
  { now, preview }: Composed,
  settings: ShopSettings,
): BlockContext {
  return { ...shopContext(market, settings), breadcrumb: [], now, preview, ...place }
}
