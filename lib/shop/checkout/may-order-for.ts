import type { Executor } from '@/lib/platform/db'
import { isWithinSubject, subjectLimits } from '@/lib/platform/limits'

/**
 * Counts an order for a mail address that nobody has proved to be theirs; returns whether it may be placed. Each order
 * sends mails, with which strangers could flood a mailbox from many networks. What is counted in a transaction that is
 * rolled back counts for nothing.
 */
export async function mayOrderFor(tx: Executor, email: string, now: Date): Promise<boolean> {
  const at = { now: now.getTime() }
  return (
    (await isWithinSubject(tx, subjectLimits.guestOrders, email, at)) &&
    (await isWithinSubject(tx, subjectLimits.guestOrdersOfDay, email, at))
  )
}
