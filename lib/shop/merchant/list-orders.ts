import { desc } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { oneLine } from '@/lib/platform/text'
import { orders } from '@/lib/shop/orders'
import type { OrderFilter } from './commands'
import { filtered } from './filtered'
import { sumIn } from './money'

/** The newest orders, each in a line. */
export async function listOrders(db: Database, filter: OrderFilter, limit: number): Promise<string[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(filtered(filter))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(limit)
  if (rows.length === 0)
    return [
      Object.values(filter).some((asked) => asked !== undefined)
        ? 'There is no such order.'
        : 'There is no order yet.',
    ]
  return rows.map(({ number, placedAt, status, isTest, locale, currency, total, email }) =>
    [
      ...[number, placedAt.toISOString(), isTest ? `${status} (test)` : status, locale],
      ...[sumIn(currency, total), oneLine(email, 100)],
    ].join('  '),
  )
}
