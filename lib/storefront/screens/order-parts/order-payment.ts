import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { isGiftCard } from '@/lib/platform/payment-methods'
import { mainPayment, type TakenOff, takenOff } from '@/lib/shop/order-papers'
import type { Order } from '@/lib/shop/orders'
import { paymentName } from '@/lib/shop/payments'
import { type OrderReturn, stillToPay } from '@/lib/shop/returns'
import type { Payments } from '@/schemas/shop'

export type RestWords = { words: string; amount: number }

type Paid = Pick<Order, 'payments'>

/** The newest payment of an order, beside that of the gift card. */
export const lastPayment = <One extends Pick<Order['payments'][number], 'method'>>({
  payments,
}: {
  payments: readonly One[]
}): One | undefined => payments.filter(({ method }) => !isGiftCard(method)).at(-1)

/** Whether nothing is left to pay. */
export const isPaidUp = (order: Paid & Pick<Order, 'toPay'>): boolean =>
  order.toPay === 0 || lastPayment(order)?.status === 'paid'

/** How the totals of an order tell what a gift card left to pay: nothing of it once nobody owes it. */
export function restOf(
  order: Order,
  market: Market,
  payments: Payments,
  returns: readonly OrderReturn[],
): RestWords | null {
  const t = marketText(market)
  const payment = mainPayment(order)
  if (order.toPay === 0) return null
  if (payment && (payment.status === 'paid' || payment.status === 'refunded')) {
    const method = paymentName(payment.method, market, payments)
    return { words: t('invoice.sums.paid', { method }), amount: order.toPay }
  }
  // What came back unpaid took its payment with it.
  const isDropped = order.status !== 'awaitingPayment' && payment?.status === 'cancelled'
  if (order.status === 'cancelled' || isDropped) return null
  const amount = payment?.status === 'open' ? stillToPay(order, payment, returns) : order.toPay
  return amount === 0 ? null : { words: t('basket.page.codes.toPay'), amount }
}

export type TotalNow = { taken: readonly (TakenOff & { words: string })[]; amount: number }

/**
 * What is left of an order's total after what was cancelled, returned or taken off its price; undefined where it is whole.
 * What is announced to come back is off an open bill already.
 */
export function totalNow(
  order: Order,
  market: Market,
  returns: readonly OrderReturn[],
): TotalNow | undefined {
  const t = marketText(market)
  const open = mainPayment(order)
  const awaited = open?.status === 'open' ? open.amount - stillToPay(order, open, returns) : 0
  const known = takenOff(order)
  const returned = known.find(({ reason }) => reason === 'returned')
  const all: TakenOff[] = [
    ...known.filter((each) => each !== returned),
    { reason: 'returned', amount: (returned?.amount ?? 0) + awaited },
  ]
  const taken = all
    .filter(({ amount }) => amount > 0)
    .map((each) => ({ ...each, words: t(`orderStatus.takenOff.${each.reason}`) }))
  if (taken.length === 0) return undefined
  return { taken, amount: Math.max(0, order.total - taken.reduce((sum, { amount }) => sum + amount, 0)) }
}

/** How it stands with the payment of an order, as its shopper sees it. */
export type OrderView = 'placed' | 'waiting' | 'failed' | 'cancelled'

export function viewOf({ status, payments }: Paid & Pick<Order, 'status'>): OrderView {
  if (status === 'cancelled') return 'cancelled'
  if (status !== 'awaitingPayment') return 'placed'
  const last = lastPayment({ payments })
  // One without an address was never begun at the payment service.
  const isUnbegun = last?.status === 'open' && last.redirectUrl === null
  return isUnbegun || last?.status === 'failed' || last?.status === 'cancelled' ? 'failed' : 'waiting'
}
