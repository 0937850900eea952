import { and, desc, eq, exists, gt, lt } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { findOrder, type Order, orders } from '@/lib/shop/orders'
import { downloadState, findDownloads, type OrderDownload } from './find-downloads'
import { orderDownloads } from './tables'

export type CustomerDownloads = { order: Order; downloads: OrderDownload[] }

const mostOrders = 10

/** The files that a customer can download now, by their orders, the newest first. */
export async function findCustomerDownloads(
  db: Executor,
  customerId: number,
  now: Date,
): Promise<CustomerDownloads[]> {
  const isLeft = and(
    eq(orderDownloads.orderId, orders.id),
    gt(orderDownloads.until, now),
    lt(orderDownloads.taken, orderDownloads.granted),
  )
  const rows = await db
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), exists(db.select().from(orderDownloads).where(isLeft))))
    .orderBy(desc(orders.placedAt))
    .limit(mostOrders)
  const found: CustomerDownloads[] = []
  for (const { number } of rows) {
    const order = await findOrder(db, number)
    if (!order) continue
    const downloads = (await findDownloads(db, order)).filter(
      (download) => download.taken < download.granted && downloadState(download, { order, now }) === 'open',
    )
    if (downloads.length > 0) found.push({ order, downloads })
  }
  return found
}
