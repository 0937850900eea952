import { catalogueTag, contentTag } from '@/lib/platform/freshness'
import type { Market } from '@/lib/platform/markets'
import { withTimeout } from '@/lib/platform/outage'
import { productTag } from '@/lib/shop/catalogue'
import type { LookUp } from './address-lookups'

/** The canonical path of a product in a market; undefined when the market does not sell it. */
export type FindProductPath = (market: Market, number: string) => Promise<string | undefined>

/** Even a large catalogue needs only a few megabytes. */
const maxEntries = 20_000

/** A database that does not answer must not delay a page that is cached. */
const timeoutMs = 1_000

const unbounded: LookUp = (find, ms) => withTimeout(find(), ms)

/**
 * Caches the canonical paths of existing products, which every request for a product needs. Unknown numbers are looked
 * up each time, so that requests for made-up numbers cannot fill the cache or evict real products.
 */
export class ProductPaths {
  /** By number, then by market code. */
  private readonly paths = new Map<string, Map<string, string>>()
  private changes = 0

  constructor(
    private readonly find: FindProductPath,
    private readonly max = maxEntries,
    private readonly timeout = timeoutMs,
  ) {}

  async pathOf(market: Market, number: string, lookUp: LookUp = unbounded): Promise<string | undefined> {
    const cached = this.paths.get(number)?.get(market.code)
    if (cached !== undefined) return cached
    const { changes } = this
    const path = await lookUp(() => this.find(market, number), this.timeout)
    // A lookup that began before a change may have returned the old path.
    if (path !== undefined && changes === this.changes) this.store(market, number, path)
    return path
  }

  /** Drops the entries that the tags name: some products, or everything. */
  expire(tags: readonly string[]): void {
    this.changes += 1
    if (tags.some((tag) => tag === catalogueTag || tag === contentTag)) this.paths.clear()
    const prefix = productTag('')
    for (const tag of tags) if (tag.startsWith(prefix)) this.paths.delete(tag.slice(prefix.length))
  }

  private store(market: Market, number: string, path: string): void {
    const byMarket = this.paths.get(number) ?? new Map<string, string>()
    byMarket.set(market.code, path)
    this.paths.delete(number)
    this.paths.set(number, byMarket)
    for (const [oldest] of this.paths) {
      if (this.paths.size <= this.max) return
      this.paths.delete(oldest)
    }
  }
}
