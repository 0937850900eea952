import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { isWithinLimit, networkLimits } from '@/lib/platform/limits'
import { orderToken } from '@/lib/shop/order-access'
import { findOrderDraft } from '@/lib/shop/order-drafts'
import { stopClock } from '../../../fixtures/clock'
import { givenConfig } from '../../../fixtures/config'
import { describeOnDatabases, serveDatabase } from '../../../fixtures/databases'
import { locationOf, orderVisitor } from '../../../fixtures/order-calls'
import { givenOrder } from '../../../fixtures/orders'

givenConfig(() => ({ brand: 'baby', baseUrl: 'http://shop.example' }))

const access = await import('@/app/api/orders/access/route')
const open = await import('@/app/api/orders/open/route')
const { POST: link } = await import('@/app/api/orders/link/route')
const invoice = await import('@/app/api/orders/invoice/route')

const dayMs = 24 * 60 * 60 * 1_000

describeOnDatabases('An order without an account', (getDb) => {
  beforeEach(async () => {
    serveDatabase(getDb())
    await getDb().execute(
      sql`truncate orders, outbox, attempts, order_drafts, invoices, invoice_counters cascade`,
    )
  })

  const shipped = () =>
    givenOrder(getDb(), { status: 'shipped', sent: [1, 2], placedAt: new Date(Date.now() - 7 * dayMs) })

  /** Whether all of an order is open in a browser. */
  const seen = async (visitor: ReturnType<typeof orderVisitor>, number: string) =>
    (await visitor.get(invoice.GET, { order: number })).status
  /** Whether it is seen in a browser how an order stands. */
  const isFollowed = async (visitor: ReturnType<typeof orderVisitor>, order: string, locale = 'de-de') =>
    locationOf(await visitor.post(link, { order }, { locale })).searchParams.get('state') === 'linkSent'
  const openByLink = (visitor: ReturnType<typeof orderVisitor>, { number }: { number: string }) =>
    visitor.get(open.GET, { order: number, key: orderToken(number, new Date()) })

  const deliver = async ({ id }: { id: number }) => {
    await getDb().execute(
      sql`insert into order_events (order_id, at, type, to_status, cause) values (${id}, now(), 'shipped', 'shipped', 'merchant')`,
    )
  }

  it('is opened by its number and its mail address, however they are typed', async () => {
    const order = await shipped()
    await deliver(order)
    const visitor = orderVisitor()
    expect(await isFollowed(visitor, order.number)).toBe(false)
    const spaced = ` ${order.number.slice(0, 4)} ${order.number.slice(4)}`
    const answer = await visitor.post(access.POST, { number: spaced, email: ' Someone@Example.com' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(answer.headers.get('location')).toBe(`/de/bestellstatus/?order=${order.number}`)
    expect(await isFollowed(visitor, order.number)).toBe(true)
    expect(await isFollowed(orderVisitor(), order.number)).toBe(false)
  })

  it('leads to the market in which it was placed', async () => {
    const order = await givenOrder(getDb(), { locale: 'fr-ch', currency: 'CHF' })
    const answer = await orderVisitor().post(access.POST, { number: order.number, email: order.email })
    expect(locationOf(answer).pathname).toBe('/ch-fr/suivi-de-commande/')
  })

  it('does not tell whether the number or the address was wrong', async () => {
    const order = await shipped()
    const wrong = [
      { number: order.number, email: 'other@example.com' },
      { number: '99999999', email: order.email },
    ]
    for (const fields of wrong) {
      const answer = await orderVisitor().post(access.POST, fields)
      expect(answer.headers.getSetCookie()).toEqual([])
      const draft = locationOf(answer).searchParams.get('draft') ?? ''
      expect(await findOrderDraft(getDb(), 'access', draft)).toEqual({
        values: fields,
        errors: { order: 'unknownOrder' },
      })
    }
  })

  it('is looked for with as many statements as a number that nobody has', async () => {
    const order = await shipped()
    const statementsFor = async (fields: { number: string; email: string }) => {
      const asked: string[] = []
      serveDatabase(
        new Proxy(getDb(), {
          get(target, name, receiver) {
            asked.push(String(name))
            return Reflect.get(target, name, receiver)
          },
        }),
      )
      await orderVisitor().post(access.POST, fields)
      await orderVisitor().get(invoice.GET, { order: fields.number })
      return asked
    }
    const wrong = await statementsFor({ number: order.number, email: 'other@example.com' })
    expect(wrong).not.toEqual([])
    expect(wrong).toEqual(await statementsFor({ number: '99999999', email: 'other@example.com' }))
  })

  it('says what is missing, and keeps what was entered', async () => {
    const answer = await orderVisitor().post(access.POST, { number: '12', email: '' })
    const draft = locationOf(answer).searchParams.get('draft') ?? ''
    expect(await findOrderDraft(getDb(), 'access', draft)).toEqual({
      values: { number: '12', email: '' },
      errors: { number: 'invalid', email: 'required' },
    })
  })

  it('says that a number is mistyped, without looking for it', async () => {
    const { number, email } = await shipped()
    const swapped = number.replace(/(\d)(?!\1)(\d)/, '$2$1')
    const answer = await orderVisitor().post(access.POST, { number: swapped, email })
    const draft = locationOf(answer).searchParams.get('draft') ?? ''
    expect((await findOrderDraft(getDb(), 'access', draft))?.errors).toEqual({ number: 'mistyped' })
  })

  it('is opened by a number of before there were check digits', async () => {
    const order = await givenOrder(getDb(), { number: '71803399' })
    const answer = await orderVisitor().post(access.POST, { number: order.number, email: order.email })
    expect(answer.headers.get('location')).toBe('/de/bestellstatus/?order=71803399')
  })

  /** Why the form that an answer leads to was refused. */
  const whyRefused = async (answer: Response) =>
    (await findOrderDraft(getDb(), 'access', locationOf(answer).searchParams.get('draft') ?? ''))?.errors

  it('is not guessed from one network, in which others still open theirs', async () => {
    stopClock()
    const order = await shipped()
    const visitor = orderVisitor()
    for (let count = 0; count < 30; count += 1)
      await visitor.post(access.POST, { number: String(20_000_000 + count), email: order.email })
    const neighbours = await shipped()
    const own = { number: neighbours.number, email: neighbours.email }
    expect(locationOf(await visitor.post(access.POST, own)).searchParams.get('order')).toBe(own.number)
    for (let count = 0; count < 3; count += 1)
      await visitor.post(access.POST, { number: order.number, email: `guess${count}@example.com` })
    const refused = await visitor.post(access.POST, { number: order.number, email: order.email })
    expect(await whyRefused(refused)).toEqual({ order: 'attempts' })
    const fields = { number: order.number, email: order.email }
    const byScript = await visitor.post(access.POST, fields, { accept: 'application/json' })
    expect([byScript.status, Number(byScript.headers.get('retry-after')) > 0]).toEqual([429, true])
    const [owner, other] = [orderVisitor('192.0.2.2'), orderVisitor('192.0.2.2')]
    await openByLink(owner, order)
    await other.post(access.POST, fields)
    for (const [known, isOpened] of [
      [owner, true],
      [other, false],
    ] as const) {
      const back = await orderVisitor('192.0.2.1', known.cookie()).post(access.POST, fields)
      expect(locationOf(back).searchParams.get('order')).toBe(isOpened ? order.number : null)
    }
    expect(
      (await orderVisitor('192.0.2.2').post(access.POST, { number: order.number, email: order.email }))
        .status,
    ).toBe(303)
  })

  it('does not tell in a network with too many wrong guesses which numbers there are', async () => {
    stopClock()
    const order = await shipped()
    await isWithinLimit(getDb(), [{ name: '192.0.2.1', isShared: false }], networkLimits.orderClaims, {
      ...{ now: Date.now(), amount: networkLimits.orderClaims.perHour },
    })
    const ask = async (number: string) => {
      const from = performance.now()
      const answer = await orderVisitor().post(
        access.POST,
        { number, email: 'other@example.com' },
        { accept: 'application/json' },
      )
      return {
        ...{ status: answer.status, retry: answer.headers.get('retry-after'), body: await answer.json() },
        isEven: performance.now() - from > 950,
      }
    }
    const told = await ask(order.number)
    expect(told).toMatchObject({ status: 429, body: { errors: { order: 'attempts' } }, isEven: true })
    expect(await ask('12345678')).toEqual(told)
  })

  it('is not guessed from many networks', async () => {
    stopClock()
    const order = await shipped()
    for (let count = 1; count <= 60; count += 1)
      await orderVisitor(`192.0.2.${count}`).post(access.POST, {
        number: order.number,
        email: `guess${count}@example.com`,
      })
    const fields = { number: order.number, email: order.email }
    expect(await whyRefused(await orderVisitor('192.0.2.99').post(access.POST, fields))).toEqual({
      order: 'attempts',
    })
  })

  it('is opened by the link of a mail in any browser, at an address without the key', async () => {
    const order = await shipped()
    await deliver(order)
    const visitor = orderVisitor()
    const key = orderToken(order.number, new Date(Date.now() - 100 * dayMs))
    const answer = await visitor.get(open.GET, { order: order.number, key })
    expect(answer.headers.get('location')).toBe(`/de/bestellstatus/?order=${order.number}`)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await seen(visitor, order.number)).toBe(200)
  })

  it('is not opened by an old link, which leads to the form with its number', async () => {
    const order = await shipped()
    await deliver(order)
    const visitor = orderVisitor()
    const key = orderToken(order.number, new Date(Date.now() - 181 * dayMs))
    const answer = await visitor.get(open.GET, { order: order.number, key })
    expect(answer.headers.get('location')).toBe(`/de/bestellstatus/?order=${order.number}&state=expired`)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await seen(visitor, order.number)).toBe(404)
  })

  it.each([
    ['cut', (key: string) => key.slice(0, -5)],
    ['without its key', () => ''],
    ['changed', (key: string) => key.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['far too long', (key: string) => key.repeat(9)],
  ])('is not opened by a link that is %s, which says so in the language of its market', async (_, spoil) => {
    const order = await givenOrder(getDb(), { locale: 'fr-ch', currency: 'CHF' })
    const key = spoil(orderToken(order.number, new Date()))
    const answer = await orderVisitor().get(open.GET, { locale: 'fr-ch', order: order.number, key })
    const address = locationOf(answer)
    expect(`${address.pathname}${address.search}`).toBe(
      `/ch-fr/suivi-de-commande/?order=${order.number}&state=broken`,
    )
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it('is asked for anew by a link whose number was cut', async () => {
    const answer = await orderVisitor().get(open.GET, { order: '7', key: 'x' })
    expect(answer.headers.get('location')).toBe('/de/bestellstatus/?state=broken')
  })

  it('is not opened by the link of another order', async () => {
    const [order, other] = [await shipped(), await shipped()]
    const key = orderToken(other.number, new Date())
    const answer = await orderVisitor().get(open.GET, { order: order.number, key })
    expect(answer.headers.get('location')).toBe(`/de/bestellstatus/?order=${order.number}&state=broken`)
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it('gives its invoice to nobody else, keeps it nowhere, and writes it once', async () => {
    const [order, other] = [await shipped(), await shipped()]
    await deliver(order)
    await deliver(other)
    const visitor = orderVisitor()
    await openByLink(visitor, order)
    expect(await seen(visitor, other.number)).toBe(404)
    const [first, again] = [
      await visitor.get(invoice.GET, { order: order.number }),
      await visitor.get(invoice.GET, { order: order.number }),
    ]
    expect(first.headers.get('content-type')).toBe('application/pdf')
    expect(first.headers.get('cache-control')).toBe('private, no-store')
    expect(first.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Rechnung-BABY-\d{4}-000001\.pdf"$/,
    )
    expect(Buffer.from(await first.arrayBuffer())).toEqual(Buffer.from(await again.arrayBuffer()))
  })

  it('has no invoice before anything was sent', async () => {
    const order = await givenOrder(getDb())
    const visitor = orderVisitor()
    await openByLink(visitor, order)
    expect(await seen(visitor, order.number)).toBe(404)
  })

  it('is not found in another market', async () => {
    const order = await shipped()
    await deliver(order)
    const visitor = orderVisitor()
    await visitor.post(access.POST, { number: order.number, email: order.email })
    expect(await isFollowed(visitor, order.number, 'de-at')).toBe(false)
    await openByLink(visitor, order)
    expect((await visitor.get(invoice.GET, { order: order.number, locale: 'de-at' })).status).toBe(404)
  })

  it('is opened by no form of another site', async () => {
    const order = await shipped()
    const answer = await orderVisitor().post(
      access.POST,
      { number: order.number, email: order.email },
      { origin: 'https://elsewhere.example' },
    )
    expect(answer.status).toBe(403)
  })
})
