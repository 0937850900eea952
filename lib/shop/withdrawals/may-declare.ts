import type { Executor } from '@/lib/platform/db'
import type { Client } from '@/lib/platform/http'
import { countAttempts, isWithinLimit } from '@/lib/platform/limits'
import { keyedHash } from '@/lib/platform/security'

const ofNetwork = { of: 'withdrawals', perHour: 20 }
/** Receipts a day to one address, which anybody may enter. */
const toAddress = 5

/** Counts a declaration; returns whether its network and its address may still make one. */
export async function mayDeclare(db: Executor, client: Client, email: string, now: number): Promise<boolean> {
  if (!(await isWithinLimit(db, client, ofNetwork, { now }))) return false
  const subject = keyedHash('limit withdrawals to an address', email.toLowerCase())
  const counts = await countAttempts(db, [subject], { now, hours: 24 })
  return (counts.get(subject) ?? 0) <= toAddress
}
