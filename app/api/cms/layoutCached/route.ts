import { contentOutage } from '@/lib/content/client'
import { loadLayout } from '@/lib/content/pages'
import { config } from '@/lib/platform/config'
import { marketOfRequest } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { withOfferedCoupons } from '@/lib/storefront/visitor/coupons'

/** `GET /api/cms/layoutCached/?locale`: the layout content and the banners. */
export async function GET(request: Request): Promise<Response> {
  const { brand } = config()
  const market = marketOfRequest(brand, new URL(request.url))
  if (market instanceof Response) return market
  try {
    const layout = await withOfferedCoupons(market, (await loadLayout(market.code)).layout)
    const { timezone, logo, options } = await loadShopConfiguration(market.code)
    const { campaignsTop, campaignsBottom, shippingConditions, hasDownloads, coupons, ...rest } = layout
    return Response.json({
      layout: {
        layout: rest,
        brandConfig: {
          brand,
          locale: market.shopLocale,
          currency: market.currency,
          timezone,
          ...(logo && { logo }),
          options,
        },
        couponConfig: { hasDownloads: hasDownloads === 'yes', coupons },
        shippingCostConfig: { conditions: shippingConditions },
      },
      banner: { top: campaignsTop, bottom: campaignsBottom },
    })
  } catch (error) {
    return contentOutage(error)
  }
}
