import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { isGiftCard } from '@/lib/platform/payment-methods'
import { hasFittingTaxes, mainPayment, type TakenOff, takenOff, taxesLeft } from '@/lib/shop/order-papers'
import { type Order, sumOfShares } from '@/lib/shop/orders'
import { paymentName } from '@/lib/shop/payments'
import { announcedOf, type OrderReturn, stillToPay, withdrawnShares } from '@/lib/shop/returns'
import { piecesOwedNoMore } from '@/lib/shop/withdrawals'
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

export type TotalNow = {
  taken: readonly (TakenOff & { words: string })[]
  amount: number
  /** The taxes that are in the amount. */
  taxes: readonly { rate: number; amount: number }[]
}

const isAny = ({ amount }: { amount: number }) => amount > 0

/** The order as it is once what is announced to come back and what was withdrawn from is booked. */
const asBooked = (order: Order, pending: readonly TakenOff[], lines: readonly number[]): Order => ({
  ...order,
  events: [
    ...order.events,
    ...pending.filter(isAny).map(({ amount }, index) => ({
      ...{ id: Number.MAX_SAFE_INTEGER - 1 + index, orderId: order.id, at: order.placedAt },
      ...{ type: 'refunded' as const, from: order.status, to: order.status, cause: 'merchant' as const },
      details: { amount, lines: lines.join(',') },
    })),
  ],
})

/** The places of the lines of which pieces were withdrawn from or are announced to come back, from 1 on. */
function placesOff(order: Order, returns: readonly OrderReturn[]): number[] {
  const pieces = piecesOwedNoMore(order)
  return order.lines.flatMap(({ id }, index) =>
    pieces.has(id) || announcedOf(returns, id) > 0 ? [index + 1] : [],
  )
}

/**
 * What is left of an order's total after what was cancelled, withdrawn from, returned or taken off its price; undefined
 * where it is whole. What is announced to come back is off an open bill already, and what was withdrawn from before it was
 * sent is off in any case.
 */
export function totalNow(
  order: Order,
  market: Market,
  returns: readonly OrderReturn[],
): TotalNow | undefined {
  const t = marketText(market)
  const open = mainPayment(order)
  const shares = withdrawnShares(order, returns)
  const awaited = open?.status === 'open' ? open.amount - stillToPay(order, open, returns) : 0
  const pending: TakenOff[] = [
    { reason: 'returned', amount: Math.max(0, awaited - shares.unpaid) },
    { reason: 'withdrawn', amount: sumOfShares(shares) },
  ]
  const known = takenOff(order)
  const reasons = [...new Set([...known, ...pending].filter(isAny).map(({ reason }) => reason))]
  // What was paid is paid back; off a bill that is open no money moves.
  const isBack = open?.status !== 'open'
  const taken = reasons.map((reason) => {
    const own = [...known, ...pending].filter((each) => each.reason === reason)
    const amount = own.reduce((sum, each) => sum + each.amount, 0)
    const words = t(isBack ? `orderStatus.paidBack.${reason}` : `orderStatus.takenOff.${reason}`)
    return { reason, amount, words }
  })
  if (taken.length === 0) return undefined
  const amount = Math.max(0, order.total - taken.reduce((sum, each) => sum + each.amount, 0))
  const booked = asBooked(order, pending, placesOff(order, returns))
  const isDivided = amount > 0 && hasFittingTaxes(order)
  const taxes = !isDivided ? [] : taxesLeft(booked).map(({ rate, tax }) => ({ rate, amount: tax }))
  return { taken, amount, taxes: taxes.filter(isAny) }
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
