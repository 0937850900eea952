import { and, eq, inArray } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { countryOf, type Market } from '@/lib/platform/markets'
import { findPromisedDays } from '@/lib/platform/shop-configuration'
import { type Packed, packedOf } from '@/lib/shop/addresses'
import {
  isSoldIn,
  lowestOf,
  priceOf,
  prices,
  products,
  productTexts,
  rowAvailability,
  shownText,
  variants,
} from '@/lib/shop/catalogue'
import { type Availability, isPersonalised } from '@/lib/shop/rules'
import type { Brand } from '@/schemas'
import type { Attributes, Price } from '@/schemas/shop'

/** A variant as a market offers it today. */
export type Offer = {
  /** Unset where the market does not sell it. */
  price?: Price
  /** The lowest price of the 30 days before its reductions. */
  lowest?: number | undefined
  availability: Availability
  isPersonalised: boolean
  attributes: Attributes
  /** As it is sent: sizes may differ. */
  packed: Packed
  /** The pieces that this market can still sell; infinite where no stock is needed. */
  left: number
  productId: number
  productGroup: string | null
  /** The merchant's own name of the price. */
  priceReference?: string | null
  /** The file that its buyers download. */
  download: string | null
}

/**
 * The variants with these reference keys as a market offers them. Keys that the catalogue does not have are left out.
 */
export async function offersOf(
  db: Executor,
  { brand, market, now }: { brand: Brand; market: Market; now?: Date | undefined },
  keys: readonly string[],
): Promise<ReadonlyMap<string, Offer>> {
  if (keys.length === 0) return new Map()
  const promised = await findPromisedDays(db, market)
  const rows = await db
    .select({
      variant: variants,
      price: prices,
      attributes: products.attributes,
      productGroup: products.productGroup,
      download: products.download,
      language: productTexts.language,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(productTexts, shownText(market))
    .leftJoin(
      prices,
      and(
        eq(prices.variantId, variants.id),
        isSoldIn(countryOf(market)),
        eq(prices.currency, market.currency),
      ),
    )
    .where(inArray(variants.referenceKey, [...keys]))
  return new Map(
    rows.map(({ variant, price, attributes, productGroup, download, language }): [string, Offer] => {
      const availability = rowAvailability(
        { variant, price },
        { productGroup, download },
        { brand, promised },
      )
      const isSold = price !== null && language !== null
      return [
        variant.referenceKey,
        {
          ...(isSold && {
            price: priceOf({ price }, now?.getTime()),
            lowest: lowestOf({ price }, now?.getTime()),
          }),
          availability,
          isPersonalised: isPersonalised(attributes),
          attributes,
          packed: packedOf({ ...attributes, ...variant.attributes }),
          left: isSold ? availability.left : 0,
          productId: variant.productId,
          productGroup,
          priceReference: variant.priceReference,
          download,
        },
      ]
    }),
  )
}
