import type { ReactNode } from 'react'
import type { Layout } from '@/lib/content'
import { marketText } from '@/lib/i18n'
import type { Market } from '@/lib/markets'
import { Later } from '@/lib/navigation/islands'
import { guideHref } from '@/lib/shop/advisors/guide-pages'
import type { ProductView } from '@/lib/shop/catalogue/product-view'
import { uiWords } from '@/lib/ui'
import { Carousel } from '@/lib/ui/islands'
import type { ProductCard } from '@/schemas/shop'
import { ProductTile } from '../product-tile'
import { AllVariants } from './all-variants'
import { ProductDetails } from './details'
import { ProductHeading } from './heading'
import { RecentlyViewed } from './islands'
import { ProductBottomBar, ProductBuyBox } from './product-buy-box'
import { ProductGallery } from './product-gallery'
import { Promises } from './promises'

type Props = {
  view: ProductView
  market: Market
  layout: Layout
  alternatives: readonly ProductCard[]
  breadcrumb: ReactNode
}

/** A product with everything that is needed to decide. */
export function ProductPage({ view, market, layout, alternatives, breadcrumb }: Props) {
  const t = marketText(market)
  const { number } = view
  const ids = { reviews: `reviews-${number}`, warnings: `warnings-${number}` }
  return (
    <div className="pt-3 md:pt-5">
      <div className="max-md:[&_li:last-child]:hidden">{breadcrumb}</div>
      <div className="mt-2 grid gap-x-8 gap-y-0 md:mt-4 md:gap-y-6 lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr] lg:gap-y-10 min-[80rem]:grid-cols-[minmax(0,1fr)_30rem] min-[80rem]:gap-x-12">
        <div className="min-w-0">
          <ProductGallery view={view} market={market} />
        </div>
        <div className="min-w-0 lg:row-span-2">
          <div className="grid gap-6 border-line bg-card p-4 pb-6 max-md:-mx-4 max-md:border-b md:rounded-panel md:border md:p-7 lg:sticky lg:top-6">
            <ProductHeading view={view} market={market} reviewsId={ids.reviews} />
            <ProductBuyBox view={view} market={market} layout={layout} />
            <AllVariants view={view} market={market} />
            <Promises
              market={market}
              hrefs={{
                invoice: guideHref('payment', market, layout),
                returns: guideHref('shipping', market, layout),
              }}
            />
          </div>
        </div>
        <Later>
          <ProductDetails
            view={view}
            market={market}
            ids={ids}
            devicesHref={guideHref('devices', market, layout)}
          />
        </Later>
      </div>
      <Later>
        {alternatives.length > 0 && (
          <section aria-labelledby={`alternatives-${number}`} className="pt-section">
            <Carousel
              label={t('product.alternatives')}
              itemWidth="product"
              heading={
                <h2 id={`alternatives-${number}`} className="font-display text-h2">
                  {t('product.alternatives')}
                </h2>
              }
              items={alternatives.map((card) => ({
                id: card.number,
                content: (
                  <div className="grid grid-rows-[auto_1fr_auto_auto]">
                    <ProductTile card={card} market={market} />
                  </div>
                ),
              }))}
              words={uiWords(market).carousel}
            />
          </section>
        )}
        <RecentlyViewed
          number={number}
          headline={t('product.recent')}
          headlineId={`recent-${number}`}
          locale={market.shopLocale}
          market={{ numberLocale: market.numberLocale, currency: market.currency }}
          words={uiWords(market).price}
        />
      </Later>
      <div className="h-section" />
      <ProductBottomBar view={view} market={market} />
    </div>
  )
}
