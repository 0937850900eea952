import { notFound } from 'next/navigation'
import { config } from '@/lib/config'
import { loadLayout } from '@/lib/content'
import { marketContext, SiteFooter, SiteHeader } from '@/lib/layout'
import { Navigation, Toasts } from '@/lib/layout/islands'
import { findMarket } from '@/lib/markets'
import { navigationWords } from '@/lib/navigation/words'
import { uiWords } from '@/lib/ui'
import { Blocks } from '@/registry'

export default async function ShopLayout({ children, params }: LayoutProps<'/[market]'>) {
  const market = findMarket(config().brand, (await params).market)
  if (!market) notFound()
  const composed = await loadLayout(market.code)
  const { layout } = composed
  const context = marketContext(market, composed)
  return (
    <>
      <div className="*:rounded-none *:px-4 *:py-2.5">
        <Blocks bloks={layout.campaignsTop} context={context} />
      </div>
      <SiteHeader layout={layout} market={market} />
      <main id="content" className="mx-auto max-w-page px-4 md:px-6">
        {children}
      </main>
      <div className="mx-auto max-w-page px-4 pb-8 empty:hidden md:px-6">
        <Blocks bloks={layout.campaignsBottom} context={context} />
      </div>
      <SiteFooter layout={layout} market={market} />
      <Navigation words={navigationWords(market)} />
      <Toasts words={uiWords(market).toasts} />
    </>
  )
}
