import type { IncomingMessage } from 'node:http'
import { type EdgeMachine, edgeMachines } from '@/lib/platform/config'
import { withoutFrameworkHeaders } from '@/lib/server/next/documents'
import { cacheHeader, cacheHit, lifetimeIn } from '@/lib/server/next/internals'
import { type CachedPage, observePage } from '@/lib/server/next/page-cache'
import { chooseInDocument } from './chosen-variant'
import { acceptedCoding, type ContentCoding, entityTag, matchesTag, thorough } from './document-cache'
import { type CurrentDocument, DocumentStore, type Kept, type KeptDocument } from './document-store'
import type { EdgeResponse } from './edge-response'
import { plainBody } from './plain-body'

type Address = { pathname: string; search: string }

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
  document: CurrentDocument,
  coding: ContentCoding,
): void {
  reply.kept = document
  reply.setHeader('cache-status', 'edge; hit')
  sendDocument(request, reply, document, coding)
}

const mostOfChosen = 16 * 1024 * 1024

/** Answers requests for static pages that were answered before, without asking Next.js. */
export class KeptDocuments {
  readonly store = new DocumentStore()
  /** Documents of product pages in which a variant is chosen. */
  private readonly chosen = new DocumentStore({ maxBytes: mostOfChosen })

  constructor(private readonly machines: readonly EdgeMachine[] = edgeMachines) {}

  /** Answers with the document that is kept for an address. Returns whether there is a current one. */
  answer(request: IncomingMessage, reply: EdgeResponse, pathname: string, search = ''): boolean {
    const coding = acceptedCoding(request.headers['accept-encoding']?.toString())
    const kept = this.store.find(pathname, coding)
    this.store.lookUps[kept ? 'hits' : 'misses'] += 1
    if (!kept) return false
    sendKept(request, reply, { ...kept, ...this.withChoice(pathname, search, coding) }, coding)
    return true
  }

  /** The kept document of a product page with the variant that the address names; undefined where it names none. */
  withChoice(pathname: string, search: string, coding: ContentCoding): KeptDocument | undefined {
    if (!search.includes('variant=')) return undefined
    const kept = this.store.current(pathname)
    if (!kept) return undefined
    const asked = new URLSearchParams(search).get('variant')
    const before = this.chosen.current(`${pathname} ${asked}`)
    const body = before?.madeAt === kept.madeAt ? before.bodies[coding] : undefined
    if (before && body) return { etag: before.etag, headers: before.headers, body }
    const found = chooseInDocument(plainBody(kept).toString(), search)
    if (!found) return undefined
    const plain = Buffer.from(found.html)
    const document = { etag: entityTag(plain), headers: kept.headers, body: thorough[coding](plain) }
    this.chosen.keep(`${pathname} ${found.key}`, { ...document, coding, page: kept, until: kept.until })
    return document
  }

  /** The kept document of a path, as long as it is current. */
  current(pathname: string): Kept | undefined {
    return this.store.current(pathname)
  }

  /** Lets Next.js answer, and keeps the document when it is a page of its cache, as it was kept there. */
  observe<T>(reply: EdgeResponse, { pathname, search }: Address, render: () => T): T {
    if (!this.machines.includes('kept-documents')) return render()
    let page: CachedPage | undefined
    reply.onEncoded = ({ html, etag, body, coding }) => {
      const lifetime = lifetimeIn(reply.getHeader('cache-control'))
      const isKept = page?.html === html && reply.getHeader(cacheHeader) === cacheHit
      if (!page || !isKept || lifetime === undefined || reply.hasHeader('set-cookie')) return undefined
      const until = page.madeAt + lifetime * 1_000
      this.store.keep(pathname, { page, until, etag, headers: headersOf(reply), body, coding })
      return this.withChoice(pathname, search, coding)
    }
    return observePage((found) => {
      page = found
    }, render)
  }
}
