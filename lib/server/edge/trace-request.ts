import type { IncomingMessage } from 'node:http'
import type { Config } from '@/lib/platform/config'
import { marketAt } from '@/lib/platform/markets'
import { sameSecret } from '@/lib/platform/security'
import { beginTrace, isTracing, type Span } from '@/lib/platform/traces'
import type { EdgeResponse } from './edge-response'
import { plainAddress } from './inside-addresses'
import { pathOfTarget, splitTarget } from './request-kind'
import { routeTemplates } from './route-template'
import { isInRanges } from './trusted-ranges'

type Options = {
  config: Pick<Config, 'brand' | 'trustedProxies' | 'trustedRanges'>
  /** Marks the requests of this server to itself. */
  secret: string
  /** The routes of the build. */
  routes?: readonly string[] | undefined
}

/** Paths are asked for again, and a place takes longer to find than the rest of a span. */
const mostPlaces = 2_000
const longestPlace = 200

type Run = <T>(work: () => T) => T

const ofTraces = ['traceparent', 'tracestate', 'baggage']

const alone: Run = (work) => work()

/** How a request was answered: by a document that was kept, by what it had made for it, or not at all in a rush. */
const answerOf = ({ kept, origin }: EdgeResponse) => origin ?? (kept ? 'kept' : 'edge')

/**
 * Begins the trace of a request, or goes on with that of a trusted proxy or of the shop itself. What visitors say of traces is
 * dropped: they would choose what is recorded. A request of the shop to itself begins none.
 */
export function createTraceRequest({ config, secret, routes }: Options) {
  const { brand, trustedProxies, trustedRanges } = config
  const isTrusted = isInRanges(trustedRanges)
  const templateOf = routeTemplates(brand, routes)

  const places = new Map<string, { route: string; market: string | undefined }>()
  const placeOf = (path: string) => {
    const known = places.get(path)
    if (known) return known
    if (places.size >= mostPlaces) places.clear()
    const place = { route: templateOf(path), market: marketAt(brand, path)?.code }
    if (path.length <= longestPlace) places.set(path, place)
    return place
  }

  const end = (span: Span, method: string, path: string, reply: EdgeResponse) => {
    const { route, market } = placeOf(path)
    span.rename(`${method} ${route}`)
    span.set({
      'http.route': route,
      'http.response.status_code': reply.headersSent ? reply.statusCode : undefined,
      'shop.gone': reply.writableFinished ? undefined : true,
      'shop.kind': reply.kind ?? 'refused',
      'shop.answer': answerOf(reply),
      'shop.market': market,
    })
    span.end(reply.statusCode >= 500 ? String(reply.statusCode) : undefined)
  }

  return (request: IncomingMessage, reply: EdgeResponse): Run => {
    if (!isTracing()) return alone
    const { method = 'GET', url = '/', headers, socket } = request
    const internal = headers['x-nestling-internal']
    const isOwn = typeof internal === 'string' && sameSecret(internal, secret)
    const { traceparent: given } = headers
    for (const name of ofTraces) if (headers[name] !== undefined) delete headers[name]
    const isBelieved = () => isOwn || trustedProxies > 0 || isTrusted(plainAddress(socket.remoteAddress))
    const parent = typeof given === 'string' && isBelieved() ? given : undefined
    if (isOwn && parent === undefined) return alone
    const span = beginTrace(
      { name: method, kind: 'server', attributes: { 'http.request.method': method } },
      parent,
    )
    if (!span) return alone
    const { pathname } = splitTarget(pathOfTarget(url))
    reply.once('close', () => end(span, method, pathname, reply))
    return span.run
  }
}
