import type { Order } from './order'
import { isTransferredBack } from './refunds'

type MoneyBack = {
  /** In minor units. */
  toCard: number
  /** Whether anything besides goes back. */
  isOther: boolean
  /** Whether that is transferred, for which the shopper has to name an account. */
  isTransfer: boolean
}

/** What of an order that is cancelled goes back. */
export function moneyBack(order: Pick<Order, 'payments' | 'isTest'>): MoneyBack {
  const paid = order.payments.filter(({ status }) => status === 'paid' || status === 'refunded')
  const byCard = paid.filter(({ method }) => method === 'G')
  return {
    toCard: byCard.reduce((sum, { amount }) => sum + amount, 0),
    isOther: byCard.length < paid.length,
    isTransfer: paid.some((payment) => isTransferredBack(payment, order)),
  }
}
