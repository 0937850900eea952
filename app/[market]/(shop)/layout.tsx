import { notFound } from 'next/navigation'
import { loadLayout } from '@/lib/content/pages'
import { config } from '@/lib/platform/config'
import { findMarket } from '@/lib/platform/markets'
import { isOffered, loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { BasketLayerHost, Hearts, HeldOrder, KeptMarkup, Navigation, Toasts } from '@/lib/storefront/frame'
import { SiteFooter, SiteHeader } from '@/lib/storefront/layout'
import { navigationWords } from '@/lib/storefront/navigation'
import { uiWords } from '@/lib/storefront/ui'
import { WishlistOption, wishlistWords } from '@/lib/storefront/visitor'

export default async function ShopLayout({ children, params }: LayoutProps<'/[market]'>) {
  const market = findMarket(config().brand, (await params).market)
  if (!market) notFound()
  const [{ layout }, shop] = await Promise.all([loadLayout(market.code), loadShopConfiguration(market.code)])
  const { options } = shop
  return (
    <WishlistOption isOn={options.wishlist}>
      <SiteHeader layout={layout} market={market} shop={shop} built={isOffered(options)} />
      <HeldOrder />
      <main id="content">{children}</main>
      <SiteFooter layout={layout} market={market} shop={shop} />
      <Navigation words={navigationWords(market)} />
      <BasketLayerHost />
      {options.wishlist && <Hearts words={wishlistWords(market)} />}
      <KeptMarkup />
      <Toasts words={uiWords(market).toasts} />
    </WishlistOption>
  )
}
