import { sql } from 'drizzle-orm'
import { type Database, textArray } from '@/lib/platform/db'
import { countryOf, type Market } from '@/lib/platform/markets'
import type { ProductCard } from '@/schemas/shop'
import { facetAttributes } from './facets'
import type { ListingQuery } from './query'

/** Whether one of the sizes of a variant `v` is one of those that are wanted, or a double size that covers one. */
const hasSize = (values: readonly string[], isDouble = false) =>
  sql.join(
    facetAttributes.size.map((name) =>
      isDouble
        ? sql`string_to_array(v.attributes ->> ${name}::text, '/') && ${textArray(values)}`
        : sql`v.attributes ->> ${name}::text = any(${textArray(values)})`,
    ),
    sql` or `,
  )

/**
 * Cards whose links lead to the size that a listing is narrowed by, so that the page opens with it chosen. A card of which
 * no such size can be bought keeps its link, and so does one whose only variant needs no choice.
 */
export async function chooseSizes(
  db: Database,
  market: Market,
  cards: readonly ProductCard[],
  { filters: { size = [] } }: Pick<ListingQuery, 'filters'>,
): Promise<ProductCard[]> {
  const numbers = cards.flatMap(({ number, hasChoice }) => (hasChoice ? [number] : []))
  if (size.length === 0 || numbers.length === 0) return [...cards]
  const rows = await db.execute<{ number: string; variant: string }>(sql`
    select distinct on (p.number) p.number, v.reference_key as variant
    from products p join variants v on v.product_id = p.id
    join prices r on r.variant_id = v.id and r.country = ${countryOf(market)} and r.with_tax > 0
    where p.number = any(${textArray(numbers)}) and (${hasSize(size)} or ${hasSize(size, true)})
      and v.bvc in (1, 2) and (v.stock_quantity > 0 or (v.bvc = 2 and v.delivery_days_to > 0))
    order by p.number, (${hasSize(size)}) is not true, v.position, v.id`)
  const chosen = new Map(rows.map(({ number, variant }) => [number, variant]))
  return cards.map((card) => {
    const variant = chosen.get(card.number)
    return variant === undefined
      ? card
      : { ...card, href: `${card.href}?${new URLSearchParams({ variant })}` }
  })
}
