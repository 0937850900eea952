import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { internalPath } from '@/lib/platform/markets'
import { ttlCache } from '@/lib/platform/memory'
import { type Template, templateOf } from '@/lib/server/next/joining'
import { factsAttribute, placeAttribute, placeWord } from '@/lib/storefront/runtime/templates'
import type { Brand } from '@/schemas'
import { scriptSource } from './content-security'
import { acceptedCoding, type ContentCoding } from './document-cache'
import type { KeptPage } from './document-store'
import type { EdgeResponse } from './edge-response'
import { listingQuestion } from './joined-listing'
import type { Filling } from './joined-question'
import { searchQuestion } from './joined-search'
import { sendDocument } from './kept-documents'
import type { Keep } from './kept-questions'

type Options = {
  brand: Brand
  /** The kept document of a path of the shop itself. */
  kept: (pathname: string) => KeptPage | undefined
  /** Has the shop make a page for itself. */
  make: (pathname: string) => Promise<unknown>
}

type Asked = { pathname: string; search: string; keep?: Keep | undefined }

/** A template, and how its script is named in its Content-Security-Policy; nothing for a page that is none. */
type Known = { template: Template; source: string } | undefined

/** A page is made, and then found in the cache of Next.js: only then it is kept. */
const asks = 2

/** What is asked for once is packed quickly. */
const encoders: Record<ContentCoding, (body: Buffer) => Buffer> = {
  identity: (body) => body,
  gzip: (body) => gzipSync(body, { level: 4 }),
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
}

const policy = 'content-security-policy'

/**
 * Answers searches, and choices in the listing of a page, without Next.js: the page around them is a kept document, its
 * template, and what was asked for is put into its place. Where no template is kept, it is made in the background, and the
 * answer is left to Next.js, as is all that is no page with products: redirects, missing pages, questions without results.
 */
export class JoinedPages {
  private readonly known = new WeakMap<KeptPage, { known: Known }>()
  /** A page without a listing is none, however often it is asked for. */
  private readonly makeOnce = ttlCache<void>({ most: 1_000, seconds: 2 })

  constructor(private readonly options: Options) {}

  /** Returns whether it has answered. */
  async answer(
    request: IncomingMessage,
    reply: EdgeResponse,
    { pathname, search, keep }: Asked,
  ): Promise<boolean> {
    const { brand, kept } = this.options
    const params = new URLSearchParams(search)
    const question = searchQuestion(brand, pathname, params) ?? listingQuestion(brand, pathname, params)
    if (!question) return false
    const path = internalPath(question.market, question.template)
    const page = kept(path)
    if (!page) {
      // Without it Next.js answers, also while the shop ends.
      this.makeOnce(this, path, () => this.make(path)).catch(() => undefined)
      return false
    }
    const known = this.templateIn(page)
    const filling = known && (await question.fill(known.template.facts))
    if (!filling || reply.destroyed) return filling !== undefined
    send(request, reply, page, joined(known, filling), (document) =>
      keep?.({ ...document, page, tags: filling.tags }),
    )
    return true
  }

  private templateIn(page: KeptPage): Known {
    const found = this.known.get(page)
    if (found) return found.known
    const marks = { place: placeAttribute, facts: factsAttribute, word: placeWord }
    const template = templateOf(page.body.toString(), marks)
    const known = template && { template, source: scriptSource(template.script) }
    this.known.set(page, { known })
    return known
  }

  private async make(path: string): Promise<void> {
    for (let ask = 0; ask < asks; ask += 1) await this.options.make(path)
  }
}

type Joined = { html: string; renamed: readonly [before: string, now: string] }

function joined({ template, source }: NonNullable<Known>, { part, words }: Filling): Joined {
  const { html, script } = template.join(part, words)
  return { html, renamed: [source, scriptSource(script)] }
}

function send(
  request: IncomingMessage,
  reply: EdgeResponse,
  page: KeptPage,
  { html, renamed: [before, now] }: Joined,
  keep: (document: Omit<Parameters<Keep>[0], 'page' | 'tags'>) => void,
): void {
  const body = Buffer.from(html)
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
  const coding = acceptedCoding(request.headers['accept-encoding']?.toString())
  const headers = { ...page.headers, [policy]: String(page.headers[policy] ?? '').replace(before, () => now) }
  const document = { etag, headers, body: encoders[coding](body) }
  keep({ ...document, coding })
  sendDocument(request, reply, document, coding)
}
