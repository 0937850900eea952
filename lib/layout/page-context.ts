import type { BlockContext } from '@/lib/blocks'
import { config } from '@/lib/config'
import type { PageResult } from '@/lib/content'
import type { Market } from '@/lib/markets'

type Composed = { now: number; preview: boolean }

/** What the blocks of a content page may know of it. */
export function pageContext(
  market: Market,
  page: Extract<PageResult, { kind: 'page' }>,
  { now, preview }: Composed,
): BlockContext {
  return { market, baseUrl: config().baseUrl, path: page.path, breadcrumb: page.trail, now, preview }
}

/** The same for blocks that stand outside a page's own content, such as the layout's campaigns. */
export function marketContext(market: Market, { now, preview }: Composed): BlockContext {
  return { market, baseUrl: config().baseUrl, path: `/${market.code}/`, breadcrumb: [], now, preview }
}
