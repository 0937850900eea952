import type { ProductView } from '@/lib/shop/catalogue'
import { loadProduct } from '@/lib/shop/catalogue'
import type { ShownPromotion } from '@/lib/shop/promotions'
import type { BlockContext } from '@/lib/storefront/runtime/blocks'
import type { ProductCard } from '@/schemas/shop'
import { loadPromotion } from './load-promotion'

type Bundle = {
  promotion: ShownPromotion
  /** One product of each set. */
  views: ProductView[]
}

const promotionId = /^[\w.:-]{1,60}$/

const canBeAdded = ({ personalised, variants }: ProductView) =>
  !personalised && variants.some(({ availability }) => availability.buyable)

/** The first product of a set that needs no input other than its size. */
async function firstOf(marketCode: string, cards: readonly ProductCard[]): Promise<ProductView | undefined> {
  for (const { number, buyable } of cards) {
    const view = buyable ? await loadProduct(marketCode, number) : undefined
    if (view && canBeAdded(view)) return view
  }
  return undefined
}

/** A promotion with one product of each set, or the reason why it cannot be offered here and now. */
export async function bundleOf(
  id: string,
  { market, preview, now }: Pick<BlockContext, 'market' | 'preview' | 'now'>,
): Promise<Bundle | 'notValid' | 'notBuyable'> {
  if (!promotionId.test(id)) return 'notValid'
  // The page may have been cached before the promotion began, so only an editor's preview uses the page's time.
  const promotion = await loadPromotion(market.code, id, preview ? now : undefined)
  if (!promotion) return 'notValid'
  const firsts = await Promise.all(promotion.sets.map((cards) => firstOf(market.code, cards)))
  const views = firsts.filter((view) => view !== undefined)
  return views.length === promotion.sets.length ? { promotion, views } : 'notBuyable'
}
