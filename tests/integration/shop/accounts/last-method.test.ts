import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { findLastMethod } from '@/lib/shop/checkout'
import { cancelOrder } from '@/lib/shop/orders'
import { orders } from '@/lib/shop/orders/tables'
import type { OrderStatus, PaymentMethod } from '@/schemas/shop'
import { describeOnDatabases } from '../../../fixtures/databases'
import { givenOrder } from '../../../fixtures/orders'

describeOnDatabases('The method of payment that the next checkout begins with', (getDb) => {
  let customerId = 0
  beforeEach(async () => {
    await getDb().execute(sql`truncate customers, orders cascade`)
    const [customer] = await getDb().execute<{ id: string }>(
      sql`insert into customers (user_id, brand, locale, email, gender, first_name, last_name, password_hash, created_at)
        values ('u', 'baby', 'de-de', 'test@example.com', 'f', 'Test', 'Person', 'x', now()) returning id`,
    )
    customerId = Number(customer?.id)
  })

  type Given = { method: PaymentMethod; status?: OrderStatus; isCancelled?: boolean; card?: number }
  const placed = async (day: number, { method, status = 'placed', isCancelled, card }: Given) => {
    const order = await givenOrder(getDb(), {
      ...{ status, placedAt: new Date(Date.UTC(2026, 10, day)) },
      payments: [
        ...(card === undefined ? [] : [{ method: 'G' as const, status: 'paid' as const, amount: card }]),
        { method },
      ],
    })
    await getDb().update(orders).set({ customerId }).where(eq(orders.id, order.id))
    if (isCancelled)
      await getDb().transaction((tx) =>
        cancelOrder(tx, order, { cause: 'shopper', at: new Date(), reason: 'byShopper' }),
      )
  }

  it.each<[string, Given[], PaymentMethod | undefined]>([
    ['nothing was ordered', [], undefined],
    ['the last order is on invoice', [{ method: 'V' }, { method: 'RE' }], 'RE'],
    ['a gift card has paid a part of it', [{ method: 'V' }, { method: 'RE', card: 500 }], 'RE'],
    ['the last order was cancelled', [{ method: 'V' }, { method: 'RE', isCancelled: true }], 'RE'],
    [
      'the last order waits for its payment',
      [{ method: 'RE' }, { method: 'V', status: 'awaitingPayment' }],
      'RE',
    ],
    [
      'the last order was given up unpaid',
      [{ method: 'RE' }, { method: 'V', status: 'awaitingPayment', isCancelled: true }],
      'RE',
    ],
  ])('is that of the last order that was agreed on: %s', async (_, given, method) => {
    for (const [index, each] of given.entries()) await placed(index + 1, each)
    expect(await findLastMethod(getDb(), customerId)).toBe(method)
  })
})
