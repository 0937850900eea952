import { config } from '@/lib/platform/config'
import { problem, readCookie, seeOther } from '@/lib/platform/http'
import { chooseMarket, marketCookie, orderStatusPath } from '@/lib/platform/markets'
import { orderNumber } from '@/schemas/api/orders'

/** The market of a browser that has opened a link; undefined for programs, which get the status alone. */
const marketOfReader = ({ headers }: Request) =>
  headers.get('accept')?.includes('text/html')
    ? chooseMarket(config().brand, {
        cookie: readCookie(headers.get('cookie'), marketCookie.name),
        acceptLanguage: headers.get('accept-language') ?? undefined,
      })
    : undefined

const missing = () => problem({ status: 404, title: 'Not found' })

/**
 * The answer to the link of a mail that was cut or changed, and names no order for sure: the page, in the market of the
 * browser, that says so and asks for the order.
 */
export function leadFromBrokenLink(request: Request, number?: string | null): Response {
  const market = marketOfReader(request)
  if (!market) return missing()
  const order = orderNumber.safeParse(number).data
  return seeOther(orderStatusPath(market, { ...(order && { order }), state: 'broken' }))
}

/** The answer to the link to a present that was cut or has ended: who got it is told, and learns nothing of the order. */
export function leadFromPresent(request: Request): Response {
  const market = marketOfReader(request)
  return market ? seeOther(orderStatusPath(market, { state: 'presentOver' })) : missing()
}
