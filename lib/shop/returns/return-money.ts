import type { Market } from '@/lib/platform/markets'
import { mainPayment, type OrderWords } from '@/lib/shop/order-papers'
import type { Order } from '@/lib/shop/orders'
import { settlementOf } from '@/lib/shop/payments'
import type { ReturnTerms } from '@/schemas/shop'
import { faults, type OrderReturn } from './order-return'
import { isTooLate, returnableUntil, termsOfOrder } from './return-time'
import { waysBack } from './ways-back'

type Given = {
  order: Order
  announced: Pick<OrderReturn, 'lines' | 'reason' | 'requestedAt'>
  market: Market
  /** What the shop promises about returns today. */
  terms: ReturnTerms
  /** Where a transfer goes, as far as the shopper has said it, masked. */
  account?: string | undefined
}

type Way = 'back' | 'account' | 'asked' | 'cash' | 'unpaid'

/** How the money of what comes back gets to the shopper. */
function wayOf(order: Order, account: string | undefined): Way {
  const main = mainPayment(order)
  if (order.toPay === 0 || !main) return 'back'
  const settlement = settlementOf(main.method)
  if (main.status === 'open') return settlement === 'cash' ? 'cash' : 'unpaid'
  const isTransferred = settlement === 'cash' || settlement === 'transferFirst' || settlement === 'invoice'
  if (!isTransferred) return 'back'
  return account === undefined ? 'asked' : 'account'
}

/** Until when a parcel is to be posted, and when the money comes back and where it goes. */
export function returnMoney(
  { order, announced, market, terms, account }: Given,
  { t, date }: Pick<OrderWords, 't' | 'date'>,
): string[] {
  const isBound = !faults.includes(announced.reason) && waysBack(order, announced.lines).ways !== 'collect'
  const isLate = isTooLate(order, market, terms, announced.requestedAt)
  const until = isBound && !isLate ? returnableUntil(order, market, terms) : undefined
  const values = { days: termsOfOrder(order, terms).refundDays, account: account ?? '' }
  return [
    ...(until ? [t('orderReturn.money.send', { date: date(until) })] : []),
    ...(order.isTest ? [] : [t(`orderReturn.money.${wayOf(order, account)}`, values)]),
  ]
}
