import type { Database } from '@/lib/platform/db'
import type { IssuedPaper } from './papers'
import { type OrderRead, readOrders } from './read-orders'

/** Papers with their orders, a batch at a time: each batch is read with as many statements as one paper. */
export async function* withOrders(
  db: Database,
  papers: readonly IssuedPaper[],
  batchSize: number,
): AsyncGenerator<{ paper: IssuedPaper; order: OrderRead | undefined }[]> {
  for (let start = 0; start < papers.length; start += batchSize) {
    const batch = papers.slice(start, start + batchSize)
    const ids = [...new Set(batch.map(({ orderId }) => orderId))]
    const orders = new Map((await readOrders(db, ids)).map((order) => [order.id, order]))
    yield batch.map((paper) => ({ paper, order: orders.get(paper.orderId) }))
  }
}
