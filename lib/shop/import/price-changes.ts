import { sql } from 'drizzle-orm'
import { type Database, textArray } from '@/lib/platform/db'
import { isBuyable } from '@/lib/shop/catalogue'
import { availabilityOf } from '@/lib/shop/rules'
import type { Brand } from '@/schemas'
import type { SourceProduct } from '@/schemas/shop'
import { type Changes, importBounds, noChanges } from './bounds'
import { amongBuyable } from './buyable'
import { isVariant, productMark, variantMark } from './line-keys'
import type { Stage, StagedRow } from './stage'

/** The lowest price of a variant in each country. */
const lowestPrices = ({ prices }: SourceProduct['variants'][number]) =>
  Object.fromEntries(
    Object.entries(prices).map(([country, { withTax, sale }]) => [
      country,
      Math.min(withTax, sale?.withTax ?? withTax),
    ]),
  )

/** The keys of a product on a line, with the prices of its variants, and whether each can be bought. */
export const pricedRows = (
  { referenceKey, variants, productGroup, download }: SourceProduct,
  line: number,
  brand: Brand,
): StagedRow[] => [
  { id: productMark + referenceKey, line, group: '', data: null },
  ...variants.map((variant) => ({
    ...{ id: variantMark + variant.referenceKey, line, group: referenceKey },
    data: {
      prices: lowestPrices(variant),
      buyable: availabilityOf(variant.logistics, {
        ...{ stock: variant.stock.quantity, group: productGroup, file: download, brand },
      }).buyable,
    },
  })),
]

/** Whether there is any price that a feed could change. */
export async function hasPrices(db: Database): Promise<boolean> {
  const [row] = await db.execute<{ any: boolean }>(sql`select exists (select from prices) as any`)
  return row?.any === true
}

/** The prices that variants in a stage have in countries before and after. */
export const stagedPrices = ({ table }: Pick<Stage, 'table'>, countries: readonly string[]) => sql`
  select v.reference_key as id, s.line, r.currency, least(r.with_tax, r.sale_with_tax) as before,
    (s.data -> 'prices' ->> r.country)::int as after
  from ${table} s join variants v on v.reference_key collate "C" = substr(s.id, ${variantMark.length + 1}::int)
  join prices r on r.variant_id = v.id and r.country = any(${textArray(countries)})
  where s.data is not null and ${isVariant(sql`s.id`)}`

/**
 * What the products in a stage would do to the prices in countries, and to the variants: those that they name, wherever
 * they belong now, and the others of the same products.
 */
export async function changesOf(
  db: Database,
  { table }: Pick<Stage, 'table'>,
  { brand, countries }: { brand: Brand; countries: readonly string[] },
): Promise<Changes> {
  const [row] = await db.execute<Omit<Changes, 'buyable'>>(sql`
    with given as materialized (
      select substr(s.id, ${variantMark.length + 1}::int) as variant, s."group" as product, s.data
      from ${table} s where s.data is not null and ${isVariant(sql`s.id`)}),
    touched as materialized (
      select v.id, g.data, g.product <> p.reference_key collate "C" as moves, ${isBuyable(brand)} as buyable
      from products p join variants v on v.product_id = p.id
      left join given g on g.variant = v.reference_key collate "C"
      where g.variant is not null or p.reference_key collate "C" in (select product from given))
    select count(r.country)::int as of,
      count(r.country) filter (where t.data -> 'prices' ->> r.country is null)::int as gone,
      count(*) filter (where (t.data -> 'prices' ->> r.country)::float8
        < least(r.with_tax, r.sale_with_tax) * ${1 - importBounds.fall}::float8)::int as cheaper,
      count(distinct t.id)::int as variants, count(distinct t.id) filter (where t.moves)::int as moved,
      count(distinct t.id) filter (where t.buyable and r.country is not null
        and not (t.data ->> 'buyable')::boolean)::int as "soldOut",
      count(distinct t.id) filter (where not t.buyable and r.country is not null
        and (t.data ->> 'buyable')::boolean)::int as restocked
    from touched t left join prices r on r.variant_id = t.id and r.country = any(${textArray(countries)})`)
  return row ? amongBuyable(db, row, { brand, countries }) : noChanges
}
