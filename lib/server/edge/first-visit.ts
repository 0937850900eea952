import type { IncomingMessage } from 'node:http'
import type { Config } from '@/lib/platform/config'
import { isServedByHttps, readCookie } from '@/lib/platform/http'
import { findMarket, marketAt, marketCookie, marketCookieHeader } from '@/lib/platform/markets'
import type { EdgeResponse } from './edge-response'

/** Answers that a browser shows as a page, or from its own copy of it. */
const isShown = (status: number) => status === 200 || status === 304

/**
 * Stores the market of a visitor's first page in the market cookie; an address without a market chooses one by the
 * browser's languages before (`app/route.ts`). Static pages are shared and cannot set it themselves. The answer with the
 * cookie belongs to this visitor, so shared caches must not keep it.
 */
export function rememberMarket(
  { brand, ...config }: Pick<Config, 'brand' | 'baseUrl'>,
  request: IncomingMessage,
  response: EdgeResponse,
  pathname: string,
): void {
  const market = isShown(response.statusCode) ? marketAt(brand, pathname) : undefined
  if (!market) return
  const known = readCookie(request.headers.cookie, marketCookie.name)
  if (known !== undefined && findMarket(brand, known)?.code === known) return
  response.appendHeader('set-cookie', marketCookieHeader(market.code, isServedByHttps(config)))
  const caching = response.getHeader('cache-control')
  if (typeof caching === 'string')
    response.setHeader('cache-control', caching.replace(/^public\b/, 'private'))
}
