import { config } from '@/lib/platform/config'
import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { ProductView } from '@/lib/shop/catalogue'
import type { BlockContext } from '@/lib/storefront/blocks'

/** The context of blocks on a product page: the path, and the product for campaign triggers. */
export function productContext(
  view: ProductView,
  market: Market,
  { now, preview }: { now: number; preview: boolean },
): BlockContext {
  const { number, brand, subbrand, categoryNames, sale } = view
  const home = { name: marketText(market)('breadcrumb.home'), href: `/${market.code}/` }
  const way = view.categories.map(({ name, href }) => ({ name, href }))
  return {
    market,
    baseUrl: config().baseUrl,
    path: view.href,
    breadcrumb: [home, ...way, { name: view.name, href: view.href }],
    now,
    preview,
    product: { number, brand, subbrand, categoryNames, onSale: sale },
  }
}
