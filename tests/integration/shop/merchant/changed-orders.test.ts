import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { Transaction } from '@/lib/platform/db'
import { outbox } from '@/lib/platform/outbox/tables'
import { changedOrders } from '@/lib/shop/merchant/changed-orders'
import { positionOf } from '@/lib/shop/merchant/cursor'
import { followChanges } from '@/lib/shop/merchant/follow-changes'
import { orderChangeMarks, orderChanges } from '@/lib/shop/merchant/tables'
import type { Order } from '@/lib/shop/orders/order'
import { recordEvent } from '@/lib/shop/orders/record-event'
import { merchantOrders } from '@/schemas/api/merchant-order'
import { describeOnDatabases } from '../../../fixtures/databases'
import { givenEvent, givenOrder } from '../../../fixtures/orders'

const isEmbedded = (process.env.TEST_DATABASE ?? 'embedded') === 'embedded'

describeOnDatabases('Orders that have changed', (getDb) => {
  beforeEach(async () => {
    await getDb().execute(sql`truncate orders, outbox, order_changes, order_change_marks cascade`)
  })

  const follow = (more: Partial<Parameters<typeof followChanges>[1]> = {}) =>
    followChanges(getDb(), { announce: false, ...more })
  const read = async (after = 0, limit = 50) => {
    await follow()
    return merchantOrders.parse(await changedOrders(getDb(), { after, limit }))
  }
  const idsOf = ({ orders }: Awaited<ReturnType<typeof read>>) => orders.map(({ id }) => id)
  const numbers = (...given: Order[]) => given.map(({ number }) => number)
  /** Reads all pages from a cursor on. */
  const readAll = async (cursor: string | undefined, limit: number) => {
    const ids: string[] = []
    let next = cursor
    for (;;) {
      const page = await read(next === undefined ? 0 : positionOf(next), limit)
      ids.push(...idsOf(page))
      next = page.next
      if (!page.more) return { ids, next }
    }
  }
  const delivered = (tx: Transaction, order: Order) =>
    recordEvent(tx, order, { type: 'delivered', cause: 'clock', at: new Date() })

  it('come whole, the oldest change first, each at its latest change', async () => {
    const [a, b, c] = [await givenOrder(getDb()), await givenOrder(getDb()), await givenOrder(getDb())]
    await givenEvent(getDb(), a)
    const page = await read()
    expect(idsOf(page)).toEqual(numbers(b, c, a))
    expect(page.more).toBe(false)
    expect(page.orders[2]?.events.map(({ type }) => type)).toEqual(['ordered', 'delivered'])
    const after = positionOf(page.next) ?? -1
    expect(await read(after)).toEqual({ orders: [], next: page.next, more: false })
    await givenEvent(getDb(), b)
    expect(idsOf(await read(after))).toEqual(numbers(b))
  })

  it('come in pages, of which the last one says so', async () => {
    const given = [await givenOrder(getDb()), await givenOrder(getDb()), await givenOrder(getDb())]
    const first = await read(0, 2)
    expect([idsOf(first), first.more]).toEqual([numbers(...given.slice(0, 2)), true])
    const second = await read(positionOf(first.next), 2)
    expect([idsOf(second), second.more]).toEqual([numbers(...given.slice(2)), false])
  })

  it('that changes between two pages comes once more, and none is left out', async () => {
    const given = [await givenOrder(getDb()), await givenOrder(getDb()), await givenOrder(getDb())]
    const first = await read(0, 1)
    if (given[1]) await givenEvent(getDb(), given[1])
    const { ids } = await readAll(first.next, 1)
    expect([...idsOf(first), ...ids]).toEqual([given[0], given[2], given[1]].map((order) => order?.number))
  })

  it('are none in an empty shop, from a cursor that stays valid', async () => {
    const { next, ...page } = await read()
    expect(page).toEqual({ orders: [], more: false })
    const order = await givenOrder(getDb())
    expect(idsOf(await read(positionOf(next)))).toEqual(numbers(order))
  })

  it('are followed in batches, however many there are', async () => {
    for (let count = 0; count < 7; count += 1) await givenOrder(getDb(), { lines: [{}] })
    await follow({ batch: 2 })
    expect(await getDb().select().from(orderChanges)).toHaveLength(7)
  })

  it('are all found once while they are written and read at the same time', async () => {
    const given = await Promise.all(Array.from({ length: 12 }, () => givenOrder(getDb(), { lines: [{}] })))
    const changes = Promise.all(
      given.map(async (order) => {
        for (let count = 0; count < 4; count += 1) await givenEvent(getDb(), order)
      }),
    )
    const seen = new Map<string, number>()
    let cursor: string | undefined
    let isOver = false
    void changes.finally(() => {
      isOver = true
    })
    for (let isEnd = false; !isEnd; ) {
      const isLast = isOver
      const page = await read(cursor === undefined ? 0 : positionOf(cursor), 5)
      for (const { id, events } of page.orders) seen.set(id, Math.max(seen.get(id) ?? 0, events.length))
      cursor = page.next
      isEnd = isLast && !page.more
    }
    await changes
    expect([...seen.keys()].toSorted()).toEqual(numbers(...given).toSorted())
    expect([...seen.values()]).toEqual(given.map(() => 5))
    const positions = await getDb().select().from(orderChanges)
    expect(new Set(positions.map(({ eventId }) => eventId)).size).toBe(12 * 5)
  })

  /** Follows until the mark has risen. Transactions in other databases of the server hold it up as well. */
  const settle = () =>
    expect
      .poll(
        async () => {
          await follow()
          const [marks] = await getDb().select().from(orderChangeMarks)
          return marks?.settled
        },
        { timeout: 25_000 },
      )
      .toBeGreaterThan(0)

  it('are settled when nothing more can come before them, and then nothing is written', async () => {
    await givenOrder(getDb())
    await settle()
    const marks = await getDb().select().from(orderChangeMarks)
    await follow()
    expect(await getDb().select().from(orderChangeMarks)).toEqual(marks)
  })

  it('are followed anew when the database was copied to a server with lower transaction ids', async () => {
    await givenOrder(getDb())
    await follow()
    await getDb().update(orderChangeMarks).set({ horizon: 9_000_000_000_000 })
    await settle()
  })

  // The embedded database runs one transaction after another.
  it.skipIf(isEmbedded)('are not missed when a lower id is committed late, also much later', async () => {
    const [slow, quick] = [await givenOrder(getDb()), await givenOrder(getDb())]
    const { next } = await read()
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    let isDrawn = () => {}
    const drawn = new Promise<void>((resolve) => {
      isDrawn = resolve
    })
    const late = getDb().transaction(async (tx) => {
      await tx.execute(sql`select id from orders where id = ${slow.id} for update`)
      await delivered(tx, slow)
      isDrawn()
      await released
    })
    await drawn
    await givenEvent(getDb(), quick)
    const before = await read(positionOf(next))
    expect(idsOf(before)).toEqual(numbers(quick))
    for (let run = 0; run < 6; run += 1) {
      await givenEvent(getDb(), quick)
      await follow()
    }
    const meanwhile = await read(positionOf(before.next))
    release()
    await late
    expect(idsOf(await read(positionOf(meanwhile.next)))).toEqual(numbers(slow))
  })

  it('announce all events, those of the last three days, in their order', async () => {
    const order = await givenOrder(getDb(), { placedAt: new Date(), lines: [{}] })
    await givenOrder(getDb(), { placedAt: new Date(Date.now() - 4 * 86_400_000) })
    await givenEvent(getDb(), order)
    await getDb().transaction((tx) =>
      recordEvent(tx, order, { type: 'shipped', cause: 'merchant', at: new Date(), to: 'shipped' }),
    )
    await follow({ announce: true })
    await follow({ announce: true })
    const rows = await getDb().select().from(outbox).where(sql`kind = 'merchant-webhook'`).orderBy(outbox.id)
    const [ordered, delivered, shipped] =
      (await read()).orders.find(({ id }) => id === order.number)?.events ?? []
    expect(rows.map(({ payload }) => payload)).toMatchObject([
      { event: ordered?.id, order: order.id },
      { event: delivered?.id, order: order.id },
      { event: shipped?.id, order: order.id },
    ])
  })
})
