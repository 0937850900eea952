import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { type EdgeMachine, edgeMachines } from '@/lib/platform/config'
import { isDocument, withoutTypefaceHints } from '@/lib/server/next/documents'
import { finishedDocument } from './finished-document'

export type ContentCoding = 'br' | 'gzip' | 'identity'

type Encoded = {
  etag: string
  /** The sources of its inline scripts, for its Content-Security-Policy. */
  scripts: readonly string[]
  bodies: Partial<Record<ContentCoding, Buffer>>
  size: number
}

type Encoders = Readonly<Record<ContentCoding, (body: Buffer) => Buffer>>

const encodersAt = (level: { gzip: number; brotli: number }): Encoders => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: level.brotli }
  return {
    identity: (body) => body,
    gzip: (body) => gzipSync(body, { level: level.gzip }),
    br: (body) => brotliCompressSync(body, { params }),
  }
}

/** For what is sent again and again. */
export const thorough = encodersAt({ gzip: 6, brotli: 5 })
/** For what may be sent only once. */
export const quick = encodersAt({ gzip: 4, brotli: 3 })

/** The entity tag of a document. */
export const entityTag = (body: Buffer): string =>
  `W/"${createHash('sha1').update(body).digest('base64url')}"`

/** The best coding that an Accept-Encoding header allows. */
export function acceptedCoding(header: string | undefined): ContentCoding {
  const offered = new Set(
    (header ?? '')
      .slice(0, 500)
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((each) => each.trim()))
      .filter(([, q]) => !/^q=0(\.0*)?$/.test(q ?? ''))
      .map(([name]) => name),
  )
  return offered.has('br') ? 'br' : offered.has('gzip') ? 'gzip' : 'identity'
}

/** Whether an If-None-Match header names an entity tag, compared weakly. */
export function matchesTag(header: string | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  const named = header?.split(',').map(opaque) ?? []
  return named.includes(opaque(etag))
}

/**
 * Caches documents as they go over the wire. A page is one string that Next.js returns for every request; encoding,
 * hashing and compressing it each time costs more than everything else. The least recently used entries are evicted.
 */
export class DocumentCache {
  private readonly entries = new Map<string, Encoded>()
  private size = 0

  constructor(
    private readonly machines: readonly EdgeMachine[] = edgeMachines,
    private readonly maxBytes = 64 * 1024 * 1024,
  ) {}

  /** The entity tag of a document, the sources of its scripts and its body in a coding. */
  encode(html: string, coding: ContentCoding): Pick<Encoded, 'etag' | 'scripts'> & { body: Buffer } {
    const entry = this.entries.get(html) ?? this.add(html)
    this.moveToEnd(html, entry)
    const identity = entry.bodies.identity ?? Buffer.from(html)
    let body = entry.bodies[coding]
    if (!body) {
      body = thorough[coding](identity)
      entry.bodies[coding] = body
      entry.size += body.length
      this.size += body.length
      this.prune()
    }
    return { etag: entry.etag, scripts: entry.scripts, body }
  }

  private add(html: string): Encoded {
    const { html: document, scripts } = isDocument(html)
      ? finishedDocument(html, this.machines)
      : { html: withoutTypefaceHints(html), scripts: [] }
    const identity = Buffer.from(document)
    const etag = entityTag(identity)
    const entry: Encoded = { etag, scripts, bodies: { identity }, size: identity.length + 2 * html.length }
    this.entries.set(html, entry)
    this.size += entry.size
    this.prune()
    return entry
  }

  /**
   * Keeps the order of use, and keeps the very string that came: after a page was made again with the same content, an
   * equal but different string would be compared in full, character by character, for every request.
   */
  private moveToEnd(html: string, entry: Encoded): void {
    this.entries.delete(html)
    this.entries.set(html, entry)
  }

  private prune(): void {
    for (const [html, entry] of this.entries) {
      if (this.size <= this.maxBytes || this.entries.size === 1) return
      this.entries.delete(html)
      this.size -= entry.size
    }
  }
}
