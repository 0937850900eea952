import { desc, eq, gte, sql } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import type { Withdrawal } from './declare-withdrawal'
import { withdrawals } from './tables'

type Filter = { since: Date | undefined; limit: number }

/** The newest declarations, found or not. */
export const listWithdrawals = (db: Executor, { since, limit }: Filter): Promise<Withdrawal[]> =>
  db
    .select()
    .from(withdrawals)
    .where(since && gte(withdrawals.declaredAt, since))
    .orderBy(desc(withdrawals.declaredAt), desc(withdrawals.id))
    .limit(limit)

export const findWithdrawalById = async (db: Executor, id: number): Promise<Withdrawal | undefined> =>
  (await db.select().from(withdrawals).where(eq(withdrawals.id, id)))[0]

/** What was declared with a mail address, the newest first. */
export const findWithdrawalsOf = (
  db: Executor,
  email: string,
): Promise<Omit<Withdrawal, 'id' | 'key' | 'orderId'>[]> =>
  db
    .select({
      brand: withdrawals.brand,
      locale: withdrawals.locale,
      name: withdrawals.name,
      orderNumber: withdrawals.orderNumber,
      email: withdrawals.email,
      goods: withdrawals.goods,
      declaredAt: withdrawals.declaredAt,
    })
    .from(withdrawals)
    .where(eq(sql`lower(${withdrawals.email})`, email.toLowerCase()))
    .orderBy(desc(withdrawals.declaredAt))
