import type { Metadata } from 'next'
import { loadLayout } from '@/lib/content/pages'
import { config } from '@/lib/platform/config'
import { marketText } from '@/lib/platform/i18n'
import { findMarket, type Market, marketsOf, screenPath } from '@/lib/platform/markets'
import { listingAddress } from '@/lib/shop/listing'
import { fullTitle } from '@/lib/storefront/runtime/head'

/** The head of a search, which no index has. */
export async function searchMetadata(marketCode: string, term: string | undefined): Promise<Metadata> {
  const market = findMarket(config().brand, marketCode)
  if (!market) return {}
  const t = marketText(market)
  const { layout } = await loadLayout(market.code)
  const title = term ? t('search.titleFor', { term }) : t('search.title')
  return {
    title: fullTitle(layout, title),
    alternates: { canonical: listingAddress(screenPath(market, 'search'), term ? { term } : {}) },
    robots: { index: false, follow: true },
  }
}

/** The search in every market, for the same term where the language is the same. */
export const searchElsewhere = (market: Market, term: string) =>
  marketsOf(config().brand).map((other) => ({
    market: other.code,
    iso: other.iso,
    path: listingAddress(
      screenPath(other, 'search'),
      term && other.language === market.language ? { term } : {},
    ),
  }))
