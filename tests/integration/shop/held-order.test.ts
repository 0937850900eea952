import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { baskets } from '@/lib/shop/basket/tables'
import { findHeldOrder } from '@/lib/shop/checkout/held-order'
import { checkouts } from '@/lib/shop/checkout/tables'
import { cancelOrder } from '@/lib/shop/orders/cancel-order'
import { lockOrder } from '@/lib/shop/orders/lock-order'
import { orders } from '@/lib/shop/orders/tables'
import { describeOnDatabases } from '../../fixtures/databases'
import { givenOrder } from '../../fixtures/orders'

const now = new Date('2026-11-24T09:00:00Z')
const until = new Date('2026-11-24T09:20:00Z')
const asked = { brand: 'baby' as const, now }

describeOnDatabases('The order of a visitor that is not paid', (getDb) => {
  beforeEach(() => getDb().execute(sql`truncate orders, baskets cascade`))

  const awaited = (more: Parameters<typeof givenOrder>[1] = {}) =>
    givenOrder(getDb(), {
      status: 'awaitingPayment',
      heldUntil: until,
      payments: [{ method: 'KK', provider: 'sandbox', status: 'open' }],
      ...more,
    })

  it.each([
    ['the session', async (number: string) => ({ orders: [number] })],
    [
      'the basket, where the answer to the order was lost',
      async (number: string) => {
        const [basket] = await getDb().insert(baskets).values({}).returning({ id: baskets.id })
        const checkoutId = randomUUID()
        await getDb()
          .insert(checkouts)
          .values({ id: checkoutId, basketId: basket?.id ?? '', status: 'ordered' })
        await getDb().update(orders).set({ checkoutId }).where(eq(orders.number, number))
        return { basket: basket?.id }
      },
    ],
    [
      'the account',
      async (number: string) => {
        await getDb().update(orders).set({ customerId: 7 }).where(eq(orders.number, number))
        return { customerId: 7 }
      },
    ],
  ])('is found by %s, with its time, and by nobody else', async (_, visitorOf) => {
    const { number } = await awaited()
    const visitor = await visitorOf(number)
    const found = { kind: 'waiting', number, locale: 'de-de', until }
    expect(await findHeldOrder(getDb(), visitor, asked)).toEqual(found)
    for (const other of [{}, { orders: ['000000000'] }, { basket: randomUUID() }, { customerId: 8 }])
      expect(await findHeldOrder(getDb(), other, asked)).toBeUndefined()
    expect(await findHeldOrder(getDb(), visitor, { ...asked, brand: 'bm' })).toBeUndefined()
    expect(await findHeldOrder(getDb(), visitor, { ...asked, now: until })).toBeUndefined()
  })

  it.each([
    ['placed', 0, 'placed'],
    ['placed', 59, 'placed'],
    ['placed', 61, undefined],
    ['shipped', 5, 'placed'],
    ['cancelled', 5, undefined],
  ] as const)(
    'that is %s is told of %i minutes later, to its visitor alone: %s',
    async (status, minutes, kind) => {
      const { number, locale } = await givenOrder(getDb(), { status, placedAt: now })
      const later = { ...asked, now: new Date(now.getTime() + minutes * 60_000) }
      expect(await findHeldOrder(getDb(), { orders: [number] }, later)).toEqual(
        kind && { kind, number, locale, until: new Date(now.getTime() + 3_600_000) },
      )
      for (const other of [{}, { orders: ['000000000'] }, { basket: randomUUID() }, { customerId: 8 }])
        expect(await findHeldOrder(getDb(), other, later)).toBeUndefined()
    },
  )

  it.each([
    ['was not paid in time', 'clock', 'notPaid', 'returned'],
    ['the shopper has ended', 'shopper', 'byShopper', undefined],
  ] as const)('that %s is told for thirty days', async (_, cause, reason, kind) => {
    const { id, number } = await awaited()
    await getDb().transaction(async (tx) => {
      const order = await lockOrder(tx, id)
      if (order) await cancelOrder(tx, order, { cause, reason, at: until })
    })
    const found = async (days: number) =>
      (
        await findHeldOrder(
          getDb(),
          { orders: [number] },
          { brand: 'baby', now: new Date(until.getTime() + days * 24 * 3_600_000) },
        )
      )?.kind
    expect([await found(1), await found(29), await found(31)]).toEqual([kind, kind, undefined])
  })

  it('is told to a customer in every browser, until the next order', async () => {
    const { id } = await awaited({ customerId: 7 })
    await getDb().transaction(async (tx) => {
      const order = await lockOrder(tx, id)
      if (order) await cancelOrder(tx, order, { cause: 'clock', reason: 'notPaid', at: until })
    })
    const told = async (visitor: object) =>
      (await findHeldOrder(getDb(), visitor, { ...asked, now: until }))?.kind
    expect([await told({ customerId: 7 }), await told({ customerId: 8 })]).toEqual(['returned', undefined])
    await givenOrder(getDb(), { number: '71803402', status: 'placed', customerId: 7 })
    expect(await told({ customerId: 7 })).toBeUndefined()
  })

  it('is told to a guest whose second order was placed while it waited, as its goods are back', async () => {
    const { id, number } = await awaited()
    const second = await givenOrder(getDb(), { status: 'placed', placedAt: now })
    const visitor = { orders: [second.number, number] }
    expect(await findHeldOrder(getDb(), visitor, asked)).toMatchObject({ kind: 'waiting', number })
    await getDb().transaction(async (tx) => {
      const order = await lockOrder(tx, id)
      if (order) await cancelOrder(tx, order, { cause: 'clock', reason: 'notPaid', at: until })
    })
    const told = { ...asked, now: new Date(until.getTime() + 60_000) }
    expect(await findHeldOrder(getDb(), visitor, told)).toMatchObject({ kind: 'returned', number })
  })

  it('is told no more once the visitor has ordered again', async () => {
    const { id, number } = await awaited()
    await getDb().transaction(async (tx) => {
      const order = await lockOrder(tx, id)
      if (order) await cancelOrder(tx, order, { cause: 'clock', reason: 'notPaid', at: until })
    })
    const next = await givenOrder(getDb(), { number: '71803401', status: 'placed' })
    expect(await findHeldOrder(getDb(), { orders: [next.number, number] }, { ...asked, now: until })).toBe(
      undefined,
    )
  })
})
