import type { PageResult } from '@/lib/content/pages'
import { config } from '@/lib/platform/config'
import type { Market } from '@/lib/platform/markets'
import type { BlockContext } from '@/lib/storefront/blocks'
import type { ShopConfiguration } from '@/schemas/shop'

type Composed = { now: number; preview: boolean }

/** The context of a content page's blocks, with the options and the time zone of the market's shop. */
export function pageContext(
  market: Market,
  page: Extract<PageResult, { kind: 'page' }>,
  { now, preview }: Composed,
  { timezone, options }: Pick<ShopConfiguration, 'timezone' | 'options'>,
): BlockContext {
  const { brand, baseUrl } = config()
  return {
    brand,
    market: { ...market, timezone },
    baseUrl,
    path: page.path,
    breadcrumb: page.trail,
    now,
    preview,
    ...(!options.faq && { hidesFaq: true }),
  }
}

/** The context for another screen: its path, and the values for campaign triggers. */
export function screenContext(
  market: Market,
  { now, preview }: Composed,
  place: Pick<BlockContext, 'path' | 'checkout' | 'product'>,
): BlockContext {
  const { brand, baseUrl } = config()
  return { brand, market, baseUrl, breadcrumb: [], now, preview, ...place }
}
