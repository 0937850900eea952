import 'server-only'
import { database } from '@/lib/platform/db'
import type { Client } from '@/lib/platform/http'
import {
  type Customer,
  confirmEmailChange,
  confirmRegistration,
  findLink,
  type Link,
  mayGetMail,
  mayRegister,
  requestRegistration,
  sendLinkAgain,
} from '@/lib/shop/customers'
import type { Brand } from '@/schemas'
import type { ConfirmAsOwnerForm, RegisterForm } from '@/schemas/api/account'
import { part } from './part'

/** Accounts that are made, and mail addresses that are confirmed, by the link of a mail. */
export type Registrations = {
  /** Counts who asks for an account, before anything else is done; false: the network has asked too often. `now`: milliseconds. */
  mayAsk: (asking: { client: Client; email: string; now: number }) => Promise<boolean>
  /** Counts the mail to an address, so that no stranger can have a mailbox flooded; false: it has had enough. */
  mayGetMail: (asking: { email: string; now: number }) => Promise<boolean>
  /**
   * Asks for an account, which its owner makes by the link of a mail. The owner of an address that has an account is told so
   * in that mail alone. Answers with the id of the link, by which the browser that has asked is known again.
   */
  request: (asked: {
    brand: Brand
    locale: string
    form: RegisterForm
    orderId?: number | undefined
    now: Date
  }) => Promise<number>
  /** Has the mail of a link sent once more; none is sent for a link that is used or has ended. */
  sendAgain: (link: number) => Promise<void>
  /** What a link does, if it is valid and unused. */
  link: (token: string, now: Date) => Promise<Link | undefined>
  /**
   * Makes the account of a registration's link. The caller has proof that the reader of the link is the one who has
   * registered; without it the reader sets everything `anew`. `isNew` is false where the address has got an account in the
   * meantime; undefined for a link that is used or too old.
   */
  confirm: (given: {
    token: string
    now: Date
    anew?: { form: ConfirmAsOwnerForm; locale: string } | undefined
  }) => Promise<{ customer: Customer; isNew: boolean } | undefined>
  /**
   * Changes a mail address by a link, ends all logins, and sends a link to the former address that brings it back. `taken`
   * where another account has got the address; undefined for a link that is used or too old.
   */
  confirmEmail: (token: string, now: Date) => Promise<Customer | 'taken' | undefined>
}

const own: Registrations = {
  mayAsk: (asking) => mayRegister(database(), asking),
  mayGetMail: (asking) => mayGetMail(database(), 'register', asking),
  request: (asked) => requestRegistration(database(), asked),
  sendAgain: (link) => sendLinkAgain(database(), link),
  link: (token, now) => findLink(database(), token, now),
  confirm: (given) => confirmRegistration(database(), given),
  confirmEmail: (token, now) => confirmEmailChange(database(), token, now),
}

export const registrations = part('registrations', own)
