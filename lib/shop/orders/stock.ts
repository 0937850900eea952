import { sql } from 'drizzle-orm'
import { recordset, type Transaction, textArray } from '@/lib/platform/db'
import { enqueue, enqueuing } from '@/lib/platform/outbox'

/** The kind of the outbox's messages about products whose stock has changed: `{ variants, ranOut? }`. */
export const stockMessage = 'stock'

/** The job that brings listings and pages up to date with them. */
export const stockJob = 'stock'

export type Pieces = { variant: string; quantity: number }

/** The pieces of each variant. Lines of one variant differ in their inscription. */
export function byVariant(lines: readonly Pieces[]): Pieces[] {
  const sums = new Map<string, number>()
  for (const { variant, quantity } of lines) sums.set(variant, (sums.get(variant) ?? 0) + quantity)
  return [...sums].map(([variant, quantity]) => ({ variant, quantity }))
}

/** Locks variants in the order of their ids, so that two orders of the same goods never wait for each other. */
export const lockVariants = (tx: Transaction, pieces: readonly Pieces[]) =>
  tx.execute(sql`
    select id from variants where reference_key = any(${textArray(pieces.map(({ variant }) => variant))})
    order by id for update`)

/** Takes pieces from the stock; false if there are not enough, and the caller undoes the transaction. */
export async function takeStock(tx: Transaction, lines: readonly Pieces[]): Promise<boolean> {
  const pieces = byVariant(lines)
  if (pieces.length === 0) return true
  // A single one is locked by its update.
  if (pieces.length > 1) await lockVariants(tx, pieces)
  const variants = JSON.stringify(pieces.map(({ variant }) => variant))
  const [row] = await tx.execute<{ taken: number }>(sql`
    with taken as (
        update variants v set stock_quantity = v.stock_quantity - s.quantity
        from ${recordset(pieces, 'variant text, quantity int')}
        where v.reference_key = s.variant and v.stock_quantity >= s.quantity
        returning v.stock_quantity as remaining),
      told as (${enqueuing(
        stockMessage,
        sql`
        select jsonb_build_object('variants', ${variants}::text::jsonb, 'ranOut',
          (select count(*) from taken where remaining = 0)) as payload`,
      )})
    select count(*)::int as taken from taken`)
  return row?.taken === pieces.length
}

/** Gives pieces back to the stock. A variant that has left the catalogue takes none. */
export async function giveBackStock(tx: Transaction, lines: readonly Pieces[]): Promise<void> {
  const pieces = byVariant(lines)
  if (pieces.length === 0) return
  await lockVariants(tx, pieces)
  await tx.execute(sql`
    update variants v set stock_quantity = v.stock_quantity + s.quantity
    from ${recordset(pieces, 'variant text, quantity int')} where v.reference_key = s.variant`)
  await enqueue(tx, stockMessage, [{ variants: pieces.map(({ variant }) => variant) }])
}
