import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import compression from 'compression'
import { clientHeader, keepQuery } from '@/lib/platform/http'
import { noteFailure } from '@/lib/platform/outage'
import { sameSecret } from '@/lib/platform/security'
import { locationTarget, longestSegment, staticCaching, staticPath } from '@/lib/server/next'
import { isRenderedAtRequest, queryToKeep, requestWholeDocument } from './at-request'
import { clientNetwork } from './client-network'
import { DocumentCache } from './document-cache'
import { EdgeResponse, securityHeaders } from './edge-response'
import { rememberMarket } from './first-visit'
import { MissingFiles } from './missing-files'
import { redirectTarget } from './normalise'
import { type ProductAddress, productAddress } from './product-address'
import type { ProductPaths } from './product-paths'
import { pathOfTarget, requestKind, splitTarget } from './request-kind'
import { staticFiles } from './static-files'
import { createTakeover, type TakeoverOptions } from './takeover'
import type { Traffic } from './traffic'

type EdgeServerOptions = TakeoverOptions & {
  /** The request handler of Next.js. */
  handler: RequestListener
  /** Looks up the paths of products. */
  products: Pick<ProductPaths, 'pathOf'>
  /** Counts every response that a visitor waits for. */
  traffic?: Pick<Traffic, 'count'>
  /** In development Next.js shows its own page for an error. */
  dev: boolean
  /** The folder of the build whose static files the edge serves itself; in development there is none. */
  distDir?: string
}

type Address = { pathname: string; search: string }

const errorPath = /^\/[^/]+\/error(?:\/|$)/

/** Next.js stores what it renders, a missing page too, in files that are named after the path. */
const longestPath = 1_000

const isTooLong = (pathname: string) =>
  pathname.length > longestPath || pathname.split('/').some(({ length }) => length > longestSegment)

const lookUpPath = async (products: EdgeServerOptions['products'], { market, number }: ProductAddress) =>
  market && number !== undefined ? products.pathOf(market, number) : undefined

const readable = (pathname: string) => {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

/** Answers a call whose path cannot be decoded, which Next.js would answer with a 500. */
const badRequest = {
  status: 400,
  headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
  body: JSON.stringify({ status: 400, title: 'Bad request' }),
}

/** A shared cache must ask again, or it would hold back a publish; browsers get a 304 from the ETag. */
const documentCaching = 'public, max-age=0, must-revalidate'

function protect(response: EdgeResponse): void {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
  const caching = response.getHeader('cache-control')
  if (typeof caching === 'string' && caching.startsWith(staticCaching)) {
    response.setHeader('cache-control', documentCaching)
  }
}

/** Adds the query to the redirect of a page: pages are static and do not know it. */
function keepQueryOf({ pathname, search }: Address, response: EdgeResponse): void {
  const location = locationTarget(response.getHeader('location'))
  if (location === undefined) return
  response.setHeader('location', keepQuery(location, queryToKeep(pathname, search, location)))
}

/** The last resort: no error may end the process or leave a request without an answer. */
function fail(response: EdgeResponse, error: unknown): void {
  console.error('edge:', error)
  if (response.headersSent) response.destroy()
  else response.answer({ status: 500, headers: { 'cache-control': 'no-store' } })
}

const compress = compression()

/** Compresses everything but documents and navigation data while it streams. */
const compressed = (request: IncomingMessage, response: EdgeResponse, handler: RequestListener) =>
  new Promise<void>((resolve, reject) => {
    // The middleware has Express's types; it works on Node's own request and response.
    compress(request as never, response as never, () => {
      Promise.resolve(handler(request, response)).then(resolve, reject)
    })
  })

/**
 * The HTTP server in front of Next.js. It does what a static page cannot: it normalises addresses before anything is
 * looked up, answers a missing page with the redirect and the status code that were entered for it, and an error with
 * its document and status. Requests for existing pages pass through.
 */
export function createEdgeServer({
  handler,
  dev,
  distDir,
  products,
  traffic,
  ...options
}: EdgeServerOptions): Server {
  const takeover = createTakeover(options)
  const { brand, trustedProxy } = options.config
  const cache = new DocumentCache()
  const serveStatic = distDir === undefined ? undefined : staticFiles(distDir)
  const missing = distDir === undefined ? undefined : new MissingFiles(distDir)

  const claims = (status: number, kind: string) =>
    status === 404 || (status >= 500 && kind !== 'file' && !dev)

  return createServer({ ServerResponse: EdgeResponse }, (request: IncomingMessage, response) => {
    const reply = response as EdgeResponse
    request.url = pathOfTarget(request.url ?? '/')
    const { pathname, search } = splitTarget(request.url)
    const kind = requestKind(request, pathname)
    const isPage = kind === 'document' || kind === 'navigation'
    const internal = request.headers['x-nestling-internal']
    const isOwn = typeof internal === 'string' && sameSecret(internal, options.secret)
    if (!isOwn) traffic?.count(reply)
    reply.beforeHead = () => {
      protect(reply)
      if (isPage) keepQueryOf({ pathname, search }, reply)
      if (kind === 'document' && !isOwn) rememberMarket(options.config, request, reply, pathname)
    }
    request.headers[clientHeader] = clientNetwork(request, trustedProxy)
    if (serveStatic && pathname.startsWith(staticPath)) return serveStatic(request, reply)
    const handle = async () =>
      reply.documents ? handler(request, reply) : compressed(request, reply, handler)
    const forward = () =>
      void handle().catch((error: unknown) => {
        console.error('edge:', error)
        noteFailure(pathname, error)
        if (reply.takenOver) return
        if (reply.headersSent) return void reply.destroy()
        reply.statusCode = 500
        reply.end()
      })
    if (kind === 'other' && readable(pathname) === undefined) return reply.answer(badRequest)
    if (kind === 'other' || isOwn) return forward()

    const path = isTooLong(pathname) ? undefined : readable(pathname)
    const product = path === undefined ? undefined : productAddress(brand, pathname)
    if (kind === 'document' && !product) {
      const target = redirectTarget(brand, pathname, search)
      if (target !== undefined) return reply.answer({ status: 308, headers: { location: target } })
    }
    reply.onTakeover = (status) => {
      if (status === 404) missing?.note(pathname)
      void takeover(request, reply, { status, kind, pathname, search }).catch((error: unknown) =>
        fail(reply, error),
      )
    }
    if (path === undefined || errorPath.test(path)) return reply.onTakeover(404)
    reply.takesOver = (status) => claims(status, kind)
    const atRequest = isPage && isRenderedAtRequest(pathname, search)
    if (atRequest && kind === 'document') requestWholeDocument(request)
    if (isPage && !dev && !atRequest) {
      reply.documents = { cache, acceptEncoding: request.headers['accept-encoding']?.toString() }
    }
    if (!product) return forward()
    const answerWith = (href: string | undefined) => {
      if (href === undefined) return reply.onTakeover?.(404)
      if (href === pathname) return forward()
      const location = keepQuery(href, search)
      reply.answer({ status: 308, headers: { location, 'cache-control': documentCaching } })
    }
    // When the lookup fails, a cached page may still exist.
    void lookUpPath(products, product)
      .then(answerWith, forward)
      .catch((error: unknown) => fail(reply, error))
  })
}
