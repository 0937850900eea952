import { describe, expect, it } from 'vitest'
import { carriesInvoice, isKnownEvent, mailKindOf } from '@/lib/shop/order-mails/mail-kind'
import { orderEventTypes } from '@/schemas/shop'
import { testEvent, testLine } from '../../../fixtures/test-order'

describe('the mail of an event', () => {
  it.each([
    ['ordered', { to: 'placed' }, 'confirmation'],
    ['ordered', { to: 'awaitingPayment' }, 'waiting'],
    ['paymentBegun', {}, undefined],
    ['paymentFailed', {}, undefined],
    ['confirmed', { from: 'awaitingPayment' }, 'confirmation'],
    ['paid', { details: { method: 'V' } }, 'paid'],
    ['paid', { to: 'cancelled', details: { method: 'V' } }, undefined],
    ['paid', { details: { method: 'RE' } }, 'paid'],
    ['paid', { details: { method: 'KK' } }, undefined],
    ['paid', { details: { method: 'NN' } }, undefined],
    ['shipped', { to: 'partlyShipped' }, 'shipped'],
    ['shipped', { to: 'shipped' }, 'shipped'],
    ['trackingCorrected', { details: { shipment: 1 } }, 'tracking'],
    ['delivered', { details: { until: '2026-12-23T13:05:00Z' } }, 'delivered'],
    ['delivered', { details: { until: '2026-12-23T13:05:00Z', downloads: 2 } }, 'downloads'],
    ['delivered', { details: { lines: 1 } }, undefined],
    ['cancelled', { from: 'placed', to: 'cancelled' }, 'cancelled'],
    ['cancelled', { from: 'awaitingPayment', to: 'cancelled' }, undefined],
    ['linesCancelled', {}, 'linesCancelled'],
    ['refunded', {}, 'refunded'],
    ['withdrawn', {}, undefined],
    ['returnLapsed', {}, 'returnLapsed'],
    ['returned', {}, 'returned'],
  ] as const)('%s, %j: %s', (type, more, kind) => {
    expect(mailKindOf(testEvent({ type, ...more }))).toBe(kind)
  })

  it('is decided for every type, and for no other', () => {
    for (const type of orderEventTypes) expect(isKnownEvent({ type })).toBe(true)
    expect(isKnownEvent({ type: 'toString' as never })).toBe(false)
    expect(mailKindOf(testEvent({ type: 'toString' as never }))).toBeUndefined()
  })
})

describe('the invoice', () => {
  const events = (['ordered', 'shipped', 'shipped', 'delivered'] as const).map((type, id) =>
    testEvent({ id, type }),
  )
  const goesWith = (isDigital: boolean[]) =>
    events
      .filter((event) =>
        carriesInvoice(
          { events, isTest: false, lines: isDigital.map((one) => testLine({ isDigital: one })) },
          event,
        ),
      )
      .map(({ id }) => id)

  it.each([
    ['that is paid at once', [{ type: 'ordered', to: 'placed' }], [0]],
    [
      'whose payment was awaited, with its confirmation and not before',
      [
        { type: 'ordered', to: 'awaitingPayment' },
        { type: 'confirmed', from: 'awaitingPayment' },
      ],
      [1],
    ],
    ['whose payment never comes', [{ type: 'ordered', to: 'awaitingPayment' }], []],
  ] as const)('of an order of which nothing is sent, %s', (_, rows, expected) => {
    const events = rows.map((row, id) => testEvent({ id, ...row }))
    const order = { events, isTest: false, lines: [testLine({ isDigital: true })] }
    expect(events.filter((event) => carriesInvoice(order, event)).map(({ id }) => id)).toEqual(expected)
  })
  it('goes with the first mail that sends something', () => expect(goesWith([false, true])).toEqual([1]))
  it('does not wait for what the merchant has delivered without a mail of the shop', () => {
    const before = testEvent({ id: 7, type: 'delivered', details: { lines: 1 } })
    const order = {
      isTest: false,
      lines: [testLine(), testLine({ isDigital: true })],
      events: [...events.slice(0, 1), before, ...events.slice(1)],
    }
    expect(order.events.filter((event) => carriesInvoice(order, event)).map(({ id }) => id)).toEqual([1])
  })
  it('never goes with gift cards, whose mail is passed on', () => {
    const mailed = testEvent({ id: 7, type: 'delivered', details: { lines: 1, until: '2027-01-01' } })
    const files = testEvent({
      ...{ id: 8, type: 'delivered' },
      details: { lines: 1, until: '2027-01-01', downloads: 1 },
    })
    const carrier = (...between: (typeof mailed)[]) => {
      const order = {
        isTest: false,
        lines: [testLine(), testLine({ isDigital: true })],
        events: [...events.slice(0, 1), ...between, ...events.slice(1)],
      }
      return order.events.filter((event) => carriesInvoice(order, event)).map(({ id }) => id)
    }
    expect([carrier(mailed), carrier(files), carrier(mailed, files)]).toEqual([[1], [8], [8]])
  })
  it('goes with the confirmation where nothing is sent by post', () =>
    expect(goesWith([true, true])).toEqual([0]))
})
