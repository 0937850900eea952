import { inArray } from 'drizzle-orm'
import type { Database } from '@/lib/db'
import { marketText, spelledFor } from '@/lib/i18n'
import type { Market } from '@/lib/markets'
import type { ChosenVariant } from '@/schemas/api/wishlist'
import { readLabels, readVariants } from '../catalogue/read-product'
import { distinguishing, priceOf, rowAvailability } from '../catalogue/rows'
import { products } from '../catalogue/tables'
import { priceBefore } from '../rules'

type Kept = { productId: number; variant: string | null }

/** What a market's page says of the variants that were chosen, by their reference keys; those that it sells. */
export async function chosenVariants(
  db: Database,
  market: Market,
  kept: readonly Kept[],
): Promise<ReadonlyMap<string, ChosenVariant>> {
  const ids = kept.flatMap(({ productId, variant }) => (variant === null ? [] : [productId]))
  if (ids.length === 0) return new Map()
  const [rows, owners] = await Promise.all([
    readVariants(db, market, ids),
    db
      .select({ id: products.id, attributes: products.attributes })
      .from(products)
      .where(inArray(products.id, ids)),
  ])
  const attributesOf = new Map(owners.map(({ id, attributes }) => [id, attributes]))
  const byProduct = Map.groupBy(rows, ({ variant }) => variant.productId)
  const chosenKeys = new Set(kept.map(({ variant }) => variant))
  const chosen = rows
    .filter(({ variant }) => chosenKeys.has(variant.referenceKey))
    .map((row) => {
      const { productId, attributes } = row.variant
      const apart = distinguishing(byProduct.get(productId) ?? [])
      const pairs = (['farbe', ...(apart && apart !== 'farbe' ? [apart] : [])] as const).flatMap((name) => {
        const value = attributes[name] ?? attributesOf.get(productId)?.[name]
        return value === undefined ? [] : [[name, value] as const]
      })
      return { row, pairs }
    })
  const labels = await readLabels(
    db,
    chosen.flatMap(({ pairs }) => pairs),
  )
  const t = marketText(market)
  const labelOf = (name: string, value: string) =>
    spelledFor(market, labels.get(`${name} ${value}`)?.labels[market.language] ?? value)
  return new Map(
    chosen.map(({ row, pairs }) => {
      const price = priceOf(row)
      const before = priceBefore(price)
      const words: ChosenVariant = {
        choice: pairs.map(([name, value]) =>
          name === 'farbe' ? labelOf(name, value) : `${t(`product.choice.${name}`)} ${labelOf(name, value)}`,
        ),
        price,
        ...(before !== undefined && { before }),
        buyable: rowAvailability(row).buyable,
      }
      return [row.variant.referenceKey, words]
    }),
  )
}
