import { describe, expect, it } from 'vitest'
import { usualPayments } from '@/lib/platform/payment-methods'
import { lastPayment, restOf, viewOf } from '@/lib/storefront/screens/order-parts/order-payment'
import type { OrderStatus, PaymentStatus } from '@/schemas/shop'
import { orderOf, paymentOf } from '@/tests/fixtures/checkout'
import { testMarket } from '@/tests/fixtures/render'

describe('what a gift card left to pay of an order', () => {
  const market = testMarket('de')
  it.each([
    ['placed', 'open', 700, 'Noch zu zahlen', 700],
    ['awaitingPayment', 'failed', 700, 'Noch zu zahlen', 700],
    ['awaitingPayment', 'cancelled', 700, 'Noch zu zahlen', 700],
    ['placed', 'paid', 700, 'Bezahlt mit PayPal', 700],
    ['shipped', 'refunded', 700, 'Bezahlt mit PayPal', 700],
    ['partlyShipped', 'open', 300, 'Noch zu zahlen', 300],
    ['shipped', 'cancelled', 700, undefined, undefined],
    ['cancelled', 'cancelled', 700, undefined, undefined],
  ] satisfies [OrderStatus, PaymentStatus, number, string | undefined, number | undefined][])(
    'that is %s with a payment that is %s of %s: %s',
    (status, payment, amount, words, left) => {
      const payments = [
        paymentOf({ method: 'G', status: 'paid' }),
        paymentOf({ method: 'PP', status: payment, amount }),
      ]
      const rest = restOf(orderOf({ status, payments, toPay: 700 }), market, usualPayments(market), [])
      expect(rest ?? undefined).toEqual(words && { words, amount: left })
    },
  )

  it('is nothing where it covered all', () => {
    const order = orderOf({ toPay: 0, payments: [paymentOf({ method: 'G', status: 'paid' })] })
    expect(restOf(order, market, usualPayments(market), [])).toBeNull()
  })
})

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
