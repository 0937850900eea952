import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createCallEvents, promotionsIn } from '@/lib/storefront/runtime/tracking/basket-events'
import { itemsOf, worthOfItems } from '@/lib/storefront/runtime/tracking/items'
import { begunCheckout, loggedIn, viewedPromotion } from '@/lib/storefront/runtime/tracking/page-data'
import { purchaseEvent } from '@/lib/storefront/runtime/tracking/purchase-event'
import type { Basket, BasketItem } from '@/schemas/api/basket'
import { type Purchase, purchase, trackingEvent } from '@/schemas/tracking'
import { basketLine, basketOf } from '@/tests/fixtures/basket'
import { testLine, testOrder, testPayment } from '@/tests/fixtures/test-order'

const promoted = (
  type: 'gift' | 'buy_x_get_y' | 'percentage',
  isValid = true,
  free?: number,
): NonNullable<BasketItem['promotion']> => ({
  id: 'summer',
  isValid,
  effect: { type },
  label: 'Sommer',
  ...(free !== undefined && { free }),
})
const one = basketLine('a')
const two = { ...basketLine('b'), quantity: 3 }
const filled = basketOf([one, two])
const answered = (events: ReturnType<ReturnType<typeof createCallEvents>['eventsOf']>) => {
  for (const event of events) trackingEvent.parse(event)
  return events
}
const call = (method: string, path: string, answer: unknown, given?: unknown) => ({
  kind: 'call' as const,
  ...{ method, path, answer, given },
})

describe('An item of the data layer', () => {
  it.each([
    ['none', undefined, [10]],
    ['a percentage', promoted('percentage'), [10]],
    ['a gift', promoted('gift'), [0]],
    ['a free piece', promoted('buy_x_get_y', true, 1), [0]],
    ['a free piece of a line that shows another promotion', promoted('percentage', true, 1), [0]],
    ['a free piece that is not earned', promoted('buy_x_get_y', false), [10]],
  ])('costs nothing by a promotion of that kind: %s', (_, promotion, prices) => {
    const told = itemsOf({ ...one, ...(promotion && { promotion }) })
    expect(told.map(({ price }) => price)).toEqual(prices)
  })

  it.each<[string, { free?: number; reduction?: number }, number[][]]>([
    [
      'one free of three',
      { free: 1 },
      [
        [10, 2],
        [0, 1],
      ],
    ],
    ['all free', { free: 3 }, [[0, 3]]],
    ['more free than there are', { free: 9 }, [[0, 3]]],
    [
      'one free, in an order from before pieces were counted',
      { reduction: 1_000 },
      [
        [10, 2],
        [0, 1],
      ],
    ],
    ['none free', { free: 0 }, [[10, 3]]],
  ])('is two where a line of three holds paid and free pieces: %s', (_, { free, reduction }, told) => {
    const line = { ...two, reduction: reduction ?? 0, promotion: promoted('buy_x_get_y', true, free) }
    const items = itemsOf(line)
    expect(items.map(({ price, quantity }) => [price, quantity])).toEqual(told)
    expect(items.every(({ item_variant }) => item_variant === two.variant.referenceKey)).toBe(true)
    const [view] = answered(createCallEvents().viewOf(basketOf([line])))
    expect(view).toMatchObject({
      value: told.reduce((sum, [price = 0, pieces = 0]) => sum + price * pieces, 0),
      items,
    })
    const order = testOrder({
      lines: [{ quantity: 3, price: 1_000, reduction: line.reduction, promotion: line.promotion }],
    })
    expect(
      purchase.parse(purchaseEvent(order)).items.map(({ price, quantity }) => [price, quantity]),
    ).toEqual(told)
  })

  it('has minor units divided by 100, and a value without the errors of adding fractions', () => {
    const amounts = fc.array(
      fc.record({
        minor: fc.integer({ min: 0, max: 10_000_000 }),
        quantity: fc.integer({ min: 1, max: 20 }),
      }),
      { maxLength: 60 },
    )
    fc.assert(
      fc.property(amounts, (lines) => {
        const items = lines.map(({ minor, quantity }) => ({ item_id: 'a', price: minor / 100, quantity }))
        const exact = lines.reduce((sum, { minor, quantity }) => sum + minor * quantity, 0)
        expect(Math.round(worthOfItems(items) * 100)).toBe(exact)
        expect(worthOfItems(items)).toBe(exact / 100)
      }),
    )
  })
})

describe('The campaign of a link', () => {
  const customData = { ffData: { ffCampaign: 'herbst' } }

  it('is told with what is added to the basket', () => {
    const line = { ...one, customData }
    const added = [{ key: one.key, quantity: 1, wanted: 1 }]
    const answer = { basket: basketOf([line]), added }
    const { eventsOf } = createCallEvents()
    expect(answered(eventsOf(call('POST', '/api/basket/items/?locale=de-de', answer)))).toMatchObject([
      { items: [{ ff_campaign: 'herbst' }] },
    ])
    expect(itemsOf(one)[0]).not.toHaveProperty('ff_campaign')
  })

  it('is told with what is ordered', () => {
    const event = purchase.parse(
      purchaseEvent(testOrder({ lines: [testLine({ customData }), testLine({})] })),
    )
    expect(event.items.map((item) => item.ff_campaign)).toEqual(['herbst', undefined])
  })
})

describe('The calls of a page', () => {
  it('to the basket are events with what was added, changed and removed', () => {
    const { eventsOf } = createCallEvents()
    expect(eventsOf(call('GET', '/api/basket/?locale=de-de', filled))).toEqual([])
    const added = [{ key: two.key, quantity: 2, wanted: 5 }]
    expect(
      answered(eventsOf(call('POST', '/api/basket/items/?locale=de-de', { basket: filled, added }))),
    ).toMatchObject([
      {
        event: 'frontend_add_to_cart',
        currency: 'EUR',
        items: [{ item_id: two.product.number, quantity: 2 }],
      },
    ])
    const changed = basketOf([one, { ...two, quantity: 1 }])
    const line = `/api/basket/items/${two.key}/?locale=de-de`
    expect(answered(eventsOf(call('PUT', line, changed, { quantity: 1 })))).toMatchObject([
      { event: 'frontend_modify_in_cart', items: [{ item_id: two.product.number, quantity: 1 }] },
    ])
    expect(answered(eventsOf(call('DELETE', line, basketOf([one]))))).toMatchObject([
      { event: 'frontend_remove_from_cart', items: [{ item_id: two.product.number, quantity: 1 }] },
    ])
    expect(eventsOf(call('DELETE', line, basketOf([one])))).toEqual([])
  })

  it('tell what an addition makes free as free, and what it only pays for with its price', () => {
    const { eventsOf } = createCallEvents()
    const line = (quantity: number, free: number) =>
      basketOf([{ ...two, quantity, promotion: promoted('buy_x_get_y', true, free) }])
    const add = (basket: Basket, quantity: number) =>
      answered(
        eventsOf(
          call('POST', '/api/basket/items/', {
            basket,
            added: [{ key: two.key, quantity, wanted: quantity }],
          }),
        ),
      ).flatMap((event) =>
        'items' in event ? event.items.map(({ price, quantity: of }) => [price, of]) : [],
      )
    expect(add(line(3, 1), 3)).toEqual([
      [10, 2],
      [0, 1],
    ])
    expect(add(line(4, 1), 1)).toEqual([[10, 1]])
    expect(add(line(6, 2), 2)).toEqual([
      [10, 1],
      [0, 1],
    ])
  })

  it.each([
    { was: 3, quantity: 1, free: 1, told: [[10, 1]] },
    { was: 1, quantity: 2, free: 1, told: [[10, 2]] },
    {
      ...{ was: 1, quantity: 2, free: 2 },
      told: [
        [10, 1],
        [0, 1],
      ],
    },
    { was: 2, quantity: 1, free: 3, told: [[0, 1]] },
    { was: 0, quantity: 2, free: 2, told: [[0, 2]] },
  ])(
    'tell as free only what is free for certain, where the basket before is unknown: %o',
    ({ was, quantity, free, told }) => {
      const line = { ...two, quantity: was + quantity, promotion: promoted('buy_x_get_y', true, free) }
      const answer = { basket: basketOf([line]), added: [{ key: two.key, quantity, wanted: quantity }] }
      const [event] = answered(createCallEvents().eventsOf(call('POST', '/api/basket/items/', answer)))
      expect(event).toMatchObject({
        items: told.map(([price, of]) => ({ price, quantity: of })),
      })
    },
  )

  it('to the wishlist are events of its products', () => {
    const { eventsOf } = createCallEvents()
    const items = [{ item_id: 'PW1' }]
    expect(answered(eventsOf(call('POST', '/api/wishlist/', {}, { number: 'PW1' })))).toEqual([
      { event: 'frontend_add_to_wishlist', items },
    ])
    expect(answered(eventsOf(call('DELETE', '/api/wishlist/PW1/', {})))).toEqual([
      { event: 'frontend_remove_from_wishlist', items },
    ])
    expect(eventsOf(call('GET', '/api/wishlist/?locale=de-de', {}))).toEqual([])
  })

  it.each([
    ['/api/visitor/', 'GET'],
    ['/api/basket/codes/?locale=de-de', 'POST'],
    ['/api/recommendations/', 'GET'],
  ])('to %s are none', (path, method) => {
    expect(createCallEvents().eventsOf(call(method, path, filled))).toEqual([])
  })

  it('make the view of a basket, with its valid promotions once each', () => {
    const calls = createCallEvents()
    expect(answered(calls.viewOf(filled))).toMatchObject([{ event: 'frontend_view_cart', items: [{}, {}] }])
    expect(calls.viewOf(basketOf([]))).toEqual([])
    const lines = [promoted('percentage'), promoted('percentage'), promoted('gift', false)].map(
      (promotion, index) => ({ ...basketLine(`p${index}`), ...(promotion && { promotion }) }),
    )
    expect(promotionsIn(basketOf(lines))).toEqual([{ id: 'summer', name: 'Sommer' }])
  })
})

describe('The data of a page', () => {
  it('tells a checkout and its guest once each', () => {
    const events = begunCheckout({ id: 'c1', basket: filled, guest: {} })
    answered(events.map(({ event }) => event))
    expect(events.map(({ event, once }) => [event.event, once])).toEqual([
      ['frontend_begin_checkout', { key: 'checkout:', lasting: 'checkout' }],
      ['frontend_auth_guest', { key: 'guest:c1', lasting: 'browser' }],
    ])
    const [next] = begunCheckout({ id: '', basket: filled }, { orders: ['71803399', '71803398'] })
    expect(next?.once?.key).toBe('checkout:71803399')
    expect(begunCheckout({ id: 'c1', basket: basketOf([]) })).toEqual([])
  })

  it.each([
    ['frontend_auth_register', 1],
    ['frontend_auth_login', 60],
  ])('tells %s once for a login %i seconds after the account was made', (name, seconds) => {
    const createdAt = new Date('2026-11-23T10:00:00Z')
    const loggedInAt = new Date(createdAt.getTime() + seconds * 1_000)
    const [told, ...more] = loggedIn({ customer: { createdAt }, loggedInAt })
    expect(more).toEqual([])
    expect(trackingEvent.parse(told?.event)).toEqual({ event: name })
    expect(told?.once).toEqual({ key: `login:${loggedInAt.getTime()}`, lasting: 'browser' })
  })

  it('tells of a customer in the checkout the login, and no guest', () => {
    const login = { customer: { createdAt: new Date(0) }, loggedInAt: new Date() }
    const events = begunCheckout({ id: 'c1', basket: filled, guest: {} }, login)
    expect(events.map(({ event }) => event.event)).toEqual(['frontend_begin_checkout', 'frontend_auth_login'])
    expect(loggedIn({})).toEqual([])
  })

  it('tells a promotion once in a visit', () => {
    const [shown] = viewedPromotion({ id: 'summer', label: 'Sommer' })
    expect(trackingEvent.parse(shown?.event)).toEqual(shown?.event)
    expect(shown?.once).toEqual({ key: 'promotion:summer', lasting: 'session' })
  })
})

describe('A purchase', () => {
  const order = testOrder({
    lines: [
      { quantity: 2, price: 2500, reduction: 500, voucherReduction: 450 },
      { price: 1000, isGift: true },
      { price: 700, promotion: promoted('buy_x_get_y', true, 1) },
    ],
    ...{ voucherId: 'spring', voucherCode: 'TEN', giftCardCode: 'SECRETCARD1234', email: 'anna@example.com' },
    payments: [testPayment('G', { status: 'paid' }), testPayment('PP', { status: 'paid' })],
    balance: 1000,
  })

  it.each<[keyof Purchase, unknown]>([
    ['transaction_id', order.number],
    ['customer_id', null],
    ['email_sha256', createHash('sha256').update('anna@example.com').digest('hex')],
    ['isGuestCustomer', true],
    ['value', order.total / 100],
    ['sale_reduction_with_tax', 5],
    ['coupon_reduction_with_tax', 4.5],
    ['tax', order.cost.taxes.reduce((sum, { amount }) => sum + amount, 0) / 100],
    ['shipping', 4.99],
    ['coupon', 'spring'],
    ['coupon_code', 'TEN'],
    ['currency', 'EUR'],
    ['payment_type', 'PP'],
    ['giftcard', 10],
    ['giftcard_code', '…1234'],
    ['items', [25, 0, 0].map((price) => expect.objectContaining({ price }))],
    ['specialCoupon', 'TEN'],
  ])('has the field %s of its order', (name, value) => {
    expect(purchase.parse(purchaseEvent(order))[name]).toEqual(value)
  })

  it.each([true, false])(
    'is that of a guest as its order says, whoever is logged in: %s',
    (isGuestCustomer) => {
      const given = { ...order, customer: { ...order.customer, isGuestCustomer } }
      for (const userId of [undefined, 'f'.repeat(64)])
        expect(purchaseEvent(given, userId)).toMatchObject({ isGuestCustomer })
    },
  )

  it('counts what the prices are below those before together with the promotions, and the voucher apart', () => {
    const reduced = { ...order, cost: { ...order.cost, saleReduction: 1250 } }
    expect(purchaseEvent(reduced)).toMatchObject({
      ...{ sale_reduction_with_tax: 17.5, coupon_reduction_with_tax: 4.5, value: order.total / 100 },
    })
  })

  it('tells neither the address of mail nor the code of the gift card', () => {
    expect(purchaseEvent(order, 'f'.repeat(64)).customer_id).toBe('f'.repeat(64))
    expect(JSON.stringify(purchaseEvent(order))).not.toMatch(/anna|SECRET/)
    expect(purchaseEvent(order).giftcard_code).toBe('…1234')
  })

  it.each([
    [[testPayment('G', { status: 'paid' })], 'G'],
    [[testPayment('RE')], 'RE'],
    [[testPayment('KK', { status: 'failed' }), testPayment('PP', { status: 'paid' })], 'PP'],
    [[], null],
  ])('was paid with %#', (payments, type) => {
    expect(purchaseEvent({ ...order, payments }).payment_type).toBe(type)
  })

  it('names a voucher that takes nothing off the goods as a special one, as the merchant is told it', () => {
    const reductions = (amount: number) => ({
      ...order,
      cost: { ...order.cost, reductions: [{ id: 'voucher:spring', label: 'Frühling', amount }] },
    })
    expect(purchaseEvent(reductions(0)).specialCoupon).toBe('TEN')
    expect(purchaseEvent(reductions(450)).specialCoupon).toBeNull()
    expect(purchaseEvent({ ...order, voucherId: null, voucherCode: null }).specialCoupon).toBeNull()
  })

  it('hashes the address trimmed and in lower case', () => {
    const other = purchaseEvent({ ...order, email: ' Anna@Example.com ' })
    expect(other.email_sha256).toBe(purchaseEvent(order).email_sha256)
    expect(testLine().price).toBeGreaterThan(0)
  })
})
