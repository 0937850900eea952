import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { orderLines, orders, payments, shipments } from '@/lib/shop/orders'
import type { Address, Country } from '@/schemas/shop'

export type OrderSummary = Pick<
  typeof orders.$inferSelect,
  'id' | 'number' | 'locale' | 'status' | 'placedAt' | 'total' | 'currency'
> & {
  lines: Pick<typeof orderLines.$inferSelect, 'product' | 'quantity' | 'isDigital' | 'cancelledAt'>[]
  payments: Pick<typeof payments.$inferSelect, 'method' | 'status'>[]
  shipments: Pick<typeof shipments.$inferSelect, 'shippedAt'>[]
}

export const ordersPerPage = 10

/** A page of a customer's orders, the newest first, and how many there are. Pages count from 1. */
export async function listOrders(
  db: Database,
  customerId: number,
  page = 1,
): Promise<{ orders: OrderSummary[]; total: number }> {
  const own = eq(orders.customerId, customerId)
  const total = await countOrders(db, customerId)
  const found = await db
    .select({
      id: orders.id,
      number: orders.number,
      locale: orders.locale,
      status: orders.status,
      placedAt: orders.placedAt,
      total: orders.total,
      currency: orders.currency,
    })
    .from(orders)
    .where(own)
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(ordersPerPage)
    .offset((page - 1) * ordersPerPage)
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return { orders: [], total }
  const [lines, paid, sent] = await Promise.all([
    db
      .select({
        orderId: orderLines.orderId,
        product: orderLines.product,
        quantity: orderLines.quantity,
        isDigital: orderLines.isDigital,
        cancelledAt: orderLines.cancelledAt,
      })
      .from(orderLines)
      .where(inArray(orderLines.orderId, ids))
      .orderBy(orderLines.position),
    db
      .select({ orderId: payments.orderId, method: payments.method, status: payments.status })
      .from(payments)
      .where(inArray(payments.orderId, ids))
      .orderBy(asc(payments.createdAt)),
    db
      .select({ orderId: shipments.orderId, shippedAt: shipments.shippedAt })
      .from(shipments)
      .where(inArray(shipments.orderId, ids)),
  ])
  return {
    orders: found.map((order) => ({
      ...order,
      lines: lines.filter(({ orderId }) => orderId === order.id),
      shipments: sent.filter(({ orderId }) => orderId === order.id),
      payments: paid.filter(({ orderId }) => orderId === order.id),
    })),
    total,
  }
}

/** How many orders a customer has. */
export const countOrders = (db: Database, customerId: number): Promise<number> =>
  db.$count(orders, eq(orders.customerId, customerId))

/** The numbers of all orders of a customer, the newest first. */
export async function orderNumbersOf(db: Database, customerId: number): Promise<string[]> {
  const found = await db
    .select({ number: orders.number })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.placedAt), desc(orders.id))
  return found.map(({ number }) => number)
}

/** Where the newest order of a customer in a country went, or where its invoice did if nothing was sent. */
export async function lastAddressOf(
  db: Database,
  customerId: number,
  country: Country,
): Promise<Address | undefined> {
  const [order] = await db
    .select({ delivery: orders.deliveryAddress, invoice: orders.invoiceAddress })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        sql`coalesce(${orders.deliveryAddress}, ${orders.invoiceAddress})->>'country' = ${country}`,
      ),
    )
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(1)
  return order && (order.delivery ?? order.invoice)
}
