import type { Order, Payment } from '@/lib/shop/orders'
import { settlementOf } from '@/lib/shop/payments'
import { mainPayment } from './payment-state'

type Known = Pick<Order, 'status' | 'payments' | 'isTest'>

/** Before, no contract is closed, and there is no invoice to pay. */
const onAccount: readonly Order['status'][] = ['partlyShipped', 'shipped']

/** Finds the payment that is to be transferred by now: a prepayment before anything is sent, or an invoice after. */
export function awaitedTransfer(order: Known): Payment | undefined {
  const payment = mainPayment(order)
  if (payment?.status !== 'open' || order.isTest) return undefined
  const settlement = settlementOf(payment.method)
  const isAwaited =
    (settlement === 'transferFirst' && order.status === 'placed') ||
    (settlement === 'invoice' && onAccount.includes(order.status))
  return isAwaited ? payment : undefined
}
