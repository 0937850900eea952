import type { Executor } from '@/lib/platform/db'
import type { Client, Network } from '@/lib/platform/http'
import { keyedHash } from '@/lib/platform/security'
import { countAttempts } from './count-attempts'

/** How much of something the visitors of one network may do or have kept within an hour. */
export type Limit = { of: string; perHour: number }

/** A shared network may do so many times as much, because one visitor of it must not stop all others. */
export const sharedFactor = 20

export const mostOf = (limit: number, { isShared }: Network): number =>
  isShared ? limit * sharedFactor : limit

/** Counts for all networks of a client; returns whether each is still within its limit. */
export async function isWithinLimit(
  db: Executor,
  client: Client,
  { of, perHour }: Limit,
  { now, amount }: { now: number; amount?: number },
): Promise<boolean> {
  const subjects = client.map((network) => ({
    subject: keyedHash(`limit ${of}`, network.name),
    most: mostOf(perHour, network),
  }))
  const counts = await countAttempts(
    db,
    subjects.map(({ subject }) => subject),
    { now, hours: 1, ...(amount !== undefined && { amount }) },
  )
  return subjects.every(({ subject, most }) => (counts.get(subject) ?? 0) <= most)
}
