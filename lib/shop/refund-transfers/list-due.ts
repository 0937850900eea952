import { sql } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import type { Currency } from '@/schemas/markets'

/** A transfer that the merchant has yet to make. */
export type DueTransfer = {
  id: string
  number: string
  locale: string
  currency: Currency
  method: string
  /** In minor units. */
  amount: number
  /** Unset while the shopper has not said it. */
  holder: string | null
  iban: string | null
  /** Whether a file for the bank has it. */
  isExported: boolean
}

type Row = Omit<DueTransfer, 'amount'> & { amount: string | number }

/** The transfers that are to be made, the oldest first. With `lock` nobody else changes them meanwhile. */
export async function listDue(db: Executor, { lock = false } = {}): Promise<DueTransfer[]> {
  const rows = await db.execute<Row>(sql`
    select r.id, o.number, o.locale, o.currency, p.method, r.amount, a.holder, a.iban,
      r.exported_at is not null as "isExported"
    from refunds r
    join orders o on o.id = r.order_id
    join payments p on p.id = r.payment_id
    left join refund_accounts a on a.order_id = o.id
    where r.status = 'toTransfer'
    order by r.created_at, r.id
    ${lock ? sql`for update of o, r` : sql``}`)
  return [...rows].map((row) => ({ ...row, amount: Number(row.amount) }))
}
