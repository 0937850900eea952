import { sql } from 'drizzle-orm'
import { recordset, type Transaction } from '@/lib/platform/db'
import type { Language } from '@/schemas'
import { siblingsOfMasters } from './existing'

type ShownValue = { attribute: string; value: string; language: Language }

/**
 * The products with a text in a language that have a value, themselves or in a variant, and their siblings, which show
 * it too. Reads the catalogue once for each attribute.
 */
export async function productsShowing(tx: Transaction, shown: readonly ShownValue[]) {
  const masterKeys = new Set<string>()
  for (const [attribute, values] of Map.groupBy(shown, (value) => value.attribute)) {
    const rows = await tx.execute<{ master: string }>(sql`
      select distinct p.master_key as master
      from (
        select id, attributes ->> ${attribute}::text as value from products
        union all
        select product_id, attributes ->> ${attribute}::text from variants
      ) has
      join ${recordset(values, 'value text, language text')} using (value)
      join product_texts t on t.product_id = has.id and t.language = s.language
      join products p on p.id = has.id`)
    for (const { master } of rows) masterKeys.add(master)
  }
  return masterKeys.size > 0 ? siblingsOfMasters(tx, masterKeys, []) : []
}
