import { inArray } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { firstWords, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { findShownLanguages } from '@/lib/platform/shop-configuration'
import { conditionOf, spelledLabel } from '@/lib/shop/rules'
import { choiceWords } from './choice-words'
import { conditionWords } from './condition-words'
import { readLabels, readVariants } from './read-product'
import { chosenValue, distinguishingAttribute, type VariantRow } from './rows'
import { products } from './tables'

type ChosenRow = {
  row: VariantRow
  productGroup: string | null
  download: string | null
  /** ‘Used’, ‘sage’, ‘size 62’, in the language of the market: what an order names besides the article. */
  choice: string[]
}

type Kept = { productId: number | null; variant: string | null }

/** The chosen variants that a market sells, by reference key, with their choices in words. */
export async function chosenRows(
  db: Executor,
  market: Market,
  kept: readonly Kept[],
): Promise<ReadonlyMap<string, ChosenRow>> {
  const ids = kept.flatMap(({ productId, variant }) =>
    variant === null || productId === null ? [] : [productId],
  )
  if (ids.length === 0) return new Map()
  const [rows, shown, owners] = await Promise.all([
    readVariants(db, market, ids),
    findShownLanguages(db),
    db
      .select({
        id: products.id,
        attributes: products.attributes,
        productGroup: products.productGroup,
        download: products.download,
      })
      .from(products)
      .where(inArray(products.id, ids)),
  ])
  const ownerOf = new Map(owners.map((owner) => [owner.id, owner]))
  const byProduct = Map.groupBy(rows, ({ variant }) => variant.productId)
  const chosenKeys = new Set(kept.map(({ variant }) => variant))
  const chosen = rows
    .filter(({ variant }) => chosenKeys.has(variant.referenceKey))
    .map((row) => {
      const { productId, attributes } = row.variant
      const apart = distinguishingAttribute(byProduct.get(productId) ?? [])
      const owned = ownerOf.get(productId)?.attributes ?? {}
      const pairs = (['farbe', ...(apart && apart !== 'farbe' ? [apart] : [])] as const).flatMap((name) => {
        const value = chosenValue(attributes, name) ?? chosenValue(owned, name)
        return value ? [value] : []
      })
      return { row, pairs, condition: conditionOf(row.variant, { attributes: owned }) }
    })
  const labels = await readLabels(
    db,
    chosen.flatMap(({ pairs }) => pairs),
  )
  const t = marketText(market)
  const labelOf = (name: string, value: string) =>
    spelledLabel(firstWords(labels.get(`${name} ${value}`)?.labels, shown(market)), value, market)
  return new Map(
    chosen.map(({ row, pairs, condition }) => [
      row.variant.referenceKey,
      {
        row,
        productGroup: ownerOf.get(row.variant.productId)?.productGroup ?? null,
        download: ownerOf.get(row.variant.productId)?.download ?? null,
        choice: [
          ...(condition ? [conditionWords(condition, market)] : []),
          ...pairs.map(([name, value], index) =>
            choiceWords(name, labelOf(name, value), {
              words: t(`product.choice.${name}`),
              isWithin: index > 0 || condition !== undefined,
              market,
            }),
          ),
        ],
      },
    ]),
  )
}
