import type { Executor } from '@/lib/platform/db'
import { sameSecret } from '@/lib/platform/security'
import { findOrder, type Order } from '@/lib/shop/orders'
import type { Brand } from '@/schemas'

export type OrderClaim = { number: string; email: string }

/**
 * The order of somebody who knows its number and its mail address. It does not tell which of them is wrong, nor by the
 * time that it takes.
 */
export function findGuestOrder(
  db: Executor,
  brand: Brand,
  { number, email }: OrderClaim,
): Promise<Order | undefined> {
  const claimed = email.trim().toLowerCase()
  return findOrder(db, number, (order) => sameSecret(claimed, order.email) && order.brand === brand)
}
