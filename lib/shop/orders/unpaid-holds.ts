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

const wideMark = 'wide '

/** A holder of many visitors, such as the wide network around that of a household. */
export const wideHolder = (hash: string): string => wideMark + hash

/** How many pieces of a variant may be held: a part of all there are, rounded down, and some however few there are. */
type Bound = { holders?: readonly string[]; parts: readonly [number, number]; least: number }

/**
 * Of orders that are paid in advance all count together. Of those that are paid later, what a family may order has a bound, and
 * what the visitors of a wide network may order together has another, which leaves some pieces for everybody else.
 */
function boundsOf(holders: readonly string[] | undefined): Bound[] {
  if (!holders) return [{ parts: [1, 2], least: 1 }]
  const wide = holders.filter((holder) => holder.startsWith(wideMark))
  const own = holders.filter((holder) => !holder.startsWith(wideMark))
  const family: Bound = { holders: own, parts: [1, 2], least: 3 }
  return wide.length > 0 ? [family, { holders: wide, parts: [3, 4], least: 6 }] : [family]
}

async function heldBeyond(
  db: Executor,
  pieces: readonly Pieces[],
  { taken, holders, parts: [some, all], least }: Bound & Pick<How, 'taken'>,
): Promise<HeldUnpaid[]> {
  const own = taken ? sql`s.quantity` : sql`0`
  const isHeld = holders
    ? sql`o.holders && ${textArray(holders)}
        and exists (select from payments p where p.order_id = o.id and p.status = 'open')`
    : sql`o.held_until is not null`
  const rows = await db.execute<HeldUnpaid>(sql`
    with held as (
      select l.variant, sum(l.quantity)::int as quantity
      from orders o join order_lines l on l.order_id = o.id
      where ${isHeld} and o.status = 'placed' and l.is_from_stock and l.cancelled_at is null
        and l.variant = any(${textArray(pieces.map(({ variant }) => variant))})
      group by l.variant),
    wanted as (
      select s.variant, s.quantity, greatest(0,
        greatest(${least}::int, (v.stock_quantity + coalesce(h.quantity, 0) + ${own}) * ${some}::int / ${all}::int)
          - coalesce(h.quantity, 0)) as most
      from ${recordset(pieces, 'variant text, quantity int')}
      join variants v on v.reference_key = s.variant
      left join held h on h.variant = s.variant)
    select variant, most::int as most from wanted where quantity > most order by variant limit 1`)
  return rows.map(({ variant, most }) => ({ variant, most }))
}

/**
 * Finds of what an order may not hold its pieces without being paid. Orders that are paid in advance and are not paid yet
 * hold half of the pieces of a variant in all, rounded down, and one in any case: so nobody empties the stock for days
 * without paying, and the last piece can be ordered in every way. Open orders that are paid after the goods have come hold
 * half of them, and three in any case, for each network and mail address; for a wide network, in which one visitor may have
 * any number of networks, three quarters, and six in any case.
 */
export async function findHeldUnpaid(
  db: Executor,
  lines: readonly Pieces[],
  { taken, holders }: How,
): Promise<HeldUnpaid | undefined> {
  const pieces = byVariant(lines)
  if (pieces.length === 0) return undefined
  const found: HeldUnpaid[] = []
  for (const bound of boundsOf(holders)) found.push(...(await heldBeyond(db, pieces, { ...bound, taken })))
  return found.sort((one, other) => one.most - other.most)[0]
}

/** Whether an order may hold all its pieces. */
export const mayHoldUnpaid = async (db: Executor, lines: readonly Pieces[], how: How): Promise<boolean> =>
  (await findHeldUnpaid(db, lines, how)) === undefined
