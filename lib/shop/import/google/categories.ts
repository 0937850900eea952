import type { Database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { categories } from '@/lib/shop/catalogue'
import { seoSlug } from '@/lib/shop/rules'
import type { Design } from './design'

const mostUnknown = 1000
const shownUnknown = 10

/** Finds a market's categories by the names that feeds give in `product_type` and `google_product_category`. */
export class CategoryFinder {
  private readonly missing = new Map<string, number>()

  private constructor(
    private readonly byName: ReadonlyMap<string, string>,
    /** The keys that other markets have, and this one does not. */
    private readonly elsewhere: ReadonlySet<string>,
  ) {}

  static async of(db: Database, market: Market): Promise<CategoryFinder> {
    const rows = await db
      .select({ locale: categories.locale, key: categories.key, name: categories.name })
      .from(categories)
    const own = rows.filter(({ locale }) => locale === market.shopLocale)
    const keys = new Set(own.map(({ key }) => key))
    return new CategoryFinder(
      new Map(own.map(({ key, name }) => [seoSlug([name]), key])),
      new Set(rows.flatMap(({ key }) => (keys.has(key) ? [] : key))),
    )
  }

  /** The keys of a product's categories: for each name, the deepest level that the shop has. */
  find({ lines: [first] }: Design): string[] {
    const found = (first?.variant.categories ?? []).flatMap((levels) => {
      const key = levels
        .map((level) => this.byName.get(seoSlug([level])))
        .find((known) => known !== undefined)
      return key ?? []
    })
    const [named] = first?.variant.categories ?? []
    if (found.length === 0 && named && this.missing.size < mostUnknown) {
      const name = named.toReversed().join(' > ')
      this.missing.set(name, (this.missing.get(name) ?? 0) + 1)
    }
    return [...new Set(found)]
  }

  /** Those of a product's categories that only other markets have: a feed of this one does not take them away. */
  keptFrom(keys: readonly string[]): string[] {
    return keys.filter((key) => this.elsewhere.has(key))
  }

  /** Names without a category in the shop, the most frequent first. */
  unknown(): string[] {
    return [...this.missing]
      .sort(([, a], [, b]) => b - a)
      .slice(0, shownUnknown)
      .map(([name]) => name)
  }
}
