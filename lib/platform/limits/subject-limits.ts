import type { Executor } from '@/lib/platform/db'
import { keyedHash } from '@/lib/platform/security'
import { countAmounts } from './count-attempts'
import type { SubjectLimit } from './table/subjects'
import { tellOfSubject } from './tell-of-limit'

/** Counts what is done with one thing, from all networks together; returns whether it is still within its limit. */
export async function isWithinSubject(
  db: Executor,
  { of, most, hours }: SubjectLimit,
  subject: string,
  { now, amount = 1 }: { now: number; amount?: number },
): Promise<boolean> {
  const counted = `${of} ${keyedHash(`limit ${of}`, subject)}`
  const counts = await countAmounts(db, new Map([[counted, amount]]), { now, hours })
  const isWithin = (counts.get(counted) ?? 0) <= most
  if (!isWithin) tellOfSubject(of, most, hours, counted, now)
  return isWithin
}
