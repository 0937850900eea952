import { eq } from 'drizzle-orm'
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

  private constructor(private readonly byName: ReadonlyMap<string, string>) {}

  static async of(db: Database, market: Market): Promise<CategoryFinder> {
    const rows = await db
      .select({ key: categories.key, name: categories.name })
      .from(categories)
      .where(eq(categories.locale, market.shopLocale))
    return new CategoryFinder(new Map(rows.map(({ key, name }) => [seoSlug([name]), key])))
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

  /** Names without a category in the shop, the most frequent first. */
  unknown(): string[] {
    return [...this.missing]
      .sort(([, a], [, b]) => b - a)
      .slice(0, shownUnknown)
      .map(([name]) => name)
  }
}
