import { loadLayout } from '@/lib/content/pages'
import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import type { Advisor } from '@/lib/shop/advisors'
import { type CategoryListing, loadCategoryKeys } from '@/lib/shop/listing'
import { guideHref } from '@/lib/storefront/screens/guide-pages'
import { type Advices, adviceFor } from './advice-for'
import type { Advice } from './listing-view'

const all: readonly Advisor[] = ['tog', 'size']

/** The pages that help to choose among the products of a category, as far as the market has them. */
export async function findAdvices(market: Market, category: string): Promise<Advices> {
  const [{ layout }, { advisors }, keys] = await Promise.all([
    loadLayout(market.code),
    loadShopConfiguration(market.code),
    loadCategoryKeys(market.code, category),
  ])
  const pages = all.flatMap((advisor) => {
    const href = guideHref(advisor === 'tog' ? 'tog' : 'sizes', market, layout)
    return href ? [[advisor, { advisor, href, label: marketText(market)(`product.${advisor}.open`) }]] : []
  })
  const known = (one: readonly string[]) => one.filter((key) => keys.includes(key))
  return {
    keys,
    advisors: { tog: known(advisors.tog), size: known(advisors.size) },
    pages: Object.fromEntries(pages),
  }
}

/** The page that helps to choose among the products of a category; undefined where a market has none for it. */
export const findAdvice = async (
  market: Market,
  found: Pick<CategoryListing, 'facets' | 'category'>,
): Promise<Advice | undefined> => adviceFor(await findAdvices(market, found.category), found)
