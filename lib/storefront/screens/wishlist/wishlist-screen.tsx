import type { ReactNode } from 'react'
import { marketText, pluralForms } from '@/lib/platform/i18n'
import { type Market, screenPath } from '@/lib/platform/markets'
import { EmptyState, ErrorState, LinkButton, PlainTurn, uiWords } from '@/lib/storefront/design/ui'
import { basketShop } from '@/lib/storefront/screens/basket'
import { Wishlist } from './islands'

type EmptyProps = {
  market: Market
  /** What else there is to see, below an empty list. */
  more?: ReactNode
}

/** The static frame of the wishlist page. The visitor's entries are loaded in the browser. */
export function WishlistScreen({ market, more }: EmptyProps) {
  const t = marketText(market)
  const words = uiWords(market)
  return (
    <div className="min-h-[28rem] pt-6 pb-section md:pt-10">
      <h1 className="font-display text-h1">{t('wishlist.page.title')}</h1>
      <p className="mt-2 max-w-prose text-quiet">{t('wishlist.page.description')}</p>
      <PlainTurn to={screenPath(market, 'plainWishlist')} />
      <a href={screenPath(market, 'plainWishlist')} className="hidden underline noscript:block">
        {t('wishlist.page.plain')}
      </a>
      <div className="mt-6 noscript:hidden">
        <Wishlist
          shop={basketShop(market)}
          empty={<EmptyWishlist market={market} more={more} />}
          error={<ErrorState headline={t('wishlist.page.errorTitle')} text={t('wishlist.page.errorText')} />}
          words={{
            price: words.price,
            loading: words.loading,
            taxes: t('listing.taxes'),
            retry: t('wishlist.page.retry'),
            undo: t('wishlist.page.undo'),
            removed: t.raw('wishlist.page.removed'),
            failed: t('wishlist.failed'),
            ...pluralForms(market.language, (count) => t('wishlist.page.number', { count })),
            gone: t('wishlist.page.gone'),
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
  )
}

/** Nothing on the wishlist, and what to do. */
export function EmptyWishlist({ market, more }: EmptyProps) {
  const t = marketText(market)
  return (
    <>
      <EmptyState icon="heart" headline={t('wishlist.page.emptyTitle')} text={t('wishlist.page.emptyText')}>
        <LinkButton href={`/${market.code}/`}>{t('wishlist.page.emptyAction')}</LinkButton>
      </EmptyState>
      {more}
    </>
  )
}
