import { createServer, type IncomingMessage, type Server } from 'node:http'
import { clientHeader, clientLine, keepQuery } from '@/lib/platform/http'
import { isInternal, openPathFor, routeHeader } from '@/lib/platform/markets'
import { isLocalPath, sameSecret } from '@/lib/platform/security'
import { percentDecoded } from '@/lib/platform/text'
import { dropFrameworkHeaders } from '@/lib/server/next/documents'
import { longestSegment, staticPath } from '@/lib/server/next/internals'
import { createAddressLookups } from './address-lookups'
import { answerCall } from './answer-call'
import { answerProduct } from './answer-product'
import { createAskNext } from './ask-next'
import { isRenderedAtRequest, requestWholeDocument } from './at-request'
import { createBodies } from './bodies'
import { clientNetworks } from './client-network'
import { isClosed } from './closed-paths'
import { isFromOutside, notPublic } from './demo-shop'
import { askAgain } from './document-caching'
import { isDraftCall, isDraftPath, isPreviewLink } from './draft-calls'
import { EdgeResponse } from './edge-response'
import type { EdgeServerOptions } from './edge-server-options'
import { edgeStores } from './edge-stores'
import { editorFramePath, toDraft } from './editor-frame'
import { fail, isOutage } from './fail'
import { rememberMarket } from './first-visit'
import { healthAnswer, isHealthCall } from './health'
import { innerRoute } from './inner-route'
import { keepQueryOf } from './keep-query'
import { measuredKind } from './measure-edge'
import { redirectTarget } from './normalise'
import { pictureRefusal } from './picture-refusal'
import { entersPreview } from './preview-pass'
import { productAddress } from './product-address'
import { protectionFor } from './protection'
import { questionAt } from './question-at'
import { badRequest, missingCall, refused, refuseUpgrades, unclearHead } from './refuse'
import { isHeadClear, isPathClear } from './request-head'
import { pathOfTarget, requestKind, splitTarget } from './request-kind'
import { requestListener } from './request-listener'
import { shareDocument } from './share-document'
import { signalOf } from './signal-of'
import { StalledClients } from './stalled-clients'
import { staticFiles } from './static-files'
import { isStudioPath } from './studio-paths'
import { takeLinkKey } from './take-link-key'
import { createTakeover, redirectAnswers } from './takeover'
import { isInRanges } from './trusted-ranges'
import { dropOwnHeaders, warnOfProxy } from './visitor-headers'
import { isSitemap } from './work'

/** Next.js looks for what a build has made in files that are named after the path. */
const longestPath = 1_000

const isTooLong = (pathname: string) =>
  pathname.length > longestPath || pathname.split('/').some(({ length }) => length > longestSegment)

/**
 * The HTTP server in front of Next.js. It does what a static page cannot: it normalises addresses before anything is
 * looked up, answers a missing page with the redirect and the status code that were entered for it, and an error with
 * its document and status. Requests for existing pages pass through.
 */
export function createEdgeServer({
  handler,
  dev,
  distDir,
  isKnown = () => true,
  mayExist = () => true,
  make,
  knowsQuestion,
  leadAway,
  calls,
  limits,
  bodyLimits,
  lookUpLimits,
  products,
  traffic,
  drain,
  routes,
  ...options
}: EdgeServerOptions): Server {
  const redirectAnswer = redirectAnswers(options)
  const takeover = createTakeover({ ...options, redirectAnswer })
  const { brand, trustedProxies, trustedRanges, edgeMachines, paymentMode } = options.config
  const isTrusted = isInRanges(trustedRanges)
  const { cache, documents, questions, joined } = edgeStores({ make, knowsQuestion, dev, edgeMachines })
  const askNext = createAskNext({
    ...{ config: options.config, handler, documents, questions, drain, dev, joined, calls, limits },
  })
  const lookUpFor = createAddressLookups(lookUpLimits)
  const lookForProxy = warnOfProxy(Math.max(trustedProxies, trustedRanges.length))
  const bodies = createBodies(options.config, bodyLimits)
  const protection = protectionFor(options.config, dev)
  const serveStatic = distDir === undefined ? undefined : staticFiles(distDir)

  /** Next.js' own answers that visitors do not get. The Studio and links to drafts say themselves what is missing. */
  const claims = (status: number, kind: string, pathname: string) =>
    (status === 404 && !isStudioPath(pathname) && !isPreviewLink(pathname)) ||
    (status >= 500 && !dev && (kind !== 'file' || isSitemap(pathname) || isOutage(status)))

  const answer = (request: IncomingMessage, reply: EdgeResponse) => {
    reply.protection = protection
    if (!isHeadClear(request)) return reply.answer(unclearHead)
    if (options.config.paymentMode === 'demo' && isFromOutside(request)) return reply.answer(notPublic)
    request.url = pathOfTarget(request.url ?? '/')
    const { pathname, search } = splitTarget(request.url)
    if (!isPathClear(pathname)) return reply.answer(missingCall)
    bodies.endWithAnswer(request, reply)
    const refusal = dev ? undefined : refused(request, pathname)
    if (refusal) return reply.answer(refusal)
    if (isHealthCall(pathname)) return reply.answer(healthAnswer(drain))
    const refusedPicture = dev ? undefined : pictureRefusal(pathname, search)
    if (refusedPicture) return reply.answer(refusedPicture === 404 ? missingCall : badRequest)
    const kind = requestKind(request, pathname)
    const isPage = kind === 'document' || kind === 'navigation'
    const internal = request.headers['x-nestling-internal']
    const isOwn = typeof internal === 'string' && sameSecret(internal, options.secret)
    if (!isOwn) traffic?.count(reply)
    reply.kind = measuredKind(kind, pathname, isOwn)
    const isPayload = kind === 'navigation' || isDraftCall(request, pathname)
    reply.beforeHead = () => {
      askAgain(reply)
      if (!isPayload) dropFrameworkHeaders(reply)
      // Search engines list no shop that nobody can buy in.
      if (paymentMode === 'test' || isStudioPath(pathname) || isDraftPath(pathname))
        reply.setHeader('x-robots-tag', 'noindex, nofollow')
      protection.protect(reply)
      if (isPage) keepQueryOf({ pathname, search }, reply)
      const isShared = options.config.edgeCache !== undefined && shareDocument(reply)
      if (kind === 'document' && !isOwn && !isShared) rememberMarket(options.config, request, reply, pathname)
    }
    const edited =
      kind === 'document' && !isOwn
        ? editorFramePath(options.config, request, { pathname, search })
        : undefined
    if (edited !== undefined) return reply.answer(toDraft(edited))
    const atRequest = isPage && isRenderedAtRequest(pathname, search)
    const inPreview = entersPreview(request, options.config.previewSecret)
    const taken = isPage ? takeLinkKey(options.config, { pathname, search }) : undefined
    const keeps = kind === 'document' && !dev && !atRequest && !inPreview && !taken
    if (keeps && (isOwn || !isInternal(pathname)) && documents.answer(request, reply, pathname, search))
      return
    const question =
      joined && kind === 'document' && atRequest && !isOwn && !inPreview
        ? questionAt(brand, pathname, search)
        : undefined
    if (question && questions.answer(request, reply, question.key)) return
    dropOwnHeaders(request, { callsFunction: isPayload && kind === 'other' })
    lookForProxy(request)
    const client = clientNetworks(request, trustedProxies, isTrusted)
    request.headers[clientHeader] = clientLine(client)
    const route = innerRoute(brand, pathname, search)
    if (route === undefined) delete request.headers[routeHeader]
    else request.headers[routeHeader] = route
    if (serveStatic && pathname.startsWith(staticPath)) return serveStatic(request, reply)
    const forward = () => askNext(request, reply, { kind, pathname, search, client, isOwn, keeps, question })
    const decoded = percentDecoded(pathname)
    if (kind === 'other' && decoded === undefined) return reply.answer(badRequest)
    const encoded = { cache, acceptEncoding: request.headers['accept-encoding']?.toString() }
    if (isOwn) {
      if (kind === 'document' && !dev) reply.documents = encoded
      return forward()
    }
    const isMissing = decoded !== undefined && !isKnown(decoded)
    const lookUp = lookUpFor({ client, signal: signalOf(reply) })
    /** Answers with the redirect of this address; where there is none, goes on. */
    const leadOn = (goOn: () => void) =>
      void redirectAnswer(request, { pathname, search, lookUp })
        .then((found) => {
          if (reply.destroyed) return
          if (typeof found === 'object') reply.answer(found)
          else goOn()
        })
        .catch((error: unknown) => fail(reply, error))
    if (pathname === '/' && search !== '' && (request.method === 'GET' || request.method === 'HEAD')) {
      // Shops of old name their pages by a query of the root.
      return leadOn(forward)
    }
    if (kind === 'other') {
      const isNone = !inPreview && !mayExist(decoded ?? '', search)
      if (isMissing || isNone || isInternal(decoded ?? '')) return reply.answer(missingCall)
      return answerCall(
        { config: options.config, bodies, dev },
        { request, reply, pathname, client, forward },
      )
    }

    const open = kind === 'document' ? openPathFor(brand, pathname) : undefined
    if (open !== undefined && isLocalPath(open)) {
      // The market may open again.
      const headers = { location: keepQuery(open, search), 'cache-control': 'no-cache' }
      return reply.answer({ status: 307, headers })
    }
    const path = isTooLong(pathname) ? undefined : decoded
    const product = path === undefined ? undefined : productAddress(brand, pathname)
    // A draft is no page of the public content.
    const isNoPage = (at: string) => isClosed(options.config, at) || (!inPreview && !mayExist(at, search))
    if (kind === 'document' && !product) {
      const target = redirectTarget(brand, pathname, search)
      const mend = () => reply.answer({ status: 308, headers: { location: target ?? pathname } })
      if (target !== undefined) {
        // Where the mended address has no page either, a redirect leads on in one step.
        const mended = percentDecoded(splitTarget(target).pathname) ?? pathname
        if (!isMissing && mayExist(mended, search)) return mend()
        return leadOn(mend)
      }
    }
    if (taken) return reply.answer(taken)
    const takeOver = (status: number) =>
      void takeover(request, reply, { status, kind, pathname, search, lookUp }).catch((error: unknown) =>
        fail(reply, error),
      )
    reply.onTakeover = takeOver
    if (path === undefined || isMissing || (!product && isNoPage(path))) return takeOver(404)
    reply.takesOver = (status) => claims(status, kind, pathname)
    if (kind === 'document' && (atRequest || inPreview))
      protection.askForNonce(request, reply, { isDraft: isDraftPath(pathname) })
    if (atRequest && kind === 'document') requestWholeDocument(request)
    if (isPage && !dev && !atRequest) reply.documents = encoded
    // The headers of a document follow from its body, which Node leaves out of the answer to HEAD.
    if (keeps) request.method = 'GET'
    if (product) {
      const asked = { request, reply, kind, pathname, search, product, lookUp, forward }
      return answerProduct({ config: options.config, products }, asked)
    }
    if (!leadAway || kind !== 'document' || !atRequest || inPreview) return forward()
    void leadAway(brand, request, { pathname, search })
      .then((away) => (away ? reply.answer(away) : forward()))
      .catch((error: unknown) => fail(reply, error))
  }
  const { config, secret } = options
  const listener = requestListener({ config, secret, routes }, answer)
  const server = createServer({ ServerResponse: EdgeResponse }, listener)
  drain.watch(server)
  new StalledClients().watch(server)
  if (!dev) refuseUpgrades(server)
  return server
}
