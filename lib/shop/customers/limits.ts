import type { Executor } from '@/lib/platform/db'
import type { Client } from '@/lib/platform/http'
import { countAttempts, isWithinLimit } from '@/lib/platform/limits'
import { keyedHash } from '@/lib/platform/security'
import { isBrowserOf } from './known-browser'

/** What a stranger may try within an hour from one network, and for one account from all of them. */
const limits = {
  login: { network: 60, account: 20 },
  register: { network: 20, account: 5 },
  reset: { network: 20, account: 5 },
  /** The password that is asked for once more within an account. */
  password: { network: 60, account: 20 },
  leak: { network: 300, account: undefined },
  giftCard: { network: 30, account: 30 },
} as const
export type Attempt = keyof typeof limits

/** A browser in which the customer was logged in before has attempts of its own, so that no stranger can use up all. */
const ofKnownBrowser = 10

type Subject = {
  /** The mail address, or another name of the account, known or not. */
  account?: string | undefined
  /** The name of the browser, if it has one. */
  browser?: string | undefined
}

/**
 * Counts an attempt, before anything is looked up; returns whether it may be made. It is counted alike for addresses with
 * and without an account.
 */
export async function mayAttempt(
  db: Executor,
  client: Client,
  attempt: Attempt,
  { account, browser }: Subject,
  now: number,
): Promise<boolean> {
  const { network, account: most } = limits[attempt]
  if (!(await isWithinLimit(db, client, { of: `account ${attempt}`, perHour: network }, { now })))
    return false
  if (account === undefined || most === undefined) return true
  const isKnown = isBrowserOf(browser, account)
  const subject = keyedHash(`account ${attempt}`, isKnown ? `${account} ${browser}` : account)
  const counts = await countAttempts(db, [subject], { now, hours: 1 })
  return (counts.get(subject) ?? 0) <= (isKnown ? ofKnownBrowser : most)
}
