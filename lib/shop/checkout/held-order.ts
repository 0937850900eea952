import { and, desc, eq, gt, inArray, notExists, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
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
  /** `returned`: it was not paid in time, and its goods are in the basket again. `placed`: a while ago. */
  kind: 'waiting' | 'returned' | 'placed'
  number: string
  /** The shop locale. */
  locale: string
  /** Until when the goods are or were held, or until when it is told of one that was placed. */
  until: Date
}

export type HeldQuestion = {
  brand: Brand
  now: Date /** Of some markets alone. */
  locales?: readonly string[]
}

/** The conditions by which orders are a visitor's. */
const ordersOf = ({ basket, orders: numbers = [], customerId }: OrderingVisitor): SQL[] => [
  ...(numbers.length > 0 ? [inArray(orders.number, [...numbers])] : []),
  ...(basket === undefined ? [] : [eq(checkouts.basketId, basket)]),
  ...(customerId === undefined ? [] : [eq(orders.customerId, customerId)]),
]

/** The number of the visitor's newest order whose payment is awaited, and until when its goods are held. */
export async function findAwaited(
  db: Executor,
  { basket, orders: numbers = [], customerId }: OrderingVisitor,
  { brand, now, locales }: HeldQuestion,
): Promise<HeldOrder | undefined> {
  const own = ordersOf({ basket, orders: numbers, customerId })
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

const later = alias(orders, 'later')
const laterEvents = alias(orderEvents, 'later_events')

/**
 * The order of the visitor or the customer that was given up last because it was not paid, a while ago. Once something was
 * ordered after that, nothing is told of it; an order beside it, placed before, leaves its goods in the basket.
 */
async function findReturned(
  db: Executor,
  { orders: numbers = [], customerId }: OrderingVisitor,
  { brand, now }: HeldQuestion,
): Promise<HeldOrder | undefined> {
  const ownOf = (table: typeof orders | typeof later): SQL[] => [
    ...(numbers.length > 0 ? [inArray(table.number, [...numbers])] : []),
    ...(customerId === undefined ? [] : [eq(table.customerId, customerId)]),
  ]
  if (ownOf(orders).length === 0) return undefined
  const orderedSince = db
    .select({ id: later.id })
    .from(later)
    .innerJoin(laterEvents, eq(laterEvents.orderId, later.id))
    .where(
      and(
        eq(later.brand, brand),
        or(...ownOf(later)),
        eq(laterEvents.type, 'ordered'),
        gt(laterEvents.id, orderEvents.id),
      ),
    )
  const [found] = await db
    .select({ number: orders.number, locale: orders.locale, until: orderEvents.at })
    .from(orders)
    .innerJoin(orderEvents, eq(orderEvents.orderId, orders.id))
    .where(
      and(
        eq(orders.brand, brand),
        or(...ownOf(orders)),
        eq(orders.status, 'cancelled'),
        eq(orderEvents.type, 'cancelled'),
        eq(orderEvents.from, 'awaitingPayment'),
        sql`${orderEvents.details} ->> 'reason' = 'notPaid'`,
        gt(orderEvents.at, new Date(now.getTime() - toldMs)),
        notExists(orderedSince),
      ),
    )
    .orderBy(desc(orderEvents.id))
    .limit(1)
  return found && { ...found, kind: 'returned' }
}

/** For how long an order counts as just placed: as long as the screen that thanks for it is shown. */
const placedMs = 60 * 60 * 1_000

/** The visitor's newest order, if it was placed a while ago: another tab may still have its basket. */
async function findPlacedLately(
  db: Executor,
  visitor: OrderingVisitor,
  { brand, now }: HeldQuestion,
): Promise<HeldOrder | undefined> {
  const own = ordersOf(visitor)
  if (own.length === 0) return undefined
  const [found] = await db
    .select({ number: orders.number, locale: orders.locale, at: orders.placedAt })
    .from(orders)
    .leftJoin(checkouts, eq(checkouts.id, orders.checkoutId))
    .where(
      and(
        eq(orders.brand, brand),
        notInArray(orders.status, ['awaitingPayment', 'cancelled']),
        gt(orders.placedAt, new Date(now.getTime() - placedMs)),
        or(...own),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(1)
  if (!found) return undefined
  const { at, ...order } = found
  return { ...order, kind: 'placed', until: new Date(at.getTime() + placedMs) }
}

/** What a visitor has to hear of an order that is not paid, or that was just placed; undefined if there is none. */
export const findHeldOrder = async (
  db: Executor,
  visitor: OrderingVisitor,
  asked: HeldQuestion,
): Promise<HeldOrder | undefined> =>
  (await findAwaited(db, visitor, asked)) ??
  (await findReturned(db, visitor, asked)) ??
  findPlacedLately(db, visitor, asked)
