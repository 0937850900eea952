import { notFound } from 'next/navigation'
import { config } from '@/lib/config'
import { loadLayout } from '@/lib/content'
import { marketContext, SiteFooter, SiteHeader } from '@/lib/layout'
import { findMarket } from '@/lib/markets'
import { Blocks } from '@/registry'

export default async function ShopLayout({ children, params }: LayoutProps<'/[market]'>) {
  const market = findMarket(config().brand, (await params).market)
  if (!market) notFound()
  const composed = await loadLayout(market.code)
  const { layout } = composed
  const context = marketContext(market, composed)
  return (
    <>
      <Blocks bloks={layout.campaignsTop} context={context} />
      <SiteHeader layout={layout} market={market} />
      <main id="content" className="mx-auto max-w-page px-4 md:px-6">
        {children}
      </main>
      <Blocks bloks={layout.campaignsBottom} context={context} />
      <SiteFooter layout={layout} market={market} />
    </>
  )
}
