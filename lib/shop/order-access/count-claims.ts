import type { Executor } from '@/lib/platform/db'
import type { Client } from '@/lib/platform/http'
import { networkLimits, subjectLimits, type Tried, tryGuess } from '@/lib/platform/limits'

export type OrderClaimAttempt = {
  client: Client
  number: string
  /** The browser has placed the order, or opened it by the link of a mail. Who knows number and address proves nothing. */
  isKnown: boolean
  now: number
  /** Whether there is such an order; asked in a network with too many alone. */
  isThere?: (() => Promise<boolean>) | undefined
}

/** Counts a mail address with which somebody asks for an order by its number, before it is looked at. */
export const tryClaim = (
  db: Executor,
  { client, number, isKnown, now, isThere }: OrderClaimAttempt,
): Promise<Tried> =>
  tryGuess(
    db,
    {
      ...{ network: networkLimits.orderClaims, account: subjectLimits.orderClaims },
      beyond: { network: networkLimits.orderClaimsBeyond, account: subjectLimits.orderClaimsBeyond },
    },
    { client, account: number, now, isThere, ...(isKnown && { device: 'of the order' }) },
  )
