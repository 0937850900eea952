import type { ReactNode } from 'react'
import type { Layout } from '@/lib/content/pages'
import { config } from '@/lib/platform/config'
import { isOffered, loadShopConfiguration } from '@/lib/platform/shop-configuration'
import type { BlockContext } from '@/lib/storefront/blocks'
import { ShopStyle, SiteFooter, SiteHeader } from '@/lib/storefront/layout'
import { WishlistOption } from '@/lib/storefront/visitor'
import { BetweenCampaigns } from '../../[market]/page-frame'

type Props = { layout: Layout; context: BlockContext; children: ReactNode }

/** A draft in the shop's frame, without what the shop does for its visitors: no consent, no tracking, no navigation. */
export async function DraftFrame({ layout, context, children }: Props) {
  const { market } = context
  const shop = await loadShopConfiguration(market.code)
  const { options } = shop
  return (
    <WishlistOption isOn={options.wishlist}>
      <ShopStyle brand={config().brand} shop={shop} />
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
