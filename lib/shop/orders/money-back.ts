import { isGiftCard } from '@/lib/platform/payment-methods'
import type { Order, Payment } from './order'
import { isTransferredBack } from './refunds'

type MoneyBack = {
  /** In minor units. */
  toCard: number
  /** Whether anything besides goes back. */
  isOther: boolean
  /** Whether that is transferred, for which the shopper has to name an account. */
  isTransfer: boolean
}

type Cancelled = Pick<Order, 'payments' | 'isTest' | 'events'>

const wasPaid = ({ status }: Payment) => status === 'paid' || status === 'refunded'

/** What a gift card did not get back when the order was cancelled, as it was paid back itself, in minor units. */
export const keptOfCard = ({ events }: Pick<Order, 'events'>): number =>
  Number(events.find(({ type }) => type === 'cancelled')?.details.kept ?? 0)

/** Whether money of a payment goes back once its order is cancelled. What a test has settled itself has never moved. */
export const isMoneyOwed = (payment: Payment, order: Pick<Order, 'isTest'>): boolean =>
  !isGiftCard(payment.method) && (payment.provider !== 'shop' || isTransferredBack(payment, order))

/** Divides the money of a cancelled order that is paid back by its way. */
export function moneyBack(order: Cancelled): MoneyBack {
  const paid = order.payments.filter(wasPaid)
  const byCard = paid.filter(({ method }) => isGiftCard(method))
  return {
    toCard: Math.max(0, byCard.reduce((sum, { amount }) => sum + amount, 0) - keptOfCard(order)),
    isOther: paid.some((payment) => isMoneyOwed(payment, order)),
    isTransfer: paid.some((payment) => isTransferredBack(payment, order)),
  }
}

/** Whether any money goes back once an order is cancelled, to a gift card or otherwise. */
export function isMoneyBack(order: Cancelled): boolean {
  const { toCard, isOther, isTransfer } = moneyBack(order)
  return toCard > 0 || isOther || isTransfer
}
