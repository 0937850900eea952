import { expect, it } from 'vitest'
import { isInvoiceDue } from '@/lib/shop/order-papers/invoice-due'
import { testEvent, testOrder } from '../../../fixtures/test-order'

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
    expect(isInvoiceDue(testOrder({ status, lines, events: [testEvent({ type })] }))).toBe(expected)
  },
)
