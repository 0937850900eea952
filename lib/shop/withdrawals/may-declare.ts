import type { Executor } from '@/lib/platform/db'
import type { Client } from '@/lib/platform/http'
import { countAttempts, isWithinLimit } from '@/lib/platform/limits'
import { keyedHash } from '@/lib/platform/security'
import type { Brand } from '@/schemas'
import type { WithdrawalStatement } from '@/schemas/api/orders'
import { findNamedOrder } from './find-named-order'

const ofNetwork = { of: 'withdrawals', perHour: 20 }
/** Receipts a day to one address, which anybody may enter. */
const toAddress = 5

type Given = { brand: Brand; statement: WithdrawalStatement; now: Date }

/**
 * Counts a declaration; returns whether its network and its address may still make one. The address bounds only those that
 * name no order of it: otherwise strangers who enter it could keep its owner from withdrawing.
 */
export async function mayDeclare(
  db: Executor,
  client: Client,
  { brand, statement, now }: Given,
): Promise<boolean> {
  if (!(await isWithinLimit(db, client, ofNetwork, { now: now.getTime() }))) return false
  if (await findNamedOrder(db, brand, statement)) return true
  const subject = keyedHash('limit withdrawals to an address', statement.email.toLowerCase())
  const counts = await countAttempts(db, [subject], { now: now.getTime(), hours: 24 })
  return (counts.get(subject) ?? 0) <= toAddress
}
