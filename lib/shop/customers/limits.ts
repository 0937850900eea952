import type { Executor } from '@/lib/platform/db'
import type { Client } from '@/lib/platform/http'
import {
  deviceOf,
  type GuessLimit,
  isWithinLimit,
  isWithinOwn,
  isWithinSubject,
  networkLimits,
  subjectLimits,
  type Tried,
  tryGuess,
} from '@/lib/platform/limits'

const logins: GuessLimit = {
  network: networkLimits.login,
  account: subjectLimits.login,
  // One visitor must not lock out all others behind the address of an office or a mobile carrier.
  beyond: { network: networkLimits.loginBeyond, account: subjectLimits.loginBeyond },
}

type Asking = {
  client: Client
  /** The mail address of the account, known or not. */
  email: string
  /** The name of the browser, if it has one. */
  browser?: string | undefined
  now: number
  /** Whether there is an account with the address; asked in a network with too many alone. */
  isThere?: (() => Promise<boolean>) | undefined
}

/**
 * Counts a password that is tried at a login, alike for addresses with and without an account; in a network with too many
 * those without one count for nothing.
 */
export const tryLogin = (db: Executor, { client, email, browser, now, isThere }: Asking): Promise<Tried> =>
  tryGuess(db, logins, { client, account: email, device: deviceOf(browser, email), now, isThere })

/**
 * Counts a password that the owner of a login or of the link of a mail is asked for. `proof` names what is proved; others
 * have no part in what is counted for it.
 */
export const tryPassword = (db: Executor, client: Client, proof: string, now: number): Promise<Tried> =>
  tryGuess(db, logins, { client, device: proof, now })

/** Counts the code of a gift card that a customer adds to the account, by the account alone. */
export const tryGiftCard = (db: Executor, client: Client, customerId: number, now: number): Promise<Tried> =>
  tryGuess(db, { network: networkLimits.codes }, { client, device: `account ${customerId}`, now })

/** Counts a new mail address that a customer enters, which may be anybody's and gets a mail. */
export const mayChangeEmail = (db: Executor, customerId: number, now: number): Promise<boolean> =>
  isWithinSubject(db, subjectLimits.emailChanges, String(customerId), { now })

/** Counts who asks for an account, before anything else is done; returns whether the network may still ask. */
export const mayRegister = (db: Executor, { client, now }: Asking): Promise<boolean> =>
  isWithinLimit(db, client, networkLimits.register, { now })

/**
 * Counts a mail to an address; returns whether it may be sent, so that no stranger can have a mailbox flooded. Each of those
 * before it has a link that works, so nobody is locked out.
 */
export const mayGetMail = (
  db: Executor,
  about: 'register' | 'reset',
  { email, now, device = '', amount }: { email: string; now: number; device?: string; amount?: number },
): Promise<boolean> =>
  isWithinSubject(db, subjectLimits.mails, `${about} ${email} ${device}`, {
    now,
    ...(amount !== undefined && { amount }),
  })

/**
 * What becomes of a link that is asked for: it is sent; nothing is sent and the answer is the same; or why it is refused.
 */
export type ResetAnswer = 'send' | 'same' | 'attempts' | 'mailsSent'

/**
 * Counts a link that is asked for to set a new password. In a network with too many each account has a few of its own, and
 * an address without one counts for nothing: nothing is sent to it. Which addresses have one is told by no answer there.
 */
export async function askForReset(
  db: Executor,
  { client, email, browser, now, isThere }: Asking,
): Promise<{ answer: ResetAnswer; isBeyond: boolean }> {
  const device = deviceOf(browser, email)
  const mayGet = (amount: number) =>
    mayGetMail(db, 'reset', { email, now, amount, ...(device !== undefined && { device }) })
  if (device !== undefined || (await isWithinLimit(db, client, networkLimits.reset, { now })))
    return { answer: (await mayGet(1)) ? 'send' : 'mailsSent', isBeyond: false }
  const beyond = { network: networkLimits.resetBeyond, account: subjectLimits.resetBeyond }
  const isOpen = await isWithinLimit(db, client, beyond.network, { now, amount: 0 })
  if (!isOpen) return { answer: 'attempts', isBeyond: true }
  const maySend =
    (!isThere || (await isThere())) &&
    (await isWithinOwn(db, beyond, { client, account: email, now, amount: 1 })) &&
    // What is counted of accounts alone must not be seen from another network.
    (await mayGet(0))
  return { answer: maySend ? 'send' : 'same', isBeyond: true }
}
