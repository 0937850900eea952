import { currentTime } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { orUnavailable, seeOther } from '@/lib/platform/http'
import { marketOfOrderRequest, orderStatusPath } from '@/lib/platform/markets'
import { checkOrderToken } from '@/lib/shop/order-access'
import { withOpened } from '@/lib/storefront/visitor/order-access'
import { visitorOf } from '@/lib/storefront/visitor/session'
import { orderLink, orderNumber } from '@/schemas/api/orders'

/**
 * `GET /api/orders/open/?locale&order&key`: the link to an order in its mails. It opens the order in this browser and
 * leads to an address without the key, so that no page, history or Referer holds it. A link that is too old, or was cut or
 * changed, leads to the form that says so and asks for the mail address.
 */
export const GET = orUnavailable(async (request: Request): Promise<Response> => {
  const url = new URL(request.url)
  const market = marketOfOrderRequest(config().brand, url)
  if (market instanceof Response) return market
  const link = orderLink.safeParse(Object.fromEntries(url.searchParams))
  if (!link.success) {
    const number = orderNumber.safeParse(url.searchParams.get('order')).data
    return seeOther(orderStatusPath(market, { ...(number && { order: number }), state: 'broken' }))
  }
  const { order, key } = link.data
  const now = currentTime()
  const token = checkOrderToken(order, key, now)
  if (token !== 'valid')
    return seeOther(orderStatusPath(market, { order, state: token === 'expired' ? 'expired' : 'broken' }))
  const headers = new Headers()
  const visitor = await visitorOf(request, headers)
  visitor.opened = withOpened(visitor.opened, { number: order, by: 'link' }, now)
  await visitor.save()
  const answer = seeOther(orderStatusPath(market, { order }))
  for (const cookie of headers.getSetCookie()) answer.headers.append('set-cookie', cookie)
  return answer
})
