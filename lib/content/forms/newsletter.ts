import 'server-only'
import { database } from '@/lib/platform/db'
import type { Client } from '@/lib/platform/http'
import { findDraft } from './drafts'
import { receiveFile } from './receive-file'
import { type SentForm, submissionsOf } from './submissions-of'
import { maySendForm } from './submit'
import {
  confirmSubscription,
  type Subscription,
  type SubscriptionRequest,
  subscribe,
  subscriptionsOf,
  unsubscribe,
} from './subscribe'

/** The newsletter, by the mail addresses of those who read it. Times are milliseconds. */
export const newsletter = {
  /** Counts a request of a client; returns whether its networks are still within their limits. */
  mayAsk: (client: Client, now: number): Promise<boolean> => maySendForm(database(), client, now),
  /** Requests a subscription, which the owner of the address confirms. The answer is the same for every address. */
  subscribe: (asked: SubscriptionRequest, now: number): Promise<void> => subscribe(database(), asked, now),
  /** Confirms the subscription of a link's token. False for an unknown token. */
  confirm: (token: string): Promise<boolean> => confirmSubscription(database(), token),
  /** Ends the subscriptions of an address in some markets. */
  end: (email: string, locales: readonly string[]): Promise<void> => unsubscribe(database(), email, locales),
  /** The subscriptions of an address, confirmed or not. */
  of: (email: string): Promise<Subscription[]> => subscriptionsOf(database(), email),
}

/** Files that visitors send outside the forms of editors. */
export const sentFiles = {
  /** A file as it is kept, or why it is not. */
  receive: (...sent: Sent): ReturnType<typeof receiveFile> => receiveFile(database(), ...sent),
}
type Sent = Parameters<typeof receiveFile> extends [unknown, ...infer Rest] ? Rest : never

/** What was sent by the forms of editors. */
export const sentForms = {
  /** What was sent with a mail address as the first one in it, the newest first. */
  of: (email: string): Promise<SentForm[]> => submissionsOf(database(), email),
  /** What was entered and refused, by its token, for the page that shows it again. */
  draft: (token: string): ReturnType<typeof findDraft> => findDraft(database(), token),
}
