import type { Executor } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import type { Packed } from '@/lib/shop/addresses'
import { chosenRows } from '@/lib/shop/catalogue'
import { categoryKeysOf, promotionsOf } from '@/lib/shop/promotions'
import { isBulky, isVoucher, type Shipping } from '@/lib/shop/rules'
import type { OfferedCode } from '@/lib/shop/vouchers'
import type { Brand } from '@/schemas'
import type { Basket, BasketItem } from '@/schemas/api/basket'
import type { PromotedGoods, PromotionEffect } from '@/schemas/shop'
import { allocateStock } from './allocate-stock'
import { choicesOf } from './choices'
import { codeWords } from './code-words'
import { type BasketCodes, describeGiftCard, findCodes, goodsNamedBy, redeemVoucher } from './codes'
import { type CostLine, costOf } from './cost'
import { describeProducts } from './describe-products'
import { insteadOf } from './instead'
import { giftItems, itemOf, type Sight } from './items'
import { basketLines } from './lines'
import { offeredIn } from './offered-in'
import { type Offer, offersOf } from './offers'
import { promote, promotionIdOf } from './promote'

/** The market, its shipping costs and the time for which a basket is calculated. */
export type PricingContext = {
  brand: Brand
  market: Market
  shipping: Shipping
  now: Date
  /** The codes that the market offers to everybody; unset where none is shown. */
  offered?: readonly OfferedCode[]
}

/** A line that can be ordered, with what an order has to know beyond what is shown. Amounts are minor units. */
export type PricedLine = CostLine & {
  item: BasketItem
  productId: number
  isGift: boolean
  /** Its pieces are counted and have to be taken from the stock. */
  isFromStock: boolean
  /** The file that is sold. */
  download: string | null
  /** The merchant's product group. */
  group: string | null
  /** The merchant's own name of the price. */
  priceReference?: string | null | undefined
  /** What a pick-up station asks of it. */
  packed: Packed
}

/** A basket with what an order made of it takes. */
export type PricedBasket = {
  basket: Basket
  /** Without those that cannot be ordered, and with the gifts. */
  lines: PricedLine[]
  voucher?: { id: string; code: string }
  giftCard?: { code: string; amount: number }
}

/**
 * Prices a basket. Prices, stock and names are read from the database on each call. `tried` are codes that it would have
 * besides its own.
 */
export async function priceBasket(
  db: Executor,
  context: PricingContext,
  id: string | undefined,
  tried: BasketCodes = {},
): Promise<PricedBasket> {
  const { brand, market, shipping, now } = context
  const [lines, { codes, declined, place }] = await Promise.all([basketLines(db, id), choicesOf(db, id)])
  const [offers, chosen, described, promotions, found] = await Promise.all([
    offersOf(
      db,
      context,
      lines.map(({ variant }) => variant),
    ),
    chosenRows(db, market, lines),
    describeProducts(
      db,
      context,
      lines.map(({ productId }) => productId),
    ),
    lines.length > 0
      ? promotionsOf(db, market, { now, named: lines.flatMap((line) => promotionIdOf(line) ?? []) })
      : [],
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
  const offered = context.offered ?? []
  const named = [
    ...promotions.flatMap(({ effect }) => goodsOf(effect)),
    ...[found.voucher, ...offered.map((one) => ({ ...one, ok: true as const }))].flatMap(goodsNamedBy),
  ]
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
  const goods = counting
    .filter((line) => !line.isVoucher)
    .map((line) => ({ number: '', ...goodsOfLine.get(line.key), ...line, rest: line.total - line.reduction }))
  const redeem = (voucher: typeof found.voucher) =>
    redeemVoucher(voucher, goods, market, goods.length < counting.length)
  const linesWith = ({ ofLine }: ReturnType<typeof redeem>) =>
    counting.map((line) => ({ ...line, voucher: ofLine.get(line.key) ?? 0 }))
  const costsWith = (redeemed: ReturnType<typeof redeem>, lines = linesWith(redeemed)) =>
    costOf({
      currencyCode: market.currency,
      lines,
      reductions: [...promoted.reductions, ...redeemed.reductions],
      shipping,
      promoted: { ...promoted.shipping, ...withFreeShipping(promoted.shipping.free, redeemed.free) },
      balance: found.giftCard?.ok ? found.giftCard.balance : 0,
    })
  const redeemed = redeem(found.voucher)
  const costLines = linesWith(redeemed)
  const costs = costsWith(redeemed, costLines)
  const others = await insteadOf(db, context, seen)
  const items = seen.map(
    (line): BasketItem => ({
      ...itemOf(line, { ...context, place }),
      ...(others.get(line.key)?.length && { instead: others.get(line.key) }),
      reduction: 0,
      ...promoted.ofLine.get(line.key),
    }),
  )
  const gifts = await giftItems(
    db,
    { ...context, place },
    promoted.gifts.filter((gift) => !declined.has(gift.id)),
    seen,
  )
  const giftCard = found.giftCard && describeGiftCard(found.giftCard, costs.cost.covered)
  const basket: Basket = {
    items: [...items, ...gifts.map(({ item }) => item)],
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    ...costs,
    ...(redeemed.voucher && { voucher: { ...redeemed.voucher, ...codeWords(market, redeemed.voucher) } }),
    ...(giftCard && { giftCard: { ...giftCard, ...codeWords(market, giftCard) } }),
    ...(offered.length > 0 && {
      offered: offeredIn(offered, redeemed, {
        redeem: (one) => redeem({ ...one, ok: true }),
        withTaxOf: (tried) => (tried === redeemed ? costs : costsWith(tried)).cost.withTax,
      }),
    }),
  }
  return {
    basket,
    lines: [
      ...costLines.flatMap(({ key, ...line }) => {
        const item = items.find((each) => each.key === key)
        const sight = seen.find((each) => each.key === key)
        if (!item || !sight?.offer) return []
        // Of a line with more than is left, the pieces that are left are ordered.
        const counted = { ...item, quantity: sight.allotted.counted }
        return [pricedLine(counted, sight.offer, sight.productId, line)]
      }),
      ...gifts.map(({ item, offer, productId }) => pricedLine(item, offer, productId, freeOf(offer, brand))),
    ],
    ...(found.voucher?.ok &&
      redeemed.voucher?.isValid && { voucher: { id: found.voucher.voucher.id, code: found.voucher.code } }),
    ...(found.giftCard?.ok &&
      costs.cost.covered > 0 && { giftCard: { code: found.giftCard.code, amount: costs.cost.covered } }),
  }
}

const pricedLine = (item: BasketItem, offer: Offer, productId: number, cost: CostLine): PricedLine => ({
  ...cost,
  ...{ item, productId },
  isGift: item.isGift === true,
  isFromStock: Number.isFinite(offer.left),
  download: cost.isVoucher ? null : offer.download,
  group: offer.productGroup,
  priceReference: offer.priceReference,
  packed: offer.packed,
})

/** What a gift costs. */
const freeOf = ({ attributes, availability, price, productGroup }: Offer, brand: Brand): CostLine => ({
  ...{ total: 0, reduction: 0, voucher: 0 },
  vat: price?.tax.vat.amount ?? 0,
  isVoucher: isVoucher(productGroup, brand),
  isBulky: isBulky(attributes),
  isDigital: availability.download,
})

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
