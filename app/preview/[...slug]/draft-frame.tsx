import type { ReactNode } from 'react'
import type { Layout } from '@/lib/content/pages'
import { isOffered, loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { ShopStyle } from '@/lib/storefront/design/brand'
import type { BlockContext } from '@/lib/storefront/runtime/blocks'
import { SiteFooter, SiteHeader } from '@/lib/storefront/screens/layout'
import { WishlistOption } from '@/lib/storefront/visitor/state'
import { BetweenCampaigns } from '../../[market]/page-frame'

type Props = { layout: Layout; context: BlockContext; children: ReactNode }

/** A draft in the shop's frame, without what the shop does for its visitors: no consent, no tracking, no navigation. */
export async function DraftFrame({ layout, context, children }: Props) {
  const { market } = context
  const shop = await loadShopConfiguration(market.code)
  const { options } = shop
  return (
    <WishlistOption isOn={options.wishlist}>
      <ShopStyle shop={shop} />
      <div lang={market.iso}>
        <SiteHeader layout={layout} market={market} shop={shop} built={isOffered(options)} isDraft />
        <main id="content">
          <BetweenCampaigns layout={layout} context={context}>
            {children}
          </BetweenCampaigns>
        </main>
        <SiteFooter layout={layout} market={market} shop={shop} />
      </div>
    </WishlistOption>
  )
}
