import { describe, expect, it } from 'vitest'
import { lastPayment, viewOf } from '@/lib/storefront/checkout/order-payment'
import type { OrderStatus, PaymentStatus } from '@/schemas/shop'
import { paymentOf } from '../../../fixtures/checkout'

describe('how it stands with a payment', () => {
  it.each([
    ['awaitingPayment', 'open', 'waiting'],
    ['awaitingPayment', 'paid', 'waiting'],
    ['awaitingPayment', 'failed', 'failed'],
    ['awaitingPayment', 'cancelled', 'failed'],
    ['cancelled', 'cancelled', 'cancelled'],
    ['placed', 'open', 'placed'],
    ['placed', 'paid', 'placed'],
    ['shipped', 'refunded', 'placed'],
  ] satisfies [OrderStatus, PaymentStatus, string][])(
    '%s with a payment that is %s: %s',
    (status, payment, view) => {
      expect(viewOf({ status, payments: [paymentOf({ status: payment, method: 'KK' })] })).toBe(view)
    },
  )

  it('depends on the newest attempt, not on the gift card', () => {
    const payments = [
      paymentOf({ method: 'KK', status: 'failed' }),
      paymentOf({ method: 'PP', status: 'open' }),
      paymentOf({ method: 'G', status: 'paid' }),
    ]
    expect(lastPayment({ payments })?.method).toBe('PP')
    expect(viewOf({ status: 'awaitingPayment', payments })).toBe('waiting')
  })

  it('has failed where the payment service was not reached', () => {
    const payments = [paymentOf({ method: 'KK', reference: null, redirectUrl: null })]
    expect(viewOf({ status: 'awaitingPayment', payments })).toBe('failed')
  })

  it('waits where no attempt has begun', () => {
    expect(viewOf({ status: 'awaitingPayment', payments: [] })).toBe('waiting')
  })
})
