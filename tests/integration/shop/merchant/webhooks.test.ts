import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { outbox } from '@/lib/platform/outbox/tables'
import { deliverMerchantWebhooks } from '@/lib/shop/merchant/deliver-webhooks'
import { followChanges } from '@/lib/shop/merchant/follow-changes'
import { markReturned } from '@/lib/shop/merchant/mark-returned'
import { ship } from '@/lib/shop/merchant/ship'
import { merchantEvent } from '@/schemas/api/merchant-order'
import { describeOnDatabases } from '../../../fixtures/databases'
import { type HttpServer, serve } from '../../../fixtures/http-server'
import { givenOrder } from '../../../fixtures/orders'

const secret = 'a secret of the webhook, which is long enough'
const parcel = { carrier: 'dhl', tracking: 'T1', lines: undefined }

describeOnDatabases('The webhook of the merchant', (getDb) => {
  let server: HttpServer
  let answer: (order: string) => Response
  const headers = new Set<string>()
  const received: { body: string; signature: string | null; order: string; to: string }[] = []

  beforeEach(async () => {
    await getDb().execute(sql`truncate orders, outbox, order_changes, order_change_marks cascade`)
    received.length = 0
    answer = () => new Response(null, { status: 204 })
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    server = await serve(async (request) => {
      const body = await request.text()
      for (const name of request.headers.keys()) headers.add(name)
      const { order, to } = merchantEvent.parse(JSON.parse(body))
      received.push({ body, signature: request.headers.get('shop-signature'), order, to })
      return answer(order)
    })
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await server.close()
  })

  const deliver = async () => {
    await followChanges(getDb(), { announce: true })
    return deliverMerchantWebhooks(getDb(), { url: `${server.origin}/orders`, secret })
  }
  const own = sql`kind = 'merchant-webhook'`
  const makeDue = () => getDb().update(outbox).set({ nextAttemptAt: sql`now() - interval '1 second'` })
  const shipped = async () => {
    const order = await givenOrder(getDb(), { placedAt: new Date() })
    await ship(getDb(), order.number, parcel, new Date())
    return order
  }
  const seen = () => received.map(({ order, to }) => [order, to])

  it('announces each change of a status, signed with its time as the documentation says', async () => {
    const { number } = await shipped()
    const before = Math.floor(Date.now() / 1_000)
    expect(await deliver()).toEqual({ delivered: 2, failed: 0 })
    expect(seen()).toEqual([
      [number, 'placed'],
      [number, 'shipped'],
    ])
    for (const { body, signature } of received) {
      const [, time = '', digest] = /^t=(\d+),v1=([\da-f]{64})$/.exec(signature ?? '') ?? []
      expect(digest).toBe(createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'))
      expect(Number(time)).toBeGreaterThanOrEqual(before)
    }
    expect(JSON.parse(received[1]?.body ?? '')).toMatchObject({
      ...{ type: 'shipped', from: 'placed', to: 'shipped', cause: 'merchant' },
      ...{ isTest: false, details: { carrierKey: 'dhl', trackingNumber: 'T1' } },
    })
    expect(await deliver()).toEqual({ delivered: 0, failed: 0 })
    // Another shop's systems do not hear the name of the demo.
    expect([...headers].filter((name) => name.includes('signature'))).toEqual(['shop-signature'])
  })

  it('says of an order that it is a test', async () => {
    await givenOrder(getDb(), { placedAt: new Date(), isTest: true })
    await deliver()
    expect(received.map(({ body }) => JSON.parse(body).isTest)).toEqual([true])
  })

  it('says nothing of the customer', async () => {
    await shipped()
    await deliver()
    for (const { body } of received) expect(body).not.toMatch(/someone@|Person|Muster/)
  })

  it('keeps the order of an order: what failed holds up its next status, and no other order', async () => {
    const [slow, other] = [await shipped(), await shipped()]
    answer = (order) => new Response(null, { status: order === slow.number ? 500 : 204 })
    expect(await deliver()).toEqual({ delivered: 2, failed: 1 })
    await markReturned(getDb(), slow.number, new Date())
    expect(await deliver()).toEqual({ delivered: 0, failed: 0 })
    expect(seen().filter(([order]) => order === slow.number)).toEqual([[slow.number, 'placed']])
    expect(seen().filter(([order]) => order === other.number)).toHaveLength(2)
    answer = () => new Response(null, { status: 204 })
    await makeDue()
    expect(await deliver()).toEqual({ delivered: 3, failed: 0 })
    expect(seen().filter(([order]) => order === slow.number)).toEqual([
      [slow.number, 'placed'],
      [slow.number, 'placed'],
      [slow.number, 'shipped'],
      [slow.number, 'returned'],
    ])
  })

  it('waits longer after each failure, up to an hour', async () => {
    await givenOrder(getDb(), { placedAt: new Date() })
    answer = () => new Response(null, { status: 500 })
    const waits: number[] = []
    for (let attempt = 0; attempt < 14; attempt += 1) {
      await deliver()
      const [row] = await getDb().execute<{ wait: number }>(
        sql`select extract(epoch from next_attempt_at - clock_timestamp())::float8 as wait from outbox where ${own}`,
      )
      waits.push(Math.round(row?.wait ?? 0))
      await makeDue()
    }
    expect(waits.slice(0, 4)).toEqual([1, 2, 4, 8])
    expect(waits.slice(-2)).toEqual([3_600, 3_600])
  })

  it('is given up and logged after three days, and then the next status is told', async () => {
    const { number } = await shipped()
    answer = () => new Response(null, { status: 500 })
    await deliver()
    const [first] = await getDb().select().from(outbox).where(own).orderBy(outbox.id)
    const since = new Date(Date.now() - 3 * 86_400_000).toISOString()
    await getDb()
      .update(outbox)
      .set({ payload: { ...first?.payload, since } })
      .where(sql`id = ${first?.id}`)
    await makeDue()
    answer = () => new Response(null, { status: received.length === 2 ? 500 : 204 })
    expect(await deliver()).toEqual({ delivered: 1, failed: 1 })
    expect(vi.mocked(console.error).mock.calls.join()).toMatch(/given up after three days/)
    expect(seen().at(-1)).toEqual([number, 'shipped'])
    const rows = await getDb().select().from(outbox).where(own).orderBy(outbox.id)
    expect(rows.map(({ failedAt, deliveredAt }) => [failedAt !== null, deliveredAt !== null])).toEqual([
      [true, false],
      [false, true],
    ])
  })

  it('follows no redirect', async () => {
    await givenOrder(getDb(), { placedAt: new Date() })
    answer = () => new Response(null, { status: 307, headers: { location: `${server.origin}/elsewhere` } })
    expect(await deliver()).toEqual({ delivered: 0, failed: 1 })
    expect(received).toHaveLength(1)
  })

  it('is delivered once, however many deliver at once', async () => {
    for (let count = 0; count < 6; count += 1) await shipped()
    await followChanges(getDb(), { announce: true })
    const results = await Promise.all([deliver(), deliver(), deliver()])
    while ((await deliver()).delivered > 0) {}
    expect(received).toHaveLength(12)
    expect(results.every(({ failed }) => failed === 0)).toBe(true)
  })
})
