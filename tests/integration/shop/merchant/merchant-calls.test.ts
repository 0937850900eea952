import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { currentMs } from '@/lib/platform/clock'
import { findEveryMarket } from '@/lib/platform/markets'
import { correctTracking, readOrder } from '@/lib/shop/merchant'
import { mailKindOf } from '@/lib/shop/order-mails/mail-kind'
import { issueInvoice } from '@/lib/shop/order-papers'
import { merchantOrder } from '@/schemas/api/merchant-order'
import { givenConfig } from '../../../fixtures/config'
import { describeOnDatabases, serveDatabase } from '../../../fixtures/databases'
import { seller } from '../../../fixtures/every-mail'
import { givenOrder } from '../../../fixtures/orders'
import { readPdf } from '../../../fixtures/read-pdf'

const token = 'a-token-of-the-tests-which-is-long-enough'
const shop = {
  token: undefined as string | undefined,
}

givenConfig(() => ({ merchant: { token: shop.token, webhook: undefined } }))

function fail(problem: string): never {
  throw new Error(problem)
}

const tracking = await import('@/app/api/merchant/orders/[number]/tracking/route')
const arrivals = await import('@/app/api/merchant/orders/[number]/return-arrived/route')
const papers = await import('@/app/api/merchant/orders/[number]/papers/[paper]/route')

describeOnDatabases("The calls of the merchant's systems", (getDb) => {
  beforeEach(async () => {
    serveDatabase(getDb())
    shop.token = token
    await getDb().execute(sql`truncate orders, outbox, attempts, order_changes, order_change_marks cascade`)
  })

  const bearer = { authorization: `Bearer ${token}` }
  const correct = (number: string, body: unknown, headers: Record<string, string> = bearer) =>
    tracking.POST(
      new Request(`http://shop.example/api/merchant/orders/${number}/tracking/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
      { params: Promise.resolve({ number }) },
    )
  const arrived = (number: string, body: unknown, headers: Record<string, string> = bearer) =>
    arrivals.POST(
      new Request(`http://shop.example/api/merchant/orders/${number}/return-arrived/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
      { params: Promise.resolve({ number }) },
    )
  const paper = (number: string, name: string, headers: Record<string, string> = bearer) =>
    papers.GET(
      new Request(`http://shop.example/api/merchant/orders/${number}/papers/${name}/`, { headers }),
      {
        params: Promise.resolve({ number, paper: name }),
      },
    )
  const sentOrder = (more: object = {}) =>
    givenOrder(getDb(), { status: 'shipped', lines: [{}, {}], sent: [1, 2], ...more })
  const mails = async () => {
    const [row] = await getDb().execute<{ count: number }>(
      sql`select count(*)::int as count from order_events where type = 'trackingCorrected'`,
    )
    return row?.count
  }

  it('correct a parcel, and answer the order as the pull interface does', async () => {
    const { number } = await sentOrder()
    const answer = await correct(number, { trackingNumber: ' 00340435 ', carrierKey: 'ups' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const order = merchantOrder.parse(await answer.json())
    expect(order.packages[0]).toMatchObject({ carrierKey: 'ups', trackingNumber: '00340435' })
    expect(order.events.at(-1)).toMatchObject({ type: 'trackingCorrected', cause: 'merchant' })
    expect(await mails()).toBe(1)
    // The same again changes nothing, and the shopper hears of it once.
    expect((await correct(number, { trackingNumber: '00340435' })).status).toBe(200)
    expect(await mails()).toBe(1)
    const other = await correct(number, { otherCarrier: 'Fahrradbote Müller' })
    expect(await other.json()).toMatchObject({ packages: [{ carrierKey: 'Fahrradbote Müller' }] })
  })

  it.each([
    [{}, 'trackingNumber'],
    [{ carrierKey: 'dhll' }, 'carrierKey'],
    [{ carrierKey: 'dhl', otherCarrier: 'Bote' }, 'otherCarrier'],
    [{ trackingNumber: '' }, 'trackingNumber'],
    [{ trackingNumber: 'a\u0000b' }, 'trackingNumber'],
    [{ trackingNumber: 'a\nb' }, 'trackingNumber'],
    [{ trackingNumber: 'a'.repeat(101) }, 'trackingNumber'],
    [{ trackingNumber: 5 }, 'trackingNumber'],
    [{ trackingNumber: 'T', parcel: 0 }, 'parcel'],
    [{ trackingNumber: 'T', parcel: '1' }, 'parcel'],
  ])('refuse %j and name the field', async (body, field) => {
    const { number } = await sentOrder()
    const answer = await correct(number, body)
    expect(answer.status).toBe(400)
    expect(Object.keys((await answer.json()).errors)).toEqual([field])
    expect(await mails()).toBe(0)
  })

  it.each(['', 'nonsense', '[]', 'null', '{"tracking":"T"}'])('refuse the body %j', async (body) => {
    const { number } = await sentOrder()
    expect((await correct(number, body)).status).toBe(400)
  })

  it('say why a parcel cannot be corrected', async () => {
    const unsent = await givenOrder(getDb(), { status: 'placed', lines: [{}] })
    const answer = await correct(unsent.number, { trackingNumber: 'T' })
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ title: expect.stringContaining('no parcel of it was sent') })
    const { number } = await sentOrder()
    const missing = await correct(number, { trackingNumber: 'T', parcel: 7 })
    expect([missing.status, (await missing.json()).title]).toEqual([409, `Order ${number} has no parcel 7.`])
    for (const wrong of ['1', '10000000', "1'--"])
      expect((await correct(wrong, { trackingNumber: 'T' })).status).toBe(404)
  })

  it('tell the shopper of five corrections of a parcel within a day, and correct it all the same', async () => {
    const { number } = await sentOrder()
    const told = async () => {
      const order = await readOrder(getDb(), number)
      const events = order?.events.filter(({ type }) => type === 'trackingCorrected') ?? []
      return events.map((event) => mailKindOf(event) !== undefined)
    }
    for (let at = 1; at <= 7; at += 1) {
      const answer = await correct(number, {
        otherCarrier: at % 2 ? 'Bote' : 'Kurier',
        trackingNumber: `T${at}`,
      })
      expect(answer.status).toBe(200)
    }
    expect(await told()).toEqual([true, true, true, true, true, false, false])
    const { packages } = await (await correct(number, { trackingNumber: 'T7' })).json()
    expect(packages[0]).toMatchObject({ trackingNumber: 'T7' })
    // Another parcel, and the next day, have mails of their own.
    const other = await sentOrder()
    await correct(other.number, { trackingNumber: 'T' })
    const now = new Date(currentMs() + 24 * 3_600_000)
    const correction = { carrier: undefined, tracking: 'T8' }
    expect(await correctTracking(getDb(), number, { parcel: 1, correction, now })).toMatchObject({
      told: [expect.stringContaining('The shopper is told.')],
    })
    expect((await told()).at(-1)).toBe(true)
    const [another] = (await readOrder(getDb(), other.number))?.events.slice(-1) ?? []
    expect(another && mailKindOf(another)).toBe('tracking')
  })

  it('say which return has come, and answer the order', async () => {
    const order = await sentOrder()
    expect((await arrived(order.number, {})).status).toBe(409)
    for (const place of [1, 2]) {
      await getDb().execute(sql`
        with made as (
          insert into order_returns (order_id, key, number, reason, requested_at)
          values (${order.id}, ${randomUUID()}, ${`R${order.number}-${place}`}, 'fit', now()) returning id)
        insert into order_return_lines (return_id, line_id, quantity)
        select id, ${order.lines[place - 1]?.id}, 1 from made`)
    }
    expect((await arrived(order.number, {})).status).toBe(409)
    for (const _ of ['once', 'again']) {
      const answer = await arrived(order.number, { return: `R${order.number}-2` })
      expect(answer.status).toBe(200)
      const { returns, events } = merchantOrder.parse(await answer.json())
      expect(returns.map(({ arrivedAt }) => arrivedAt)).toEqual([null, expect.any(String)])
      expect(events.filter(({ type }) => type === 'returnArrived')).toHaveLength(1)
    }
    for (const wrong of [{ return: 5 }, { retour: 'R1' }, { return: '' }])
      expect((await arrived(order.number, wrong)).status).toBe(400)
    expect((await arrived('1', {})).status).toBe(404)
  })

  it('answer an invoice as PDF as it was issued, and nothing that was not issued', async () => {
    const order = await sentOrder({ payments: [{ method: 'RE', status: 'paid' }] })
    const other = await sentOrder()
    const market = findEveryMarket('baby', 'de-de') ?? fail('no market')
    const { number } = await issueInvoice(getDb(), {
      ...{ orderId: order.id, brand: 'baby', market, seller, at: new Date('2026-11-24T09:00:00Z') },
    })
    const answer = await paper(order.number, number)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[^"]+\.pdf"$/)
    const file = Buffer.from(await answer.arrayBuffer())
    expect((await readPdf(file)).text).toContain(number)
    expect(Buffer.from(await (await paper(order.number, number)).arrayBuffer())).toEqual(file)
    await getDb().execute(sql`update kept_papers set file = '\\x00'`)
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const changed = await paper(order.number, number)
    expect([changed.status, await changed.json()]).toEqual([
      500,
      { status: 500, title: expect.stringContaining('not what was issued') },
    ])
    expect(String(logged.mock.calls)).toContain(number)
    logged.mockRestore()
    for (const [of, name] of [
      [other.number, number],
      [order.number, 'BABY-2026-999999'],
      [order.number, '%00'],
      ['1', number],
    ] as const)
      expect((await paper(of, name)).status).toBe(404)
  })

  describe.each([
    [
      'the correction',
      (headers: Record<string, string>) => correct('71803427', { trackingNumber: 'T' }, headers),
    ],
    ['the return', (headers: Record<string, string>) => arrived('71803427', {}, headers)],
    ['a paper', (headers: Record<string, string>) => paper('71803427', 'B-1', headers)],
  ])('for %s', (_, call) => {
    it('let nobody in without the token, and do not exist without one in the settings', async () => {
      for (const headers of [{}, { authorization: 'Bearer x' }, { cookie: `token=${token}` }] as Record<
        string,
        string
      >[]) {
        const answer = await call(headers)
        expect([answer.status, await answer.json()]).toEqual([401, { status: 401, title: 'Unauthorised' }])
      }
      shop.token = undefined
      serveDatabase(undefined)
      expect((await call(bearer)).status).toBe(404)
    })
  })

  it('have no other methods', () => {
    for (const method of [tracking.GET, tracking.PUT, tracking.PATCH, tracking.DELETE])
      expect(method().status).toBe(405)
    for (const method of [arrivals.GET, arrivals.PUT, arrivals.PATCH, arrivals.DELETE])
      expect(method().status).toBe(405)
    for (const method of [papers.POST, papers.PUT, papers.PATCH, papers.DELETE])
      expect(method().status).toBe(405)
  })
})
