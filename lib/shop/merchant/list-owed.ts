import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import type { Currency } from '@/schemas/markets'
import { majorUnits, sumIn } from './money'

type Row = { number: string; currency: Currency; method: string; owed: string }

/**
 * What shoppers have transferred for orders that are cancelled, less what was paid back and recorded: the shop moves no
 * money of these payments itself.
 */
export async function listOwed(db: Database): Promise<string[]> {
  const rows = await db.execute<Row>(sql`
    select o.number, o.currency, p.method, p.amount - p.refunded as owed
    from payments p join orders o on o.id = p.order_id
    where o.status = 'cancelled' and not o.is_test and p.status = 'paid' and p.provider = 'shop' and p.method <> 'G'
      and p.amount > p.refunded
    order by p.settled_at, o.id`)
  if (rows.length === 0) return ['Nothing is to be transferred back.']
  return rows.map(({ number, currency, method, owed }) => {
    const amount = Number(owed)
    return `${number}  ${sumIn(currency, amount)} (${method}): refund ${number} --amount ${majorUnits(amount)}`
  })
}
