import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '@/lib/db'
import { mostLines, mostOfOne } from '@/schemas/api/basket'
import { baskets } from './tables'

/**
 * Gives a guest's basket to a customer who logs in: the customer's own basket takes what the guest had, pieces of the
 * same line adding up to the limit, or the guest's becomes the customer's. Returns the id of the customer's basket, if
 * there is one.
 */
export async function mergeBaskets(
  db: Database,
  guest: string | undefined,
  customerId: number,
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const [own] = await tx
      .select({ id: baskets.id })
      .from(baskets)
      .where(eq(baskets.customerId, customerId))
      .for('update')
    if (!guest || guest === own?.id) return own?.id
    if (!own) {
      const [row] = await tx
        .update(baskets)
        .set({ customerId, usedAt: new Date() })
        .where(and(eq(baskets.id, guest), isNull(baskets.customerId)))
        .returning({ id: baskets.id })
      return row?.id
    }
    const [given] = await tx
      .select({ id: baskets.id })
      .from(baskets)
      .where(and(eq(baskets.id, guest), isNull(baskets.customerId)))
      .for('update')
    if (!given) return own.id
    await tx.execute(sql`
      update basket_items o set quantity = least(${mostOfOne}, o.quantity + g.quantity)
      from basket_items g
      where o.basket_id = ${own.id} and g.basket_id = ${given.id}
        and o.variant = g.variant and o.inscription is not distinct from g.inscription`)
    await tx.execute(sql`
      update basket_items set basket_id = ${own.id} where id in (
        select g.id from basket_items g
        where g.basket_id = ${given.id} and not exists (
          select from basket_items o
          where o.basket_id = ${own.id} and o.variant = g.variant and o.inscription is not distinct from g.inscription)
        order by g.id desc
        limit greatest(0, ${mostLines} - (select count(*) from basket_items where basket_id = ${own.id})))`)
    await tx.delete(baskets).where(eq(baskets.id, given.id))
    return own.id
  })
}

/** Removes guests' baskets that nobody has changed for as long as their cookie lives. */
export async function pruneBaskets(db: Database, now: Date): Promise<void> {
  const yearAgo = new Date(now.getTime() - 365 * 24 * 60 * 60 * 1000)
  await db.delete(baskets).where(and(isNull(baskets.customerId), lt(baskets.usedAt, yearAgo)))
}
