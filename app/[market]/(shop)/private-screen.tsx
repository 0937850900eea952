import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { type Layout, loadLayout } from '@/lib/content/pages'
import { config } from '@/lib/platform/config'
import { marketText } from '@/lib/platform/i18n'
import { findMarket, type Market, marketsOf, screenPath } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { fullTitle } from '@/lib/storefront/head'
import { MarketSwitch, screenContext } from '@/lib/storefront/layout'
import { PageFrame } from '../page-frame'

type Screen = 'orderStatus' | 'withdrawal'

const titles = { orderStatus: 'orderStatus.title', withdrawal: 'withdrawalForm.title' } as const

/**
 * The metadata of a screen about an order, which no index has. Numbers of orders in addresses are told to no other site;
 * the own site is told where a form comes from.
 */
export async function privateMetadata(marketCode: string, screen: Screen): Promise<Metadata> {
  const market = findMarket(config().brand, marketCode)
  if (!market) return {}
  const { layout } = await loadLayout(market.code)
  return {
    title: fullTitle(layout, marketText(market)(titles[screen])),
    referrer: 'same-origin',
    robots: { index: false, follow: false },
  }
}

type Props = { market: Market; screen: Screen; children: (layout: Layout) => ReactNode }

/** A screen about an order in the shop's frame, with links to its empty form in other markets. */
export async function PrivateScreen({ market, screen, children }: Props) {
  const [composed, configuration] = await Promise.all([
    loadLayout(market.code),
    loadShopConfiguration(market.code),
  ])
  const markets = marketsOf(config().brand)
  const others = markets.map((other) => ({
    ...{ market: other.code, iso: other.iso, path: screenPath(other, screen) },
  }))
  const context = screenContext(market, { path: screenPath(market, screen) }, composed, configuration)
  return (
    <PageFrame context={context}>
      <div className="pt-6 pb-section md:pt-10">{children(composed.layout)}</div>
      <MarketSwitch market={market} markets={markets} alternates={others} />
    </PageFrame>
  )
}
