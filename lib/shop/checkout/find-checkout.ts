import { and, eq, gt } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { baskets } from '@/lib/shop/basket'
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

/** How long a form of a step opens its checkout again where the browser has lost the session. */
const reopenedMs = 24 * 60 * 60 * 1_000

/**
 * Whose checkout the form of a step was made for, where the visitor who sends it has no basket any more: a customer's,
 * or a guest's, whose basket is named. Its id, which no address has and nobody can guess, was shown to that guest alone.
 */
export async function findOwner(
  db: Executor,
  id: string,
  now: Date,
): Promise<{ isCustomer: boolean; basket: string } | undefined> {
  const [row] = await db
    .select({ basket: baskets.id, customerId: baskets.customerId })
    .from(checkouts)
    .innerJoin(baskets, eq(baskets.id, checkouts.basketId))
    .where(and(eq(checkouts.id, id), gt(checkouts.updatedAt, new Date(now.getTime() - reopenedMs))))
  return row && { isCustomer: row.customerId !== null, basket: row.basket }
}

/** Who has begun to order with a basket, without an account. */
export const findGuest = async (db: Executor, basketId: string): Promise<GuestForm | undefined> =>
  (await findOpenCheckout(db, basketId))?.guest ?? undefined

/** Whether a checkout is one of a basket, open or ordered. */
export async function isOfBasket(db: Executor, id: string, basketId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(and(eq(checkouts.id, id), eq(checkouts.basketId, basketId)))
  return row !== undefined
}
