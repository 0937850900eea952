import { catalogueTag, contentTag } from '@/lib/platform/freshness'
import type { Market } from '@/lib/platform/markets'
import { withTimeout } from '@/lib/platform/outage'
import { productTag } from '@/lib/shop/catalogue'

/** The canonical path of a product in a market; undefined when the market does not sell it. */
export type FindProductPath = (market: Market, number: string) => Promise<string | undefined>

/** Two for each product and market of a large catalogue would be a few megabytes. */
const mostRemembered = 20_000

/** A database that does not answer must not hold back a page that is there. */
const patienceMs = 1_000

/**
 * Where products are, remembered for those that are: each request for one asks. What is unknown is asked anew each time,
 * so that nobody can fill the memory with it, or make it forget what is known.
 */
export class ProductPaths {
  /** By number and then by market code. */
  private readonly known = new Map<string, Map<string, string>>()
  private changes = 0

  constructor(
    private readonly find: FindProductPath,
    private readonly most = mostRemembered,
    private readonly patience = patienceMs,
  ) {}

  async pathOf(market: Market, number: string): Promise<string | undefined> {
    const remembered = this.known.get(number)?.get(market.code)
    if (remembered !== undefined) return remembered
    const { changes } = this
    const path = await withTimeout(this.find(market, number), this.patience)
    // What was asked before a change may be what was true before it.
    if (path !== undefined && changes === this.changes) this.remember(market, number, path)
    return path
  }

  /** Forgets what tags say has changed: some products, or everything. */
  expire(tags: readonly string[]): void {
    this.changes += 1
    if (tags.some((tag) => tag === catalogueTag || tag === contentTag)) this.known.clear()
    const prefix = productTag('')
    for (const tag of tags) if (tag.startsWith(prefix)) this.known.delete(tag.slice(prefix.length))
  }

  private remember(market: Market, number: string, path: string): void {
    const paths = this.known.get(number) ?? new Map<string, string>()
    paths.set(market.code, path)
    this.known.delete(number)
    this.known.set(number, paths)
    for (const [oldest] of this.known) {
      if (this.known.size <= this.most) return
      this.known.delete(oldest)
    }
  }
}
