import { type Market, screenPath } from '@/lib/platform/markets'
import type { PlacementError } from '@/schemas/api/checkout'
import { stepPath } from './steps'

/** Why a checkout cannot go on where it was, as the screens of the checkout tell it. */
export const lostReasons = [
  /** The login has ended: basket and entries are with the account. */
  'login',
  /** The browser has lost the session, and the shop knows no basket for it. */
  'session',
  /** The browser had lost the session, which the form of the review has brought back. */
  'restored',
  /** The form was of another basket than the visitor has now. */
  'other',
  'empty',
  /** Nothing in the basket can be ordered any more. */
  'notBuyable',
  'incomplete',
] as const
export type LostReason = (typeof lostReasons)[number]

export const isLostReason = (value: unknown): value is LostReason =>
  lostReasons.some((reason) => reason === value)

/** The screen that says why there is nothing to go on with: that of the login, which is there without a basket, too. */
export const lostPath = (market: Market, reason: LostReason): string =>
  `${screenPath(market, 'checkoutLogin')}?lost=${reason}`

type Asking = { basket?: string | undefined; hasLostLogin?: boolean }

/** Why a visitor who was on the way to an order has no checkout any more. */
export function lostBy({ basket, hasLostLogin }: Asking): LostReason {
  if (hasLostLogin) return 'login'
  return basket === undefined ? 'session' : 'empty'
}

/** Where a shopper sees why the order was not placed, and what to do. */
const refusedAt: Record<PlacementError, (market: Market, reason: LostReason) => string> = {
  unknownCheckout: (market, reason) =>
    reason === 'restored'
      ? `${stepPath(market, 'review')}&lost=${reason}`
      : reason === 'other'
        ? `${stepPath(market)}?lost=${reason}`
        : lostPath(market, reason),
  emptyBasket: (market) => lostPath(market, 'empty'),
  notBuyable: (market) => lostPath(market, 'notBuyable'),
  incomplete: (market) => `${stepPath(market)}?lost=incomplete`,
  changed: (market) => `${stepPath(market, 'review')}&changed=1`,
  otherMethod: (market) => stepPath(market, 'payment'),
  voucherUsed: (market) => `${stepPath(market, 'review')}&changed=voucher`,
  voucherLater: (market) => `${stepPath(market, 'review')}&tooMany=voucher`,
  notAgreed: (market) => stepPath(market, 'review'),
  paymentNotOffered: (market) => stepPath(market, 'payment'),
  addressFull: (market) => `${stepPath(market, 'review')}&tooMany=address`,
  notSelling: (market) => stepPath(market, 'review'),
}

export const refusedPath = (market: Market, key: PlacementError, reason: LostReason): string =>
  refusedAt[key](market, reason)
