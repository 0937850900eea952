import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { loadLayout } from '@/lib/content/pages'
import { config } from '@/lib/platform/config'
import { findMarket, marketsOf, screenPath } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { termWord } from '@/lib/storefront/runtime/templates'
import { MarketSwitch, screenContext } from '@/lib/storefront/screens/layout'
import { pagesToFind, SearchTemplate, searchElsewhere, searchMetadata } from '@/lib/storefront/screens/search'
import { PageFrame } from '../../../page-frame'

export const ensureStatic = 'navigation'

type Props = PageProps<'/[market]/~internal/search-template'>

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  searchMetadata((await params).market, termWord)

/** The page of a search without its results: the HTTP edge joins both (`lib/server/edge`). */
export default async function SearchTemplatePage({ params }: Props) {
  const market = findMarket(config().brand, (await params).market)
  if (!market) notFound()
  const [composed, pages, configuration] = await Promise.all([
    loadLayout(market.code),
    pagesToFind(market),
    loadShopConfiguration(market.code),
  ])
  const context = screenContext(market, { path: screenPath(market, 'search') }, composed, configuration)
  return (
    <PageFrame context={context}>
      <SearchTemplate facts={{ pages }} />
      <MarketSwitch
        market={market}
        markets={marketsOf(config().brand)}
        alternates={searchElsewhere(market, termWord)}
      />
    </PageFrame>
  )
}
