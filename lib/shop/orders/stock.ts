import { sql } from 'drizzle-orm'
import { recordset, type Transaction, textArray } from '@/lib/platform/db'
import { enqueue } from '@/lib/platform/outbox'

/** The kind of the outbox's messages about products whose stock has changed: `{ variants }`. */
export const stockMessage = 'stock'

/** The job that brings listings and pages up to date with them. */
export const stockJob = 'stock'

type Pieces = { variant: string; quantity: number }

/** The pieces of each variant. Lines of one variant differ in their inscription. */
function byVariant(lines: readonly Pieces[]): Pieces[] {
  const sums = new Map<string, number>()
  for (const { variant, quantity } of lines) sums.set(variant, (sums.get(variant) ?? 0) + quantity)
  return [...sums].map(([variant, quantity]) => ({ variant, quantity }))
}

/** Locks variants in the order of their ids, so that two orders of the same goods never wait for each other. */
const lockVariants = (tx: Transaction, pieces: readonly Pieces[]) =>
  tx.execute(sql`
    select id from variants where reference_key = any(${textArray(pieces.map(({ variant }) => variant))})
    order by id for update`)

/** Takes pieces from the stock, all of them or none; false if there are not enough. */
export async function takeStock(tx: Transaction, lines: readonly Pieces[]): Promise<boolean> {
  const pieces = byVariant(lines)
  if (pieces.length === 0) return true
  await lockVariants(tx, pieces)
  const taken = await tx.execute(sql`
    update variants v set stock_quantity = v.stock_quantity - s.quantity
    from ${recordset(pieces, 'variant text, quantity int')}
    where v.reference_key = s.variant and v.stock_quantity >= s.quantity
    returning v.id`)
  if ([...taken].length < pieces.length) return false
  await enqueue(tx, stockMessage, [{ variants: pieces.map(({ variant }) => variant) }])
  return true
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
