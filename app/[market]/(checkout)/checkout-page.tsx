import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { type Layout, loadLayout, loadPage } from '@/lib/content/pages'
import { marketText } from '@/lib/platform/i18n'
import { type Market, screenPath } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import type { CheckoutStep } from '@/lib/shop/checkout'
import { fullTitle } from '@/lib/storefront/runtime/head'
import { screenContext } from '@/lib/storefront/screens/layout'
import { Blocks } from '@/registry'
import { PageFrame } from '../page-frame'

type CheckoutScreen = 'checkout' | 'checkoutLogin' | 'thankYou'

/** The special pages with an editor's words. */
type Story = 'layouts/checkout-content' | 'layouts/login-content' | 'layouts/thank-you-expired'

/** The title of a screen of the checkout. Its layout keeps it out of indexes. */
export async function checkoutMetadata(
  market: Market,
  title: 'checkout.title' | 'checkout.login.title' | 'thankYou.metaTitle',
): Promise<Metadata> {
  const { layout } = await loadLayout(market.code)
  return { title: fullTitle(layout, marketText(market)(title)) }
}

type Parts = { layout: Layout; words: ReactNode }

type Props = {
  market: Market
  screen: CheckoutScreen
  /** The value for campaign triggers. */
  trigger: CheckoutStep | 'thankYou'
  story?: Story | undefined
  children: (parts: Parts) => ReactNode
}

/** A screen of the checkout with the layout's campaigns around it and an editor's words to place in it. */
export async function CheckoutPage({ market, screen, trigger, story, children }: Props) {
  const [composed, configuration, own] = await Promise.all([
    loadLayout(market.code),
    loadShopConfiguration(market.code),
    story && loadPage(market.code, story),
  ])
  const place = { path: screenPath(market, screen), checkout: trigger }
  const words = own?.result.kind === 'page' && (
    <Blocks bloks={[own.result.story.content]} context={screenContext(market, place, own, configuration)} />
  )
  return (
    <PageFrame context={screenContext(market, place, composed, configuration)}>
      {children({ layout: composed.layout, words })}
    </PageFrame>
  )
}
