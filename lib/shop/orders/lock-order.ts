import { eq } from 'drizzle-orm'
import type { Transaction } from '@/lib/platform/db'
import { findOrderById } from './find-order'
import type { Order } from './order'
import { orders } from './tables'

/** An order under a lock: whoever else changes it waits until the transaction ends. */
export async function lockOrder(tx: Transaction, id: number): Promise<Order | undefined> {
  const [locked] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('update')
  return locked && findOrderById(tx, id)
}
