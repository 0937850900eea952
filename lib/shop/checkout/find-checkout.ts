import { and, eq } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import type { GuestForm } from '@/schemas/api/checkout'
import { checkouts } from './tables'

export type CheckoutRow = typeof checkouts.$inferSelect

/** The checkout that a visitor has begun with a basket. */
export async function findOpenCheckout(db: Executor, basketId: string): Promise<CheckoutRow | undefined> {
  const [row] = await db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.basketId, basketId), eq(checkouts.status, 'open')))
  return row
}

/** A checkout of a basket, whether it is open or has become an order. Another visitor's is not found. */
export async function findCheckout(
  db: Executor,
  id: string,
  basketId: string,
): Promise<CheckoutRow | undefined> {
  const [row] = await db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.id, id), eq(checkouts.basketId, basketId)))
  return row
}

/** Who has begun to order with a basket, without an account. */
export const findGuest = async (db: Executor, basketId: string): Promise<GuestForm | undefined> =>
  (await findOpenCheckout(db, basketId))?.guest ?? undefined
