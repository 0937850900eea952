import type { IncomingMessage } from 'node:http'
import type { Redirect } from '@/lib/content/redirects'
import type { Config } from '@/lib/platform/config'
import { keepQuery, readCookie } from '@/lib/platform/http'
import { createText } from '@/lib/platform/i18n'
import { chooseMarket, findMarket, type Market, marketCookie } from '@/lib/platform/markets'
import { failedRecently, lastFailure } from '@/lib/platform/outage'
import { isLocalPath } from '@/lib/platform/security'
import type { Brand } from '@/schemas'
import type { EdgeResponse } from './edge-response'
import { withDetails } from './error-details'
import { type ErrorCode, loadErrorDocument, plainErrorDocument } from './error-document'
import type { RequestKind } from './request-kind'

const retryAfterSeconds = 30
const outageMs = 15_000

export type TakeoverOptions = {
  config: Config
  address: () => { host: string; port: number }
  secret: string
  findRedirect: (market: Market, path: string) => Promise<Redirect | undefined>
}

/** The market of a path, else the visitor's market. */
function marketOf(
  brand: Brand,
  request: IncomingMessage,
  pathname: string,
): { market: Market; tail?: string } {
  const [, code = '', ...rest] = pathname.split('/')
  const market = findMarket(brand, code)
  if (market?.code === code) return { market, tail: rest.join('/') }
  const acceptLanguage = request.headers['accept-language']
  const cookie = readCookie(request.headers.cookie, marketCookie.name)
  return { market: chooseMarket(brand, { cookie, acceptLanguage }) }
}

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

type Failed = { status: number; kind: RequestKind; pathname: string; search: string }

/** An absolute address of this shop as a path. */
const withoutOrigin = (target: string, baseUrl: string) => {
  const { origin } = new URL(baseUrl)
  const path = target.startsWith(`${origin}/`) ? target.slice(origin.length) : target
  return isLocalPath(path) ? path : target
}

/**
 * Replaces the answer of a missing or failed page: by the redirect that is entered for the path, with its own status
 * code, else by the error document of the market. A failure during an outage of the content service or the database is
 * a 503.
 */
export function createTakeover({ config, address, secret, findRedirect }: TakeoverOptions) {
  const redirectFor = async (market: Market, tail: string | undefined) =>
    tail === undefined ? undefined : await findRedirect(market, decoded(tail)).catch(() => undefined)

  return async function takeover(
    request: IncomingMessage,
    response: EdgeResponse,
    { status, kind, pathname, search }: Failed,
  ): Promise<void> {
    const { market, tail } = marketOf(config.brand, request, pathname)
    if (status === 404) {
      const redirect = await redirectFor(market, tail)
      if (redirect) {
        const location = keepQuery(withoutOrigin(redirect.target, config.baseUrl), search)
        const headers = { location, 'cache-control': 'no-cache' }
        return response.answer({ status: redirect.statusCode, headers })
      }
    }
    const code: ErrorCode = status === 404 ? 404 : failedRecently(outageMs) ? 503 : 500
    const headers = {
      'cache-control': 'no-store',
      ...(code === 503 && { 'retry-after': String(retryAfterSeconds) }),
    }
    if (kind !== 'document' || tail?.startsWith('fabula-ng/')) {
      const body = code === 404 ? 'Not found' : 'Error'
      return response.answer({
        status: code,
        headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
        body,
      })
    }
    const showsDetails = config.appEnv === 'qa'
    const acceptEncoding = showsDetails ? undefined : request.headers['accept-encoding']?.toString()
    const document = await loadErrorDocument(market, code, { ...address(), secret, acceptEncoding }).catch(
      () => plainErrorDocument(config.brand, market, code),
    )
    const failure =
      code === 404
        ? { message: `Page Not Found: ${pathname}` }
        : (lastFailure(pathname) ?? { message: `The page answered ${status}` })
    const body = showsDetails
      ? withDetails(document.body.toString(), { code, ...failure }, createText(market.language))
      : document.body
    response.answer({ status: code, headers: { ...document.headers, ...headers }, body })
  }
}
