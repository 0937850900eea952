import { sql } from 'drizzle-orm'
import { type Executor, recordset, textArray } from '@/lib/platform/db'
import { byVariant, type Pieces } from './stock'

/** A variant of which an order wants more pieces than it may hold unpaid, and how many those are. */
export type HeldUnpaid = { variant: string; most: number }

/**
 * Finds of what an order may not hold its pieces for days until a transfer comes. Orders that are paid in advance and are
 * not paid yet hold half of the pieces of a variant in all, rounded down, and one in any case: so nobody empties the stock
 * for days without paying, and the last piece can be ordered in every way.
 *
 * @param taken whether the pieces were taken from the stock already. Then the caller has locked the variants, and two
 * orders at once do not pass together.
 */
export async function findHeldUnpaid(
  db: Executor,
  lines: readonly Pieces[],
  { taken }: { taken: boolean },
): Promise<HeldUnpaid | undefined> {
  const pieces = byVariant(lines)
  if (pieces.length === 0) return undefined
  const own = taken ? sql`s.quantity` : sql`0`
  const [row] = await db.execute<HeldUnpaid>(sql`
    with held as (
      select l.variant, sum(l.quantity)::int as quantity
      from orders o join order_lines l on l.order_id = o.id
      where o.held_until is not null and o.status = 'placed' and l.is_from_stock
        and l.variant = any(${textArray(pieces.map(({ variant }) => variant))})
      group by l.variant),
    wanted as (
      select s.variant, s.quantity, greatest(0,
        greatest(1, (v.stock_quantity + coalesce(h.quantity, 0) + ${own}) / 2) - coalesce(h.quantity, 0)) as most
      from ${recordset(pieces, 'variant text, quantity int')}
      join variants v on v.reference_key = s.variant
      left join held h on h.variant = s.variant)
    select variant, most::int as most from wanted where quantity > most order by variant limit 1`)
  return row && { variant: row.variant, most: row.most }
}

/** Whether an order may hold all its pieces. */
export const mayHoldUnpaid = async (
  db: Executor,
  lines: readonly Pieces[],
  how: { taken: boolean },
): Promise<boolean> => (await findHeldUnpaid(db, lines, how)) === undefined
