import { expect, it } from 'vitest'
import { isInvoiceDue } from '@/lib/shop/order-papers/invoice-due'
import { paymentMethods } from '@/schemas/shop'
import { testEvent, testOrder, testPayment } from '../../../fixtures/test-order'

it.each([
  ['placed', [false], 'ordered', false],
  ['placed', [false, true], 'ordered', false],
  ['placed', [false, true], 'delivered', true],
  ['partlyShipped', [false], 'shipped', true],
  ['shipped', [false], 'shipped', true],
  ['returned', [false], 'shipped', true],
  ['cancelled', [false], 'cancelled', false],
  ['placed', [true], 'confirmed', true],
  ['awaitingPayment', [true], 'ordered', false],
  ['cancelled', [true], 'cancelled', false],
] as const)(
  'an order that is %s, digital: %j, with the event %s, has an invoice: %s',
  (status, digital, type, expected) => {
    const lines = digital.map((isDigital) => ({ isDigital }))
    const payments = [testPayment('KK', { status: 'paid' })]
    expect(isInvoiceDue(testOrder({ status, lines, payments, events: [testEvent({ type })] }))).toBe(expected)
  },
)

it.each(paymentMethods)(
  'of what comes by e-mail, no invoice is due while its transfer is awaited: %s',
  (method) => {
    const due = (status: 'open' | 'paid') =>
      isInvoiceDue(testOrder({ lines: [{ isDigital: true }], payments: [testPayment(method, { status })] }))
    expect([due('open'), due('paid')]).toEqual([method !== 'V', true])
  },
)
