import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Mail } from '@/lib/platform/mail/service'
import { outbox } from '@/lib/platform/outbox/tables'
import { orderLinkMessage, orderToken } from '@/lib/shop/order-access'
import { sendDueOrderMails } from '@/lib/shop/order-mails'
import type { Order } from '@/lib/shop/orders'
import { followedOrder, visibleOrder, visibleOrders } from '@/lib/storefront/visitor/order-access'
import { visitorOf } from '@/lib/storefront/visitor/session'
import { describeOnDatabases } from '../../../fixtures/databases'
import { locationOf, orderVisitor } from '../../../fixtures/order-calls'
import { givenOrder, orderAddress, rereadOrder } from '../../../fixtures/orders'
import { testMarket } from '../../../fixtures/render'

vi.mock('@/lib/platform/config', async (original) => ({
  ...(await original<object>()),
  config: () => ({ brand: 'baby', baseUrl: 'http://shop.example' }),
}))
vi.mock('@/lib/platform/payments', async (original) => ({
  ...(await original<object>()),
  paymentProvider: async () => ({ name: 'sandbox', cancel: async () => ({ status: 'cancelled' }) }),
}))
vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }))
vi.mock('@/lib/storefront/screens/step-forms/islands', () => ({
  StepForm: () => null,
}))
vi.mock('@/lib/storefront/screens/checkout/islands', () => ({
  OrderState: () => null,
  PrintButton: () => null,
}))

const { POST: access } = await import('@/app/api/orders/access/route')
const { POST: cancel } = await import('@/app/api/orders/cancel/route')
const { GET: invoice } = await import('@/app/api/orders/invoice/route')
const { GET: label } = await import('@/app/api/orders/label/route')
const { POST: link } = await import('@/app/api/orders/link/route')
const { GET: open } = await import('@/app/api/orders/open/route')
const { POST: sendBack } = await import('@/app/api/orders/return/route')
const { StandingScreen } = await import('@/lib/storefront/screens/order-status')

type Browser = ReturnType<typeof orderVisitor>

const hourMs = 60 * 60 * 1_000
const market = testMarket()

describeOnDatabases('What is shown and changed of an order without an account', (getDb) => {
  beforeEach(async () => {
    await getDb().execute(
      sql`truncate orders, outbox, attempts, order_drafts, order_returns, invoices, invoice_counters cascade`,
    )
  })

  const long = new Date(Date.now() - 5 * hourMs)
  const placed = () => givenOrder(getDb(), { placedAt: long, lines: [{ inscription: 'Zoë' }, {}] })
  const shipped = async () => {
    const order = await givenOrder(getDb(), { status: 'shipped', sent: [1, 2], placedAt: long })
    await getDb().execute(
      sql`insert into order_events (order_id, at, type, to_status, cause)
        values (${order.id}, now(), 'shipped', 'shipped', 'merchant')`,
    )
    return order
  }

  const byNumber = (browser: Browser, { number, email }: Order) => browser.post(access, { number, email })
  const byLink = (browser: Browser, { number }: Order) =>
    browser.get(open, { order: number, key: orderToken(number, new Date()) })
  const ordered = (browser: Browser, { number }: Order) =>
    browser.get(async (request) => {
      const headers = new Headers()
      const visitor = await visitorOf(request, headers)
      visitor.orders = [number, ...(visitor.orders ?? [])]
      await visitor.save()
      return new Response(null, { headers })
    }, {})

  const proofs = {
    nothing: { steps: [], follows: false, changes: false },
    'its number and mail address': { steps: [byNumber], follows: true, changes: false },
    'having placed it long ago': { steps: [ordered], follows: false, changes: false },
    'its number and mail address in the browser that has placed it': {
      ...{ steps: [ordered, byNumber], follows: true, changes: true },
    },
    'the link of a mail': { steps: [byLink], follows: true, changes: true },
    'the link of a mail, and its number later': {
      ...{ steps: [byLink, byNumber], follows: true, changes: true },
    },
  }

  it.each(Object.entries(proofs))('is decided by %s', async (_, { steps, follows, changes }) => {
    const [order, sent] = [await placed(), await shipped()]
    const browser = orderVisitor()
    for (const step of steps) for (const each of [order, sent]) await step(browser, each)
    const seen = await browser.get(async (request) => {
      const visitor = await visitorOf(request, new Headers())
      return Response.json([
        (await followedOrder(visitor, market, order.number)) !== undefined,
        (await visibleOrder(visitor, market, order.number)) !== undefined,
        await visibleOrders(visitor, market),
      ])
    }, {})
    // The page that asks for an order names each of them, the newest first, to whom they are shown.
    const named = changes ? [sent.number, order.number] : []
    expect(await seen.json()).toEqual([follows, changes, named])
    const stateOf = (answer: Response) => locationOf(answer).searchParams.get('state')
    const pieces = Object.fromEntries(sent.lines.map(({ id }) => [`line-${id}`, '1']))
    const unproved = follows ? 'unproved' : null
    const back = { order: sent.number, key: randomUUID(), reason: 'fit', ...pieces }
    expect({
      invoice: (await browser.get(invoice, { order: sent.number })).status,
      returned: stateOf(await browser.post(sendBack, back)),
      label: (await browser.get(label, { order: sent.number, return: `R${sent.number}-1` })).status,
      cancelled: stateOf(await browser.post(cancel, { order: order.number })),
      status: (await rereadOrder(getDb(), order)).status,
      link: stateOf(await browser.post(link, { order: order.number })),
    }).toEqual({
      ...(changes
        ? { invoice: 200, returned: 'returned', label: 200, cancelled: 'cancelled', status: 'cancelled' }
        : { invoice: 404, returned: unproved, label: 404, cancelled: unproved, status: 'placed' }),
      link: follows ? 'linkSent' : null,
    })
  })

  it('gives no invoice out whose kept copy is not what was issued', async () => {
    const sent = await shipped()
    const browser = orderVisitor()
    await byLink(browser, sent)
    expect((await browser.get(invoice, { order: sent.number })).status).toBe(200)
    await getDb().execute(sql`update kept_papers set file = '\\x00'`)
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const answer = await browser.get(invoice, { order: sent.number })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([500, 'application/problem+json'])
    expect(String(logged.mock.calls)).toContain('not what was issued')
    logged.mockRestore()
  })

  it('shows by number and mail address how it stands, and nothing of whom it is for', async () => {
    const order = await rereadOrder(getDb(), await placed())
    const html = renderToStaticMarkup(createElement(StandingScreen, { market, order, notice: undefined }))
    for (const words of [`Bestellung ${order.number}`, 'Wird vorbereitet', 'Artikel 1', 'Vertrag widerrufen'])
      expect(html).toContain(words)
    const { firstName, lastName, street, postcode, city } = orderAddress
    for (const words of [firstName, lastName, street, postcode, city, order.email, 'Zoë', 'IBAN'])
      expect(html).not.toContain(words)
    expect(html).not.toMatch(/step=|\/api\/orders\/(?:invoice|label|cancel|return)/)
  })

  const mailed = async (): Promise<Mail[]> => {
    const mails: Mail[] = []
    const service = { sendMail: async (_: string, mail: Mail) => void mails.push(mail) }
    const openTerms = async () => undefined
    await sendDueOrderMails({
      ...{ db: getDb(), service, brand: 'baby', baseUrl: 'http://shop.example', openTerms },
    })
    return mails
  }

  it('sends a link to its mail address that opens all of it, three a day', async () => {
    const order = await placed()
    const browser = orderVisitor()
    await byNumber(browser, order)
    await getDb().delete(outbox)
    for (let count = 0; count < 5; count += 1)
      expect(locationOf(await browser.post(link, { order: order.number })).searchParams.get('state')).toBe(
        'linkSent',
      )
    const asked = await getDb().select().from(outbox).where(eq(outbox.kind, orderLinkMessage))
    expect(asked).toHaveLength(3)
    const mails = await mailed()
    expect(mails.map(({ to }) => to)).toEqual([order.email, order.email, order.email])
    const href = /http\S+\/api\/orders\/open\/\S+/.exec(mails[0]?.text ?? '')?.[0] ?? ''
    const other = orderVisitor()
    await other.get(open, Object.fromEntries(new URL(href).searchParams))
    expect(locationOf(await other.post(cancel, { order: order.number })).searchParams.get('state')).toBe(
      'cancelled',
    )
  })
})
