import { describe, expect, it } from 'vitest'
import { carriesInvoice, isKnownEvent, mailKindOf } from '@/lib/shop/order-mails/mail-kind'
import type { OrderEvent } from '@/lib/shop/orders'
import { settlementOf } from '@/lib/shop/payments'
import { orderEventTypes, type PaymentMethod, paymentMethods } from '@/schemas/shop'
import { testEvent, testLine, testPayment } from '../../../fixtures/test-order'

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
    ['returnArrived', {}, 'returnArrived'],
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

const atOnce = [testPayment('KK', { status: 'paid' })]

describe('the invoice', () => {
  const events = (['ordered', 'shipped', 'shipped', 'delivered'] as const).map((type, id) =>
    testEvent({ id, type }),
  )
  const goesWith = (isDigital: boolean[]) =>
    events
      .filter((event) =>
        carriesInvoice(
          {
            events,
            isTest: false,
            payments: atOnce,
            lines: isDigital.map((one) => testLine({ isDigital: one })),
          },
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
    const order = { events, isTest: false, payments: atOnce, lines: [testLine({ isDigital: true })] }
    expect(events.filter((event) => carriesInvoice(order, event)).map(({ id }) => id)).toEqual(expected)
  })
  it('goes with the first mail that sends something', () => expect(goesWith([false, true])).toEqual([1]))
  it('does not wait for what the merchant has delivered without a mail of the shop', () => {
    const before = testEvent({ id: 7, type: 'delivered', details: { lines: 1 } })
    const order = {
      isTest: false,
      payments: atOnce,
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
        payments: atOnce,
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

describe('the first mail with an invoice', () => {
  const parcel = testLine()
  const card = testLine({ isDigital: true, isVoucher: true })
  const file = testLine({ isDigital: true, download: 'plan.pdf' })
  const kinds = {
    'a parcel': [parcel],
    'a parcel and a gift card': [parcel, card],
    'a parcel and a file': [parcel, file],
    'gift cards': [card, card],
    'a file': [file],
    'a gift card and a file': [card, file],
  }
  const until = '2027-01-01'

  type Happened = Partial<Omit<OrderEvent, 'id'>>

  /** All that happens to an order, in its order. */
  function historyOf(method: PaymentMethod, lines: (typeof kinds)[keyof typeof kinds]): Happened[] {
    const settlement = settlementOf(method)
    const paid: Happened = { type: 'paid', details: { method } }
    const isAwaited = settlement === 'atOnce' || settlement === 'partner'
    const sent: Happened[] = [
      ...(lines.includes(card) ? [{ type: 'delivered' as const, details: { until } }] : []),
      ...(lines.includes(file) ? [{ type: 'delivered' as const, details: { until, downloads: 1 } }] : []),
      ...(lines.includes(parcel) ? [{ type: 'shipped' as const }] : []),
    ]
    if (isAwaited)
      return [
        { type: 'ordered', to: 'awaitingPayment' },
        paid,
        { type: 'confirmed', from: 'awaitingPayment', to: 'placed' },
        ...sent,
      ]
    const ordered: Happened = { type: 'ordered', to: 'placed' }
    if (settlement === 'giftCard') return [ordered, ...sent]
    return settlement === 'transferFirst' ? [ordered, paid, ...sent] : [ordered, ...sent, paid]
  }

  const rows = Object.entries(kinds).flatMap(([kind, lines]) =>
    paymentMethods.map((method) => {
      const isSent = lines.includes(parcel)
      const first = isSent
        ? lines.includes(file)
          ? 'downloads'
          : 'shipped'
        : settlementOf(method) === 'transferFirst'
          ? 'paid'
          : 'confirmation'
      return [kind, method, first, lines] as const
    }),
  )
  it.each(rows)('of %s by %s is: %s', (_, method, first, lines) => {
    const events = historyOf(method, lines).map((event, id) => testEvent({ id, ...event }))
    const order = (status: 'open' | 'paid') => ({
      ...{ isTest: false, events, lines, payments: [testPayment(method, { status })] },
    })
    const carriers = events.filter((event) => carriesInvoice(order('paid'), event))
    expect(carriers.map(mailKindOf)).toEqual([first])
    // A mail may be sent after the money has come, or before.
    expect(events.filter((event) => carriesInvoice(order('open'), event))).toEqual(carriers)
  })
})
