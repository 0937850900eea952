import type { Metadata } from 'next'
import { loadLayout, loadPage } from '@/lib/content/pages'
import { config } from '@/lib/platform/config'
import { marketsOf } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { findBestsellers } from '@/lib/shop/listing'
import { MarketSwitch, screenContext } from '@/lib/storefront/screens/layout'
import { findSearch, SearchScreen, searchElsewhere, searchMetadata } from '@/lib/storefront/screens/search'
import { Blocks } from '@/registry'
import { PageFrame } from '../../../page-frame'

/** Rendered per request and sent as a whole, so that it needs no script. */
export const instant = false

/** Two rows of a wide screen. */
const bestsellerCount = 8

type Props = PageProps<'/[market]/~internal/search'>

const termOf = ({ term }: Awaited<Props['searchParams']>) =>
  (Array.isArray(term) ? term[0] : term)?.trim().slice(0, 100)

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return searchMetadata((await params).market, termOf(await searchParams))
}

export default async function SearchPage({ params, searchParams }: Props) {
  const found = await findSearch((await params).market, await searchParams)
  const { market, path, term } = found
  const [composed, special, configuration] = await Promise.all([
    loadLayout(market.code),
    loadPage(market.code, term === '' ? 'layouts/search-start' : 'layouts/null-result-error'),
    loadShopConfiguration(market.code),
  ])
  const help = special.result.kind === 'page' && (
    <Blocks
      bloks={[special.result.story.content]}
      context={screenContext(market, { path }, special, configuration)}
    />
  )
  const isEmpty = term !== '' && found.listing?.hits === 0
  const bestsellers = isEmpty ? await findBestsellers(market, bestsellerCount) : []
  return (
    <PageFrame context={screenContext(market, { path }, composed, configuration)}>
      <SearchScreen found={found} layout={composed.layout} help={help} bestsellers={bestsellers} />
      <MarketSwitch
        market={market}
        markets={marketsOf(config().brand)}
        alternates={searchElsewhere(market, term)}
      />
    </PageFrame>
  )
}
