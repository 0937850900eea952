import type { Metadata } from 'next'
import { BrowseMore } from '@/lib/storefront/screens/layout'
import { WishlistScreen } from '@/lib/storefront/screens/wishlist'
import { OwnScreen, ownScreenMetadata } from '../../own-screen'

export const ensureStatic = 'navigation'

type Props = PageProps<'/[market]/~internal/wishlist'>

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  ownScreenMetadata((await params).market, 'wishlist')

export default async function WishlistPage({ params }: Props) {
  return (
    <OwnScreen marketCode={(await params).market} screen="wishlist">
      {(market, layout) => (
        <WishlistScreen market={market} more={<BrowseMore market={market} layout={layout} />} />
      )}
    </OwnScreen>
  )
}
