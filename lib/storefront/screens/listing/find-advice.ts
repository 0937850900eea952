import { loadLayout } from '@/lib/content/pages'
import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { advisorOf } from '@/lib/shop/advisors'
import { type CategoryListing, loadCategoryKeys } from '@/lib/shop/listing'
import { guideHref } from '@/lib/storefront/screens/guides'
import type { Advice } from './listing-view'

/** The page that helps to choose among the products of a category; undefined where a market has none for it. */
export async function findAdvice(
  market: Market,
  { facets, category }: Pick<CategoryListing, 'facets' | 'category'>,
): Promise<Advice | undefined> {
  const [{ layout }, { advisors }, categoryKeys] = await Promise.all([
    loadLayout(market.code),
    loadShopConfiguration(market.code),
    loadCategoryKeys(market.code, category),
  ])
  const sizes = facets.find(({ facet }) => facet === 'size')?.values ?? []
  const advisor = advisorOf({ categoryKeys, variants: sizes }, advisors)
  const href = advisor && guideHref(advisor === 'tog' ? 'tog' : 'sizes', market, layout)
  return advisor && href ? { advisor, href, label: marketText(market)(`product.${advisor}.open`) } : undefined
}
