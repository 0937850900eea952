import { currentTime } from '@/lib/platform/clock'
import type { Executor } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { chosenRows } from '@/lib/shop/catalogue'
import { type ArrivalPlace, arrivalDays, arrivalText, deliveryWords } from '@/lib/shop/product'
import { deliveryMessage, priceBefore } from '@/lib/shop/rules'
import { itemAddress } from '@/lib/shop/wishlist'
import type { Brand } from '@/schemas'
import type { BasketItem } from '@/schemas/api/basket'
import type { StockAllocation } from './allocate-stock'
import { describeProducts } from './describe-products'
import { giftLines } from './gifts'
import type { BasketLine } from './lines'
import type { Offer } from './offers'
import { type EarnedGift, shownOn } from './promote'

/** A line with everything that the market says about it. */
export type Sight = BasketLine & {
  offer: Offer | undefined
  allotted: StockAllocation
  product: BasketItem['product'] | undefined
  choice: string[]
}

type Shop = { brand: Brand; market: Market; now?: Date | undefined; place?: ArrivalPlace | undefined }

/** The lines of gifts, which cost nothing and change no shipping costs. */
export async function giftItems(
  db: Executor,
  context: Shop,
  earned: readonly EarnedGift[],
  seen: readonly Sight[],
): Promise<{ item: BasketItem; offer: Offer; productId: number }[]> {
  if (earned.length === 0) return []
  const { market } = context
  const lines = await giftLines(db, context, earned, (variant) =>
    seen.reduce((sum, line) => sum + (line.variant === variant ? line.allotted.counted : 0), 0),
  )
  const [chosen, described] = await Promise.all([
    chosenRows(db, market, lines),
    describeProducts(
      db,
      context,
      lines.map(({ productId }) => productId),
    ),
  ])
  return lines.map(({ promotion, ...line }) => {
    const sight: Sight = {
      ...line,
      allotted: { counted: line.quantity, most: line.quantity },
      product: described.get(line.productId),
      choice: chosen.get(line.variant)?.choice ?? [],
    }
    const item: BasketItem = {
      ...itemOf(sight, context),
      promotion: shownOn(promotion, true),
      isGift: true,
      total: 0,
      reduction: 0,
    }
    return { item, offer: line.offer, productId: line.productId }
  })
}

function deliveryOf({ availability }: Offer, { brand, market, now = currentTime(), place }: Shop) {
  const delivery = deliveryMessage(availability, brand)
  const arrival = arrivalText({ delivery, availability }, market, place)
  const days = arrivalDays({ delivery, availability }, market, now, place)
  return {
    delivery: deliveryWords({ delivery }, market),
    ...(arrival !== undefined && { arrival }),
    ...(days && { arrivalDays: days }),
    ...(availability.deliveryUntil && { arrivesUntil: availability.deliveryUntil }),
  }
}

/** What a line shows, before promotions. */
export function itemOf(
  { key, variant, quantity, inscription, customData, product, choice, offer, allotted }: Sight,
  shop: Shop,
): Omit<BasketItem, 'reduction' | 'promotion' | 'isGift'> {
  const { counted, most } = allotted
  const price = offer?.price
  const before = price && priceBefore(price)
  const notice = noticeOf({ isSold: price !== undefined, counted, quantity })
  const { href, ...shown } = product ?? { number: '', name: variant, brand: '' }
  return {
    key,
    product: { ...shown, ...(price && href && { href: itemAddress(href, variant) }) },
    variant: {
      ...{ referenceKey: variant, choice, most },
      ...(price && { price }),
      ...(before !== undefined && { before }),
      ...(offer?.lowest !== undefined && { lowest: offer.lowest }),
      ...(price && deliveryOf(offer, shop)),
    },
    ...{ quantity, customData },
    ...(inscription !== undefined && { inscription }),
    ...(notice && { notice }),
    total: counted * (price?.withTax ?? 0),
  }
}

/** Why a line cannot be ordered as it is. */
function noticeOf({
  isSold,
  counted,
  quantity,
}: {
  isSold: boolean
  counted: number
  quantity: number
}): BasketItem['notice'] {
  if (!isSold) return 'notSold'
  if (counted === 0) return 'notBuyable'
  return counted < quantity ? 'lessLeft' : undefined
}
