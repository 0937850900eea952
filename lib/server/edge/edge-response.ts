import { type IncomingMessage, ServerResponse } from 'node:http'
import { usefulPreloads } from '@/lib/server/next/documents'
import { cacheHeader, missingPage, navigationType } from '@/lib/server/next/internals'
import { acceptedCoding, type ContentCoding, type DocumentCache, matchesTag } from './document-cache'
import type { Kept } from './document-store'
import type { Protection } from './protection'

type Ending = {
  status: number
  headers: Record<string, string | string[]>
  body?: string | Buffer | undefined
}

type SentInstead = Pick<EncodedDocument, 'etag' | 'body'>

const documentType = 'text/html'

type EncodedDocument = { html: string; etag: string; body: Buffer; coding: ContentCoding }

/** What describes the page that a redirect would carry along. */
const ofTheBody = [
  'content-type',
  'content-encoding',
  'content-security-policy',
  'transfer-encoding',
  'link',
  'etag',
]

const leadsOn = (status: number) => status >= 301 && status <= 308 && status !== 304

const plainEnd = ServerResponse.prototype.end
const plainWriteHead = ServerResponse.prototype.writeHead

/**
 * A response whose redirects have no body, and whose failure can be taken over before the first byte is sent: when Next.js answers with a status for
 * which `takesOver` returns true, its answer is dropped and `onTakeover` sends another one with `answer`. Everything
 * else passes through untouched.
 */
export class EdgeResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  takesOver: ((status: number) => boolean) | undefined
  onTakeover: ((status: number) => void) | undefined
  protection: Protection | undefined
  /** Runs once, right before the head of a response that was not taken over is sent. */
  beforeHead: (() => void) | undefined
  /** Set for documents and navigation data, which are encoded through the cache. */
  documents: { cache: DocumentCache; acceptEncoding: string | undefined } | undefined
  /**
   * Told of a document in the coding in which it is sent, before the headers of the coding are set. It may answer with another
   * one, which is sent in its place in the same coding.
   */
  onEncoded: ((document: EncodedDocument) => SentInstead | undefined) | undefined
  /** Set where a kept document is sent, which is the same for everybody: what decides how long it is current. */
  kept: Pick<Kept, 'tags' | 'until'> | undefined
  /** How a request was answered that cost work; unset: from memory, or by the edge itself. */
  origin: 'made' | 'joined' | 'call' | 'shed' | undefined
  /** What the request asks for, or the work that it costs, by which it is measured. */
  kind: string | undefined
  /** By which the log names the request. */
  requestId: string | undefined
  /** Whether the connection ends with an answer that comes before the request's body was read. */
  endsUnread = false
  /**
   * Called once the answer is complete. It need not be sent yet: that takes as long as the client likes, and what
   * waits for the `finish` event of a client that has gone waits for ever.
   */
  onComplete: (() => void) | undefined
  private dropped = false
  private readonly held: Uint8Array[] = []

  /** Whether the handler's answer was dropped for another one. */
  get takenOver(): boolean {
    return this.dropped
  }

  private drops(status: number): boolean {
    if (this.dropped) return true
    if (this.headersSent) return false
    const isTaken = this.takesOver?.(status)
    if (!isTaken && !(leadsOn(status) && this.hasHeader('location'))) return false
    this.dropped = true
    this.takesOver = undefined
    if (isTaken) this.onTakeover?.(status)
    else this.leadOn(status)
    return true
  }

  /** A redirect without the page that Next.js renders into it, which no browser shows. */
  private leadOn(status: number): void {
    for (const name of ofTheBody) this.removeHeader(name)
    this.beginHead()
    this.setHeader('content-length', '0')
    plainWriteHead.call(this, status)
    plainEnd.call(this, undefined, 'utf8')
    this.onComplete?.()
  }

  private beginHead(): void {
    this.beforeHead?.()
    this.beforeHead = undefined
    this.nameRequest()
    this.closeUnread()
  }

  override writeHead(statusCode: number, ...rest: unknown[]): this {
    if (this.drops(statusCode)) return this
    this.beginHead()
    return super.writeHead(statusCode, ...(rest as []))
  }

  private nameRequest(): void {
    if (this.requestId !== undefined) this.setHeader('x-request-id', this.requestId)
  }

  private closeUnread(): void {
    if (this.endsUnread && !this.req.complete) this.setHeader('connection', 'close')
  }

  /**
   * Next.js sends cached navigation data as a stream with a single chunk, so it can be held back and encoded like a
   * document.
   */
  private get holds(): boolean {
    return this.documents !== undefined && !this.headersSent && this.hasHeader(cacheHeader)
  }

  override write(...args: unknown[]): boolean {
    if (this.drops(this.statusCode)) return true
    if (this.holds && args[0] instanceof Uint8Array) {
      this.held.push(args[0])
      const callback = args.at(-1)
      if (typeof callback === 'function') callback()
      return true
    }
    return super.write(...(args as Parameters<ServerResponse['write']>))
  }

  override end(...args: unknown[]): this {
    if (this.held.length > 0) args.unshift(Buffer.concat(this.held).toString())
    const [whole] = args
    if (!this.drops(this.isMissing(whole) ? 404 : this.statusCode)) {
      if (this.documents && typeof whole === 'string' && this.isWholeDocument()) {
        args.splice(0, 2, this.encoded(whole, this.documents))
      }
      super.end(...(args as Parameters<ServerResponse['end']>))
      this.onComplete?.()
      return this
    }
    const callback = args.at(-1)
    if (typeof callback === 'function') callback()
    return this
  }

  private isOfType(type: string): boolean {
    return String(this.getHeader('content-type')).startsWith(type)
  }

  private isMissing(body: unknown): boolean {
    return this.isOfType(navigationType) && typeof body === 'string' && body.includes(missingPage)
  }

  private isWholeDocument(): boolean {
    const isKnown = this.isOfType(documentType) || this.isOfType(navigationType)
    return !this.headersSent && this.statusCode === 200 && isKnown
  }

  /** The body of a document in the accepted coding; undefined with a 304. */
  private encoded(
    html: string,
    { cache, acceptEncoding }: NonNullable<typeof this.documents>,
  ): Buffer | undefined {
    const coding = acceptedCoding(acceptEncoding)
    const encoded = cache.encode(html, coding)
    const isDocument = this.isOfType(documentType)
    if (isDocument) this.protection?.protectDocument(this, encoded.scripts)
    this.preload(isDocument ? html : undefined)
    this.appendHeader('vary', 'accept-encoding')
    const { etag, body } = this.onEncoded?.({ html, ...encoded, coding }) ?? encoded
    this.setHeader('etag', etag)
    if (matchesTag(this.req.headers['if-none-match'], etag)) {
      this.statusCode = 304
      this.removeHeader('content-length')
      return undefined
    }
    if (coding !== 'identity') this.setHeader('content-encoding', coding)
    this.setHeader('content-length', body.length)
    return body
  }

  /** Preloads only what a document shows, each once: of a page that it has just made, Next.js sets the header twice. */
  private preload(html: string | undefined): void {
    const link = this.getHeader('link')
    if (link === undefined) return
    const useful = usefulPreloads([link].flat().join(', '), html)
    if (useful === '') this.removeHeader('link')
    else this.setHeader('link', useful)
  }

  override flushHeaders(): void {
    if (!this.drops(this.statusCode) && !this.holds) super.flushHeaders()
  }

  /** Sends the edge's own answer, and drops what the handler, which is at work, would still send. */
  replace(ending: Ending): void {
    this.dropped = true
    this.takesOver = undefined
    this.answer(ending)
  }

  /** Sends the edge's own answer in place of the one that was dropped. */
  answer({ status, headers, body }: Ending): void {
    for (const name of this.getHeaderNames()) this.removeHeader(name)
    for (const [name, value] of Object.entries(headers)) this.setHeader(name, value)
    this.setHeader('content-length', String(Buffer.byteLength(body ?? '')))
    this.protection?.protect(this)
    this.nameRequest()
    this.closeUnread()
    plainWriteHead.call(this, status)
    plainEnd.call(this, this.req.method === 'HEAD' ? undefined : body, 'utf8')
    this.onComplete?.()
  }
}
