import type { Market } from './markets'
import { screenPath } from './screens'
import { withQuery } from './with-query'

/** What the screen of the login shows besides the form: another one, or what has become of one. */
export type LoginView = 'register' | 'reset' | 'registered' | 'sent'

/** Why somebody has to log in; or what has become of a mail that was asked for once more. */
export type LoginReason = 'needed' | 'confirmed' | 'known' | 'again' | 'attempts' | 'mailsSent'

type LoginQuestion = {
  view?: LoginView
  reason?: LoginReason
  /** Where it goes on after the login: a path of the market. */
  target?: string | undefined
  /** The number of the visitor's own order, from which the form of an account is filled in. */
  order?: string | undefined
  /** The token of what was entered, and rejected unless the view says otherwise. */
  draft?: string
}

/** The address where a customer logs in, registers or asks for a new password. */
export const loginPath = (market: Market, question: LoginQuestion = {}): string =>
  withQuery(screenPath(market, 'login'), question)

/** What a screen of the account says about what was asked for. */
export type AccountState =
  | 'saved'
  | 'deleted'
  | 'full'
  | 'changed'
  | 'asked'
  | 'again'
  | 'unsubscribed'
  | 'added'
  | 'removed'
  | 'unusable'
  | 'reorderPartly'
  | 'reorderNone'

type AccountScreen =
  | 'account'
  | 'addressBook'
  | 'changePassword'
  | 'deleteAccount'
  | 'balance'
  | 'newPassword'
  | 'confirmAddress'
  | 'myData'
  | 'orders'
  | 'personalData'

type AccountQuestion = {
  state?: AccountState
  draft?: string
  /** Of a link in a mail. */
  hash?: string
  /** The id of the address that is edited; `new` for another one. */
  address?: string
  page?: string
}

/** A screen of the account. */
export const accountPath = (market: Market, screen: AccountScreen, question: AccountQuestion = {}): string =>
  withQuery(screenPath(market, screen), question)

/** An order in the account of its customer. */
export const accountOrderPath = (
  market: Market,
  orderNumber: string,
  question: { state?: AccountState } = {},
): string => withQuery(screenPath(market, 'orderDetail', { orderNumber }), question)
