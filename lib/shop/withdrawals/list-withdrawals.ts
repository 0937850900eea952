import { desc, eq, getTableColumns, gte, sql } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { orders } from '@/lib/shop/orders'
import type { Withdrawal } from './declare-withdrawal'
import { withdrawals } from './tables'

type Filter = { since: Date | undefined; limit: number }

/** A declaration, and whether the order that it names is a test. */
export type WithdrawalOf = Withdrawal & { isTest: boolean }

const isTest = sql<boolean>`coalesce(${orders.isTest}, false)`

const read = (db: Executor) =>
  db
    .select({ ...getTableColumns(withdrawals), isTest })
    .from(withdrawals)
    .leftJoin(orders, eq(orders.id, withdrawals.orderId))

/** The newest declarations, found or not. */
export const listWithdrawals = async (db: Executor, { since, limit }: Filter): Promise<WithdrawalOf[]> =>
  read(db)
    .where(since && gte(withdrawals.declaredAt, since))
    .orderBy(desc(withdrawals.declaredAt), desc(withdrawals.id))
    .limit(limit)

export const findWithdrawalById = async (db: Executor, id: number): Promise<WithdrawalOf | undefined> =>
  (await read(db).where(eq(withdrawals.id, id)))[0]

/** What was declared with a mail address, the newest first. */
export const findWithdrawalsOf = (
  db: Executor,
  email: string,
): Promise<Omit<Withdrawal, 'id' | 'key' | 'orderId' | 'isTold'>[]> =>
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
