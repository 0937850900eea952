import { describe, expect, it } from 'vitest'
import { isDigitalAwaited } from '@/lib/storefront/screens/order-parts'
import { isLabelAwaited } from '@/lib/storefront/screens/order-status/return-parts'
import { orderLineOf, orderOf, paymentOf } from '@/tests/fixtures/checkout'

const paid = [paymentOf({ method: 'KK', status: 'paid' })]
const card = orderLineOf({ isDigital: true, isVoucher: true })

describe('the page of an order looks by itself', () => {
  it.each<[string, Parameters<typeof orderOf>[0], boolean]>([
    ['a gift card that is paid and not delivered yet', { lines: [card], payments: paid }, true],
    [
      'a gift card that is delivered',
      { lines: [{ ...card, deliveredAt: new Date() }], payments: paid },
      false,
    ],
    [
      'a gift card that waits for a transfer',
      { lines: [card], payments: [paymentOf({ method: 'V' })] },
      false,
    ],
    ['a gift card of a test', { lines: [card], payments: paid, isTest: true }, false],
    ['a parcel', { lines: [orderLineOf()], payments: paid }, false],
  ])('after %s', (_, facts, isAwaited) => {
    const toPay = facts?.payments === paid ? 0 : 1_000
    expect(isDigitalAwaited(orderOf({ status: 'placed', toPay, ...facts }))).toBe(isAwaited)
  })

  it.each([
    ['due', true],
    ['asked', true],
    ['made', false],
    ['refused', false],
    ['unsure', false],
  ] as const)('after a label that is %s: %s', (state, isAwaited) => {
    const announced = {
      ...{ id: 1, key: 'k', number: 'R1', requestedAt: new Date(), cancelledAt: null, lines: [] },
      label: { state, carrier: 'dhl', number: null, hasQr: false },
    }
    expect(isLabelAwaited(announced as unknown as Parameters<typeof isLabelAwaited>[0])).toBe(isAwaited)
    const cancelled = { ...announced, cancelledAt: new Date() }
    expect(isLabelAwaited(cancelled as unknown as Parameters<typeof isLabelAwaited>[0])).toBe(false)
  })
})
