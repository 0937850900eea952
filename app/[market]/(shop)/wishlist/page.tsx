import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { config } from '@/lib/config'
import { loadLayout } from '@/lib/content'
import { marketText } from '@/lib/i18n'
import { MarketSwitch, screenContext } from '@/lib/layout'
import { findMarket, marketsOf, screenPath } from '@/lib/markets'
import { fullTitle } from '@/lib/seo'
import { Wishlist } from '@/lib/shop/ui/wishlist/islands'
import { EmptyState, ErrorState, LinkButton, uiWords } from '@/lib/ui'
import { basketShop } from '@/lib/visitor/basket-words'
import { PageFrame } from '../page-frame'

export const ensureStatic = 'navigation'

type Props = PageProps<'/[market]/wishlist'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const market = findMarket(config().brand, (await params).market)
  if (!market) return {}
  const { layout } = await loadLayout(market.code)
  const t = marketText(market)
  return {
    title: fullTitle(layout, t('wishlist.page.title')),
    description: t('wishlist.page.description'),
    robots: { index: false },
  }
}

/** The frame of the wishlist, the same for everybody; what is on it is the visitor's own and comes by itself. */
export default async function WishlistPage({ params }: Props) {
  const { brand } = config()
  const market = findMarket(brand, (await params).market)
  if (!market) notFound()
  const t = marketText(market)
  const composed = await loadLayout(market.code)
  const path = screenPath(market, 'wishlist')
  const words = uiWords(market)
  const others = marketsOf(brand).map((other) => ({
    market: other.code,
    iso: other.iso,
    path: screenPath(other, 'wishlist'),
  }))
  return (
    <PageFrame context={screenContext(market, composed, { path })}>
      <div className="min-h-[28rem] pt-6 pb-section md:pt-10">
        <h1 className="font-display text-h1">{t('wishlist.page.title')}</h1>
        <p className="mt-2 max-w-prose text-quiet">{t('wishlist.page.description')}</p>
        <p className="mt-6 hidden rounded-card bg-warning-ground p-4 noscript:block">
          {t('wishlist.page.plain')}
        </p>
        <div className="mt-6 noscript:hidden">
          <Wishlist
            shop={basketShop(market)}
            empty={
              <EmptyState
                icon="heart"
                headline={t('wishlist.page.emptyTitle')}
                text={t('wishlist.page.emptyText')}
              >
                <LinkButton href={`/${market.code}/`}>{t('wishlist.page.emptyAction')}</LinkButton>
              </EmptyState>
            }
            error={
              <ErrorState headline={t('wishlist.page.errorTitle')} text={t('wishlist.page.errorText')} />
            }
            words={{
              price: words.price,
              loading: words.loading,
              retry: t('wishlist.page.retry'),
              undo: t('wishlist.page.undo'),
              removed: t.raw('wishlist.page.removed'),
              failed: t('wishlist.failed'),
              one: t('wishlist.page.number', { count: 1 }),
              many: t('wishlist.page.number', { count: 2 }).replace('2', '{count}'),
              gone: t('wishlist.page.gone'),
              soldOut: t('wishlist.page.soldOut'),
              buyable: t('wishlist.page.buyable'),
              remove: t.raw('wishlist.page.remove'),
              moved: t.raw('basket.add.wishlist.moved'),
              stayed: t('basket.add.wishlist.stayed'),
              named: t.raw('basket.add.wishlist.named'),
              asked: {
                size: t('basket.add.wishlist.size'),
                variant: t('basket.add.wishlist.variant'),
                inscription: t('basket.add.wishlist.inscription'),
              },
            }}
          />
        </div>
      </div>
      <MarketSwitch market={market} markets={marketsOf(brand)} alternates={others} />
    </PageFrame>
  )
}
