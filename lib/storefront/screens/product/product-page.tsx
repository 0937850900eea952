import type { ReactNode } from 'react'
import type { Layout } from '@/lib/content/pages'
import { config } from '@/lib/platform/config'
import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { returnCostsOf } from '@/lib/platform/shop-configuration'
import type { ProductView } from '@/lib/shop/catalogue'
import type { Promotion } from '@/lib/shop/promotions'
import { choiceScript } from '@/lib/storefront/runtime/inline-scripts'
import { TrackingData, viewedProduct } from '@/lib/storefront/runtime/tracking'
import { Deferred } from '@/lib/storefront/screens/frame'
import { DurabilityLabel, LegalNotice } from '@/lib/storefront/screens/guarantee'
import { guideHref } from '@/lib/storefront/screens/guide-pages'
import { rowWords } from '@/lib/storefront/screens/tiles'
import type { Recommendations } from '@/schemas/api/recommendations'
import type { Advisors, ShopConfiguration } from '@/schemas/shop'
import { Alternatives } from './alternatives'
import { ProductDetails } from './details'
import { ProductHeading } from './heading'
import { RecentlyViewed } from './islands'
import { orderableOf } from './orderable'
import { PlainOrder } from './plain-order'
import { ProductBottomBar, ProductBuyBox, productWords } from './product-buy-box'
import { ProductGallery } from './product-gallery'
import { Promises } from './promises'
import { ShippingRates } from './shipping-rates'

type Props = {
  view: ProductView
  market: Market
  layout: Layout
  shop: Pick<ShopConfiguration, 'returns' | 'returnLabels' | 'service' | 'payments' | 'seller'>
  alternatives: Recommendations
  advisors: Advisors
  /** Those that hold in the market now. */
  promotions: readonly Promotion[]
  breadcrumb: ReactNode
}

/** A product page. */
export function ProductPage(props: Props) {
  const { view, market, layout, shop, alternatives, advisors, promotions, breadcrumb } = props
  const t = marketText(market)
  const { number } = view
  const product = orderableOf(view, market)
  const isDownload = view.variants.every(({ availability }) => availability.download)
  const isGood = !view.isVoucher && !isDownload
  const isSold = !view.variants.some(({ availability }) => availability.buyable)
  // Who looks for a gift card looks for no goods.
  const hasSimilar = alternatives.items.length > 0 && !view.isVoucher
  const similar = hasSimilar && <Alternatives number={number} market={market} alternatives={alternatives} />
  const ids = { reviews: `reviews-${number}`, warnings: `warnings-${number}` }
  const words = productWords(view, market)
  return (
    <div className="pt-3">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is a constant */}
      <script dangerouslySetInnerHTML={{ __html: choiceScript }} />
      <div className="max-md:[&_li:last-child]:hidden print:hidden">{breadcrumb}</div>
      <div className="product-columns">
        <div className="min-w-0">
          <ProductGallery view={view} market={market} />
        </div>
        <div className="min-w-0 md:row-span-2">
          <div className="product-purchase">
            <ProductHeading view={view} market={market} reviewsId={ids.reviews} />
            <ProductBuyBox
              view={view}
              market={market}
              layout={layout}
              product={product}
              words={words}
              advisors={advisors}
              hasAlternatives={hasSimilar}
              promotions={promotions}
            />
            <noscript>
              <PlainOrder view={view} market={market} />
            </noscript>
            {/* On tablets the row stays in its column. */}
            {isSold && similar && <div className="md:[&_ul]:mx-0! md:[&_ul]:px-0!">{similar}</div>}
            <Deferred>
              <div className="grid gap-3 border-line border-t pt-5 print:hidden">
                <ShippingRates
                  view={view}
                  market={market}
                  conditions={layout.shippingConditions}
                  promotions={promotions}
                />
                <Promises
                  market={market}
                  terms={shop.returns}
                  service={shop.service}
                  returnCosts={returnCostsOf(shop, market)}
                  layout={layout}
                  payments={shop.payments}
                  prices={view.variants.map(({ price }) => price.withTax)}
                  personalised={view.personalised}
                  sealed={view.sealed}
                  bulky={view.bulky}
                  voucher={view.isVoucher}
                  download={isDownload}
                  hrefs={{
                    payment: guideHref('payment', market, layout),
                    returns: guideHref('shipping', market, layout),
                  }}
                />
                {isGood && <LegalNotice market={market} layout={layout} />}
                {isGood && view.guarantee && <DurabilityLabel guarantee={view.guarantee} market={market} />}
              </div>
            </Deferred>
          </div>
        </div>
        <Deferred>
          <ProductDetails
            view={view}
            market={market}
            chosen={layout.productAttributes}
            ids={ids}
            devicesHref={guideHref('devices', market, layout)}
            registration={layout.deviceRegistration}
            storesHref={guideHref('stores', market, layout)}
            shop={shop}
          />
        </Deferred>
      </div>
      <Deferred>
        {!isSold && similar}
        <RecentlyViewed
          number={number}
          headline={t('product.recent')}
          headlineId={`recent-${number}`}
          locale={market.shopLocale}
          market={{ numberLocale: market.numberLocale, currency: market.currency }}
          words={rowWords(market)}
          note={t('listing.taxes')}
          className="pt-section"
        />
      </Deferred>
      <p className="mt-6 hidden text-small wrap-anywhere print:block">
        {new URL(view.href, config().baseUrl).href}
      </p>
      <TrackingData events={viewedProduct(view)} />
      <div className="h-section" />
      <Deferred>
        <ProductBottomBar view={view} market={market} product={product} words={words} />
      </Deferred>
    </div>
  )
}
