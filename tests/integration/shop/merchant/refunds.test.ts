import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { PaymentError } from '@/lib/platform/payments'
import { markPaid } from '@/lib/shop/merchant/mark-paid'
import { markReturned } from '@/lib/shop/merchant/mark-returned'
import { refund } from '@/lib/shop/merchant/refund'
import type { Order } from '@/lib/shop/orders/order'
import { finishRefunds } from '@/lib/shop/orders/refunds/finish-refunds'
import type { RefundService } from '@/lib/shop/orders/refunds/service'
import { refunds } from '@/lib/shop/orders/refunds/tables'
import { giftCards } from '@/lib/shop/vouchers/tables'
import { describeOnDatabases } from '../../../fixtures/databases'
import { givenOrder, rereadOrder } from '../../../fixtures/orders'

const now = new Date('2026-11-23T10:00:00Z')

/** A payment service that remembers keys, and fails as it is told. */
function givenService() {
  const paid = new Map<string, number>()
  const calls: string[] = []
  const service: RefundService & { before?: () => void; after?: () => void } = {
    name: 'sandbox',
    async refund(_, { key, amount }) {
      calls.push(key)
      service.before?.()
      if (!paid.has(key)) paid.set(key, amount)
      service.after?.()
      return { status: 'paid', amount: 0, currency: 'EUR', refunded: 0 }
    },
  }
  return { service, calls, sum: () => [...paid.values()].reduce((sum, amount) => sum + amount, 0) }
}

describeOnDatabases('A refund', (getDb) => {
  beforeEach(async () => {
    await getDb().execute(sql`truncate orders, gift_cards, outbox cascade`)
  })

  const byCard = (amount = 3000) =>
    givenOrder(getDb(), {
      payments: [{ method: 'KK', provider: 'sandbox', reference: 'r', status: 'paid', amount }],
    })
  const give = (order: Order, amount: number, service: RefundService | undefined) =>
    refund(getDb(), order.number, { amount, reason: undefined }, { service, now })
  const paymentsOf = async (order: Order) =>
    (await rereadOrder(getDb(), order)).payments.map(({ method, status, refunded }) => [
      method,
      status,
      refunded,
    ])
  const eventsOf = async (order: Order) =>
    (await rereadOrder(getDb(), order)).events
      .filter(({ type }) => type === 'refunded')
      .map(({ details }) => details)
  const statuses = async () => (await getDb().select().from(refunds)).map(({ status }) => status)
  const crash = () => {
    throw new Error('killed')
  }

  it('is paid in parts, each by a key of its own, and never more than was paid', async () => {
    const { service, sum, calls } = givenService()
    const order = await byCard()
    expect(await give(order, 1234, service)).toEqual({ ok: true, told: ['12.34 EUR paid back (KK).'] })
    expect(await paymentsOf(order)).toEqual([['KK', 'paid', 1234]])
    expect(await give(order, 1767, service)).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/At most 17\.66 EUR/),
    })
    expect(await give(order, 1766, service)).toMatchObject({ ok: true })
    expect(await paymentsOf(order)).toEqual([['KK', 'refunded', 3000]])
    expect(await give(order, 1, service)).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/Nothing/),
    })
    expect([sum(), new Set(calls).size]).toEqual([3000, 2])
    expect(await eventsOf(order)).toEqual([
      { method: 'KK', amount: 1234 },
      { method: 'KK', amount: 1766 },
    ])
  })

  it('gives money back before the gift card', async () => {
    const { service, sum } = givenService()
    await getDb().insert(giftCards).values({ code: 'CARD', currency: 'EUR', issued: 2000, balance: 500 })
    const order = await givenOrder(getDb(), {
      giftCardCode: 'CARD',
      payments: [
        { method: 'G', status: 'paid', amount: 1500 },
        { method: 'KK', provider: 'sandbox', reference: 'r', status: 'paid', amount: 3000 },
      ],
    })
    await give(order, 2000, service)
    expect([sum(), (await getDb().select().from(giftCards))[0]?.balance]).toEqual([2000, 500])
    expect(await give(order, 1200, service)).toEqual({
      ok: true,
      told: ['10.00 EUR paid back (KK).', '2.00 EUR given back to the gift card.'],
    })
    expect([sum(), (await getDb().select().from(giftCards))[0]?.balance]).toEqual([3000, 700])
  })

  const cardOf = async () => (await getDb().select().from(giftCards))[0]?.balance
  const commands = {
    refund: (order: Order, amount: number) => give(order, amount, undefined),
    paid: (order: Order) => markPaid(getDb(), order.number, now),
    returned: (order: Order) => markReturned(getDb(), order.number, now),
  }
  /** What was done, then what is to be paid and paid back of invoice and gift card, and what is on the card. */
  it.each<[string, (['refund', number] | ['paid' | 'returned'])[], (string | number)[][], number]>([
    [
      'a part of the bill',
      [['refund', 1000]],
      [
        ['G', 'paid', 1500, 0],
        ['RE', 'open', 1999, 0],
      ],
      500,
    ],
    [
      'the whole bill',
      [['refund', 2999]],
      [
        ['G', 'paid', 1500, 0],
        ['RE', 'cancelled', 2999, 0],
      ],
      500,
    ],
    [
      'more than the bill, the rest of which is the card’s',
      [
        ['refund', 1000],
        ['refund', 2500],
      ],
      [
        ['G', 'paid', 1500, 501],
        ['RE', 'cancelled', 1999, 0],
      ],
      1001,
    ],
    [
      'a part before and after it was paid',
      [['refund', 1000], ['paid'], ['refund', 1999], ['refund', 1500]],
      [
        ['G', 'refunded', 1500, 1500],
        ['RE', 'refunded', 1999, 1999],
      ],
      2000,
    ],
    [
      'a part before everything came back, and the card after it',
      [['refund', 1000], ['returned'], ['refund', 1500]],
      [
        ['G', 'refunded', 1500, 1500],
        ['RE', 'cancelled', 1999, 0],
      ],
      2000,
    ],
    [
      'everything, and then what was transferred all the same',
      [['returned'], ['paid'], ['refund', 2999]],
      [
        ['G', 'paid', 1500, 0],
        ['RE', 'refunded', 2999, 2999],
      ],
      500,
    ],
  ])('of a bill that a gift card has paid in part takes off %s', async (_, steps, expected, balance) => {
    await getDb().insert(giftCards).values({ code: 'CARD', currency: 'EUR', issued: 2000, balance: 500 })
    const order = await givenOrder(getDb(), {
      ...{ status: 'shipped', giftCardCode: 'CARD', sent: [1, 2] },
      payments: [{ method: 'G', status: 'paid', amount: 1500 }, { method: 'RE' }],
    })
    for (const [name, amount = 0] of steps)
      expect(await commands[name](order, amount)).toMatchObject({ ok: true })
    const { payments } = await rereadOrder(getDb(), order)
    expect(
      payments
        .map(({ method, status, amount, refunded }) => [method, status, amount, refunded])
        .toSorted(([a = ''], [b = '']) => String(a).localeCompare(String(b))),
    ).toEqual(expected)
    expect(await cardOf()).toBe(balance)
  })

  it('of vouchers that are issued when the bill is paid is refused, since they are issued for the whole price', async () => {
    const order = await givenOrder(getDb(), {
      lines: [{ isDigital: true, isVoucher: true, price: 5000 }, { price: 1000 }],
      payments: [{ method: 'RE' }],
    })
    expect(await give(order, 1500, undefined)).toMatchObject({
      ...{ ok: false, problem: expect.stringMatching(/At most 14\.99 EUR .*when it is paid/) },
    })
    expect(await give(order, 1499, undefined)).toMatchObject({ ok: true })
    const named = { amount: 1, reason: undefined, lines: [1] }
    expect(await refund(getDb(), order.number, named, { service: undefined, now })).toMatchObject({
      ok: false,
    })
  })

  it.each([
    ['before the payment service was asked', 'before', 0],
    ['after the payment service had paid', 'after', 1000],
  ] as const)('that was interrupted %s is finished by the same command, once', async (_, when, paidFirst) => {
    const { service, sum, calls } = givenService()
    const order = await byCard()
    service[when] = crash
    expect(await give(order, 1000, service)).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/same command finishes it/),
    })
    expect([sum(), await statuses(), await paymentsOf(order)]).toEqual([
      paidFirst,
      ['open'],
      [['KK', 'paid', 0]],
    ])
    delete service[when]
    expect(await give(order, 1000, service)).toMatchObject({
      ok: true,
      told: [expect.stringMatching(/interrupted/), '10.00 EUR paid back (KK).'],
    })
    expect([sum(), await statuses(), await paymentsOf(order)]).toEqual([
      1000,
      ['done'],
      [['KK', 'paid', 1000]],
    ])
    expect(new Set(calls).size).toBe(1)
    expect(await eventsOf(order)).toHaveLength(1)
  })

  it('of another amount only finishes the interrupted one, and says so', async () => {
    const { service, sum } = givenService()
    const order = await byCard()
    service.after = crash
    await give(order, 1000, service)
    delete service.after
    const told = await give(order, 500, service)
    expect(told).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/10\.00 EUR was interrupted[\s\S]*Nothing else[\s\S]*--amount 5\.00/),
    })
    expect(sum()).toBe(1000)
  })

  it('that the payment service refuses is given up with its gift card, and may be asked for again', async () => {
    const { service, sum } = givenService()
    await getDb().insert(giftCards).values({ code: 'CARD', currency: 'EUR', issued: 2000, balance: 0 })
    const order = await givenOrder(getDb(), {
      giftCardCode: 'CARD',
      payments: [
        { method: 'G', status: 'paid', amount: 1500 },
        { method: 'KK', provider: 'sandbox', reference: 'r', status: 'paid', amount: 3000 },
      ],
    })
    service.before = () => {
      throw new PaymentError('refused', 'too old')
    }
    expect(await give(order, 4000, service)).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/not paid back[\s\S]*too old/),
    })
    expect([await statuses(), (await getDb().select().from(giftCards))[0]?.balance]).toEqual([
      ['refused', 'refused'],
      0,
    ])
    delete service.before
    expect(await give(order, 4500, service)).toMatchObject({ ok: true })
    expect(sum()).toBe(3000)
  })

  it('by two at once is paid once for each of them, and not beyond what was paid', async () => {
    const { service, sum } = givenService()
    const order = await byCard()
    await Promise.all([give(order, 2000, service), give(order, 2000, service)])
    expect(sum()).toBe(2000)
    expect(await paymentsOf(order)).toEqual([['KK', 'paid', 2000]])
    expect(await eventsOf(order)).toHaveLength(1)
  })

  it('waits while the service with which was paid is not configured', async () => {
    const order = await byCard()
    expect(await give(order, 1000, undefined)).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/sandbox, which is not/),
    })
    expect(await statuses()).toEqual(['open'])
  })

  it('is refused for what is not paid', async () => {
    const { service } = givenService()
    const atTheDoor = await givenOrder(getDb(), { payments: [{ method: 'NN' }] })
    expect(await give(atTheDoor, 100, service)).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/Nothing/),
    })
    expect(await refund(getDb(), '1', { amount: 1, reason: undefined }, { service, now })).toMatchObject({
      problem: 'There is no order 1.',
    })
  })

  it('that was interrupted a minute ago is finished by the shop itself, and tried again until it is', async () => {
    const { service, sum } = givenService()
    const order = await byCard()
    service.before = crash
    await give(order, 1000, service)
    const later = (seconds: number) =>
      finishRefunds(getDb(), service, new Date(now.getTime() + seconds * 1_000))
    await later(59)
    await expect(later(61)).rejects.toThrow('Refunds wait: killed')
    delete service.before
    await later(59)
    expect(sum()).toBe(0)
    await later(121)
    expect([sum(), await statuses()]).toEqual([1000, ['done']])
    await later(180)
  })
})
