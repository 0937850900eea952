import { desc, eq } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { orders, payments } from '@/lib/shop/orders'
import type { OrderStatus, PaymentMethod } from '@/schemas/shop'

/** What the shopper has to know of the order: reading all of it would double the statements of placing it. */
export type PlacedOrder = { id: number; number: string; status: OrderStatus }

/** The order of a checkout. */
export async function findPlaced(db: Executor, checkoutId: string): Promise<PlacedOrder | undefined> {
  const [order] = await db
    .select({ id: orders.id, number: orders.number, status: orders.status })
    .from(orders)
    .where(eq(orders.checkoutId, checkoutId))
  return order
}

/** Whether an order waits to be paid in another way than was shown. */
export async function isOtherwisePaid(
  db: Executor,
  { id, status }: PlacedOrder,
  shown: PaymentMethod | '' | undefined,
): Promise<boolean> {
  if (shown === undefined || status !== 'awaitingPayment') return false
  const [last] = await db
    .select({ method: payments.method })
    .from(payments)
    .where(eq(payments.orderId, id))
    .orderBy(desc(payments.createdAt))
    .limit(1)
  return last?.method !== shown
}
