import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { orUnavailable, problem } from '@/lib/platform/http'
import { marketOfOrderRequest, ownMarketOf } from '@/lib/platform/markets'
import { findShopConfiguration, inZone } from '@/lib/platform/shop-configuration'
import { paperTypeface } from '@/lib/shop/order-papers'
import {
  costsOfOrder,
  findLabelFiles,
  findReturns,
  returnLabelName,
  writeReturnLabel,
} from '@/lib/shop/returns'
import { privatePdf, visibleOrder } from '@/lib/storefront/order-access'
import { visitorOf } from '@/lib/storefront/session'

/** `GET /api/orders/label/?locale&order&return`: the label of a return of the visitor's order, as PDF; with `&part=carrier` that of the carrier. */
export const GET = orUnavailable(async (request: Request): Promise<Response> => {
  const { brand } = config()
  const url = new URL(request.url)
  const market = marketOfOrderRequest(brand, url)
  if (market instanceof Response) return market
  const visitor = await visitorOf(request, new Headers())
  const order = await visibleOrder(visitor, market, url.searchParams.get('order'))
  const returns = order ? await findReturns(database(), order.id) : []
  const announced = returns.find(({ number }) => number === url.searchParams.get('return'))
  if (!order || !announced || announced.cancelledAt) return problem({ status: 404, title: 'Not found' })
  const own = ownMarketOf(brand, order, market)
  const made = await findLabelFiles(database(), announced.id)
  const part = url.searchParams.get('part')
  if (made && part === 'carrier')
    return privatePdf(returnLabelName(announced, own, announced.label?.carrier), made.pdf)
  const shop = await findShopConfiguration(database(), brand, own)
  const label = await writeReturnLabel({
    ...{ order, announced, seller: shop.seller, market: inZone(own, shop) },
    costs: costsOfOrder(order, shop, own, announced.reason),
    own: await paperTypeface(shop.fonts),
    isPaid: made !== undefined,
  })
  return privatePdf(returnLabelName(announced, own), label)
})
