import type { Metadata } from 'next'
import { loadLayout, loadPage } from '@/lib/content/pages'
import { config } from '@/lib/platform/config'
import { marketText } from '@/lib/platform/i18n'
import { findMarket, marketsOf, screenPath } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { findBestsellers, listingAddress } from '@/lib/shop/listing'
import { fullTitle } from '@/lib/storefront/runtime/head'
import { MarketSwitch, screenContext } from '@/lib/storefront/screens/layout'
import { findSearch, SearchScreen } from '@/lib/storefront/screens/search'
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
  const market = findMarket(config().brand, (await params).market)
  if (!market) return {}
  const t = marketText(market)
  const term = termOf(await searchParams)
  const { layout } = await loadLayout(market.code)
  const title = term ? t('search.titleFor', { term }) : t('search.title')
  return {
    title: fullTitle(layout, title),
    alternates: { canonical: listingAddress(screenPath(market, 'search'), term ? { term } : {}) },
    robots: { index: false, follow: true },
  }
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
  const others = marketsOf(config().brand).map((other) => ({
    market: other.code,
    iso: other.iso,
    path: listingAddress(
      screenPath(other, 'search'),
      term && other.language === market.language ? { term } : {},
    ),
  }))
  return (
    <PageFrame context={screenContext(market, { path }, composed, configuration)}>
      <SearchScreen found={found} layout={composed.layout} help={help} bestsellers={bestsellers} />
      <MarketSwitch market={market} markets={marketsOf(config().brand)} alternates={others} />
    </PageFrame>
  )
}
