import type { Executor } from '@/lib/platform/db'
import { sameSecret } from '@/lib/platform/security'
import { findOrder, type Order } from '@/lib/shop/orders'
import type { Brand } from '@/schemas'

export type OrderClaim = { number: string; email: string }

/**
 * The order of somebody who knows its number and its mail address. It does not tell which of them is wrong, nor by the
 * time that it takes.
 */
export async function findGuestOrder(
  db: Executor,
  brand: Brand,
  { number, email }: OrderClaim,
): Promise<Order | undefined> {
  const order = await findOrder(db, number)
  const isRight = sameSecret(email.trim().toLowerCase(), order?.email ?? 'nobody')
  return order && isRight && order.brand === brand ? order : undefined
}
