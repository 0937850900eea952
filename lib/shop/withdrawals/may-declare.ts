import type { Executor } from '@/lib/platform/db'
import type { Client } from '@/lib/platform/http'
import { isWithinLimit, isWithinSubject, networkLimits, subjectLimits } from '@/lib/platform/limits'
import type { Order } from '@/lib/shop/orders'
import type { Brand } from '@/schemas'
import type { WithdrawalStatement } from '@/schemas/api/orders'
import { findNamedOrder } from './find-named-order'
import { isRepeated } from './is-repeated'

type Given = {
  brand: Brand
  statement: WithdrawalStatement
  now: Date
  /** Whether the visitor has proved to be who has placed the order. */
  isOwner: (order: Order) => Promise<boolean>
}

/**
 * Counts a declaration; returns whether it may be made. Network and address bound only those that name no order of the
 * address: otherwise strangers could keep its owner from withdrawing. Those that name one are counted for the order, unless
 * the visitor has proved that it is theirs, or the same was declared before.
 */
export async function mayDeclare(
  db: Executor,
  client: Client,
  { brand, statement, now: at, isOwner }: Given,
): Promise<boolean> {
  const now = at.getTime()
  const order = await findNamedOrder(db, brand, statement)
  if (order) {
    if ((await isRepeated(db, order.id, { statement, now: at })) || (await isOwner(order))) return true
    return isWithinSubject(db, subjectLimits.withdrawals, order.number, { now })
  }
  if (!(await isWithinLimit(db, client, networkLimits.withdrawals, { now }))) return false
  return isWithinSubject(db, subjectLimits.withdrawalReceipts, statement.email.toLowerCase(), { now })
}
