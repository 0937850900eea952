import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { outbox } from '@/lib/platform/outbox/tables'
import { orderToken } from '@/lib/shop/order-access'
import { orderPaybackMessage } from '@/lib/shop/orders/payment-messages'
import { refunds } from '@/lib/shop/orders/refunds/tables'
import { describeOnDatabases } from '../../../fixtures/databases'
import { locationOf, orderVisitor } from '../../../fixtures/order-calls'
import { givenOrder, rereadOrder } from '../../../fixtures/orders'

const shop = vi.hoisted(() => ({ notIn: '' }))

vi.mock('@/lib/platform/config', async (original) => ({
  ...(await original<object>()),
  config: () => ({ brand: 'baby', baseUrl: 'http://shop.example' }),
}))
vi.mock('@/lib/platform/shop-configuration', async (original) => ({
  ...(await original<object>()),
  zonedMarket: async (market: object) => market,
  loadShopConfiguration: async (locale: string) => {
    const usual = (await import('../../../fixtures/usual-configuration')).usualConfiguration()
    return { ...usual, options: { ...usual.options, cancelOrder: locale !== shop.notIn } }
  },
}))
vi.mock('@/lib/content/pages', async (original) => ({
  ...(await original<object>()),
  loadLayout: async () => ({ layout: { promotions: [], shippingConditions: [] } }),
}))
vi.mock('@/lib/platform/payments', async (original) => ({
  ...(await original<object>()),
  paymentProvider: async () => ({ name: 'sandbox', cancel: async () => ({ status: 'cancelled' }) }),
}))

const open = await import('@/app/api/orders/open/route')
const { POST: reorder } = await import('@/app/api/orders/reorder/route')
const { POST: cancel } = await import('@/app/api/orders/cancel/route')

describeOnDatabases('Cancelling by the shopper', (getDb) => {
  beforeEach(async () => {
    Object.assign(shop, { db: getDb(), notIn: '' })
    await getDb().execute(sql`truncate orders, outbox, attempts, order_drafts, gift_cards cascade`)
  })

  afterEach(() => void vi.unstubAllEnvs())

  const opened = async (order: { number: string; email: string }) => {
    const visitor = orderVisitor()
    await visitor.get(open.GET, { order: order.number, key: orderToken(order.number, new Date()) })
    return visitor
  }
  const stateOf = (answer: Response) => locationOf(answer).searchParams.get('state')

  it('leaves what is not sold any more out of the basket that it is put into again, and says so', async () => {
    const order = await givenOrder(getDb(), { status: 'cancelled' })
    const answer = await (await opened(order)).post(reorder, { order: order.number })
    expect(locationOf(answer).pathname).toBe('/de/bestellstatus/')
    expect(stateOf(answer)).toBe('reorderNone')
    expect(stateOf(await orderVisitor().post(reorder, { order: order.number }))).toBeNull()
  })

  it('ends an order of which nothing was sent, once, and has what was paid paid back', async () => {
    const order = await givenOrder(getDb(), {
      payments: [{ method: 'PP', provider: 'sandbox', status: 'paid', reference: 'ref' }],
    })
    const visitor = await opened(order)
    expect(stateOf(await visitor.post(cancel, { order: order.number }))).toBe('cancelled')
    expect(stateOf(await visitor.post(cancel, { order: order.number }))).toBe('cancelled')
    const now = await rereadOrder(getDb(), order)
    expect(now.status).toBe('cancelled')
    expect(now.events.filter(({ type }) => type === 'cancelled')).toMatchObject([
      { cause: 'shopper', from: 'placed', details: { reason: 'byShopper' } },
    ])
    const paybacks = await getDb().select().from(outbox).where(eq(outbox.kind, orderPaybackMessage))
    expect(paybacks.map(({ payload }) => payload)).toEqual([
      { payment: order.payments[0]?.id, amount: order.toPay },
    ])
  })

  it('ends an order that still waits for its payment', async () => {
    const order = await givenOrder(getDb(), {
      status: 'awaitingPayment',
      payments: [{ method: 'KK', provider: 'sandbox', reference: 'open' }],
    })
    const visitor = await opened(order)
    expect(stateOf(await visitor.post(cancel, { order: order.number }))).toBe('cancelled')
    const now = await rereadOrder(getDb(), order)
    expect([now.status, now.payments[0]?.status]).toEqual(['cancelled', 'cancelled'])
  })

  it.each([
    // The form of the whole order is told that a part of it is left.
    ['partlyShipped', 'changed'],
    ['shipped', 'tooLate'],
    ['returned', 'tooLate'],
  ] as const)('changes nothing when it is %s', async (status, state) => {
    const order = await givenOrder(getDb(), { status, sent: [1] })
    const visitor = await opened(order)
    expect(stateOf(await visitor.post(cancel, { order: order.number }))).toBe(state)
    expect((await rereadOrder(getDb(), order)).status).toBe(status)
  })

  it('waits while money is being paid back', async () => {
    const order = await givenOrder(getDb(), {
      payments: [{ method: 'PP', provider: 'sandbox', status: 'paid', reference: 'ref' }],
    })
    const [payment] = order.payments
    await getDb()
      .insert(refunds)
      .values({
        ...{ orderId: order.id, paymentId: payment?.id ?? '', amount: 1, cause: 'merchant' as const },
        createdAt: new Date(),
      })
    const visitor = await opened(order)
    expect(stateOf(await visitor.post(cancel, { order: order.number }))).toBe('busy')
    expect((await rereadOrder(getDb(), order)).status).toBe('placed')
  })

  it('leads back to the order, and changes nothing, where the shop does not offer it', async () => {
    const order = await givenOrder(getDb())
    const visitor = await opened(order)
    shop.notIn = 'de-de'
    const answer = await visitor.post(cancel, { order: order.number })
    expect(answer.headers.get('location')).toBe(`/de/bestellstatus/?order=${order.number}`)
    expect((await rereadOrder(getDb(), order)).status).toBe('placed')
  })

  it.each([
    ['de-at', 'placed'],
    ['de-de', 'cancelled'],
  ])('of a closed market heeds its own option: off in %s leaves it %s', async (notIn, status) => {
    vi.stubEnv('SHOP_MARKETS', 'de')
    const order = await givenOrder(getDb(), { locale: 'de-at' })
    const visitor = await opened(order)
    shop.notIn = notIn
    await visitor.post(cancel, { order: order.number })
    expect((await rereadOrder(getDb(), order)).status).toBe(status)
  })

  it('refuses another visitor, and one who has opened another order', async () => {
    const [order, other] = [await givenOrder(getDb()), await givenOrder(getDb())]
    for (const visitor of [orderVisitor(), await opened(other)]) {
      const answer = await visitor.post(cancel, { order: order.number })
      expect(answer.headers.get('location')).toBe(`/de/bestellstatus/?order=${order.number}`)
    }
    expect((await rereadOrder(getDb(), order)).status).toBe('placed')
  })

  it('is asked for by no other site', async () => {
    const order = await givenOrder(getDb())
    const visitor = await opened(order)
    const answer = await visitor.post(
      cancel,
      { order: order.number },
      { origin: 'https://elsewhere.example' },
    )
    expect(answer.status).toBe(403)
    expect((await rereadOrder(getDb(), order)).status).toBe('placed')
  })
})
