import { and, desc, eq, ne } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { orders, payments } from '@/lib/shop/orders'
import { giftCard, type PaymentMethod } from '@/schemas/shop'

/** How a customer has paid the last order that was not cancelled; what a gift card paid of it says nothing. */
export async function findLastMethod(db: Executor, customerId: number): Promise<PaymentMethod | undefined> {
  const [last] = await db
    .select({ method: payments.method })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(
      and(
        eq(orders.customerId, customerId),
        ne(orders.status, 'cancelled'),
        ne(orders.status, 'awaitingPayment'),
        ne(payments.method, giftCard),
      ),
    )
    .orderBy(desc(orders.placedAt), desc(payments.createdAt))
    .limit(1)
  return last?.method
}
