import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '@/lib/platform/db'
import type { Currency } from '@/schemas/markets'
import { giftCard } from '@/schemas/shop'

/** How many times as much a customer may owe as was paid before. */
const timesPaid = 3

/** An order that is to be paid after its goods have come. The amount is in minor units of the currency. */
export type Owing = { customerId: number | null | undefined; currency: Currency; toPay: number }

/**
 * Whether a customer may owe an order without the bound of those whom the shop does not know: with all that is open, it is at
 * most some times what the customer has paid and not had back. What was sent and is not paid is open, too. Gift cards pay
 * with what somebody else may have bought, and tests with nothing.
 */
export async function mayOwe(db: Executor, { customerId, currency, toPay }: Owing): Promise<boolean> {
  if (!customerId) return false
  const [row] = await db.execute<{ is: boolean }>(sql`
    select coalesce(sum(p.amount - p.refunded) filter (where p.status = 'paid' and o.status <> 'cancelled'), 0)
        * ${timesPaid}::int
      >= coalesce(sum(p.amount) filter (where p.status = 'open' and o.status <> 'awaitingPayment'), 0) + ${toPay}::int as is
    from orders o join payments p on p.order_id = o.id
    where o.customer_id = ${customerId} and o.currency = ${currency} and not o.is_test and p.method <> ${giftCard}`)
  return row?.is === true
}

/** The same; two orders of a customer at once wait here for each other, so that they do not pass together. */
export async function mayOweNext(tx: Transaction, owing: Owing): Promise<boolean> {
  if (!owing.customerId) return false
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('credit of ' || ${owing.customerId}::bigint, 0))`,
  )
  return mayOwe(tx, owing)
}
