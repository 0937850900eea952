import { currentMs, currentTime } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { clientOf, orUnavailable, problem, seeOther, tooManyRequests } from '@/lib/platform/http'
import { isWithinLimit, networkLimits } from '@/lib/platform/limits'
import { findMarket, orderStatusPath } from '@/lib/platform/markets'
import { findShopConfiguration } from '@/lib/platform/shop-configuration'
import { giftCardFileName, readGiftCardLink, writeGiftCards } from '@/lib/shop/order-papers'
import { findOrder, findSoldGiftCards } from '@/lib/shop/orders'
import { privatePdf } from '@/lib/storefront/order-access'

const missing = () => problem({ status: 404, title: 'Not found' })

/**
 * `GET /api/orders/gift-cards/?order&until&key`: the gift cards of an order as PDF, to be saved: no page has this
 * address. Whoever has the link has the money, so it ends; then it leads to the order.
 */
export const GET = orUnavailable(async (request: Request): Promise<Response> => {
  const { brand } = config()
  const link = readGiftCardLink(new URL(request.url).searchParams, currentTime())
  const order = link && (await findOrder(database(), link.number))
  const market = order && findMarket(brand, order.locale)
  if (!order || !market) return missing()
  if (link.isOver) return seeOther(orderStatusPath(market, { order: order.number, state: 'expired' }))
  const cards = await findSoldGiftCards(database(), order.id)
  if (cards.length === 0) return missing()
  if (
    !(await isWithinLimit(database(), clientOf(request), networkLimits.giftCardPapers, { now: currentMs() }))
  )
    return problem(tooManyRequests)
  const { seller } = await findShopConfiguration(database(), brand, market)
  const paper = await writeGiftCards({ order, cards, market, seller })
  return privatePdf(giftCardFileName(market, order.number), paper)
})
