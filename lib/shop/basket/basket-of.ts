import type { Database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { chosenRows } from '@/lib/shop/catalogue'
import { deliveryWords } from '@/lib/shop/product'
import { promotionsOf } from '@/lib/shop/promotions'
import { deliveryMessage, isBulky, priceBefore, type Shipping } from '@/lib/shop/rules'
import { itemAddress } from '@/lib/shop/wishlist'
import type { Brand } from '@/schemas'
import type { Basket, BasketItem } from '@/schemas/api/basket'
import { allocateStock, type StockAllocation } from './allocate-stock'
import { costOf } from './cost'
import { describeProducts } from './describe-products'
import { type BasketLine, basketLines } from './lines'
import { type Offer, offersOf } from './offers'
import { promote, promotionIdOf } from './promote'

/** The market, its shipping costs and the time for which a basket is calculated. */
export type PricingContext = { brand: Brand; market: Market; shipping: Shipping; now: Date }

type Sight = BasketLine & {
  offer: Offer | undefined
  allotted: StockAllocation
  product: BasketItem['product'] | undefined
  choice: string[]
}

/** A basket as a market sells it today. Prices, stock and names are read from the database on each call. */
export async function basketOf(
  db: Database,
  context: PricingContext,
  id: string | undefined,
): Promise<Basket> {
  const { market, shipping, now } = context
  const lines = await basketLines(db, id)
  const [offers, chosen, described, promotions] = await Promise.all([
    offersOf(
      db,
      context,
      lines.map(({ variant }) => variant),
    ),
    chosenRows(db, market, lines),
    describeProducts(
      db,
      market,
      lines.map(({ productId }) => productId),
    ),
    lines.length > 0
      ? promotionsOf(db, market, { now, named: lines.flatMap((line) => promotionIdOf(line) ?? []) })
      : [],
  ])
  const allotted = allocateStock(lines, (variant) => offers.get(variant)?.left ?? 0)
  const seen = lines.map(
    (line): Sight => ({
      ...line,
      offer: offers.get(line.variant),
      allotted: allotted.get(line.key) ?? { counted: 0, most: 0 },
      product: described.get(line.productId),
      choice: chosen.get(line.variant)?.choice ?? [],
    }),
  )
  const { ofLine, reductions } = promote(
    seen.map(({ key, customData, product, offer, allotted: { counted: quantity } }) => ({
      ...{ key, customData, quantity },
      number: product?.number ?? '',
      price: offer?.price?.withTax ?? 0,
    })),
    promotions,
  )
  const items = seen.map((line) => ({ ...itemOf(line, context), reduction: 0, ...ofLine.get(line.key) }))
  const counting = seen.flatMap(({ key, offer, allotted: { counted } }) => {
    if (!offer?.price || counted === 0) return []
    const { attributes, availability, price } = offer
    return {
      total: counted * price.withTax,
      reduction: ofLine.get(key)?.reduction ?? 0,
      vat: price.tax.vat.amount,
      isBulky: isBulky(attributes),
      isDigital: availability.download,
    }
  })
  return {
    items,
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    ...costOf({ currencyCode: market.currency, lines: counting, reductions, shipping }),
  }
}

/** What a line shows, before promotions. */
function itemOf(
  { key, variant, quantity, inscription, customData, product, choice, offer, allotted }: Sight,
  { brand, market }: PricingContext,
): Omit<BasketItem, 'reduction' | 'promotion'> {
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
      ...(price && {
        delivery: deliveryWords({ delivery: deliveryMessage(offer.availability, brand) }, market),
      }),
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
