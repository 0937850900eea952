import type { Order } from '@/lib/shop/orders'

type Paid = Pick<Order, 'payments'>

/** The newest payment of an order, beside that of the gift card. */
export const lastPayment = ({ payments }: Paid) => payments.filter(({ method }) => method !== 'G').at(-1)

/** Whether nothing is left to pay. */
export const isPaidUp = (order: Paid & Pick<Order, 'toPay'>): boolean =>
  order.toPay === 0 || lastPayment(order)?.status === 'paid'

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
