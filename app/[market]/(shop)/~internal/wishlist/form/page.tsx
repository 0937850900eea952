import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { config } from '@/lib/platform/config'
import { marketText } from '@/lib/platform/i18n'
import { findMarket, type Market } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { wishlists } from '@/lib/shop/door'
import { PlainDone, PlainRefused } from '@/lib/storefront/screens/basket'
import { BrowseMore } from '@/lib/storefront/screens/layout'
import { PlainWishlist, wishlistStates } from '@/lib/storefront/screens/wishlist'
import { visitorOfPage } from '@/lib/storefront/visitor/session'
import { PrivateScreen, privateMetadata } from '../../../private-screen'

/** Rendered per request and sent as a whole, so that it needs no script. */
export const instant = false

type Props = PageProps<'/[market]/~internal/wishlist/form'>

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  privateMetadata((await params).market, 'plainWishlist')

/** The wishlist for browsers without JavaScript, whose forms lead back to it. */
export default async function PlainWishlistPage({ params, searchParams }: Props) {
  const market = findMarket(config().brand, (await params).market)
  if (!market) notFound()
  const { options } = await loadShopConfiguration(market.code)
  if (!options.wishlist) notFound()
  const { state } = await searchParams
  return (
    <PrivateScreen market={market} screen="plainWishlist">
      {(layout) => (
        <Content market={market} state={state} more={<BrowseMore market={market} layout={layout} />} />
      )}
    </PrivateScreen>
  )
}

type ContentProps = { market: Market; state: unknown; more: ReactNode }

async function Content({ market, state, more }: ContentProps) {
  const { wishlist } = await visitorOfPage()
  const t = marketText(market)
  const items = await wishlists.items({ brand: config().brand, market }, wishlist)
  return (
    <>
      <h1 className="font-display text-h1">{t('wishlist.page.title')}</h1>
      <Outcome market={market} state={state} />
      <div className="mt-6">
        <PlainWishlist market={market} items={items} more={more} />
      </div>
    </>
  )
}

/** What the form that has led here has done. */
function Outcome({ market, state }: { market: Market; state: unknown }) {
  const t = marketText(market)
  const known = wishlistStates.find((each) => each === state)
  if (known === undefined) return null
  const words = known === 'tooMany' ? t('tile.wishlist.tooMany') : t(`wishlist.${known}`)
  return known === 'added' || known === 'removed' ? (
    <PlainDone>{words}</PlainDone>
  ) : (
    <PlainRefused title={words} />
  )
}
