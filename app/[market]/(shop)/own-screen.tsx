import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { type Layout, loadLayout } from '@/lib/content/pages'
import { config } from '@/lib/platform/config'
import { marketText } from '@/lib/platform/i18n'
import { findMarket, type Market, marketsOf, type ScreenName, screenPath } from '@/lib/platform/markets'
import { inZone, isOffered, loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { fullTitle } from '@/lib/storefront/runtime/head'
import { MarketSwitch, screenContext } from '@/lib/storefront/screens/layout'
import type { ShopConfiguration } from '@/schemas/shop'
import { PageFrame } from '../page-frame'

/** Screens of one visitor, with a static frame; the visitor's own data is loaded in the browser. */
type OwnScreenName = 'basket' | 'wishlist'

type StaticScreenName = OwnScreenName | 'contact'

/** The title and the description of a visitor's own screen, which is not indexed. */
export async function ownScreenMetadata(marketCode: string, screen: OwnScreenName): Promise<Metadata> {
  const market = findMarket(config().brand, marketCode)
  if (!market) return {}
  const { layout } = await loadLayout(market.code)
  const t = marketText(market)
  return {
    title: fullTitle(layout, t(`${screen}.page.title`)),
    description: t(`${screen}.page.description`),
    robots: { index: false },
  }
}

type Props = {
  marketCode: string
  screen: StaticScreenName
  /** `built` says whether the shop has a screen that can be linked to. */
  children: (
    market: Market,
    layout: Layout,
    built: (screen: ScreenName) => boolean,
    configuration: ShopConfiguration,
  ) => ReactNode
}

const offeredIn = async ({ code }: Market) => isOffered((await loadShopConfiguration(code)).options)

/** A screen without content of its own in the shop's frame, with links to the same screen of other markets. */
export async function OwnScreen({ marketCode, screen, children }: Props) {
  const { brand } = config()
  const market = findMarket(brand, marketCode)
  if (!market) notFound()
  const configuration = await loadShopConfiguration(market.code)
  const built = isOffered(configuration.options)
  if (!built(screen)) notFound()
  const composed = await loadLayout(market.code)
  const markets = marketsOf(brand)
  const offered = await Promise.all(markets.map(async (other) => (await offeredIn(other))(screen)))
  const others = markets
    .filter((_, index) => offered[index])
    .map((other) => ({ market: other.code, iso: other.iso, path: screenPath(other, screen) }))
  const context = screenContext(market, { path: screenPath(market, screen) }, composed, configuration)
  return (
    <PageFrame context={context}>
      {children(inZone(market, configuration), composed.layout, built, configuration)}
      <MarketSwitch market={market} markets={markets} alternates={others} />
    </PageFrame>
  )
}
