import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import compression from 'compression'
import { clientHeader } from '@/lib/platform/http'
import { sameSecret } from '@/lib/platform/security'
import { locationTarget, longestSegment, staticCaching, staticPath } from '@/lib/server/next'
import { isRenderedAtRequest, markWhole } from './at-request'
import { clientNetwork } from './client-network'
import { DocumentCache } from './document-cache'
import { FrontResponse, securityHeaders } from './front-response'
import { MissingFiles } from './missing-files'
import { redirectTarget } from './normalise'
import { type ProductAddress, productAddress } from './product-address'
import type { ProductPaths } from './product-paths'
import { pathOfTarget, requestKind, splitTarget } from './request-kind'
import { staticFiles } from './static-files'
import { createTakeover, type TakeoverOptions } from './takeover'
import type { Traffic } from './traffic'

export type FrontOptions = TakeoverOptions & {
  /** The request handler of Next.js. */
  handler: RequestListener
  /** Where products are. */
  products: Pick<ProductPaths, 'pathOf'>
  /** Told of every answer that somebody waits for. */
  traffic?: Pick<Traffic, 'count'>
  /** In development Next.js shows its own page for an error. */
  dev: boolean
  /** The folder of the build whose static files the front serves itself; in development there is none. */
  distDir?: string
}

const productPath = /^\/[^/]+\/p\//
const errorPath = /^\/[^/]+\/error(?:\/|$)/

/** Next.js keeps what it renders, a missing page too, in files that are named after the path. */
const longestPath = 1_000

const isTooLong = (pathname: string) =>
  pathname.length > longestPath || pathname.split('/').some(({ length }) => length > longestSegment)

const whereIs = async (products: FrontOptions['products'], { market, number }: ProductAddress) =>
  market && number !== undefined ? products.pathOf(market, number) : undefined

const readable = (pathname: string) => {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

/** To a call whose path cannot be read, which Next.js takes for a fault of its own. */
const badRequest = {
  status: 400,
  headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
  body: JSON.stringify({ status: 400, title: 'Bad request' }),
}

/** A shared cache must ask again, or it would hold back a publish; browsers get a 304 from the ETag. */
const documentCaching = 'public, max-age=0, must-revalidate'

function protect(response: FrontResponse): void {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
  const caching = response.getHeader('cache-control')
  if (typeof caching === 'string' && caching.startsWith(staticCaching)) {
    response.setHeader('cache-control', documentCaching)
  }
}

/** A static page knows nothing of the query. That of a product must come along: it names the chosen variant. */
function mendLocation(response: FrontResponse, query: string): void {
  const location = locationTarget(response.getHeader('location'))
  if (location === undefined) return
  response.setHeader('location', location.includes('?') ? location : location + query)
}

/** The last resort: nothing may end the process, and no request may wait for ever. */
function giveUp(response: FrontResponse, error: unknown): void {
  console.error('front:', error)
  if (response.headersSent) response.destroy()
  else response.answer({ status: 500, headers: { 'cache-control': 'no-store' } })
}

const compress = compression()

/** Everything but documents and the data of navigations is compressed as it comes. */
const compressed = (request: IncomingMessage, response: FrontResponse, handler: RequestListener) =>
  new Promise<void>((resolve, reject) => {
    // The types of the middleware are Express's; it works on Node's own request and response.
    compress(request as never, response as never, () => {
      Promise.resolve(handler(request, response)).then(resolve, reject)
    })
  })

/**
 * The HTTP server in front of Next.js. It does what a static page cannot: it mends addresses before they are looked up,
 * gives a missing page its redirect with the status code that was entered for it, and gives an error its document and
 * its status. Requests for pages that exist pass straight through.
 */
export function createFront({ handler, dev, distDir, products, traffic, ...options }: FrontOptions): Server {
  const takeover = createTakeover(options)
  const { brand, trustedProxy } = options.config
  const cache = new DocumentCache()
  const serveStatic = distDir === undefined ? undefined : staticFiles(distDir)
  const missing = distDir === undefined ? undefined : new MissingFiles(distDir)

  const claims = (status: number, kind: string) =>
    status === 404 || (status >= 500 && kind !== 'file' && !dev)

  return createServer({ ServerResponse: FrontResponse }, (request: IncomingMessage, response) => {
    const front = response as FrontResponse
    request.url = pathOfTarget(request.url ?? '/')
    const { pathname, search } = splitTarget(request.url)
    const kind = requestKind(request, pathname)
    const internal = request.headers['x-nestling-internal']
    const isOwn = typeof internal === 'string' && sameSecret(internal, options.secret)
    if (!isOwn) traffic?.count(front)
    front.beforeHead = () => {
      protect(front)
      mendLocation(front, productPath.test(pathname) ? search : '')
    }
    request.headers[clientHeader] = clientNetwork(request, trustedProxy)
    if (serveStatic && pathname.startsWith(staticPath)) return serveStatic(request, front)
    const pass = async () => (front.documents ? handler(request, front) : compressed(request, front, handler))
    const passOn = () =>
      void pass().catch((error: unknown) => {
        console.error('front:', error)
        if (front.takenOver) return
        if (front.headersSent) return void front.destroy()
        front.statusCode = 500
        front.end()
      })
    if (kind === 'other' && readable(pathname) === undefined) return front.answer(badRequest)
    if (kind === 'other' || isOwn) return passOn()

    const path = isTooLong(pathname) ? undefined : readable(pathname)
    const product = path === undefined ? undefined : productAddress(brand, pathname)
    if (kind === 'document' && !product) {
      const target = redirectTarget(brand, pathname, search)
      if (target !== undefined) return front.answer({ status: 308, headers: { location: target } })
    }
    front.onTakeover = (status) => {
      if (status === 404) missing?.note(pathname)
      void takeover(request, front, { status, kind, pathname }).catch((error: unknown) =>
        giveUp(front, error),
      )
    }
    if (path === undefined || errorPath.test(path)) return front.onTakeover(404)
    front.takesOver = (status) => claims(status, kind)
    const isPage = kind === 'document' || kind === 'navigation'
    const atRequest = isPage && isRenderedAtRequest(pathname, search)
    if (atRequest && kind === 'document') markWhole(request)
    if (isPage && !dev && !atRequest) {
      front.documents = { cache, acceptEncoding: request.headers['accept-encoding']?.toString() }
    }
    if (!product) return passOn()
    const leadTo = (href: string | undefined) => {
      if (href === undefined) return front.onTakeover?.(404)
      if (href === pathname) return passOn()
      front.answer({ status: 308, headers: { location: href + search, 'cache-control': documentCaching } })
    }
    // Where nobody can say it, what is kept of the page may still be there.
    void whereIs(products, product)
      .then(leadTo, passOn)
      .catch((error: unknown) => giveUp(front, error))
  })
}
