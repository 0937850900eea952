import type { Order } from '@/lib/shop/orders'
import { settlementOf } from '@/lib/shop/payments'
import type { Seller } from '@/schemas/shop'
import { payerOf } from './payer'
import { mainPayment } from './payment-state'
import { type TransferCode, transferCode } from './transfer-code'

type Awaited = Pick<Order, 'status' | 'payments' | 'isTest' | 'number' | 'currency' | 'invoiceAddress'>

/** The code of the transfer that an order waits for; undefined where none is awaited, or banks would refuse it. */
export function prepaymentCode(order: Awaited, seller: Seller): TransferCode | undefined {
  const payment = mainPayment(order)
  const isAwaited =
    order.status === 'placed' &&
    settlementOf(payment?.method) === 'transferFirst' &&
    payment?.status === 'open'
  if (!isAwaited || order.isTest) return undefined
  const { number: reference, currency } = order
  const payer = payerOf(order.invoiceAddress)
  return transferCode(seller, { reference, currency, amount: payment.amount, payer })
}
