import { config } from '@/lib/platform/config'
import {
  isFromAnotherSite,
  isServedByHttps,
  keepQuery,
  problem,
  seeOther,
  withoutParameters,
} from '@/lib/platform/http'
import { findMarket, marketCookieHeader, openPathFor } from '@/lib/platform/markets'
import { isLocalPath } from '@/lib/platform/security'
import { questionParameters } from '@/lib/shop/listing'

/** A path encoded for a header. */
const pathOf = (path: string, baseUrl: string) => {
  const { pathname, search, hash } = new URL(path, baseUrl)
  return pathname + search + hash
}

/**
 * The query of the page on which the market was switched: the page is static, so its links do not contain it. Filters
 * stay behind, because another market may have none of that name.
 */
function queryOfPage(request: Request): string {
  const referrer = request.headers.get('referer') ?? ''
  const page = URL.canParse(referrer) ? new URL(referrer) : undefined
  return page && page.host === request.headers.get('host')
    ? withoutParameters(page.search, questionParameters)
    : ''
}

/** The market switch: stores the choice in the market cookie and redirects to the page in that market. */
export async function GET(request: Request): Promise<Response> {
  const { brand, baseUrl } = config()
  const { searchParams } = new URL(request.url)
  const asked = searchParams.get('market') ?? ''
  const open = openPathFor(brand, `/${asked}/`)
  if (open !== undefined) return seeOther(open)
  const market = findMarket(brand, asked)
  if (!market)
    return problem({ status: 400, title: 'Bad request', errors: { market: 'is not a market of this shop' } })
  const path = searchParams.get('path') ?? ''
  const belongs = isLocalPath(path) && path.startsWith(`/${market.code}/`) && URL.canParse(path, baseUrl)
  const location = keepQuery(belongs ? pathOf(path, baseUrl) : `/${market.code}/`, queryOfPage(request))
  // Another site may lead here, and chooses nothing for the visitor.
  if (isFromAnotherSite(request)) return seeOther(location)
  return seeOther(location, { 'set-cookie': marketCookieHeader(market.code, isServedByHttps({ baseUrl })) })
}
