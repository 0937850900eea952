import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '@/lib/db'
import { spelledFor } from '@/lib/i18n'
import { type Brand, type Market, screenPath } from '@/lib/markets'
import type { Basket, BasketItem } from '@/schemas/api/basket'
import { chosenRows } from '../catalogue/chosen-rows'
import { products, productTexts } from '../catalogue/tables'
import { deliveryWords } from '../product/delivery-words'
import { deliveryMessage, isBulky, isDownloadVoucher, priceBefore, type Shipping } from '../rules'
import { itemAddress } from '../wishlist/item-address'
import { allot } from './allot'
import { type CostLine, costOf } from './cost'
import { type BasketLine, linesOf } from './lines'
import { type Offer, offersOf } from './offers'

/** Where a basket is looked at, and what that decides. */
export type BasketPlace = { brand: Brand; market: Market; shipping: Shipping }

/** A basket as a market sells it today. Prices, stock and words are read anew each time. */
export async function basketOf(db: Database, place: BasketPlace, id: string | undefined): Promise<Basket> {
  const { market, shipping } = place
  const lines = await linesOf(db, id)
  const [offers, chosen, described] = await Promise.all([
    offersOf(
      db,
      market,
      lines.map(({ variant }) => variant),
    ),
    chosenRows(db, market, lines),
    describedProducts(
      db,
      market,
      lines.map(({ productId }) => productId),
    ),
  ])
  const allotted = allot(lines, (variant) => offers.get(variant)?.left ?? 0)
  const counted = (line: BasketLine) => allotted.get(line.key)?.counted ?? 0
  const items = lines.map((line): BasketItem => {
    const offer = offers.get(line.variant)
    const product = described.get(line.productId)
    const price = offer?.price
    const before = price && priceBefore(price)
    const notice = noticeOf(line, offer, counted(line))
    return {
      key: line.key,
      product: {
        number: product?.number ?? '',
        name: product?.name ?? '',
        brand: product?.brand ?? '',
        ...(product?.subbrand && { subbrand: product.subbrand }),
        ...(price && product?.href && { href: itemAddress(product.href, line.variant) }),
        ...(product?.image && { image: product.image }),
      },
      variant: {
        referenceKey: line.variant,
        choice: chosen.get(line.variant)?.choice ?? [],
        ...(price && { price }),
        ...(before !== undefined && { before }),
        ...(offer && price && { delivery: deliveryOf(offer, place) }),
        most: allotted.get(line.key)?.most ?? 0,
      },
      quantity: line.quantity,
      ...(line.inscription !== undefined && { inscription: line.inscription }),
      customData: line.customData,
      ...(notice && { notice }),
      total: counted(line) * (price?.withTax ?? 0),
      reduction: 0,
    }
  })
  const costLines = items.flatMap((item): CostLine[] => {
    const offer = offers.get(item.variant.referenceKey)
    if (!offer?.price || item.notice === 'notSold' || item.notice === 'notBuyable') return []
    const { daysFrom, daysTo } = offer.availability
    return [
      {
        total: item.total,
        reduction: item.reduction,
        vat: offer.price.tax.vat.amount,
        isBulky: isBulky(offer.attributes),
        isDigital:
          (daysFrom === 0 && daysTo === 0) || isDownloadVoucher(offer.productGroup ?? undefined, place.brand),
      },
    ]
  })
  return {
    items,
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    ...costOf({ currencyCode: market.currency, lines: costLines, reductions: [], shipping }),
  }
}

/** Why a line cannot be ordered as it is. */
function noticeOf(
  { quantity }: BasketLine,
  offer: Offer | undefined,
  counted: number,
): BasketItem['notice'] | undefined {
  if (!offer?.price) return 'notSold'
  if (counted === 0) return 'notBuyable'
  return counted < quantity ? 'lessLeft' : undefined
}

const deliveryOf = ({ availability }: Offer, { brand, market }: BasketPlace) =>
  deliveryWords({ delivery: deliveryMessage(availability, brand) }, market)

/** What a market calls products, with their first picture; of those without a name in its language the number. */
async function describedProducts(db: Database, market: Market, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>()
  const rows = await db
    .select({
      id: products.id,
      number: products.number,
      brand: products.brand,
      subbrand: products.subbrand,
      images: products.images,
      name: productTexts.name,
      path: productTexts.path,
    })
    .from(products)
    .leftJoin(
      productTexts,
      and(eq(productTexts.productId, products.id), eq(productTexts.language, market.language)),
    )
    .where(inArray(products.id, [...ids]))
  return new Map(
    rows.map(({ id, number, brand, subbrand, images: [image], name, path }) => {
      const words = name === null ? number : spelledFor(market, name)
      const alt = image?.alt?.[market.language]
      return [
        id,
        {
          number,
          brand,
          subbrand,
          name: words,
          href: path === null ? undefined : screenPath(market, 'product', { pdp: path }),
          image: image && { src: image.src, alt: alt === undefined ? words : spelledFor(market, alt) },
        },
      ] as const
    }),
  )
}
