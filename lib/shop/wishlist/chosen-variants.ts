import type { Database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { findPromisedDays } from '@/lib/platform/shop-configuration'
import { chosenRows, lowestOf, priceOf, rowAvailability } from '@/lib/shop/catalogue'
import { deliveryWords, isSlow } from '@/lib/shop/product'
import { deliveryMessage, priceBefore } from '@/lib/shop/rules'
import type { Brand } from '@/schemas'
import type { ChosenVariant } from '@/schemas/api/wishlist'

type Kept = { productId: number; variant: string | null }

/** The chosen variants that a market sells, as its pages show them, by reference key. */
export async function chosenVariants(
  db: Database,
  { brand, market }: { brand: Brand; market: Market },
  kept: readonly Kept[],
): Promise<ReadonlyMap<string, ChosenVariant>> {
  const [chosen, promised] = await Promise.all([chosenRows(db, market, kept), findPromisedDays(db, market)])
  return new Map(
    [...chosen].map(([key, { row, choice, ...owner }]) => {
      const price = priceOf(row)
      const before = priceBefore(price)
      const lowest = lowestOf(row)
      const availability = rowAvailability(row, owner, { brand, promised })
      const delivery = deliveryMessage(availability, brand)
      const words: ChosenVariant = {
        choice,
        price,
        ...(before !== undefined && { before }),
        ...(lowest !== undefined && { lowest }),
        buyable: availability.buyable,
        delivery: deliveryWords({ delivery }, market),
        ...(isSlow(delivery) && { isSlow: true }),
      }
      return [key, words]
    }),
  )
}
