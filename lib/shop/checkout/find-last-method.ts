import { and, desc, eq, ne, not, sql } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { orderEvents, orders, payments } from '@/lib/shop/orders'
import { giftCard, type PaymentMethod } from '@/schemas/shop'

/** An order that was given up because it was not paid tells nothing; one that was cancelled later tells what was chosen. */
const wasGivenUp = sql`exists (select from ${orderEvents}
  where ${orderEvents.orderId} = ${orders.id} and ${orderEvents.type} = 'cancelled'
    and ${orderEvents.from} = 'awaitingPayment')`

/** How a customer has paid the last order, or would have; what a gift card paid of it says nothing. */
export async function findLastMethod(db: Executor, customerId: number): Promise<PaymentMethod | undefined> {
  const [last] = await db
    .select({ method: payments.method })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(
      and(
        eq(orders.customerId, customerId),
        not(wasGivenUp),
        ne(orders.status, 'awaitingPayment'),
        ne(payments.method, giftCard),
      ),
    )
    .orderBy(desc(orders.placedAt), desc(payments.createdAt))
    .limit(1)
  return last?.method
}
