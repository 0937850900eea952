import type { Executor } from '@/lib/platform/db'
import type { Client } from '@/lib/platform/http'
import { isWithinLimit, isWithinSubject, networkLimits, subjectLimits } from '@/lib/platform/limits'

type Asked = {
  client: Client
  address: string
  /** A browser in which the person has logged in before: it has counts of its own, which no stranger can use up. */
  device: string | undefined
  now: number
}

/**
 * Counts a link that is asked for by mail, alike for addresses that somebody has and that nobody has. `attempts`: the
 * network has asked for too many. `sent`: enough mails have gone to the address in this hour, and each has a link that works.
 */
export async function mayAskForPassword(
  db: Executor,
  { client, address, device, now }: Asked,
): Promise<'send' | 'sent' | 'attempts'> {
  if (device === undefined && !(await isWithinLimit(db, client, networkLimits.studioReset, { now })))
    return 'attempts'
  const asked = [address.toLowerCase(), device].filter(Boolean).join(' ')
  return (await isWithinSubject(db, subjectLimits.studioResets, asked, { now })) ? 'send' : 'sent'
}
