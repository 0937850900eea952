import { sql } from 'drizzle-orm'
import { recordset, type Transaction, textArray } from '@/lib/platform/db'
import { everyMarketOf } from '@/lib/platform/markets'
import { findShownLanguages } from '@/lib/platform/shop-configuration'
import type { Brand, Language } from '@/schemas'
import { siblingsOfMasters } from './existing'

type ShownValue = { attribute: string; value: string; language: Language }

/** The languages that a market shows beside one: a French text may have the German word for its colour. */
async function readShownBeside(tx: Transaction, brand: Brand) {
  const shown = await findShownLanguages(tx)
  const ofMarkets = everyMarketOf(brand).map(shown)
  return (language: Language) => [
    ...new Set(ofMarkets.filter((languages) => languages.includes(language)).flat()),
  ]
}

/**
 * The products on whose pages a value is in words of a language: those that have it, themselves or in a variant, and a
 * text that a market shows beside such words, and their siblings, which show it too. Reads the catalogue once for each
 * attribute.
 */
export async function productsShowing(tx: Transaction, shown: readonly ShownValue[], brand: Brand) {
  if (shown.length === 0) return []
  const besideOf = await readShownBeside(tx, brand)
  const masterKeys = new Set<string>()
  for (const [attribute, changed] of Map.groupBy(shown, (value) => value.attribute)) {
    const values = changed.flatMap(({ value, language }) =>
      besideOf(language).map((beside) => ({ value, language: beside })),
    )
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

/** One product for each of these colours of the filter, under which the colours of feeds are. It renews the filter. */
export async function productsUnder(tx: Transaction, colours: readonly string[]) {
  const rows = await tx.execute<{ id: string; number: string }>(sql`
    select p.id, p.number from facet_values f
    cross join lateral (select product_id from listing_entries e where f.id = any(e.facets) limit 1) one
    join products p on p.id = one.product_id
    where f.facet = 'colour' and f.value = any(${textArray(colours)})`)
  return rows.map(({ id, number }) => ({ id: Number(id), number }))
}
