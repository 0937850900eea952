import type { IncomingMessage } from 'node:http'
import { readCookie } from '@/lib/platform/http'
import { chooseMarket, type Market, marketAt, marketCookie } from '@/lib/platform/markets'
import { percentDecoded } from '@/lib/platform/text'
import type { Brand } from '@/schemas'

/** The market of a path and the rest of it, decoded; else the visitor's market. */
export function marketOfPath(
  brand: Brand,
  request: IncomingMessage,
  pathname: string,
): { market: Market; tail?: string } {
  const market = marketAt(brand, pathname)
  if (market) {
    const tail = pathname.slice(`/${market.code}/`.length)
    return { market, tail: percentDecoded(tail) ?? tail }
  }
  const acceptLanguage = request.headers['accept-language']
  const cookie = readCookie(request.headers.cookie, marketCookie.name)
  return { market: chooseMarket(brand, { cookie, acceptLanguage }) }
}
