import { config } from '@/lib/platform/config'
import { isServedByHttps, keepQuery, readCookie } from '@/lib/platform/http'
import { chooseMarket, marketCookie, marketCookieHeader } from '@/lib/platform/markets'

/** The root redirect: the visitor's market by cookie, browser languages or fallback, stored in the cookie. */
export async function GET(request: Request): Promise<Response> {
  const { brand, baseUrl } = config()
  const market = chooseMarket(brand, {
    cookie: readCookie(request.headers.get('cookie'), marketCookie.name),
    acceptLanguage: request.headers.get('accept-language') ?? undefined,
  })
  const { search } = new URL(request.url)
  return new Response(null, {
    status: 302,
    headers: {
      location: keepQuery(`/${market.code}/`, search),
      'set-cookie': marketCookieHeader(market.code, isServedByHttps({ baseUrl })),
      'cache-control': 'private, no-store',
      vary: 'Cookie, Accept-Language',
    },
  })
}
