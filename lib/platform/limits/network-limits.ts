import { database, type Executor } from '@/lib/platform/db'
import type { Client, Network } from '@/lib/platform/http'
import { keyedHash } from '@/lib/platform/security'
import { countAmounts } from './count-attempts'
import type { Limit } from './table/networks'
import { tellOfNetwork } from './tell-of-limit'

/** A shared network may do so many times as much, because one visitor of it must not stop all others. */
export const sharedFactor = 20

export const mostOf = (limit: number, { isShared }: Network): number =>
  isShared ? limit * sharedFactor : limit

/** An amount of something that is limited. */
type Amount = { limit: Limit; amount?: number }

/**
 * Counts amounts of several things for all networks of a client, in one statement; returns whether each network is still
 * within each limit.
 */
export async function isWithinLimits(
  db: Executor,
  client: Client,
  amounts: readonly Amount[],
  { now }: { now: number },
): Promise<boolean> {
  const subjects = amounts.flatMap(({ limit: { of, perHour }, amount = 1 }) =>
    client.map((network) => ({
      subject: `${of} ${keyedHash(`limit ${of}`, network.name)}`,
      amount,
      most: mostOf(perHour, network),
      tell: () => tellOfNetwork(of, mostOf(perHour, network), network, now),
    })),
  )
  const counts = await countAmounts(db, new Map(subjects.map(({ subject, amount }) => [subject, amount])), {
    now,
    hours: 1,
    mosts: new Map(subjects.map(({ subject, most }) => [subject, most])),
  })
  const over = subjects.filter(({ subject, most }) => (counts.get(subject) ?? 0) > most)
  for (const { tell } of over) tell()
  return over.length === 0
}

/** The same of one thing. */
export const isWithinLimit = (
  db: Executor,
  client: Client,
  limit: Limit,
  { now, amount = 1 }: { now: number; amount?: number },
): Promise<boolean> => isWithinLimits(db, client, [{ limit, amount }], { now })

/** The same on the database of this process, for what is no part of a transaction. */
export const isAllowed = (
  client: Client,
  limit: Limit,
  options: { now: number; amount?: number },
): Promise<boolean> => isWithinLimit(database(), client, limit, options)
