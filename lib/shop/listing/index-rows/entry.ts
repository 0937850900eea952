import { countryOf, type Market, screenPath } from '@/lib/platform/markets'
import { conditionWords, langOf } from '@/lib/shop/catalogue'
import {
  type Availability,
  availabilityOf,
  commonDeliveryMessage,
  conditionOf,
  currentVariant,
  deliveryMessage,
  goodsSign,
  inMarket,
  isOnSale,
  isVoucher,
  priceBefore,
  reductionPercent,
  spellingOf,
} from '@/lib/shop/rules'
import type { Brand, Language } from '@/schemas'
import type { Attributes, DeliveryDays, Price, ProductCard } from '@/schemas/shop'
import { coloursOf } from './article'
import type { AttributeWords, ListingSource, ListingVariant } from './sources'

export type SoldVariant = {
  referenceKey: string
  attributes: Attributes
  price: Price
  lowest?: number | undefined
  availability: Availability
}

type Shop = {
  brand: Brand
  market: Market
  /** The days to delivery that the market promises. */
  promised: DeliveryDays | undefined
}

/** Raised where entries hold something of products that they did not hold before. */
export const entryRevision = 8

const availabilityOfVariant = (
  { bvc, daysFrom, daysTo, stock, named }: ListingVariant,
  { productGroup: group, download: file }: Pick<ListingSource, 'productGroup' | 'download'>,
  { brand, market, promised }: Shop,
) =>
  inMarket(
    availabilityOf(
      bvc === null
        ? undefined
        : { BVC: bvc, deliveryDaysFrom: daysFrom ?? 0, deliveryDaysTo: daysTo ?? undefined },
      { stock, group, file, brand },
    ),
    { named: named?.[countryOf(market)], promised },
  )

/** The variants that have a price in a market's country. */
export const soldVariants = (source: ListingSource, shop: Shop): SoldVariant[] =>
  source.variants.flatMap((variant) => {
    const country = countryOf(shop.market)
    const price = variant.prices[country]
    const { referenceKey, attributes } = variant
    const availability = availabilityOfVariant(variant, source, shop)
    const lowest = variant.lowest?.[country]
    return price ? [{ referenceKey, attributes, price, lowest, availability }] : []
  })

type Entry = {
  card: ProductCard
  price: number
  /** In whole per cent. */
  reduction: number
  buyable: boolean
  /** Its place among equals: below all others for what nobody can have soon. */
  popularity: number
  rating: number
}

/** More than any popularity; with it taken away, one is still a 32-bit integer. */
const lateBy = 1_000_000_000
const mostPopular = lateBy - 1
/** Below all other goods, and above what comes late. */
const mostOfVouchers = 1_000_000

/**
 * The popularity by which a list orders: where all that can be bought comes in weeks or is ordered ahead, it stands behind
 * everything that is delivered earlier. A shopper who needs it now looks at the first ones. Who looks for a present wants a
 * thing to give: gift cards stand behind those, and first where they are asked for by their name.
 */
function listedPopularity(
  { popularity, productGroup }: Pick<ListingSource, 'popularity' | 'productGroup'>,
  sold: readonly SoldVariant[],
  brand: Brand,
): number {
  if (isVoucher(productGroup, brand)) return Math.min(popularity, mostOfVouchers) - mostOfVouchers - 1
  const bounded = Math.min(popularity, mostPopular)
  const buyable = sold.filter(({ availability }) => availability.buyable)
  const isLate = buyable.every(({ availability }) =>
    ['late', 'preorder'].includes(deliveryMessage(availability, brand).kind),
  )
  return isLate && buyable.length > 0 ? bounded - lateBy : bounded
}

/**
 * The entry of a product in the listings of a market; undefined without a price in its country or a text in any of the
 * languages that it shows, its own first.
 */
export function entryOf(
  source: ListingSource,
  shop: Shop,
  words: ReadonlyMap<string, AttributeWords>,
  languages: readonly Language[],
): Entry | undefined {
  const { brand, market } = shop
  const language = languages.find((name) => source.texts[name])
  const text = language && source.texts[language]
  const sold = soldVariants(source, shop)
  const shown = currentVariant(sold)
  if (!text || !shown) return undefined
  const { referenceKey, price, lowest } = shown
  const { buyable } = shown.availability
  const isSoldOut = sold.every(({ availability }) => availability.bvc === 4)
  const spelled = spellingOf(source.attributes, market)
  const [image] = source.images
  const before = priceBefore(price)
  const condition = conditionOf(shown, source)
  const comparable = sold.filter(({ availability }) => availability.buyable === buyable)
  const amounts = comparable.map((variant) => variant.price.withTax)
  const card: ProductCard = {
    number: source.number,
    referenceKey: source.referenceKey,
    href: screenPath(market, 'product', { pdp: text.path }),
    brand: source.brand,
    ...(source.subbrand && { subbrand: source.subbrand }),
    name: spelled(text.name),
    ...langOf(market, language),
    ...(image
      ? { image: { src: image.src, alt: spelled(image.alt?.[language] ?? text.name) } }
      : { sign: goodsSign(source.categories, text.name) }),
    price,
    ...(condition && { condition: conditionWords(condition, market) }),
    ...(before !== undefined && { before }),
    ...(before !== undefined && lowest !== undefined && { lowest }),
    from: Math.min(...amounts) === price.withTax && Math.max(...amounts) > price.withTax,
    sale: isOnSale(source, [price]),
    buyable,
    ...(!buyable && { soldOut: isSoldOut }),
    ...(commonDeliveryMessage(
      sold.map(({ availability }) => availability),
      brand,
    ).kind === 'preorder' && { preorder: true }),
    variant: referenceKey,
    hasChoice: sold.length > 1,
    ...(source.rating && { rating: source.rating }),
    colours: coloursOf(source, { brand, market }, words, languages),
  }
  return {
    card,
    price: price.withTax,
    reduction: Math.max(...comparable.map((variant) => reductionPercent(variant.price))),
    buyable,
    popularity: listedPopularity(source, sold, brand),
    rating: Math.round((source.rating?.mean ?? 0) * 100),
  }
}
