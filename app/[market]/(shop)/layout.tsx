import { notFound } from 'next/navigation'
import { loadLayout } from '@/lib/content/pages'
import { config } from '@/lib/platform/config'
import { findMarket } from '@/lib/platform/markets'
import { isOffered, loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { uiWords } from '@/lib/storefront/design/ui'
import { navigationWords } from '@/lib/storefront/runtime/start'
import {
  BasketLayerHost,
  Hearts,
  HeldOrder,
  KeptMarkup,
  Navigation,
  Toasts,
} from '@/lib/storefront/screens/frame'
import { SiteFooter, SiteHeader, withMenu } from '@/lib/storefront/screens/layout'
import { WishlistOption, wishlistWords } from '@/lib/storefront/visitor/state'

export default async function ShopLayout({ children, params }: LayoutProps<'/[market]'>) {
  const market = findMarket(config().brand, (await params).market)
  if (!market) notFound()
  const [{ layout }, shop] = await Promise.all([loadLayout(market.code), loadShopConfiguration(market.code)])
  const { options } = shop
  return (
    <WishlistOption isOn={options.wishlist}>
      <SiteHeader
        layout={await withMenu(layout, market)}
        market={market}
        shop={shop}
        built={isOffered(options)}
      />
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
