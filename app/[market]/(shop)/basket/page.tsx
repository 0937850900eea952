import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { config } from '@/lib/config'
import { loadLayout } from '@/lib/content'
import { marketText } from '@/lib/i18n'
import { MarketSwitch, screenContext } from '@/lib/layout'
import { findMarket, marketsOf, screenPath } from '@/lib/markets'
import { fullTitle } from '@/lib/seo'
import { BasketScreen } from '@/lib/shop/ui/basket/basket-screen'
import { PageFrame } from '../page-frame'

export const ensureStatic = 'navigation'

type Props = PageProps<'/[market]/basket'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const market = findMarket(config().brand, (await params).market)
  if (!market) return {}
  const { layout } = await loadLayout(market.code)
  const t = marketText(market)
  return {
    title: fullTitle(layout, t('basket.page.title')),
    description: t('basket.page.description'),
    robots: { index: false },
  }
}

export default async function BasketPage({ params }: Props) {
  const { brand } = config()
  const market = findMarket(brand, (await params).market)
  if (!market) notFound()
  const composed = await loadLayout(market.code)
  const others = marketsOf(brand).map((other) => ({
    market: other.code,
    iso: other.iso,
    path: screenPath(other, 'basket'),
  }))
  return (
    <PageFrame context={screenContext(market, composed, { path: screenPath(market, 'basket') })}>
      <BasketScreen market={market} layout={composed.layout} />
      <MarketSwitch market={market} markets={marketsOf(brand)} alternates={others} />
    </PageFrame>
  )
}
