import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { findOrders, type Order, orders } from '@/lib/shop/orders'
import { findReturnsOf, type OrderReturn } from '@/lib/shop/returns'
import type { Address, Country } from '@/schemas/shop'

/** An order with what is announced to come back of it. */
export type ListedOrder = Order & { returns: readonly OrderReturn[] }

export const ordersPerPage = 10

/** A page of a customer's orders, the newest first, and how many there are. Pages count from 1. */
export async function listOrders(
  db: Database,
  customerId: number,
  page = 1,
): Promise<{ orders: ListedOrder[]; total: number }> {
  const total = await countOrders(db, customerId)
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(ordersPerPage)
    .offset((page - 1) * ordersPerPage)
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return { orders: [], total }
  const [whole, returns] = await Promise.all([findOrders(db, ids), findReturnsOf(db, ids)])
  return { orders: whole.map((order) => ({ ...order, returns: returns.get(order.id) ?? [] })), total }
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

export type LastAddresses = {
  /** Where the order went, or where its invoice did if nothing was sent. */
  address: Address
  /** Where its invoice went, if that was elsewhere. */
  invoice?: Address
}

/** The addresses of the newest order of a customer in a country. */
export async function lastAddressesOf(
  db: Database,
  customerId: number,
  country: Country,
): Promise<LastAddresses | undefined> {
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
  if (!order) return undefined
  const { delivery, invoice } = order
  const isElsewhere = delivery !== null && !isDeepStrictEqual(delivery, invoice)
  return { address: delivery ?? invoice, ...(isElsewhere && { invoice }) }
}
