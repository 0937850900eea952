import type { IncomingMessage } from 'node:http'
import type { Asked, Redirect } from '@/lib/content/redirects'
import type { Config } from '@/lib/platform/config'
import { keepQuery, withoutParameters } from '@/lib/platform/http'
import { marketText } from '@/lib/platform/i18n'
import { isImpossibleSlug, type Market, marketsOf } from '@/lib/platform/markets'
import { failedRecently, lastFailure } from '@/lib/platform/outage'
import { isLocalPath } from '@/lib/platform/security'
import { BusyError, type LookUp } from './address-lookups'
import { busyAnswer } from './busy-answer'
import type { EdgeResponse } from './edge-response'
import { withDetails } from './error-details'
import type { ErrorCode } from './error-document'
import type { ErrorDocuments } from './error-documents'
import { marketOfPath } from './market-of-path'
import type { RequestKind } from './request-kind'

export const retryAfterSeconds = 30
/** How long after a source has failed a failure counts as its. */
export const outageMs = 15_000
/** A database that is gone may not answer at all, and the visitor waits meanwhile; a busy one has some seconds. */
const usualRedirectMs = 4_000

export type TakeoverOptions = {
  config: Config
  errorDocuments: Pick<ErrorDocuments, 'of'>
  findRedirect: (market: Market, path: string, asked: Asked) => Promise<Redirect | undefined>
  /** How long a redirect is looked up at the most, in milliseconds. */
  redirectMs?: number
}

type Failed = {
  status: number
  kind: RequestKind
  pathname: string
  search: string
  lookUp: LookUp
}

/** An absolute address of this shop as a path. */
const withoutOrigin = (target: string, baseUrl: string) => {
  const { origin } = new URL(baseUrl)
  const path = target.startsWith(`${origin}/`) ? target.slice(origin.length) : target
  return isLocalPath(path) ? path : target
}

type Wanted = Pick<Failed, 'pathname' | 'search' | 'lookUp'>

/** Whether an address leads somewhere could not be looked up. */
type NotLookedUp = 'no room' | 'no answer'

/** The answers that redirects give, which are looked up where there is no page. */
export function redirectAnswers({
  config,
  findRedirect,
  redirectMs = usualRedirectMs,
}: Omit<TakeoverOptions, 'errorDocuments'>) {
  /** The answer of the redirect of an address, also outside of the markets; undefined where there is none. */
  return async function redirectAnswer(
    request: IncomingMessage,
    { pathname, search, lookUp }: Wanted,
  ): Promise<Parameters<EdgeResponse['answer']>[0] | NotLookedUp | undefined> {
    const { market, tail } = marketOfPath(config.brand, request, pathname)
    const others = tail === undefined ? { others: marketsOf(config.brand) } : {}
    const asked = { search, ...others }
    const redirect = await lookUp(() => findRedirect(market, tail ?? pathname, asked), redirectMs).catch(
      (error: unknown): NotLookedUp => (error instanceof BusyError ? 'no room' : 'no answer'),
    )
    if (redirect === undefined || typeof redirect === 'string') return redirect
    const kept = withoutParameters(search, redirect.told ?? [])
    const location = keepQuery(withoutOrigin(redirect.target, config.baseUrl), kept)
    return { status: redirect.statusCode, headers: { location, 'cache-control': 'no-cache' } }
  }
}

/**
 * Replaces the answer of a missing or failed page: by the redirect that is entered for the path, with its own status
 * code, else by the error document of the market. What can be no page gets a message instead of a document. A failure
 * during an outage of the content service or the database is a 503, and so is what may have a redirect that cannot be
 * looked up: a search engine forgets an address that is told to be missing.
 */
export function createTakeover({
  config,
  errorDocuments,
  redirectAnswer,
}: Pick<TakeoverOptions, 'config' | 'errorDocuments'> & {
  redirectAnswer: ReturnType<typeof redirectAnswers>
}) {
  return async function takeover(
    request: IncomingMessage,
    response: EdgeResponse,
    { status, kind, pathname, search, lookUp }: Failed,
  ): Promise<void> {
    const { market, tail } = marketOfPath(config.brand, request, pathname)
    const redirect = await redirectAnswer(request, { pathname, search, lookUp })
    if (response.destroyed) return
    if (typeof redirect === 'object') return response.answer(redirect)
    const isLeft = status === 404 && redirect !== undefined
    if (isLeft && redirect === 'no room') return response.answer(busyAnswer(config, request, kind, pathname))
    const failed = isLeft || failedRecently(outageMs) ? 503 : 500
    const code: ErrorCode = status === 404 && !isLeft ? 404 : failed
    const headers = {
      'cache-control': 'no-store',
      ...(code === 503 && { 'retry-after': String(retryAfterSeconds) }),
    }
    if (kind !== 'document' || isImpossibleSlug(tail ?? pathname)) {
      const body = code === 404 ? 'Not found' : 'Error'
      return response.answer({
        status: code,
        headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
        body,
      })
    }
    const showsDetails = config.appEnv === 'qa'
    const acceptEncoding = showsDetails ? undefined : request.headers['accept-encoding']?.toString()
    const document = await errorDocuments.of(market, code, acceptEncoding)
    const failure =
      code === 404
        ? { message: `Page Not Found: ${pathname}` }
        : (lastFailure(pathname) ?? { message: `The page answered ${status}` })
    const body = showsDetails
      ? withDetails(document.body.toString(), { code, ...failure }, marketText(market))
      : document.body
    response.answer({ status: code, headers: { ...document.headers, ...headers }, body })
  }
}
