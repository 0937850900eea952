import { notFound } from 'next/navigation'
import { config } from '@/lib/config'
import { loadLayout } from '@/lib/content'
import { SiteFooter, SiteHeader } from '@/lib/layout'
import { findMarket } from '@/lib/markets'
import { Blocks } from '@/registry'

export default async function ShopLayout({ children, params }: LayoutProps<'/[market]'>) {
  const market = findMarket(config().brand, (await params).market)
  if (!market) notFound()
  const { layout, now, preview } = await loadLayout(market.code)
  const context = { market, path: `/${market.code}/`, breadcrumb: [], now, preview }
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
