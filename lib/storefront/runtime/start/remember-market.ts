import { marketCookie } from '@/lib/platform/markets'
import { browserCookies } from '@/lib/storefront/runtime/browser'

/** Stores the market of a visitor's first page, which a cache in front of the shop has answered without the cookie. */
export function rememberMarket(): void {
  const [, market] = window.location.pathname.split('/')
  if (market && browserCookies.read(marketCookie.name) === undefined)
    browserCookies.write(marketCookie, market)
}
