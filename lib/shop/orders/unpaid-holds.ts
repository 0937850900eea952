import { sql } from 'drizzle-orm'
import { type Executor, recordset, textArray } from '@/lib/platform/db'
import { byVariant, type Pieces } from './stock'

/** A variant of which an order wants more pieces than it may hold unpaid, and how many those are. */
export type HeldUnpaid = { variant: string; most: number }

type How = {
  /**
   * Whether the pieces were taken from the stock already. Then the caller has locked the variants, and two orders at once
   * do not pass together.
   */
  taken: boolean
  /** Of an order that is paid after the goods have come: whom its pieces count for. Unset: it is paid in advance. */
  holders?: readonly string[] | undefined
}

/** What a family may order of one variant and pay later, however few there are. */
const leastLater = 3

/**
 * Finds of what an order may not hold its pieces without being paid. Orders that are paid in advance and are not paid yet
 * hold half of the pieces of a variant in all, rounded down, and one in any case: so nobody empties the stock for days
 * without paying, and the last piece can be ordered in every way. Open orders that are paid after the goods have come hold
 * half of them, and three in any case, for each network and mail address.
 */
export async function findHeldUnpaid(
  db: Executor,
  lines: readonly Pieces[],
  { taken, holders }: How,
): Promise<HeldUnpaid | undefined> {
  const pieces = byVariant(lines)
  if (pieces.length === 0) return undefined
  const own = taken ? sql`s.quantity` : sql`0`
  const isHeld = holders
    ? sql`o.holders && ${textArray(holders)}
        and exists (select from payments p where p.order_id = o.id and p.status = 'open')`
    : sql`o.held_until is not null`
  const [row] = await db.execute<HeldUnpaid>(sql`
    with held as (
      select l.variant, sum(l.quantity)::int as quantity
      from orders o join order_lines l on l.order_id = o.id
      where ${isHeld} and o.status = 'placed' and l.is_from_stock
        and l.variant = any(${textArray(pieces.map(({ variant }) => variant))})
      group by l.variant),
    wanted as (
      select s.variant, s.quantity, greatest(0,
        greatest(${holders ? leastLater : 1}::int, (v.stock_quantity + coalesce(h.quantity, 0) + ${own}) / 2)
          - coalesce(h.quantity, 0)) as most
      from ${recordset(pieces, 'variant text, quantity int')}
      join variants v on v.reference_key = s.variant
      left join held h on h.variant = s.variant)
    select variant, most::int as most from wanted where quantity > most order by variant limit 1`)
  return row && { variant: row.variant, most: row.most }
}

/** Whether an order may hold all its pieces. */
export const mayHoldUnpaid = async (db: Executor, lines: readonly Pieces[], how: How): Promise<boolean> =>
  (await findHeldUnpaid(db, lines, how)) === undefined

/** Whether a customer has paid an order before, or was sent one. */
export async function isRegular(db: Executor, customerId: number): Promise<boolean> {
  const [row] = await db.execute<{ is: boolean }>(sql`
    select exists (
      select from orders o where o.customer_id = ${customerId} and not o.is_test and (
        o.status in ('partlyShipped', 'shipped')
        or exists (select from payments p where p.order_id = o.id and p.status = 'paid' and p.method <> 'G'))
    ) as is`)
  return row?.is === true
}
