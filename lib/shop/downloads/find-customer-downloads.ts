import { sql } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { findOrder, isPaidBackOrder, type Order } from '@/lib/shop/orders'
import { downloadState, findDownloads, type OrderDownload } from './find-downloads'

export type DownloadsOfOrder = { order: Order; downloads: OrderDownload[] }

export type CustomerDownloads = {
  orders: DownloadsOfOrder[]
  /** Whether older orders have some, too. */
  hasMore: boolean
}

const mostOrders = 10

/**
 * The files that a customer can download now, by their orders, the newest first. Who has none, as most, costs one
 * statement.
 */
export async function findCustomerDownloads(
  db: Executor,
  customerId: number,
  now: Date,
): Promise<CustomerDownloads> {
  const found = await db.execute<{ number: string }>(sql`
    select o.number from orders o
    where o.customer_id = ${customerId}
      and exists (
        select from order_downloads d
        where d.order_id = o.id and d.until > ${now.toISOString()} and d.taken < d.granted
      )
      and not (${isPaidBackOrder})
    order by o.placed_at desc, o.id desc
    limit ${mostOrders + 1}`)
  const numbers = [...found].map(({ number }) => number)
  const orders: DownloadsOfOrder[] = []
  for (const number of numbers.slice(0, mostOrders)) {
    const order = await findOrder(db, number)
    if (!order) continue
    const downloads = (await findDownloads(db, order)).filter(
      (download) => download.taken < download.granted && downloadState(download, { order, now }) === 'open',
    )
    if (downloads.length > 0) orders.push({ order, downloads })
  }
  return { orders, hasMore: numbers.length > mostOrders }
}
