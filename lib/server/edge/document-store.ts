import type { OutgoingHttpHeaders } from 'node:http'
import { steadyMs } from '@/lib/platform/clock'
import { type CachedPage, isCurrent } from '@/lib/server/next/page-cache'
import type { ContentCoding } from './document-cache'

/** A document as it goes over the wire, and what decides how long it is current. */
export type Kept = Pick<CachedPage, 'tags' | 'madeAt' | 'use'> & {
  /** When Next.js would make the page again, by the count of this process. */
  until: number
  etag: string
  headers: OutgoingHttpHeaders
  bodies: Partial<Record<ContentCoding, Buffer>>
  size: number
}

export type KeptDocument = { etag: string; headers: OutgoingHttpHeaders; body: Buffer }

/** A document in one coding, with what decides how long it is current. */
export type CurrentDocument = KeptDocument & Pick<Kept, 'tags' | 'until'>

type Answered = KeptDocument & {
  coding: ContentCoding
  page: Pick<CachedPage, 'tags' | 'madeAt' | 'use'>
  until: number
}

type Options = {
  /** Of all bodies together. The least recently used documents are evicted. */
  maxBytes?: number
  /** What a document takes besides its bodies. */
  overhead?: number
  now?: () => number
}

/**
 * Keeps the documents of static pages by path, as they were answered, so that Next.js need not be asked for each
 * request. A document is current exactly as long as the page in the cache of Next.js that it was made of: until one of
 * its tags expires, or its time has passed.
 */
export class DocumentStore {
  private readonly kept = new Map<string, Kept>()
  private readonly maxBytes: number
  private readonly overhead: number
  private readonly now: () => number
  private size = 0
  /** How often a document was looked for to be answered with. */
  readonly lookUps = { hits: 0, misses: 0 }

  constructor({ maxBytes = 64 * 1024 * 1024, overhead = 0, now = steadyMs }: Options = {}) {
    this.maxBytes = maxBytes
    this.overhead = overhead
    this.now = now
  }

  /** The document of a path in a coding; undefined when it is not kept or no longer current. */
  find(path: string, coding: ContentCoding): CurrentDocument | undefined {
    const kept = this.current(path)
    const body = kept?.bodies[coding]
    return kept && body && { ...kept, body }
  }

  /** How many documents are kept. */
  get count(): number {
    return this.kept.size
  }

  /** How much is kept. */
  get bytes(): number {
    return this.size
  }

  /** The document of a path, which is now the one that was used last; undefined when it is not kept or no longer current. */
  current(path: string): Kept | undefined {
    const kept = this.kept.get(path)
    if (!kept) return undefined
    if (kept.until <= this.now() || !isCurrent(kept)) {
      this.drop(path, kept)
      return undefined
    }
    this.kept.delete(path)
    this.kept.set(path, kept)
    kept.use?.()
    return kept
  }

  keep(path: string, { etag, headers, body, coding, page, until }: Answered): void {
    const before = this.kept.get(path)
    if (before) this.drop(path, before)
    const isSame = before?.etag === etag && before.madeAt === page.madeAt
    const bodies = { ...(isSame && before.bodies), [coding]: body }
    this.add(path, {
      tags: page.tags,
      madeAt: page.madeAt,
      use: page.use,
      until,
      etag,
      headers,
      bodies,
      size: 0,
    })
  }

  /** Keeps a document in other codings, or in the same ones otherwise compressed. */
  recode(path: string, kept: Kept, bodies: Kept['bodies']): void {
    this.drop(path, kept)
    this.add(path, { ...kept, bodies })
  }

  private add(path: string, kept: Kept): void {
    const size = Object.values(kept.bodies).reduce((sum, { length }) => sum + length, this.overhead)
    this.kept.set(path, { ...kept, size })
    this.size += size
    for (const [oldest, one] of this.kept) {
      if (this.size <= this.maxBytes) return
      this.drop(oldest, one)
    }
  }

  private drop(path: string, kept: Kept): void {
    this.kept.delete(path)
    this.size -= kept.size
  }
}
