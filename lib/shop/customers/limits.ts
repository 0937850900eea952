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
}

/** Counts a password that is tried at a login, alike for addresses with and without an account. */
export const tryLogin = (db: Executor, { client, email, browser, now }: Asking): Promise<Tried> =>
  tryGuess(db, logins, { client, account: email, device: deviceOf(browser, email), now })

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

type Mail = 'register' | 'reset'

const knownFor = (about: Mail, { email, browser }: Asking) =>
  about === 'reset' ? deviceOf(browser, email) : undefined

/**
 * Counts who asks for a mail, before anything else is done; returns whether the network may still ask. Beyond its limit
 * each address has a few resets of its own.
 */
export async function mayAskForMail(db: Executor, about: Mail, asking: Asking): Promise<boolean> {
  const { client, email, now } = asking
  if (knownFor(about, asking) !== undefined) return true
  if (await isWithinLimit(db, client, networkLimits[about], { now })) return true
  if (about !== 'reset') return false
  const beyond = { network: networkLimits.resetBeyond, account: subjectLimits.resetBeyond }
  return isWithinOwn(db, beyond, { client, account: email, now, amount: 1 })
}

/**
 * Counts a mail to an address; returns whether it may be sent, so that no stranger can have a mailbox flooded. Each of those
 * before it has a link that works, so nobody is locked out.
 */
export function mayGetMail(db: Executor, about: Mail, asking: Asking): Promise<boolean> {
  const subject = `${about} ${asking.email} ${knownFor(about, asking) ?? ''}`
  return isWithinSubject(db, subjectLimits.mails, subject, { now: asking.now })
}
