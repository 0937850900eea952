import { isGiftCard } from '@/lib/platform/payment-methods'
import type { Order, Payment } from './order'

/** How an amount that an order demands no more is divided, in minor units. */
export type SharesBack = {
  /** Taken off what is still to be paid. */
  unpaid: number
  /** Paid back. */
  money: number
  /** Credited to the gift card that has paid. */
  card: number
  /** That which is paid back, where something is. */
  payment?: Payment | undefined
}

export const sumOfShares = ({ unpaid, money, card }: SharesBack): number => unpaid + money + card

/**
 * Divides an amount as a refund does: what is still to be paid is made less first, then money goes back, and the gift card
 * comes last.
 */
export function sharesOf({ payments }: Pick<Order, 'payments'>, amount: number): SharesBack {
  let rest = amount
  const take = (belongs: (payment: Payment) => boolean): number => {
    const left = payments
      .filter(belongs)
      .reduce((sum, payment) => sum + Math.max(0, payment.amount - payment.refunded), 0)
    const taken = Math.min(rest, left)
    rest -= taken
    return taken
  }
  const isMoney = ({ status, method }: Payment) => status === 'paid' && !isGiftCard(method)
  const unpaid = take(({ status }) => status === 'open')
  const money = take(isMoney)
  const card = take(({ status, method }) => status === 'paid' && isGiftCard(method))
  return { unpaid, money, card, ...(money > 0 && { payment: payments.findLast(isMoney) }) }
}

/** The same of lines that were cancelled: what was carried out already, and how the rest will be. */
export function sharesOfCancelled(
  order: Pick<Order, 'payments' | 'events'>,
  cancelled: Pick<Order['events'][number], 'id' | 'details'>,
): SharesBack {
  const done = order.events.filter(
    ({ id, type, details }) =>
      id > cancelled.id &&
      (type === 'refunded' || type === 'refundAgreed') &&
      details.how !== 'transfer' &&
      details.lines === cancelled.details.lines,
  )
  const sumOf = (belongs: (details: (typeof done)[number]['details']) => boolean) =>
    done.reduce((sum, { details }) => sum + (belongs(details) ? Number(details.amount) : 0), 0)
  const isUnpaid = ({ stillToPay }: (typeof done)[number]['details']) => stillToPay !== undefined
  const isCard = ({ method }: (typeof done)[number]['details']) => isGiftCard(method as Payment['method'])
  const was = {
    unpaid: sumOf(isUnpaid),
    money: sumOf((details) => !isUnpaid(details) && !isCard(details)),
    card: sumOf((details) => !isUnpaid(details) && isCard(details)),
  }
  const left = sharesOf(order, Math.max(0, Number(cancelled.details.amount) - sumOfShares(was)))
  const method = done.find(({ details }) => !isUnpaid(details) && !isCard(details))?.details.method
  return {
    unpaid: was.unpaid + left.unpaid,
    money: was.money + left.money,
    card: was.card + left.card,
    payment: left.payment ?? order.payments.findLast((payment) => payment.method === method),
  }
}
