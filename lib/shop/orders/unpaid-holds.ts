import { sql } from 'drizzle-orm'
import { type Executor, recordset, textArray } from '@/lib/platform/db'
import { byVariant, type Pieces } from './stock'

/**
 * Whether an order may hold its pieces for days until a transfer comes. Orders that are paid in advance and are not paid
 * yet hold half of the pieces of a variant in all, rounded down, and one in any case: so nobody empties the stock for days
 * without paying, and the last piece can be ordered in every way.
 *
 * @param taken whether the pieces were taken from the stock already. Then the caller has locked the variants, and two
 * orders at once do not pass together.
 */
export async function mayHoldUnpaid(
  db: Executor,
  lines: readonly Pieces[],
  { taken }: { taken: boolean },
): Promise<boolean> {
  const pieces = byVariant(lines)
  if (pieces.length === 0) return true
  const own = taken ? sql`s.quantity` : sql`0`
  const [row] = await db.execute<{ refused: boolean }>(sql`
    with held as (
      select l.variant, sum(l.quantity)::int as quantity
      from orders o join order_lines l on l.order_id = o.id
      where o.held_until is not null and o.status = 'placed' and l.is_from_stock
        and l.variant = any(${textArray(pieces.map(({ variant }) => variant))})
      group by l.variant)
    select exists (
      select from ${recordset(pieces, 'variant text, quantity int')}
      join variants v on v.reference_key = s.variant
      left join held h on h.variant = s.variant
      where coalesce(h.quantity, 0) + s.quantity
        > greatest(1, (v.stock_quantity + coalesce(h.quantity, 0) + ${own}) / 2)) as refused`)
  return row?.refused !== true
}
