import { isUnsent, type Order } from '@/lib/shop/orders'
import { settlementOf } from '@/lib/shop/payments'
import { mainPayment } from './payment-state'

type Known = Pick<Order, 'payments' | 'shipments' | 'lines' | 'isTest'>

/**
 * What the carrier collects with a parcel of an order that is paid at the door, in minor units: with the last one the whole
 * amount, which is one payment, and nothing before it, so that nobody pays for what has not come. Undefined where no
 * money is due at the door; none is for a test.
 */
export function cashAtDoor(
  { isTest, lines, shipments, payments }: Known,
  shipmentId: number,
): { with: 'only' | 'last' | 'earlier'; amount: number } | undefined {
  const payment = mainPayment({ payments })
  if (payment?.status !== 'open' || settlementOf(payment.method) !== 'cash' || isTest) return undefined
  const { amount } = payment
  const last = Math.max(...shipments.map(({ id }) => id))
  if (lines.some(isUnsent) || shipmentId !== last) return { with: 'earlier', amount }
  return { with: shipments.length > 1 ? 'last' : 'only', amount }
}
