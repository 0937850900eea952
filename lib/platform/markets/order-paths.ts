import type { Market } from './markets'
import { screenPath } from './screens'
import { withQuery } from './with-query'

/** The address where an order is confirmed, or its payment awaited. */
export const orderPath = (market: Market, number: string): string =>
  `${screenPath(market, 'thankYou')}?order=${number}`

/** The address where an order that waits for its payment is paid, paid otherwise or given up. */
export const pendingPath = (market: Market, number: string, method?: string): string =>
  `${screenPath(market, 'checkout')}?order=${number}${method ? `&method=${method}` : ''}`

/** Why a link to a download leads to its order: it has ended, was used too often, or its file cannot be sent now. */
export type DownloadNotice = 'downloadOver' | 'downloadUsedUp' | 'downloadLater'

/** What has become of the receipt of a postage. */
export const receiptNotices = [
  'receiptKept',
  'receiptGone',
  'receiptFull',
  'receiptMissing',
  'receiptTooLarge',
  'receiptType',
  'receiptBroken',
  'receiptBusy',
  'receiptTooMany',
] as const
export type ReceiptNotice = (typeof receiptNotices)[number]

type Question = {
  order?: string
  step?: 'cancel' | 'return' | 'refund'
  /** Which pieces a return begins with. */
  pieces?: 'all' | undefined
  /** What has become of it. */
  state?:
    | 'expired'
    | 'broken'
    | 'cancelled'
    | 'restCancelled'
    | 'changed'
    | 'tooLate'
    | 'busy'
    | 'returned'
    | 'returnCancelled'
    | 'returnKept'
    | 'returnOver'
    | ReceiptNotice
    | 'refundAccount'
    | 'refundNotDue'
    | 'unproved'
    | 'linkSent'
    | 'cardSent'
    | 'cardKept'
    | 'cardStopped'
    | 'cardGone'
    | 'presentOver'
    | 'reorderPartly'
    | 'reorderNone'
    | 'originForgotten'
    | 'deviceForgotten'
    | DownloadNotice
  /** The token of what was entered and rejected. */
  draft?: string
}

/** The address where the status of an order is asked for and shown: `/de/bestellstatus/?order=…`. */
export const orderStatusPath = (market: Market, question: Question = {}): string =>
  withQuery(screenPath(market, 'orderStatus'), question)

type GiftCardQuestion = {
  /** The code, or the key of the mail that has brought it: the HTTP edge takes it out of the address. */
  card?: string
  /** It waits in the visitor's browser for something to be put into the basket. */
  state?: 'kept'
}

/** The address where who gets a gift card is greeted and redeems it. */
export const giftCardScreenPath = (market: Market, question: GiftCardQuestion = {}): string =>
  withQuery(screenPath(market, 'giftCard'), question)

type WithdrawalQuestion = {
  /** The number of an order that the visitor may see, from which the form is filled in. */
  order?: string
  draft?: string
  step?: 'confirm' | 'done'
  state?: 'gone'
}

/** The address where a contract is withdrawn from. */
export const withdrawalPath = (market: Market, question: WithdrawalQuestion = {}): string =>
  withQuery(screenPath(market, 'withdrawal'), question)
