import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { connect } from '@/lib/platform/db/connect'
import { orders } from '@/lib/shop/orders/tables'
import { merchantOrder, merchantOrders } from '@/schemas/api/merchant-order'
import { databaseUrl } from '../fixtures/e2e/content-service'
import { merchantToken } from '../fixtures/http/merchant'
import { test as base, expect } from '../fixtures/http/test'
import { givenEvent, givenOrder } from '../fixtures/orders'

type Given = Awaited<ReturnType<typeof givenOrder>>

const test = base.extend<{ given: () => Promise<{ order: Given; change: () => Promise<void> }> }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the dependencies of a fixture from this pattern
  given: async ({}, use) => {
    const { db, close } = connect({ url: databaseUrl(), max: 1 })
    const made: number[] = []
    await use(async () => {
      // Longer than the numbers that the shop gives, so that none is given twice.
      const order = await givenOrder(db, { number: `99${randomInt(10 ** 9, 10 ** 10)}` })
      made.push(order.id)
      return { order, change: () => givenEvent(db, order) }
    })
    for (const id of made) await db.delete(orders).where(eq(orders.id, id))
    await close()
  },
})

const list = '/api/merchant/orders/'
const headers = { authorization: `Bearer ${merchantToken}` }

test('a system with the token reads each order after its changes, and none twice', async ({ ask, given }) => {
  const read = async (query: string) => {
    const answer = await ask(list + query, { headers })
    expect(answer.headers['cache-control']).toBe('private, no-store')
    return merchantOrders.parse(JSON.parse(answer.body))
  }
  let page = await read('?limit=200')
  while (page.more) page = await read(`?limit=200&since=${page.next}`)
  const { order, change } = await given()
  const own = ({ orders }: typeof page) => orders.filter(({ id }) => id === order.number)
  const placed = await read(`?since=${page.next}`)
  expect(own(placed)).toMatchObject([{ status: 'placed', currencyCode: 'EUR' }])
  expect(own(await read(`?since=${placed.next}`))).toEqual([])
  await change()
  expect(own(await read(`?since=${placed.next}`))[0]?.events).toHaveLength(2)
  const one = await ask(`${list}${order.number}/`, { headers })
  expect(merchantOrder.parse(JSON.parse(one.body)).id).toBe(order.number)
})

test('nobody else learns of an order, or why', async ({ ask, given }) => {
  const { order } = await given()
  for (const path of [list, `${list}${order.number}/`, `${list}10000000/`])
    for (const wrong of [{}, { authorization: 'Bearer x' }, { cookie: `token=${merchantToken}` }] as Record<
      string,
      string
    >[]) {
      const answer = await ask(path, { headers: wrong })
      expect(answer.status).toBe(401)
      expect(JSON.parse(answer.body)).toEqual({ status: 401, title: 'Unauthorised' })
    }
})

test('what is no order and no cursor is refused, and nothing is written', async ({ ask }) => {
  expect((await ask(`${list}10000000000000000000/`, { headers })).status).toBe(404)
  expect((await ask(`${list}?since=${encodeURIComponent("'; drop table orders")}`, { headers })).status).toBe(
    400,
  )
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const answer = await ask(list, { method, headers: { ...headers, 'content-length': '2' }, body: '{}' })
    expect(answer.status, method).toBe(405)
  }
})
