import type { Database } from '@/lib/db'
import type { Market } from '@/lib/markets'
import type { ChosenVariant } from '@/schemas/api/wishlist'
import { chosenRows } from '../catalogue/chosen-rows'
import { priceOf, rowAvailability } from '../catalogue/rows'
import { priceBefore } from '../rules'

type Kept = { productId: number; variant: string | null }

/** What a market's page says of the variants that were chosen, by their reference keys; those that it sells. */
export async function chosenVariants(
  db: Database,
  market: Market,
  kept: readonly Kept[],
): Promise<ReadonlyMap<string, ChosenVariant>> {
  const chosen = await chosenRows(db, market, kept)
  return new Map(
    [...chosen].map(([key, { row, choice }]) => {
      const price = priceOf(row)
      const before = priceBefore(price)
      const words: ChosenVariant = {
        choice,
        price,
        ...(before !== undefined && { before }),
        buyable: rowAvailability(row).buyable,
      }
      return [key, words]
    }),
  )
}
