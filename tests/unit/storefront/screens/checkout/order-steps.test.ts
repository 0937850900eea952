import { describe, expect, it } from 'vitest'
import type { Order, Payment } from '@/lib/shop/orders'
import { afterPayment } from '@/lib/shop/product'
import {
  announcedArrivals,
  awaitsTransfer,
  orderSteps,
  stepName,
} from '@/lib/storefront/screens/order-parts/order-steps'
import { orderLineOf, orderOf, paymentOf } from '@/tests/fixtures/checkout'
import { testMarket } from '@/tests/fixtures/render'

const shipment = {
  ...{ id: 1, orderId: 1, carrierKey: 'dhl', trackingNumber: null },
  shippedAt: new Date('2026-11-21T10:00:00Z'),
}
const settledAt = new Date('2026-11-20T12:00:00Z')

/** An order with one payment. */
const orderWith = (status: Order['status'], method: Payment['method'], isPaid = false) =>
  orderOf({
    status,
    payments: [paymentOf({ method, ...(isPaid && { status: 'paid', settledAt }) })],
    shipments: status === 'placed' ? [] : [shipment],
  })

const now = new Date('2026-11-22T10:00:00Z')
const told = (order: Order, at = now) =>
  orderSteps(order, testMarket(), at).map((step) => `${stepName(step)} ${step.state}`)

describe('the steps of an order', () => {
  it.each([
    [
      'an invoice, before it is sent',
      orderWith('placed', 'RE'),
      ['placed done', 'packing now', 'onTheWay open', 'arrives open'],
    ],
    [
      'a prepayment that is awaited',
      orderWith('placed', 'V'),
      ['placed done', 'payment now', 'shipping open', 'onTheWay open', 'arrives open'],
    ],
    [
      'a prepayment that came',
      orderWith('placed', 'V', true),
      ['placed done', 'paid done', 'packing now', 'onTheWay open', 'arrives open'],
    ],
    [
      'a card, in part sent',
      orderWith('partlyShipped', 'KK', true),
      ['placed done', 'paid done', 'partly now', 'onTheWay open', 'arrives open'],
    ],
    [
      'a card, of which only what is downloaded is there',
      { ...orderWith('partlyShipped', 'KK', true), shipments: [] },
      ['placed done', 'paid done', 'packing now', 'onTheWay open', 'arrives open'],
    ],
    [
      'what is on its way, of which nobody says that it has come',
      orderWith('shipped', 'KK', true),
      ['placed done', 'paid done', 'onTheWay now', 'arrives open'],
    ],
    [
      'what was paid back without a return',
      orderOf({
        status: 'shipped',
        payments: [paymentOf({ method: 'KK', status: 'refunded', settledAt })],
        shipments: [shipment],
      }),
      ['placed done', 'paid done', 'onTheWay now', 'arrives open'],
    ],
    ['one that is cancelled', orderWith('cancelled', 'RE'), []],
    ['one that waits for its payment', orderWith('awaitingPayment', 'KK'), []],
    [
      'downloads alone',
      orderOf({ lines: [orderLineOf({ isDigital: true })], payments: [paymentOf({ method: 'KK' })] }),
      [],
    ],
  ])('of %s', (_, order, steps) => {
    expect(told(order)).toEqual(steps)
    expect(awaitsTransfer(order)).toBe(steps.some((step) => step.startsWith('payment')))
  })

  it('have the days that are known', () => {
    const order = orderWith('shipped', 'KK', true)
    expect(orderSteps(order, testMarket(), now).map(({ at }) => at)).toEqual([
      order.placedAt,
      settledAt,
      shipment.shippedAt,
      undefined,
    ])
  })

  it.each([
    ['the announced days', '2026-11-30', '2026-11-30T20:00:00Z', '2026-12-01T01:00:00Z'],
    ['a week, where no days were named', null, '2026-11-28T20:00:00Z', '2026-11-29T01:00:00Z'],
  ])('expect what was sent for %s, and say then that it should be there', (_, arrivesTo, last, after) => {
    const days = { arrival: 'In 2 bis 4 Werktagen', arrivesFrom: arrivesTo && '2026-11-27', arrivesTo }
    const order = { ...orderWith('shipped', 'RE'), lines: [orderLineOf({ ...days, shipmentId: 1 })] }
    const arrivals = (at: string) => announcedArrivals(order, testMarket(), new Date(at)).length
    expect(told(order, new Date(last))).toEqual(['placed done', 'onTheWay now', 'arrives open'])
    expect(arrivals(last)).toBe(1)
    expect(told(order, new Date(after))).toEqual(['placed done', 'shipped done', 'due now'])
    expect(arrivals(after)).toBe(0)
  })

  it.each([
    ['de', undefined, ', gerechnet ab dem Werktag nach Ihrem Überweisungsauftrag'],
    ['de', settledAt, ', gerechnet ab dem Eingang Ihrer Zahlung am 20. November 2026'],
    ['ch-fr', settledAt, ', à compter de la réception de votre paiement le 20 novembre 2026'],
    ['nl', settledAt, ', gerekend vanaf de ontvangst van uw betaling op 20 november 2026'],
  ] as const)('count in %s the days of a prepayment from %s', (code, paidAt, counted) => {
    const own = testMarket(code, code === 'nl' ? 'bm' : 'baby')
    const arrivals = (given: Order) =>
      announcedArrivals(given, own, now).map((each) => each.arrival.replace(/\s/g, ' '))
    const arrival = afterPayment('In 2 – 4', own)
    const order = { ...orderWith('shipped', 'V', paidAt !== undefined), lines: [orderLineOf({ arrival })] }
    expect(arrivals(order)).toEqual([`In 2 – 4${counted}`])
    const other = { ...order, lines: [orderLineOf({ arrival: 'In Kürze' })] }
    expect(arrivals(other)).toEqual(['In Kürze'])
  })

  it.each([
    ['at', 'Di., 1. – Do., 3. Dezember an Ihrer Abholstelle'],
    ['ch-fr', 'Au point de retrait entre le '],
  ])('tell in %s of the days at a pick-up, which is not the home', (code, said) => {
    const own = testMarket(code)
    const days = { arrival: 'In Tagen', arrivesFrom: '2026-12-01', arrivesTo: '2026-12-03' }
    const order = orderOf({ lines: [orderLineOf(days)] })
    const deliveryAddress = { ...order.invoiceAddress, pickup: { kind: 'abholstation' } } as const
    const [told] = announcedArrivals({ ...order, deliveryAddress }, own, now)
    expect(told?.arrival.replace(/\s/g, ' ')).toContain(said)
  })

  it('name what is still expected of an order of which other goods have had their days', () => {
    const days = (arrivesTo: string) => ({ arrival: 'In Tagen', arrivesFrom: arrivesTo, arrivesTo })
    const order = {
      ...orderWith('partlyShipped', 'RE'),
      lines: [
        orderLineOf({ ...days('2026-11-21'), shipmentId: 1 }),
        orderLineOf({ ...days('2026-11-21'), id: 2 }),
      ],
    }
    expect(announcedArrivals(order, testMarket(), now)).toEqual([
      { name: 'Ding a', arrival: expect.stringMatching(/21\.\sNovember/) },
    ])
  })

  it('tell the same article in two sizes apart, of which each comes at another time', () => {
    const arrivals = announcedArrivals(
      orderOf({
        lines: [
          orderLineOf({ choice: ['Salbei', 'Größe 62'], arrival: 'In 1 bis 3 Werktagen' }),
          orderLineOf({ id: 2, choice: ['Salbei', 'Größe 68'], arrival: 'In 4 bis 6 Wochen' }),
        ],
      }),
      testMarket(),
      now,
    )
    const { name } = orderLineOf().product
    expect(arrivals.map((each) => each.name)).toEqual([
      `${name}, Salbei, Größe 62`,
      `${name}, Salbei, Größe 68`,
    ])
  })

  it('tell the arrival as it was announced: once, or for each of the goods where it differs', () => {
    const [soon, late] = [{ arrival: 'In 1 bis 3 Werktagen' }, { arrival: 'In 4 bis 6 Wochen' }]
    const arrivals = (...lines: Parameters<typeof orderLineOf>[0][]) =>
      announcedArrivals(orderOf({ lines: lines.map(orderLineOf) }), testMarket(), now)
    expect(arrivals(soon, soon)).toEqual([soon])
    expect(arrivals(soon, late)).toEqual([
      { name: 'Ding a', ...soon },
      { name: 'Ding a', ...late },
    ])
    const days = { arrivesFrom: '2026-12-01', arrivesTo: '2026-12-03' }
    expect(arrivals({ ...soon, ...days })[0]?.arrival.replace(/\s/g, ' ')).toBe(
      'Di., 1. – Do., 3. Dezember bei Ihnen',
    )
    expect(arrivals({ arrival: null }, { ...soon, isDigital: true })).toEqual([])
  })
})
