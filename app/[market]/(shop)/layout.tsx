import { notFound } from 'next/navigation'
import { config } from '@/lib/config'
import { loadLayout } from '@/lib/content'
import { SiteFooter, SiteHeader } from '@/lib/layout'
import { BasketLayerPlace, Navigation, Toasts } from '@/lib/layout/islands'
import { findMarket } from '@/lib/markets'
import { navigationWords } from '@/lib/navigation/words'
import { uiWords } from '@/lib/ui'

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
      <BasketLayerPlace />
      <Toasts words={uiWords(market).toasts} />
    </>
  )
}
