import { and, asc, eq, isNull, lt } from 'drizzle-orm'
import type { Database, Transaction } from '@/lib/platform/db'
import { logError } from '@/lib/platform/log'
import { type Market, marketOfOrder } from '@/lib/platform/markets'
import { findShopConfiguration, inZone } from '@/lib/platform/shop-configuration'
import { mainPayment } from '@/lib/shop/order-papers'
import { findOrderById, lockOrder, type Order, payments, recordEvent } from '@/lib/shop/orders'
import { isOver } from '@/lib/shop/rules'
import { isAfterWithdrawal } from '@/lib/shop/withdrawals'
import type { Brand } from '@/schemas'
import { arrivedAt } from './arrival'
import { findReturns } from './find-returns'
import type { OrderReturn } from './order-return'
import { daysToSend, declaresWithdrawal, expectedUntil } from './return-time'
import { lapsesOf, stillToPay } from './still-to-pay'
import { orderReturns } from './tables'
import { waysBack } from './ways-back'

const dayMs = 86_400_000

type Known = { db: Database; brand: Brand; now: Date }

/** The orders with an open bill of which something was announced so long ago that it may not have come in time. */
async function ordersToLookAt({ db, now }: Known): Promise<number[]> {
  const found = await db
    .selectDistinct({ id: orderReturns.orderId })
    .from(orderReturns)
    .innerJoin(payments, eq(payments.orderId, orderReturns.orderId))
    .where(
      and(
        eq(payments.status, 'open'),
        isNull(orderReturns.cancelledAt),
        lt(orderReturns.requestedAt, new Date(now.getTime() - daysToSend * dayMs)),
      ),
    )
    .orderBy(asc(orderReturns.orderId))
  return found.map(({ id }) => id)
}

/** Ends what a return takes off a bill; false where it takes off nothing. What a carrier collects is not the shopper's to send, and does not lapse. */
async function lapse(
  tx: Transaction,
  order: Order,
  {
    announced,
    returns,
    now,
    market,
  }: { announced: OrderReturn; returns: readonly OrderReturn[]; now: Date; market: Market },
): Promise<boolean> {
  const main = mainPayment(order)
  const { parcel } = waysBack(order, announced.lines)
  if (main?.status !== 'open' || parcel.length === 0) return false
  if (isAfterWithdrawal(order, announced.lines) || declaresWithdrawal(order, announced, market)) return false
  const lines = parcel.map(({ lineId }) => order.lines.findIndex(({ id }) => id === lineId) + 1).join(',')
  const kept = announced.lines.filter((line) => !parcel.includes(line))
  const others = returns.filter(({ id }) => id !== announced.id)
  const toPay = stillToPay(order, main, [...others, { ...announced, lines: kept }])
  const amount = toPay - stillToPay(order, main, returns)
  // It has come, or was taken off the bill before.
  if (amount <= 0) return false
  await recordEvent(tx, order, {
    ...{ type: 'returnLapsed', cause: 'clock', at: now },
    details: { return: announced.number, lines, amount, toPay },
  })
  return true
}

const lapseOf = async ({ db, brand, now }: Known, id: number): Promise<void> => {
  const placed = await findOrderById(db, id)
  const own = placed && marketOfOrder(brand, placed)
  if (!own) return
  const shop = await findShopConfiguration(db, brand, own)
  const market = inZone(own, shop)
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order) return
    const returns = await findReturns(tx, id)
    const due = returns.filter(
      (each) =>
        !each.cancelledAt &&
        !arrivedAt(order, each.number) &&
        !lapsesOf(order).some(({ details }) => details.return === each.number) &&
        isOver(expectedUntil(order, each, market, shop.returns), now, market.timezone),
    )
    for (const announced of due) if (await lapse(tx, order, { announced, returns, now, market })) return
  })
}

/**
 * Makes open bills whole again of which announced goods have not come in time. An order with several of them has one of
 * them ended in each round.
 */
export async function lapseReturns(known: Known, ending?: AbortSignal): Promise<void> {
  for (const id of await ordersToLookAt(known)) {
    if (ending?.aborted) return
    await lapseOf(known, id).catch((error: unknown) => logError(`late returns of order ${id}`, error))
  }
}
