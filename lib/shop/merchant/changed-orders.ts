import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import type { MerchantOrders } from '@/schemas/api/merchant-order'
import { mostOrders } from '@/schemas/api/merchant-order-queries'
import { cursorOf } from './cursor'
import { merchantOrderOf } from './merchant-order'
import { readOrders } from './read-orders'

/**
 * The orders that have changed after a position, the oldest change first. Each stands at its latest change: one that
 * changes between two pages comes once more, and none is left out.
 */
export const changedOrders = (
  db: Database,
  { after, limit }: { after: number; limit: number },
): Promise<MerchantOrders> =>
  // In one snapshot, so that the parts of an order fit together.
  db.transaction(
    async (tx) => {
      const rows = await tx.execute<{ position: string; order: string }>(sql`
        select c.position, c.order_id as "order" from order_changes c
        where c.position > ${after}
          and not exists (
            select from order_changes later where later.order_id = c.order_id and later.position > c.position
          )
        order by c.position limit ${Math.min(limit, mostOrders) + 1}`)
      const page = rows.slice(0, limit)
      const found = await readOrders(
        tx,
        page.map(({ order }) => Number(order)),
      )
      return {
        orders: found.map(merchantOrderOf),
        next: cursorOf(Number(page.at(-1)?.position ?? after)),
        more: rows.length > page.length,
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
