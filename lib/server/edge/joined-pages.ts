import type { IncomingMessage } from 'node:http'
import { internalPath } from '@/lib/platform/markets'
import { ttlCache } from '@/lib/platform/memory'
import { type Template, templateOf } from '@/lib/server/next/joining'
import { factsAttribute, placeAttribute, placeWord } from '@/lib/storefront/runtime/templates'
import { scriptSource } from './content-security'
import { acceptedCoding, entityTag, quick } from './document-cache'
import type { Kept } from './document-store'
import type { EdgeResponse } from './edge-response'
import { listingJoining } from './joined-listing'
import type { Filling } from './joined-question'
import { searchJoining } from './joined-search'
import { sendDocument } from './kept-documents'
import type { Keep } from './kept-questions'
import type { AskedQuestion } from './question-at'
import { wordsIn, wordsPlace } from './words-apart'

type Options = {
  /** The kept document of a path of the shop itself. */
  kept: (pathname: string) => Kept | undefined
  /** Has the shop make a page for itself. */
  make: (pathname: string) => Promise<unknown>
}

/** A template, and how its script is named in its Content-Security-Policy; nothing for a page that is none. */
type Known = { template: Template; source: string } | undefined

/** A page is made, and then found in the cache of Next.js: only then it is kept. */
const asks = 2

const policy = 'content-security-policy'

/**
 * Answers searches, and choices in the listing of a page, without Next.js: the page around them is a kept document, its
 * template, and what was asked for is put into its place. Where no template is kept, it is made in the background, and the
 * answer is left to Next.js, as is what is neither such a page nor leads to one: missing pages, and searches that find
 * nothing at all.
 */
export class JoinedPages {
  private readonly known = new WeakMap<Kept, { known: Known }>()
  /** A page without a listing is none, however often it is asked for. */
  private readonly makeOnce = ttlCache<void>({ most: 1_000, seconds: 2 })

  constructor(private readonly options: Options) {}

  /** Returns whether it has answered. */
  async answer(
    request: IncomingMessage,
    reply: EdgeResponse,
    asked: AskedQuestion,
    keep: Keep,
  ): Promise<boolean> {
    const joining = searchJoining(asked) ?? listingJoining(asked)
    const page = joining && this.keptOrMade(internalPath(asked.market, joining.template))
    if (!page) return false
    const known = this.templateIn(page)
    const filling = known && (await joining.fill(known.template.facts))
    if (!filling || reply.destroyed) return filling !== undefined
    if ('leadsTo' in filling) {
      leadOn(reply, filling.leadsTo)
      return true
    }
    const { wordsPage } = filling
    const beside =
      wordsPage === undefined ? undefined : this.keptOrMade(internalPath(asked.market, wordsPage))
    const words = beside?.bodies.identity && wordsIn(beside.bodies.identity.toString())
    if (wordsPage !== undefined && words === undefined) return false
    send(request, reply, page, joined(known, withWords(filling, words)), (document) =>
      keep({ ...document, page: currentAs(page, beside), tags: filling.tags }),
    )
    return true
  }

  /** A page of the shop itself that is kept. Another one is made: without it Next.js answers, also while the shop ends. */
  private keptOrMade(path: string): Kept | undefined {
    const page = this.options.kept(path)
    if (!page) this.makeOnce(this, path, () => this.make(path)).catch(() => undefined)
    return page
  }

  private templateIn(page: Kept): Known {
    const found = this.known.get(page)
    if (found) return found.known
    const marks = { place: placeAttribute, facts: factsAttribute, word: placeWord }
    const { identity } = page.bodies
    const template = identity && templateOf(identity.toString(), marks)
    const known = template && { template, source: scriptSource(template.script) }
    this.known.set(page, { known })
    return known
  }

  private async make(path: string): Promise<void> {
    for (let ask = 0; ask < asks; ask += 1) await this.options.make(path)
  }
}

/** As Next.js does for the redirect of a page that is made for a request. */
function leadOn(reply: EdgeResponse, location: string): void {
  reply.setHeader('location', location)
  reply.setHeader('cache-control', 'private, no-cache, no-store, max-age=0, must-revalidate')
  reply.writeHead(307)
}

/** The parts with an editor's words in their place. */
function withWords(filling: Filling, words: string | undefined): Filling {
  if (words === undefined) return filling
  const { part } = filling
  return { ...filling, part: { ...part, markup: part.markup.replace(wordsPlace, () => words) } }
}

/** How long a document is current that is made of a page, and perhaps of another one. */
const currentAs = (page: Kept, other: Kept = page): Pick<Kept, 'tags' | 'madeAt' | 'until'> => ({
  tags: [...page.tags, ...other.tags],
  madeAt: Math.min(page.madeAt, other.madeAt),
  until: Math.min(page.until, other.until),
})

type Joined = { html: string; renamed: readonly [before: string, now: string] }

function joined({ template, source }: NonNullable<Known>, { part, words }: Filling): Joined {
  const { html, script } = template.join(part, words)
  return { html, renamed: [source, scriptSource(script)] }
}

function send(
  request: IncomingMessage,
  reply: EdgeResponse,
  page: Kept,
  { html, renamed: [before, now] }: Joined,
  keep: (document: Omit<Parameters<Keep>[0], 'page' | 'tags'>) => void,
): void {
  const body = Buffer.from(html)
  const coding = acceptedCoding(request.headers['accept-encoding']?.toString())
  const headers = { ...page.headers, [policy]: String(page.headers[policy] ?? '').replace(before, () => now) }
  const document = { etag: entityTag(body), headers, body: quick[coding](body) }
  keep({ ...document, coding })
  sendDocument(request, reply, document, coding)
}
