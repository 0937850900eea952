import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { config } from '@/lib/platform/config'
import { findMarket } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { WishlistScreen } from '@/lib/storefront/wishlist'
import { OwnScreen, ownScreenMetadata } from '../own-screen'

export const ensureStatic = 'navigation'

type Props = PageProps<'/[market]/wishlist'>

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  ownScreenMetadata((await params).market, 'wishlist')

const hasWishlist = async (marketCode: string) =>
  findMarket(config().brand, marketCode) === undefined ||
  (await loadShopConfiguration(marketCode)).options.wishlist

export default async function WishlistPage({ params }: Props) {
  const { market: marketCode } = await params
  if (!(await hasWishlist(marketCode))) notFound()
  return (
    <OwnScreen marketCode={marketCode} screen="wishlist">
      {(market) => <WishlistScreen market={market} />}
    </OwnScreen>
  )
}
