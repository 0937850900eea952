import type { Executor } from '@/lib/platform/db'
import type { Client } from '@/lib/platform/http'
import { countAttempts, isWithinLimit } from '@/lib/platform/limits'
import { keyedHash } from '@/lib/platform/security'

/** More than a household asks for; few for somebody who guesses. */
const claimsOfNetwork = { of: 'order look-ups', perHour: 30 }
/** From wherever they come, for one order. */
const claimsOfOrder = 10

/**
 * Counts an attempt to open an order by its number and its mail address, before it is looked at; returns whether it may
 * be looked at.
 */
export async function mayClaim(db: Executor, client: Client, number: string, now: number): Promise<boolean> {
  if (!(await isWithinLimit(db, client, claimsOfNetwork, { now }))) return false
  const subject = keyedHash('order look-up', number)
  const counts = await countAttempts(db, [subject], { now, hours: 1 })
  return (counts.get(subject) ?? 0) <= claimsOfOrder
}
