import { sql } from 'drizzle-orm'
import { type Database, recordset, textArray } from '@/lib/platform/db'
import { countryOf, everyMarketOf } from '@/lib/platform/markets'
import type { Brand } from '@/schemas'
import { importBounds, noPriceChanges, type PriceChanges } from './bounds'

const productsAtOnce = 200

/** What counts of a product of the project's own format, as it stands in a feed. */
export type PricedProduct = {
  referenceKey: string
  variants: readonly {
    referenceKey: string
    prices: Readonly<Record<string, { withTax: number; sale?: { withTax: number } | undefined } | undefined>>
  }[]
}

/** The lowest price of each variant in each country. */
const pricesOf = ({ variants }: PricedProduct) =>
  variants.flatMap(({ referenceKey: variant, prices }) =>
    Object.entries(prices).flatMap(([country, price]) =>
      price
        ? [{ variant, country, price: Math.min(price.withTax, price.sale?.withTax ?? price.withTax) }]
        : [],
    ),
  )

/** Whether there is any price that a feed could change. */
export async function hasPrices(db: Database): Promise<boolean> {
  const [row] = await db.execute<{ any: boolean }>(sql`select exists (select from prices) as any`)
  return row?.any === true
}

/** What products would do to the prices that they have in the countries of a brand. */
export async function priceChangesOf(
  db: Database,
  brand: Brand,
  products: AsyncIterable<PricedProduct>,
): Promise<PriceChanges> {
  const countries = [...new Set(everyMarketOf(brand).map(countryOf))]
  let sum = noPriceChanges
  let batch: PricedProduct[] = []
  const flush = async () => {
    const [row] = await db.execute<PriceChanges>(sql`
      with given as (
        select s.* from ${recordset(batch.flatMap(pricesOf), 'variant text, country text, price float8')})
      select count(*)::int as of, count(*) filter (where g.variant is null)::int as gone,
        count(*) filter (
          where g.price < least(r.with_tax, r.sale_with_tax) * ${1 - importBounds.fall}::float8)::int as cheaper
      from products p join variants v on v.product_id = p.id join prices r on r.variant_id = v.id
      left join given g on g.variant = v.reference_key and g.country = r.country
      where p.reference_key = any(${textArray(batch.map(({ referenceKey }) => referenceKey))})
        and r.country = any(${textArray(countries)})`)
    batch = []
    if (row) sum = { of: sum.of + row.of, cheaper: sum.cheaper + row.cheaper, gone: sum.gone + row.gone }
  }
  for await (const product of products) {
    batch.push(product)
    if (batch.length >= productsAtOnce) await flush()
  }
  if (batch.length > 0) await flush()
  return sum
}
