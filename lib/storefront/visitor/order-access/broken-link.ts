import { config } from '@/lib/platform/config'
import { problem, readCookie, seeOther } from '@/lib/platform/http'
import { chooseMarket, marketCookie, orderStatusPath } from '@/lib/platform/markets'
import { orderNumber } from '@/schemas/api/orders'

/**
 * The answer to the link of a mail that was cut or changed, and names no order for sure: the page, in the market of the
 * browser, that says so and asks for the order. Programs get the status alone.
 */
export function leadFromBrokenLink({ headers }: Request, number?: string | null): Response {
  if (!headers.get('accept')?.includes('text/html')) return problem({ status: 404, title: 'Not found' })
  const market = chooseMarket(config().brand, {
    cookie: readCookie(headers.get('cookie'), marketCookie.name),
    acceptLanguage: headers.get('accept-language') ?? undefined,
  })
  const order = orderNumber.safeParse(number).data
  return seeOther(orderStatusPath(market, { ...(order && { order }), state: 'broken' }))
}
