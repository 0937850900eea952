import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import type { WithdrawalStatement } from '@/schemas/api/orders'
import { withdrawals } from './tables'

const dayMs = 24 * 60 * 60 * 1_000

/** Whether mails have told the same about an order within a day. One that nobody was told of does not count. */
export async function isRepeated(
  db: Executor,
  orderId: number,
  { statement: { name, goods }, now }: { statement: WithdrawalStatement; now: Date },
): Promise<boolean> {
  const [same] = await db
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.orderId, orderId),
        withdrawals.isTold,
        eq(withdrawals.name, name),
        goods === '' ? isNull(withdrawals.goods) : eq(withdrawals.goods, goods),
        gt(withdrawals.declaredAt, new Date(now.getTime() - dayMs)),
      ),
    )
    .limit(1)
  return same !== undefined
}
