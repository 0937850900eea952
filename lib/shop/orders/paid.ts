import { type SQL, sql } from 'drizzle-orm'
import { settlementOf } from '@/lib/platform/payment-methods'
import type { Order } from './order'

type Given = Pick<Order, 'status' | 'payments' | 'isTest'>

/**
 * Whether what is digital may be handed out: nothing of the order is to be paid any more, and not all was paid back. An
 * order of which a voucher has taken off everything has no payment at all. Of a test nothing is handed out, however it
 * was settled.
 */
export const isReleased = ({ status, payments, isTest }: Given): boolean =>
  !isTest &&
  (status === 'placed' || status === 'partlyShipped') &&
  !payments.some((payment) => payment.status === 'open') &&
  (payments.length === 0 || payments.some((payment) => payment.status === 'paid'))

/** The same of the orders `o` of a statement. */
export const isReleasedOrder: SQL = sql`
  not o.is_test
  and o.status in ('placed', 'partlyShipped')
  and not exists (select from payments p where p.order_id = o.id and p.status = 'open')
  and (not exists (select from payments p where p.order_id = o.id)
    or exists (select from payments p where p.order_id = o.id and p.status = 'paid'))`

/** Whether the money of a prepayment has not come: nothing is sent before. */
export const awaitsTransfer = ({ payments }: Pick<Order, 'payments'>): boolean =>
  payments.some(({ method, status }) => status === 'open' && settlementOf(method) === 'transferFirst')

/** Whether all that was paid for an order has gone back. */
export const isPaidBack = ({ payments }: Pick<Order, 'payments'>): boolean =>
  payments.some(({ status }) => status === 'refunded') &&
  !payments.some(({ status }) => status === 'paid' || status === 'open')

/** The same of the orders `o` of a statement. */
export const isPaidBackOrder: SQL = sql`
  exists (select from payments p where p.order_id = o.id and p.status = 'refunded')
  and not exists (select from payments p where p.order_id = o.id and p.status in ('paid', 'open'))`
