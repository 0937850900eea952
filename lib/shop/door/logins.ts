import 'server-only'
import { database } from '@/lib/platform/db'
import type { Client } from '@/lib/platform/http'
import type { Tried } from '@/lib/platform/limits'
import {
  askForReset,
  type Customer,
  changePassword,
  checkLogin,
  endSession,
  findCustomerByEmail,
  findSession,
  isPasswordOf,
  type LoggedIn,
  openSession,
  type ResetAnswer,
  requestReset,
  resetPassword,
  sessionsOf,
  tryLogin,
  tryPassword,
} from '@/lib/shop/customers'
import type { Brand } from '@/schemas'
import { part } from './part'

/** Who tries a password, or asks for a link: `browser` is its name, if it has one, and `now` milliseconds. */
type Attempt = {
  brand: Brand
  client: Client
  email: string
  browser?: string | undefined
  now: number
}

/** Logins, which the browser keeps as random tokens, and passwords. */
export type Logins = {
  /** The customer of a login, and the ids of the customer's lists; undefined for a login that has ended. */
  find: (brand: Brand, token: string, now: Date) => Promise<LoggedIn | undefined>
  /** Begins a login; answers with its token for the cookie. */
  open: (customerId: number, now: Date) => Promise<string>
  end: (token: string) => Promise<void>
  /** When the logins of a customer began and were last used, the newest first. */
  of: (customerId: number) => Promise<{ createdAt: Date; usedAt: Date }[]>
  /**
   * Counts a password that is tried at a login, alike for addresses with and without an account; in a network with too many
   * those without one count for nothing.
   */
  try: (attempt: Attempt) => Promise<Tried>
  /** The customer with this mail address and this password. For any other it takes the same time. */
  check: (given: { brand: Brand; email: string; password: string }) => Promise<Customer | undefined>
  /**
   * Counts a password that the owner of a login or of the link of a mail is asked for. `proof` names what is proved; others
   * have no part in what is counted for it. `now`: milliseconds.
   */
  tryPassword: (client: Client, proof: string, now: number) => Promise<Tried>
  /** Whether a password is the customer's. */
  isPassword: (customer: Pick<Customer, 'id'>, password: string) => Promise<boolean>
  /**
   * Changes the password of a customer who is logged in, whose other logins end. This one goes on with the token that is
   * returned, so that no copy of the old one does.
   */
  changePassword: (given: { customer: Customer; password: string; login: string }) => Promise<string>
  /**
   * Counts a link that is asked for to set a new password. In a network with too many each account has a few of its own, and
   * an address without one counts for nothing. Which addresses have one is told by no answer there.
   */
  askForReset: (attempt: Attempt) => Promise<{ answer: ResetAnswer; isBeyond: boolean }>
  /** Has a link sent that sets a new password. The answer is the same for every address, and takes as long. */
  requestReset: (asked: { brand: Brand; email: string; locale: string }) => Promise<void>
  /**
   * Sets a new password by the link of a mail, and brings the former address back if the link is for that; undefined for one
   * that is used or too old.
   */
  resetPassword: (given: { token: string; password: string; now: Date }) => Promise<Customer | undefined>
}

/** Asked in a network with too many alone. */
const isThere =
  ({ brand, email }: Attempt) =>
  async () =>
    (await findCustomerByEmail(database(), brand, email)) !== undefined

const own: Logins = {
  find: (brand, token, now) => findSession(database(), brand, token, now),
  open: (customerId, now) => openSession(database(), customerId, now),
  end: (token) => endSession(database(), token),
  of: (customerId) => sessionsOf(database(), customerId),
  try: (attempt) => tryLogin(database(), { ...attempt, isThere: isThere(attempt) }),
  check: (given) => checkLogin(database(), given),
  tryPassword: (client, proof, now) => tryPassword(database(), client, proof, now),
  isPassword: (customer, password) => isPasswordOf(database(), customer, password),
  changePassword: (given) => changePassword(database(), given),
  askForReset: (attempt) => askForReset(database(), { ...attempt, isThere: isThere(attempt) }),
  requestReset: (asked) => requestReset(database(), asked),
  resetPassword: (given) => resetPassword(database(), given),
}

export const logins = part('logins', own)
