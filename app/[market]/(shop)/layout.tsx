import { notFound } from 'next/navigation'
import { loadLayout } from '@/lib/content/pages'
import { config } from '@/lib/platform/config'
import { findMarket } from '@/lib/platform/markets'
import { BasketLayerHost, Navigation, Toasts } from '@/lib/storefront/frame'
import { SiteFooter, SiteHeader } from '@/lib/storefront/layout'
import { navigationWords } from '@/lib/storefront/navigation'
import { uiWords } from '@/lib/storefront/ui'

export default async function ShopLayout({ children, params }: LayoutProps<'/[market]'>) {
  const market = findMarket(config().brand, (await params).market)
  if (!market) notFound()
  const { layout } = await loadLayout(market.code)
  return (
    <>
      <SiteHeader layout={layout} market={market} />
      <main id="content">{children}</main>
      <SiteFooter layout={layout} market={market} />
      <Navigation words={navigationWords(market)} />
      <BasketLayerHost />
      <Toasts words={uiWords(market).toasts} />
    </>
  )
}
