import type { IncomingMessage } from 'node:http'
import { steadyMs } from '@/lib/platform/clock'
import { pageLifetime } from '@/lib/platform/freshness'
import { isCurrent } from '@/lib/server/next/page-cache'
import { acceptedCoding, type ContentCoding, thorough } from './document-cache'
import { DocumentStore, type Kept, type KeptDocument } from './document-store'
import type { EdgeResponse } from './edge-response'
import { sendKept } from './kept-documents'
import { plainBody } from './plain-body'
import type { AskedQuestion } from './question-at'

/** Beside the documents of static pages, of which no question takes the room. */
const mostBytes = 48 * 1024 * 1024
/** The headers, the tags and the key of a document. */
const overhead = 6 * 1024

/** Keeps the answer to a question: the page that it was put into, and the cache tags of what was looked up for it. */
export type Keep = (
  document: KeptDocument & {
    coding: ContentCoding
    page: Pick<Kept, 'tags' | 'madeAt' | 'until'>
    tags: readonly string[]
  },
) => void

/**
 * Answers what was asked before, as `KeptDocuments` does for static pages. A document is current until a tag expires of the
 * page that it was put into, or of what was looked up for it, and at the most as long as a page is.
 */
export class KeptQuestions {
  readonly store: DocumentStore
  /** The bodies that were compressed well: those of questions that were asked again. */
  private readonly compressed = new WeakSet<Buffer>()

  constructor(
    private readonly isKnown: (asked: AskedQuestion) => Promise<boolean> = async () => false,
    options: { maxBytes?: number } = {},
  ) {
    this.store = new DocumentStore({ maxBytes: mostBytes, overhead, ...options })
  }

  /** How much is kept, in bytes. */
  get size(): number {
    return this.store.bytes
  }

  /** Answers with the document that is kept for a question. Returns whether there is a current one. */
  answer(request: IncomingMessage, reply: EdgeResponse, key: string): boolean {
    const coding = acceptedCoding(request.headers['accept-encoding']?.toString())
    const kept = this.store.current(key)
    this.store.lookUps[kept ? 'hits' : 'misses'] += 1
    if (!kept) return false
    sendKept(request, reply, { ...kept, body: this.bodyOf(key, kept, coding) }, coding)
    return true
  }

  private bodyOf(key: string, kept: Kept, coding: ContentCoding): Buffer {
    const own = kept.bodies[coding]
    if (own && this.compressed.has(own)) return own
    const plain = plainBody(kept)
    if (coding === 'identity') return plain
    const body = thorough[coding](plain)
    this.compressed.add(body)
    const others = Object.entries(kept.bodies).filter(([, one]) => this.compressed.has(one))
    this.store.recode(key, kept, { ...Object.fromEntries(others), [coding]: body })
    return body
  }

  /**
   * Called before anything is read for a question: what expires from now on counts as after it. Its answer is kept if all
   * words and values of the question are the shop's, which is found out meanwhile; an answer that is there first is not.
   */
  begin(asked: AskedQuestion): Keep {
    const madeAt = steadyMs()
    let isOfShop = false
    this.isKnown(asked).then(
      (is) => {
        isOfShop = is
      },
      () => undefined,
    )
    return ({ page, tags, body, coding, ...document }) => {
      if (!isOfShop || !isCurrent(page)) return
      const until = Math.min(page.until, madeAt + pageLifetime.revalidate * 1_000)
      const packed =
        coding === 'identity' ? ({ coding: 'gzip', body: thorough.gzip(body) } as const) : { coding, body }
      const facts = { page: { tags: [...new Set([...page.tags, ...tags])], madeAt }, until }
      this.store.keep(asked.key, { ...document, ...facts, ...packed })
    }
  }
}
