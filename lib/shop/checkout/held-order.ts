import { and, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { orderEvents, orders } from '@/lib/shop/orders'
import type { Brand } from '@/schemas'
import { checkouts } from './tables'

/** What is known of a visitor: the basket, the numbers of the last orders, the newest first, and the customer. */
export type OrderingVisitor = {
  basket?: string | undefined
  orders?: readonly string[] | undefined
  customerId?: number | undefined
}

export type HeldOrder = {
  /** `returned`: it was not paid in time, and its goods are in the basket again. */
  kind: 'waiting' | 'returned'
  number: string
  /** The shop locale. */
  locale: string
  /** Until when the goods are or were held. */
  until: Date
}

export type HeldQuestion = {
  brand: Brand
  now: Date /** Of some markets alone. */
  locales?: readonly string[]
}

/** The number of the visitor's newest order whose payment is awaited, and until when its goods are held. */
export async function findAwaited(
  db: Executor,
  { basket, orders: numbers = [], customerId }: OrderingVisitor,
  { brand, now, locales }: HeldQuestion,
): Promise<HeldOrder | undefined> {
  const own: SQL[] = [
    ...(numbers.length > 0 ? [inArray(orders.number, [...numbers])] : []),
    ...(basket === undefined ? [] : [eq(checkouts.basketId, basket)]),
    ...(customerId === undefined ? [] : [eq(orders.customerId, customerId)]),
  ]
  if (own.length === 0) return undefined
  const [found] = await db
    .select({ number: orders.number, locale: orders.locale, until: orders.heldUntil })
    .from(orders)
    .leftJoin(checkouts, eq(checkouts.id, orders.checkoutId))
    .where(
      and(
        eq(orders.brand, brand),
        eq(orders.status, 'awaitingPayment'),
        // What is not held any more is given up within moments.
        gt(orders.heldUntil, now),
        ...(locales === undefined ? [] : [inArray(orders.locale, [...locales])]),
        or(...own),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(1)
  return found?.until ? { ...found, kind: 'waiting', until: found.until } : undefined
}

/** For how long the next visit is told that the goods of an order are back in the basket. */
const toldMs = 30 * 24 * 60 * 60 * 1_000

/** The last order of the visitor or the customer, if it was given up a while ago because it was not paid. */
async function findReturned(
  db: Executor,
  { orders: [number] = [], customerId }: OrderingVisitor,
  { brand, now }: HeldQuestion,
): Promise<HeldOrder | undefined> {
  const own: SQL[] = [
    ...(number === undefined ? [] : [eq(orders.number, number)]),
    ...(customerId === undefined ? [] : [eq(orders.customerId, customerId)]),
  ]
  if (own.length === 0) return undefined
  const newest = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.brand, brand), or(...own)))
    .orderBy(desc(orders.id))
    .limit(1)
  const [found] = await db
    .select({ number: orders.number, locale: orders.locale, until: orderEvents.at })
    .from(orders)
    .innerJoin(orderEvents, eq(orderEvents.orderId, orders.id))
    .where(
      and(
        inArray(orders.id, newest),
        eq(orders.status, 'cancelled'),
        eq(orderEvents.type, 'cancelled'),
        eq(orderEvents.from, 'awaitingPayment'),
        sql`${orderEvents.details} ->> 'reason' = 'notPaid'`,
        gt(orderEvents.at, new Date(now.getTime() - toldMs)),
      ),
    )
    .limit(1)
  return found && { ...found, kind: 'returned' }
}

/** What a visitor has to hear of an order that is not paid; undefined if there is none. */
export const findHeldOrder = async (
  db: Executor,
  visitor: OrderingVisitor,
  asked: HeldQuestion,
): Promise<HeldOrder | undefined> =>
  (await findAwaited(db, visitor, asked)) ?? (await findReturned(db, visitor, asked))
