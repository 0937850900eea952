import type { Executor } from '@/lib/platform/db'
import type { Client } from '@/lib/platform/http'
import { isWithinLimit, isWithinSubject, networkLimits, subjectLimits } from '@/lib/platform/limits'
import type { Brand } from '@/schemas'
import type { WithdrawalStatement } from '@/schemas/api/orders'
import { findNamedOrder } from './find-named-order'

type Given = { brand: Brand; statement: WithdrawalStatement; now: Date }

/**
 * Counts a declaration; returns whether it may be made. Network and address bound only those that name no order of the
 * address: otherwise strangers could keep its owner from withdrawing.
 */
export async function mayDeclare(
  db: Executor,
  client: Client,
  { brand, statement, now: at }: Given,
): Promise<boolean> {
  const now = at.getTime()
  const order = await findNamedOrder(db, brand, statement)
  if (order) return isWithinSubject(db, subjectLimits.withdrawals, order.number, { now })
  if (!(await isWithinLimit(db, client, networkLimits.withdrawals, { now }))) return false
  return isWithinSubject(db, subjectLimits.withdrawalReceipts, statement.email.toLowerCase(), { now })
}
