import type { IncomingMessage } from 'node:http'
import { type EdgeMachine, edgeMachines } from '@/lib/platform/config'
import { withoutFrameworkHeaders } from '@/lib/server/next/documents'
import { cacheHeader, cacheHit, lifetimeIn } from '@/lib/server/next/internals'
import { type CachedPage, observePage } from '@/lib/server/next/page-cache'
import { acceptedCoding, type ContentCoding, matchesTag } from './document-cache'
import { DocumentStore, type Kept, type KeptDocument } from './document-store'
import type { EdgeResponse } from './edge-response'

/** Headers that belong to one answer, not to the document. */
const ofTheAnswer = ['etag', 'content-length', 'content-encoding', 'date', 'connection', 'keep-alive']

function headersOf(reply: EdgeResponse) {
  const headers = withoutFrameworkHeaders(reply.getHeaders())
  for (const name of ofTheAnswer) delete headers[name]
  return headers
}

/** Sends a document in a coding, or nothing to a browser that has it. */
export function sendDocument(
  request: IncomingMessage,
  reply: EdgeResponse,
  { headers, etag, body }: KeptDocument,
  coding: ContentCoding,
): void {
  for (const [name, value] of Object.entries(headers)) if (value) reply.setHeader(name, value)
  reply.setHeader('etag', etag)
  if (matchesTag(request.headers['if-none-match'], etag)) {
    reply.statusCode = 304
    reply.end()
    return
  }
  if (coding !== 'identity') reply.setHeader('content-encoding', coding)
  reply.setHeader('content-length', body.length)
  reply.end(body)
}

/** Sends a document that was kept, and says so (RFC 9211). */
export function sendKept(
  request: IncomingMessage,
  reply: EdgeResponse,
  document: KeptDocument,
  coding: ContentCoding,
): void {
  reply.setHeader('cache-status', 'edge; hit')
  sendDocument(request, reply, document, coding)
}

/** Answers requests for static pages that were answered before, without asking Next.js. */
export class KeptDocuments {
  private readonly store = new DocumentStore()

  constructor(private readonly machines: readonly EdgeMachine[] = edgeMachines) {}

  /** Answers with the document that is kept for a path. Returns whether there is a current one. */
  answer(request: IncomingMessage, reply: EdgeResponse, pathname: string): boolean {
    const coding = acceptedCoding(request.headers['accept-encoding']?.toString())
    const kept = this.store.find(pathname, coding)
    if (!kept) return false
    sendKept(request, reply, kept, coding)
    return true
  }

  /** The kept document of a path, as long as it is current. */
  current(pathname: string): Kept | undefined {
    return this.store.current(pathname)
  }

  /** Lets Next.js answer, and keeps the document when it is a page of its cache, as it was kept there. */
  observe<T>(reply: EdgeResponse, pathname: string, render: () => T): T {
    if (!this.machines.includes('kept-documents')) return render()
    let page: CachedPage | undefined
    reply.onEncoded = ({ html, etag, body, coding }) => {
      const lifetime = lifetimeIn(reply.getHeader('cache-control'))
      const isKept = page?.html === html && reply.getHeader(cacheHeader) === cacheHit
      if (!page || !isKept || lifetime === undefined || reply.hasHeader('set-cookie')) return
      const until = page.madeAt + lifetime * 1_000
      this.store.keep(pathname, { page, until, etag, headers: headersOf(reply), body, coding })
    }
    return observePage((found) => {
      page = found
    }, render)
  }
}
