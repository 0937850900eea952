import { config } from '@/lib/platform/config'
import { problem } from '@/lib/platform/http'
import { findMarket, marketCookieHeader } from '@/lib/platform/markets'
import { isLocalPath } from '@/lib/platform/security'

/** A path encoded for a header. */
const pathOf = (path: string, baseUrl: string) => {
  const { pathname, search, hash } = new URL(path, baseUrl)
  return pathname + search + hash
}

/** The market switch: stores the choice in the market cookie and redirects to the page in that market. */
export async function GET(request: Request): Promise<Response> {
  const { brand, baseUrl } = config()
  const { searchParams } = new URL(request.url)
  const market = findMarket(brand, searchParams.get('market') ?? '')
  if (!market)
    return problem({ status: 400, title: 'Bad request', errors: { market: 'is not a market of this shop' } })
  const path = searchParams.get('path') ?? ''
  const belongs = isLocalPath(path) && path.startsWith(`/${market.code}/`) && URL.canParse(path, baseUrl)
  return new Response(null, {
    status: 303,
    headers: {
      location: belongs ? pathOf(path, baseUrl) : `/${market.code}/`,
      'set-cookie': marketCookieHeader(market.code, baseUrl.startsWith('https:')),
      'cache-control': 'private, no-store',
    },
  })
}
