import type { Executor } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { chosenRows } from '@/lib/shop/catalogue'
import { deliveryWords } from '@/lib/shop/product'
import { categoryKeysOf, promotionsOf } from '@/lib/shop/promotions'
import { deliveryMessage, isBulky, isVoucher, priceBefore, type Shipping } from '@/lib/shop/rules'
import { itemAddress } from '@/lib/shop/wishlist'
import type { Brand } from '@/schemas'
import type { Basket, BasketItem } from '@/schemas/api/basket'
import type { PromotedGoods, PromotionEffect } from '@/schemas/shop'
import { allocateStock, type StockAllocation } from './allocate-stock'
import { codeWords } from './code-words'
import { type BasketCodes, codesOf, describeGiftCard, findCodes, goodsNamedBy, redeemVoucher } from './codes'
import { costOf } from './cost'
import { describeProducts } from './describe-products'
import { declinedIn, giftLines } from './gifts'
import { type BasketLine, basketLines } from './lines'
import { type Offer, offersOf } from './offers'
import { type EarnedGift, promote, promotionIdOf, shownOn } from './promote'

/** The market, its shipping costs and the time for which a basket is calculated. */
export type PricingContext = { brand: Brand; market: Market; shipping: Shipping; now: Date }

type Sight = BasketLine & {
  offer: Offer | undefined
  allotted: StockAllocation
  product: BasketItem['product'] | undefined
  choice: string[]
}

/**
 * A basket as a market sells it today. Prices, stock and names are read from the database on each call. `tried` are
 * codes that it would have besides its own.
 */
export async function basketOf(
  db: Executor,
  context: PricingContext,
  id: string | undefined,
  tried: BasketCodes = {},
): Promise<Basket> {
  const { brand, market, shipping, now } = context
  const [lines, codes] = await Promise.all([basketLines(db, id), codesOf(db, id)])
  const [offers, chosen, described, promotions, declined, found] = await Promise.all([
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
    declinedIn(db, id),
    findCodes(db, context, { ...codes, ...tried }),
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
  const named = [...promotions.flatMap(({ effect }) => goodsOf(effect)), ...goodsNamedBy(found.voucher)]
  const categoryKeys = named.some(({ categories }) => categories)
    ? await categoryKeysOf(
        db,
        market,
        lines.map(({ productId }) => productId),
      )
    : undefined
  const sorted = seen.map(({ key, customData, productId, product, offer, allotted: { counted } }) => ({
    ...{ key, customData },
    number: product?.number ?? '',
    brand: product?.brand,
    categories: categoryKeys?.get(productId),
    price: offer?.price?.withTax ?? 0,
    // A voucher is money: it is never reduced and earns nothing.
    quantity: isVoucher(offer?.productGroup, brand) ? 0 : counted,
  }))
  const promoted = promote(sorted, promotions, market.currency)
  const goodsOfLine = new Map(sorted.map((line) => [line.key, line]))
  const counting = seen.flatMap(({ key, offer, allotted: { counted } }) => {
    if (!offer?.price || counted === 0) return []
    const { attributes, availability, price, productGroup } = offer
    return {
      key,
      total: counted * price.withTax,
      reduction: promoted.ofLine.get(key)?.reduction ?? 0,
      isVoucher: isVoucher(productGroup, brand),
      vat: price.tax.vat.amount,
      isBulky: isBulky(attributes),
      isDigital: availability.download,
    }
  })
  const redeemed = redeemVoucher(
    found.voucher,
    counting
      .filter((line) => !line.isVoucher)
      .map((line) => ({
        number: '',
        ...goodsOfLine.get(line.key),
        ...line,
        rest: line.total - line.reduction,
      })),
    market.currency,
  )
  const items = seen.map((line) => ({
    ...itemOf(line, context),
    reduction: 0,
    ...promoted.ofLine.get(line.key),
  }))
  const gifts = await giftItems(
    db,
    context,
    promoted.gifts.filter((gift) => !declined.has(gift.id)),
    seen,
  )
  const costs = costOf({
    currencyCode: market.currency,
    lines: counting.map((line) => ({ ...line, voucher: redeemed.ofLine.get(line.key) ?? 0 })),
    reductions: [...promoted.reductions, ...redeemed.reductions],
    shipping,
    promoted: { ...promoted.shipping, ...withFreeShipping(promoted.shipping.free, redeemed.free) },
    balance: found.giftCard?.ok ? found.giftCard.balance : 0,
  })
  const giftCard = found.giftCard && describeGiftCard(found.giftCard, costs.cost.covered)
  return {
    items: [...items, ...gifts],
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    ...costs,
    ...(redeemed.voucher && { voucher: { ...redeemed.voucher, ...codeWords(market, redeemed.voucher) } }),
    ...(giftCard && { giftCard: { ...giftCard, ...codeWords(market, giftCard) } }),
  }
}

type FreeShipping = { id: string; label: string; effect: { includesFreight: boolean } }

/** The promotion that makes shipping free, or the voucher if only that one is for freight as well. */
function withFreeShipping(
  promotion: FreeShipping | undefined,
  voucher: FreeShipping | undefined,
): { free?: FreeShipping } {
  const free =
    voucher?.effect.includesFreight && !promotion?.effect.includesFreight ? voucher : (promotion ?? voucher)
  return free ? { free } : {}
}

const goodsOf = (effect: PromotionEffect): PromotedGoods[] => [
  ...('goods' in effect && effect.goods ? [effect.goods] : []),
  ...('getGoods' in effect && effect.getGoods ? [effect.getGoods] : []),
]

/** The lines of gifts, which cost nothing and change no shipping costs. */
async function giftItems(
  db: Executor,
  context: PricingContext,
  earned: readonly EarnedGift[],
  seen: readonly Sight[],
): Promise<BasketItem[]> {
  if (earned.length === 0) return []
  const { market } = context
  const lines = await giftLines(db, context, earned, (variant) =>
    seen.reduce((sum, line) => sum + (line.variant === variant ? line.allotted.counted : 0), 0),
  )
  const [chosen, described] = await Promise.all([
    chosenRows(db, market, lines),
    describeProducts(
      db,
      market,
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
    return {
      ...itemOf(sight, context),
      promotion: shownOn(promotion, true),
      isGift: true,
      total: 0,
      reduction: 0,
    }
  })
}

/** What a line shows, before promotions. */
function itemOf(
  { key, variant, quantity, inscription, customData, product, choice, offer, allotted }: Sight,
  { brand, market }: PricingContext,
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
