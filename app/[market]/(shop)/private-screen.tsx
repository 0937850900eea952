import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { type Layout, loadLayout } from '@/lib/content/pages'
import { config } from '@/lib/platform/config'
import { marketText } from '@/lib/platform/i18n'
import { findMarket, type Market, marketsOf, screenPath } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { baskets, wishlists } from '@/lib/shop/door'
import { fullTitle } from '@/lib/storefront/runtime/head'
import { MarketSwitch, PlainCounts, screenContext } from '@/lib/storefront/screens/layout'
import { visitorOfPage } from '@/lib/storefront/visitor/session'
import { PageFrame } from '../page-frame'

const titles = {
  plainBasket: 'basket.page.title',
  plainWishlist: 'wishlist.page.title',
  orderStatus: 'orderStatus.title',
  withdrawal: 'withdrawalForm.title',
  giftCard: 'giftCardScreen.title',
  login: 'login.title',
  newPassword: 'account.newPassword.title',
  confirmAddress: 'account.confirm.title',
  account: 'account.title',
  orders: 'account.screens.orders',
  orderDetail: 'account.screens.orders',
  addressBook: 'account.screens.addressBook',
  personalData: 'account.screens.personalData',
  changePassword: 'account.screens.changePassword',
  balance: 'account.screens.balance',
  myData: 'account.screens.myData',
  accountContact: 'account.screens.accountContact',
  deleteAccount: 'account.screens.deleteAccount',
} as const

type Screen = keyof typeof titles

/** Where another market has a screen. One about a single order has no other. */
const pathOf = (market: Market, screen: Screen) =>
  screenPath(market, screen === 'orderDetail' ? 'orders' : screen)

/**
 * The metadata of a screen of one visitor, which no index has. Numbers of orders and links of mails in addresses are told
 * to no other site; the own site is told where a form comes from.
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

/** A screen of one visitor in the shop's frame, with links to it in other markets. */
export async function PrivateScreen({ market, screen, children }: Props) {
  const [composed, configuration] = await Promise.all([
    loadLayout(market.code),
    loadShopConfiguration(market.code),
  ])
  const markets = marketsOf(config().brand)
  const others = markets.map((other) => ({
    ...{ market: other.code, iso: other.iso, path: pathOf(other, screen) },
  }))
  const context = screenContext(market, { path: pathOf(market, screen) }, composed, configuration)
  return (
    <PageFrame context={context}>
      <div className="pt-6 pb-section md:pt-10">{children(composed.layout)}</div>
      <MarketSwitch market={market} markets={markets} alternates={others} />
      <Counts market={market} />
    </PageFrame>
  )
}

async function Counts({ market }: { market: Market }) {
  const { basket, wishlist } = await visitorOfPage()
  const [pieces, numbers] = await Promise.all([baskets.count(basket), wishlists.numbers(wishlist)])
  return <PlainCounts market={market} counts={{ basket: pieces, wishlist: numbers.length }} />
}
