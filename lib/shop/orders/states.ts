import type { OrderStatus, PaymentStatus } from '@/schemas/shop'

/**
 * Which status may follow which.
 *
 * An order that a payment service has to confirm begins as `awaitingPayment`, every other one as `placed`. It is
 * cancelled when the shopper ends it, when its payment is not confirmed in time, or by the merchant before anything was
 * sent. A cancelled order never comes back: a payment that arrives after that is paid back.
 */
const orderSteps: Record<OrderStatus, readonly OrderStatus[]> = {
  awaitingPayment: ['placed', 'cancelled'],
  placed: ['partlyShipped', 'shipped', 'cancelled'],
  partlyShipped: ['shipped', 'returned'],
  shipped: ['returned'],
  cancelled: [],
  returned: [],
}

/** A declined payment is not tried again: the shopper's next attempt is a payment of its own. */
const paymentSteps: Record<PaymentStatus, readonly PaymentStatus[]> = {
  open: ['paid', 'failed', 'cancelled'],
  paid: ['refunded'],
  // Services report a payment as paid after they had given it up: the money has arrived, and is paid back.
  failed: ['paid'],
  cancelled: ['paid'],
  refunded: [],
}

export const mayBecome = (from: OrderStatus, to: OrderStatus): boolean => orderSteps[from].includes(to)

export const mayPaymentBecome = (from: PaymentStatus, to: PaymentStatus): boolean =>
  paymentSteps[from].includes(to)
