import type { Metadata } from 'next'
import { BasketScreen } from '@/lib/storefront/screens/basket'
import { withOfferedCoupons } from '@/lib/storefront/visitor/coupons'
import { OwnScreen, ownScreenMetadata } from '../../own-screen'

export const ensureStatic = 'navigation'

type Props = PageProps<'/[market]/~internal/basket'>

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  ownScreenMetadata((await params).market, 'basket')

export default async function BasketPage({ params }: Props) {
  return (
    <OwnScreen marketCode={(await params).market} screen="basket">
      {async (market, layout, built, shop) => (
        <BasketScreen
          market={market}
          layout={await withOfferedCoupons(market, layout)}
          built={built}
          shop={shop}
        />
      )}
    </OwnScreen>
  )
}
