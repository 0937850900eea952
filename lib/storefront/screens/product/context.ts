import type { CampaignProduct } from '@/lib/content/campaigns'
import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { ProductView } from '@/lib/shop/catalogue'
import { type BlockContext, type ShopSettings, shopContext } from '@/lib/storefront/runtime/blocks'

/** A product as triggers of campaigns see it. */
export const campaignProduct = ({
  number,
  brand,
  subbrand,
  categoryNames,
  sale,
}: ProductView): CampaignProduct => ({ number, brand, subbrand, categoryNames, onSale: sale })

/** The context of blocks on a product page: the path, and the product for campaign triggers. */
export function productContext(
  view: ProductView,
  market: Market,
  { now, preview }: { now: number; preview: boolean },
  settings: ShopSettings,
): BlockContext {
  const home = { name: marketText(market)('breadcrumb.home'), href: `/${market.code}/` }
  const way = view.categories.map(({ name, href }) => ({ name, href }))
  return {
    ...shopContext(market, settings),
    path: view.href,
    breadcrumb: [home, ...way, { name: view.name, href: view.href }],
    now,
    preview,
    product: campaignProduct(view),
  }
}
