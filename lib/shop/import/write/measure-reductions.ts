import { sql } from 'drizzle-orm'
import { type Executor, idArray, recordset, type Transaction, textArray } from '@/lib/platform/db'
import { formerPrice, type PastPrice } from '@/lib/shop/rules'
import type { Country } from '@/schemas/shop'

type Reduced = {
  variantId: string
  country: Country
  isReduced: boolean
  sale: { withTax: number; from: number | null; began: boolean } | null
  former: number | null
  saleFormer: number | null
  history: PastPrice[] | null
}

const milliseconds = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`)

/** The prices of variants that are reduced, or will be, with what was asked before. */
const readReduced = (tx: Transaction, variantIds: readonly number[]) =>
  tx.execute<Reduced>(sql`
    select p.variant_id as "variantId", p.country, p.applied_reductions <> '[]' as "isReduced",
      case when p.sale_with_tax is not null then json_build_object(
        'withTax', p.sale_with_tax, 'from', ${milliseconds('p.sale_from')}, 'began', p.sale_began) end as sale,
      p.former, p.sale_former as "saleFormer", (
        select json_agg(json_build_object('from', ${milliseconds('c.valid_from')}, 'withTax', c.with_tax,
          'reduced', c.reduced) order by c.valid_from)
        from price_changes c where c.variant_id = p.variant_id and c.country = p.country and c.valid_from <= now()) as history
    from prices p
    where p.variant_id = any(${idArray(variantIds)}) and (p.applied_reductions <> '[]' or p.sale_with_tax is not null
      or p.former is not null or p.sale_former is not null)`)

/** What a price and its sale are measured from. A sale that is to come follows the price of today. */
function measured({ country, isReduced, sale, history }: Reduced) {
  const past = history ?? []
  const next = sale && { from: sale.from ?? 0, withTax: sale.withTax, reduced: true }
  const saleHistory = sale?.began ? past : next && [...past, next]
  return {
    former: isReduced && !sale?.began ? formerPrice(past, country) : undefined,
    sale_former: saleHistory ? formerPrice(saleHistory, country) : undefined,
  }
}

/**
 * Keeps from which prices the reductions of variants may be measured. It depends on what was asked before they began alone,
 * so that it stays right until a price changes.
 */
export async function measureReductions(tx: Transaction, variantIds: readonly number[]): Promise<void> {
  const rows = await readReduced(tx, variantIds)
  const changed = rows.flatMap((row) => {
    const { former, sale_former } = measured(row)
    const isSame = (former ?? null) === row.former && (sale_former ?? null) === row.saleFormer
    return isSame ? [] : [{ variant_id: row.variantId, country: row.country, former, sale_former }]
  })
  if (changed.length === 0) return
  await tx.execute(sql`
    update prices p set former = s.former, sale_former = s.sale_former
    from ${recordset(changed, 'variant_id bigint, country text, former integer, sale_former integer')}
    where p.variant_id = s.variant_id and p.country = s.country`)
}

/** The products among these that are given as reduced in a country, and whose reduction there cannot be announced. */
export async function withoutFormerPrice(
  db: Executor,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.execute<{ key: string }>(sql`
    select distinct p.reference_key as key
    from products p join variants v on v.product_id = p.id join prices r on r.variant_id = v.id
    where p.reference_key = any(${textArray(keys)}) and case when r.sale_with_tax is not null
      then r.sale_former is null else r.applied_reductions <> '[]' and r.former is null end`)
  return new Set(rows.map(({ key }) => key))
}
