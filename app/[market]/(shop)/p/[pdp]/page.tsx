import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { loadLayout } from '@/lib/content/pages'
import { config } from '@/lib/platform/config'
import { findMarket, marketsOf } from '@/lib/platform/markets'
import { loadShopConfiguration, zonedMarket } from '@/lib/platform/shop-configuration'
import { loadProduct } from '@/lib/shop/catalogue'
import { products } from '@/lib/shop/door'
import { loadCurrentPromotions } from '@/lib/shop/promotions'
import { loadRecommendations } from '@/lib/shop/recommendations'
import { productNumberOf } from '@/lib/shop/rules'
import { JsonLd } from '@/lib/storefront/design/ui'
import { MarketSwitch } from '@/lib/storefront/screens/layout'
import { ProductPage, productContext, productData, productMetadata } from '@/lib/storefront/screens/product'
import { Blocks } from '@/registry'
import { PageFrame } from '../../../page-frame'

export const ensureStatic = 'navigation'

type Props = PageProps<'/[market]/p/[pdp]'>

/**
 * The build renders one, so that it fails when product pages are not static; the others are rendered while the shop
 * runs.
 */
const madeByBuild = 1

/** The build requires at least one path; this one is never a product. */
const noProduct = '-'

export async function generateStaticParams({ params }: { params: { market: string } }) {
  const market = findMarket(config().brand, params.market)
  const paths = market ? await products.popularPaths(market, madeByBuild) : []
  return [...paths, ...(paths.length === 0 ? [noProduct] : [])].map((pdp) => ({ pdp }))
}

/** The product that the last segment of the path names. */
async function findAt({ params }: Pick<Props, 'params'>) {
  const { market: code, pdp } = await params
  const market = findMarket(config().brand, code)
  const number = productNumberOf(pdp).toLowerCase()
  if (!market || !/^[a-z0-9]{1,40}$/.test(number)) return undefined
  const view = await loadProduct(market.code, number)
  return (
    view && {
      view,
      market: await zonedMarket(market),
      isCanonical: `/${market.code}/p/${pdp}/` === view.href,
    }
  )
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await findAt(props)
  if (!found) return {}
  const { code } = found.market
  const [{ layout }, shop] = await Promise.all([loadLayout(code), loadShopConfiguration(code)])
  return productMetadata(found.view, found.market, layout, config().baseUrl, shop)
}

export default async function ProductRoute(props: Props) {
  const found = await findAt(props)
  if (!found) notFound()
  const { view, market, isCanonical } = found
  if (!isCanonical) permanentRedirect(view.href)
  const [{ layout, now, preview }, alternatives, configuration, promotions] = await Promise.all([
    loadLayout(market.code),
    loadRecommendations(market.code, 'pds_alternatives', { id: view.id, number: view.number }),
    loadShopConfiguration(market.code),
    loadCurrentPromotions(market.code),
  ])
  const { shippingConditions } = layout
  const terms = { returns: configuration.returns, shippingConditions, promotions }
  const context = productContext(view, market, { now, preview }, configuration)
  return (
    <PageFrame context={context} hasGoods>
      <JsonLd data={productData(view, market, config().baseUrl, terms)} />
      <ProductPage
        view={view}
        market={market}
        layout={layout}
        shop={configuration}
        alternatives={alternatives}
        advisors={configuration.advisors}
        promotions={promotions}
        breadcrumb={<Blocks bloks={[{ component: 'breadcrumb', _uid: 'breadcrumb' }]} context={context} />}
      />
      <MarketSwitch market={market} markets={marketsOf(config().brand)} alternates={view.alternates} />
    </PageFrame>
  )
}
