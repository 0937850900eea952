import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { loadLayout } from '@/lib/content/pages'
import { config } from '@/lib/platform/config'
import { findMarket } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { uiWords } from '@/lib/storefront/design/ui'
import { DocumentActions, navigationWords } from '@/lib/storefront/runtime/start'
import { Tracking } from '@/lib/storefront/runtime/tracking'
import { CheckoutFooter, CheckoutHeader } from '@/lib/storefront/screens/checkout'

/**
 * Orders have their numbers in addresses, which are told to no other site. The own site is told where a form comes
 * from: without that, a browser would not name its origin either.
 */
export const metadata: Metadata = { referrer: 'same-origin', robots: { index: false, follow: false } }

/** The frame of the checkout: no navigation, no search, nothing that loads the shop's code. */
export default async function CheckoutLayout({ children, params }: LayoutProps<'/[market]'>) {
  const market = findMarket(config().brand, (await params).market)
  if (!market) notFound()
  const [{ layout }, shop] = await Promise.all([loadLayout(market.code), loadShopConfiguration(market.code)])
  return (
    <div className="flex min-h-dvh flex-col" data-checkout>
      <CheckoutHeader layout={layout} market={market} shop={shop} />
      <main id="content">{children}</main>
      <CheckoutFooter layout={layout} market={market} />
      <Tracking />
      <DocumentActions words={navigationWords(market)} toasts={uiWords(market).toasts} />
    </div>
  )
}
