import type { Executor } from '@/lib/platform/db'
import { findGuestOrder } from '@/lib/shop/order-access'
import type { Order } from '@/lib/shop/orders'
import type { Brand } from '@/schemas'
import { orderNumber, type WithdrawalStatement } from '@/schemas/api/orders'

/** The order that a statement means: by its number and its mail address. */
export async function findNamedOrder(
  db: Executor,
  brand: Brand,
  { number, email }: WithdrawalStatement,
): Promise<Order | undefined> {
  const read = orderNumber.safeParse(number)
  return read.success ? findGuestOrder(db, brand, { number: read.data, email }) : undefined
}
