import { config } from '@/lib/platform/config'
import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { BlockContext } from '@/lib/storefront/runtime/blocks'
import { catalogueAddress, documentationStart } from './addresses'

/** A fixed time in Advent, so that the examples of campaigns do not come and go. */
const now = Date.UTC(2026, 11, 6, 12)

/** Examples are rendered as on the home page of the market, so that campaigns for a page can be seen. */
export function exampleContext(market: Market, isPage: (path: string) => boolean): BlockContext {
  const t = marketText(market)
  const home = `/${market.code}/`
  const { brand, baseUrl } = config()
  return {
    brand,
    market,
    baseUrl,
    path: home,
    breadcrumb: [
      { name: t('breadcrumb.home'), href: home },
      { name: t('documentation.label'), href: documentationStart(market.code, isPage) },
      { name: t('catalogue.title'), href: catalogueAddress(market.code) },
    ],
    now,
    preview: false,
  }
}
