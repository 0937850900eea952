import type { BlockContext } from '@/lib/blocks'
import { config } from '@/lib/config'
import { marketText } from '@/lib/i18n'
import type { Market } from '@/lib/markets'
import type { ProductView } from '../catalogue/product-view'

/** What blocks on a product page may know: where it stands, and the product that campaigns ask for. */
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
